import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { ChoiceLine } from './choice-line.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { Piece } from './read-month-parts.ts';
import type { SpreadProps } from './read-spread.ts';
import styles from './month-bar.module.css';

const tints = ['indigo', 'vermilion', 'jade', 'celadon', 'giwa', 'hwang'] as const;
const tintAt = (index: number) => styles[tints[index] ?? 'hwang'] ?? '';

/** A month as one cloth: how much of it each part takes, cut again for the room that is chosen (chosen-answer.element.ts). */
export function MonthBar({ data, locale }: SpreadProps<'student-costs'>) {
  const { room, rooms, parts, rest, start, scale, section, practicalSectionText } = data;
  const last = parts.length + 1;
  return (
    <GuideAnswer
      color="mugung"
      more={practicalSectionText.table}
      {...{ section, practicalSectionText, locale }}
    >
      <chosen-answer className={styles.month} keys={JSON.stringify(rooms.map(({ id }) => id))}>
        <ChoiceLine name="room" legend={room.choose} options={rooms} />
        {rooms.map(({ id, share, rest: left }, index) => (
          <Cloth
            key={id}
            hidden={index > 0}
            pieces={[{ name: room.name, share }, ...parts, { name: rest.name, share: left }]}
          />
        ))}
        <ul aria-live="polite" className={styles.parts}>
          {rooms.map(({ id, share, figure }, index) => (
            <li key={id} data-part="answer" hidden={index > 0} className={tintAt(0)}>
              <Name name={room.name} share={share} locale={locale} />
              <b>
                <Figure figure={figure} locale={locale} />
              </b>
            </li>
          ))}
          {parts.map(({ name, share, figure }, index) => (
            <li key={name} className={tintAt(index + 1)}>
              <Name name={name} share={share} locale={locale} />
              <b>
                <Figure figure={figure} locale={locale} />
              </b>
            </li>
          ))}
          {rooms.map(({ id, rest: left }, index) => (
            <li key={`${id}-rest`} data-part="answer" hidden={index > 0} className={tintAt(last)}>
              <Name name={rest.name} share={left} locale={locale} />
              <p>{rest.text}</p>
            </li>
          ))}
        </ul>
      </chosen-answer>
      <chosen-answer
        className={styles.month}
        keys={JSON.stringify(start.options.map(({ id }) => id))}
      >
        <div className={styles.start}>
          <h3>{start.heading}</h3>
          {start.options.map(({ id, figure }, index) => (
            <p key={id} data-part="answer" hidden={index > 0}>
              <b>
                <Figure figure={figure} locale={locale} />
              </b>{' '}
              {start.where}
            </p>
          ))}
        </div>
        <ChoiceLine name="terms" legend={start.choose} options={start.options} />
        {start.options.map(({ id, bars }, index) => (
          <div key={id} data-part="answer" hidden={index > 0} className={styles.bars}>
            {bars.map((bar, at) => (
              <Bar key={at} pieces={bar} />
            ))}
            <p aria-hidden="true" className={styles.key}>
              {bars
                .flat()
                .filter(({ kind }, at, all) => all.findIndex((each) => each.kind === kind) === at)
                .map(({ kind, name }) => (
                  <span key={kind} className={styles[startTints[kind]]}>
                    {name}
                  </span>
                ))}
            </p>
          </div>
        ))}
      </chosen-answer>
      <p className="note">{keepNames(scale)}</p>
    </GuideAnswer>
  );
}

const startTints = { term: 'giwa', 'second-term': 'jade', papers: 'hwang' } as const;

interface BarProps {
  readonly pieces: SpreadProps<'student-costs'>['data']['start']['options'][number]['bars'][number];
}

/** A bar of what the first month adds. */
function Bar({ pieces }: BarProps) {
  const starts = startsOf(pieces);
  const end = pieces.reduce((sum, { share }) => sum + share, 0);
  return (
    <svg aria-hidden="true" className={styles.row}>
      {pieces.map(({ kind, name, share }, index) => (
        <g key={kind} className={styles[startTints[kind]]}>
          <rect x={`${starts[index]}%`} width={`${share}%`} height="100%" />
          {share > 50 && (
            <text x={`${(starts[index] ?? 0) + share / 2}%`} y="60%">
              {name}
            </text>
          )}
        </g>
      ))}
      <line x2={`${end}%`} y1="7" y2="7" />
      <line x2={`${end}%`} y1="100%" y2="100%" transform="translate(0 -7)" />
    </svg>
  );
}

/** Where pieces begin that stand side by side, in per cent. */
const startsOf = (pieces: readonly Piece[]) =>
  pieces.map((_, index) => pieces.slice(0, index).reduce((sum, { share }) => sum + share, 0));

interface ClothProps {
  readonly hidden: boolean;
  readonly pieces: readonly Piece[];
}

/** The month with one kind of room, in pieces side by side. */
function Cloth({ hidden, pieces }: ClothProps) {
  const starts = startsOf(pieces);
  return (
    <div data-part="answer" hidden={hidden}>
      <svg aria-hidden="true" className={styles.bar}>
        {pieces.map(({ name, share }, index) => (
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
    </div>
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
