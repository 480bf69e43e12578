import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './month-bar.module.css';

const tints = ['indigo', 'vermilion', 'jade', 'celadon', 'giwa', 'hwang'] as const;
const tintAt = (index: number) => styles[tints[index] ?? 'hwang'] ?? '';

/** A month as one bar: how much of it each part takes. */
export function MonthBar({ data, locale }: SpreadProps<'student-costs'>) {
  const { parts, rest, scale, section, practicalSectionText } = data;
  const segments = [...parts, rest];
  const starts = segments.map((_, index) =>
    segments.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <GuideAnswer
      color="mugung"
      more={practicalSectionText.table}
      {...{ section, practicalSectionText, locale }}
    >
      <svg aria-hidden="true" className={styles.bar}>
        {segments.map(({ name, share }, index) => (
          <g key={name} className={tintAt(index)}>
            <rect x={`${starts[index]}%`} width={`${share}%`} height="100%" />
            {share > 20 && (
              <text x={`${(starts[index] ?? 0) + share / 2}%`} y="56%">
                {name}
              </text>
            )}
          </g>
        ))}
        <line x2="100%" y1="10" y2="10" />
        <line x2="100%" y1="100%" y2="100%" transform="translate(0 -10)" />
      </svg>
      <ul className={styles.parts}>
        {parts.map(({ name, share, figure }, index) => (
          <li key={name} className={tintAt(index)}>
            <Name name={name} share={share} locale={locale} />
            <b>
              <Figure figure={figure} locale={locale} />
            </b>
          </li>
        ))}
        <li className={tintAt(parts.length)}>
          <Name {...rest} locale={locale} />
          <p>{rest.text}</p>
        </li>
      </ul>
      <p className="note">{keepNames(scale)}</p>
    </GuideAnswer>
  );
}

/** The name of a part, and how much of the bar it takes. */
function Name({
  name,
  share,
  locale,
}: {
  readonly name: string;
  readonly share: number;
  readonly locale: Locale;
}) {
  return (
    <p>
      {name} <span className="note">{formats[locale].percent(Math.round(share))}</span>
    </p>
  );
}
