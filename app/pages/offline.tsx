import type { LoaderFunctionArgs } from 'react-router';
import { KeptPages } from '#app/features/offline/kept-pages.tsx';
import { MissingPage } from '#app/features/offline/missing-page.tsx';
import { SaveCard } from '#app/features/offline/save-card.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { readOffline } from '#content/offline.server.ts';
import { localeOf } from '#content/pages.ts';
import styles from './offline.module.css';

function load({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url);
  return {
    ...readOffline(locale),
    picture: picture('pages/offline'),
  };
}

export const loader = packed(load);

export { shouldRevalidate } from '#app/lib/revalidate.ts';

/** Came with the service worker: it stands in for pages that are not kept. */
export default function OfflinePage() {
  const { copy, locale, pages, emergency, picture: night } = usePageData<typeof load>();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.split}>
        <div className={styles.text}>
          <h1>{copy.heading}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          <MissingPage words={copy.missing} locale={locale} pages={pages} />
        </div>
        <Picture picture={night} alt={copy.picture} eager className={styles.picture} />
      </div>
      <section aria-labelledby="emergency">
        <h2 id="emergency">{copy.emergency.heading}</h2>
        <p>{copy.emergency.lead}</p>
        <ul className={styles.numbers}>
          {emergency.map(({ number, name }) => (
            <li key={number}>
              <a href={`tel:${number}`} aria-label={`${copy.emergency.call} ${number}, ${name}`}>
                {number}
              </a>
              <span aria-hidden="true">{name}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept">{copy.kept.heading}</h2>
        <KeptPages locale={locale} pages={pages} none={copy.kept.none} />
      </section>
      <SaveCard locale={locale} />
    </div>
  );
}
