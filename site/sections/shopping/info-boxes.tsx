import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from '#content/shopping.server.ts';
import styles from './info-boxes.module.css';

interface Props {
  readonly words: ShoppingPage['copy']['info'];
  readonly locale: Locale;
}

/** What to know before the first shop: payment, tax, hours and what is worth buying. */
export function InfoBoxes({ words, locale }: Props) {
  return (
    <section aria-labelledby="info" className={`wrap ${styles.section}`}>
      <h2 id="info">{words.heading}</h2>
      <ul className={styles.boxes}>
        {words.boxes.map(({ id, title, text, figures }) => (
          <li key={id} id={id}>
            <h3>{title}</h3>
            {figures && (
              <dl className={styles.figures}>
                {figures.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p>
              <Prose text={text} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
