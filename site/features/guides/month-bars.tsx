import { Prose } from '#site/ui/prose.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { PracticalSection } from './read.ts';
import styles from './month-bars.module.css';

interface Props {
  readonly months: NonNullable<PracticalSection['months']>;
  readonly locale: Locale;
}

/** What happens in which months, in words and as a bar of the year. */
export function MonthBars({ months, locale }: Props) {
  const { monthName } = formats[locale];
  return (
    <ul className={`ruled ${styles.months}`}>
      {months.map(({ title, text, from, to }) => (
        <li key={title}>
          <h4>{title}</h4>
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
