import { Prose } from '#site/ui/prose.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { StudyGuidePart } from '#content/study-guide.server.ts';
import styles from './months.module.css';

interface Props {
  readonly items: NonNullable<StudyGuidePart['items']>;
  readonly locale: Locale;
}

/** What happens in which months, in words and as a bar of the year. */
export function Months({ items, locale }: Props) {
  const { monthName } = formats[locale];
  return (
    <ul className={styles.months}>
      {items.map(({ title, text, from, to }) => (
        <li key={title}>
          <h3>{title}</h3>
          <b>{`${monthName(from - 1)} – ${monthName(to - 1)}`}</b>
          <svg viewBox="0 0 120 12" preserveAspectRatio="none" aria-hidden="true">
            {Array.from({ length: 12 }, (_, month) => (
              <rect
                key={month}
                x={month * 10}
                width="9"
                height="12"
                className={month + 1 >= from && month + 1 <= to ? styles.open : styles.closed}
              />
            ))}
          </svg>
          <p>
            <Prose text={text} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  );
}
