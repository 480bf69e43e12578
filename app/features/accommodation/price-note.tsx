import { wonRange } from '#app/lib/won-range.ts';
import { FigureTable } from '#app/ui/figure-table.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { AccommodationPage } from '#content/accommodation.server.ts';
import type { Locale } from '#content/locale.ts';
import styles from './price-note.module.css';

interface Props {
  readonly words: AccommodationPage['copy']['prices'];
  readonly options: AccommodationPage['options'];
  readonly locale: Locale;
  readonly newTab: string;
}

/** The two sets of prices that the guide gives, side by side. */
export function PriceNote({ words, options, locale, newTab }: Props) {
  return (
    <section aria-labelledby="prices" className={styles.section}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h2 id="prices">{words.heading}</h2>
          <p>
            <Prose text={words.text} {...{ locale, newTab }} />
          </p>
          <p>{words.deposit}</p>
        </div>
        <FigureTable
          caption={words.caption}
          columns={[words.option, words.guide, words.faq]}
          rows={options.map(({ name, price, faqPrice }) => [
            name,
            wonRange(price, locale),
            wonRange(faqPrice, locale),
          ])}
        />
      </div>
    </section>
  );
}
