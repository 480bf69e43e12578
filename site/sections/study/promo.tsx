import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { surface } from '#site/ui/surface.ts';
import type { StudyCopy } from '#content/copy/study.ts';
import styles from './promo.module.css';

/** A course by somebody else that helps before the journey. */
export function Promo({ copy, locale }: { copy: StudyCopy['promo']; locale: Locale }) {
  return (
    <section aria-labelledby="promo" className={`wrap ${styles.section}`}>
      <div className={styles.card}>
        <div className={`${surface('indigo')} ${styles.letters}`} lang="ko" aria-hidden="true">
          가나다
        </div>
        <div className={styles.text}>
          <p className={styles.kind}>{copy.kind}</p>
          <h2 id="promo">{copy.heading}</h2>
          <p>{copy.text}</p>
          <p>
            <ExternalLink href={copy.url} locale={locale} className={styles.link ?? ''}>
              {copy.link}
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
