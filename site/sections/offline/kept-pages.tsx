import { useEffect, useState } from 'react';
import { guideCache, keptAddress, pagesCache } from '#site/lib/kept.ts';
import type { Locale } from '#content/locale.ts';
import styles from './kept-pages.module.css';

interface Page {
  readonly href: string;
  readonly label: string;
}

interface Props {
  readonly locale: Locale;
  readonly pages: readonly Page[];
  /** What is said where nothing is kept. */
  readonly none: string;
}

/** The pages that can be read without a connection; which, only this browser knows. */
export function KeptPages({ locale, pages, none }: Props) {
  const [kept, setKept] = useState<ReadonlySet<string>>();
  useEffect(() => {
    keptAddresses(locale).then(setKept, () => setKept(new Set()));
  }, [locale]);
  if (!kept) return <p className={styles.unknown}>{none}</p>;
  const here = pages.filter(({ href }) => {
    const address = keptAddress(new URL(href, location.origin), locale);
    return address !== undefined && kept.has(address);
  });
  if (here.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.pages}>
      {here.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

async function keptAddresses(locale: Locale): Promise<ReadonlySet<string>> {
  const present = await caches.keys();
  const names = [pagesCache, guideCache(locale)].filter((name) => present.includes(name));
  const requests = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return cache.keys();
    }),
  );
  return new Set(
    requests.flat().map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
}
