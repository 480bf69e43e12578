import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { LegalPageId } from '#content/pages.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import sprite from './promise-icons.svg?url';
import styles from './promises.module.css';
import type { LegalPage } from './read.ts';

/** The drawings of the promises of each page, from `promise-icons.svg`, in their order. */
const icons = {
  'privacy-policy': ['guide', 'reply', 'bell', 'months', 'key'],
  'terms-of-service': ['coin', 'share', 'price', 'unsigned', 'check'],
  'cookie-policy': ['advertising', 'spool', 'door', 'choice'],
  'legal-notice': ['guide', 'stamp', 'coin', 'links'],
  accessibility: ['award', 'map', 'links', 'voice'],
} as const satisfies Record<LegalPageId, readonly string[]>;

const colors: readonly SurfaceColor[] = ['jade', 'hwang', 'mugung', 'celadon', 'hanji'];

type Props = LegalPage['summary'] & {
  readonly page: LegalPageId;
  readonly locale: Locale;
  /** What one can do about the last of them. */
  readonly children?: ReactNode;
};

/** What a legal page comes to, as patches: the first is the largest. */
export function Promises({ id, title, promises, page, locale, children }: Props) {
  return (
    <section aria-labelledby={id} className={`wrap ${styles.promises}`}>
      <h2 id={id} className="visually-hidden">
        {title}
      </h2>
      <ul className={styles.quilt}>
        {promises.map((promise, at) => (
          <li key={promise.title} className={`${surface(colors[at] ?? 'hanji')} ${styles.patch}`}>
            <svg aria-hidden="true" className={styles.icon}>
              <use href={`${sprite}#${icons[page][at] ?? ''}`} />
            </svg>
            <h3>{keepNames(promise.title)}</h3>
            <p>
              <Prose text={promise.rest} locale={locale} />
            </p>
            {at === promises.length - 1 && children}
          </li>
        ))}
      </ul>
    </section>
  );
}
