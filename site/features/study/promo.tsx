import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { surface } from '#site/ui/surface.ts';
import type { StudyText } from '#content/text/study.ts';
import card from '#site/ui/card.module.css';
import styles from './promo.module.css';

/** A course by somebody else that helps before the journey. */
export function Promo({ text, locale }: { text: StudyText['promo']; locale: Locale }) {
  return (
    <section aria-labelledby="promo" className={`wrap ${styles.section}`}>
      <div className={`${card.card} ${styles.card}`}>
        <div
          className={`not-printed ${surface('indigo')} ${styles.letters}`}
          lang="ko"
          aria-hidden="true"
        >
          가나다
        </div>
        <div className={styles.text}>
          <p className="note">{text.kind}</p>
          <h2 id="promo">{text.heading}</h2>
          <p>{text.text}</p>
          <p className={styles.link}>
            <ExternalLink href={text.url} locale={locale}>
              {text.link}
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
