import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import styles from './classes.module.css';

interface Props {
  readonly words: GastronomyPage['copy']['classes'];
  readonly locale: Locale;
}

/** Where to learn to cook it: two listings outside the guide. */
export function Classes({ words, locale }: Props) {
  return (
    <section aria-labelledby="classes" className={styles.band}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h2 id="classes">{words.heading}</h2>
          <p>{words.text}</p>
        </div>
        <div>
          <ul className={styles.links}>
            {words.links.map(({ name, text, url }) => (
              <li key={url}>
                <ExternalLink href={url} locale={locale}>
                  {name}
                </ExternalLink>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{words.note}</p>
        </div>
      </div>
    </section>
  );
}
