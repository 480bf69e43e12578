import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './month-bar.module.css';

const tints = ['indigo', 'vermilion', 'jade', 'celadon', 'giwa', 'hwang'] as const;
const tintAt = (index: number) => styles[tints[index] ?? 'hwang'] ?? '';

/** A month as one bar: how much of it each part takes. */
export function MonthBar({ data, locale }: SpreadProps<'student-costs'>) {
  const { parts, rest, least, most, scale, section, practicalSectionText } = data;
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
      <div>
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
        <svg aria-hidden="true" className={styles.scale}>
          <line x1={`${least.share}%`} x2={`${least.share}%`} y2="14" />
          <line x1="0" x2="0" y2="14" />
          <line x1="100%" x2="100%" y2="14" />
          <text y="34">0</text>
          <text x={`${least.share}%`} y="34" className={styles.middle}>
            {least.amount}
          </text>
          <text x="100%" y="34" className={styles.end}>
            {most}
          </text>
        </svg>
      </div>
      <ul className={styles.parts}>
        {parts.map(({ name, figure }, index) => (
          <li key={name} className={tintAt(index)}>
            <span>{name}</span>
            <b>
              <Figure figure={figure} locale={locale} />
            </b>
          </li>
        ))}
        <li className={tintAt(parts.length)}>
          <span>{rest.name}</span>
          <p>{rest.text}</p>
        </li>
      </ul>
      <p className="note">{keepNames(scale)}</p>
    </GuideAnswer>
  );
}
