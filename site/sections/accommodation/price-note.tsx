import { Prose } from '#site/ui/prose.tsx';
import type { AccommodationPage } from '#content/accommodation.server.ts';
import type { Locale } from '#content/locale.ts';
import { Section } from '#site/ui/section.tsx';
import tables from '#site/ui/table.module.css';
import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './price-note.module.css';

interface Props {
  readonly words: AccommodationPage['copy']['prices'];
  readonly prices: AccommodationPage['prices'];
  readonly locale: Locale;
}

/** The current price of each kind of housing, beside all earlier ones. */
export function PriceNote({ words, prices, locale }: Props) {
  return (
    <Section
      layout="band"
      headingId="prices"
      heading={words.heading}
      lead={
        <p>
          <Prose text={words.text} locale={locale} />
        </p>
      }
    >
      <PriceTable words={words} prices={prices} />
      <div className={styles.notes}>
        <p>{keepNames(words.calculator)}</p>
        <p>{keepNames(words.deposit)}</p>
      </div>
    </Section>
  );
}

/** On phones each option becomes a block, with the names of the columns beside its amounts. */
function PriceTable({ words, prices }: Pick<Props, 'words' | 'prices'>) {
  const places = Object.values(words.sets);
  return (
    <div className={tables.scroll} data-scrolls-sideways>
      <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.option}
            </th>
            <th scope="col" rowSpan={2}>
              {words.use}
            </th>
            <th scope="colgroup" colSpan={places.length}>
              {words.edition}
            </th>
          </tr>
          <tr>
            {places.map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map(({ name, use, which, sets }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.use}>
                <b>{keepNames(use)}</b> <span>{keepNames(which)}</span>{' '}
                <span className={styles.place}>{words.edition}</span>
              </td>
              {sets.map((price, index) => (
                <td key={places[index]}>
                  <span className={styles.place}>{places[index]}</span> {keepNames(price)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
