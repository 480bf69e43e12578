import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import styles from './prices.module.css';

interface Props {
  readonly data: TransportPage['prices'];
  readonly locale: Locale;
}

/** What is paid most, as a board of prices. */
export function Prices({ data: { text, prices }, locale }: Props) {
  return (
    <Section headingId="fares" heading={text.heading} lead={text.lead}>
      <ul className={styles.prices}>
        {prices.map(({ id, name, note, figure: { year, ...figure } }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p className={styles.amount}>
              <Figure figure={figure} locale={locale} />
            </p>
            <p className="note">
              {note && keepNames(note)} {year && `(${year})`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
