import { Section } from '#site/ui/section.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { formats } from '#content/formats.ts';
import type { AccommodationPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { roomPlans, type RoomPlan } from './room-plans.ts';
import styles from './rooms.module.css';

interface Props {
  readonly text: AccommodationPage['text']['rooms'];
  readonly options: AccommodationPage['options'];
  readonly locale: Locale;
}

/** The kinds of rooms from above at one scale, the smallest first, each with its price in patches. */
export function Rooms({ text, options, locale }: Props) {
  const area = ({ id }: Props['options'][number]) => roomPlans[id].width * roomPlans[id].depth;
  return (
    <Section layout="band" headingId="rooms" heading={text.heading} lead={text.lead}>
      <ul className={`row ${styles.rooms}`}>
        {options
          .toSorted((a, b) => area(a) - area(b))
          .map((option) => {
            const size = formats[locale].number(Math.round(area(option)));
            return (
              <li key={option.id} data-room={option.id}>
                <Plan plan={roomPlans[option.id]} label={text.plan.replace('{size}', size)} />
                <div>
                  <h3>{option.name}</h3>
                  <p lang="ko">{option.hangul}</p>
                  <p className={styles.size}>
                    {size} m²
                    {roomPlans[option.id].sample && <small>{text.sample}</small>}
                  </p>
                  <Patches from={option.rent.from} to={option.rent.to} />
                  <p className={styles.price}>{keepNames(option.figure.value)}</p>
                </div>
              </li>
            );
          })}
      </ul>
      <p className="note">{text.note}</p>
    </Section>
  );
}

/** A room in centimetres, its floor in squares of a metre. */
function Plan({ plan: { width, depth, pieces }, label }: { plan: RoomPlan; label: string }) {
  const [wide, deep] = [width * 100, depth * 100];
  const squares = [
    ...Array.from({ length: Math.ceil(width) - 1 }, (_, x) => `M${(x + 1) * 100} 0V${deep}`),
    ...Array.from({ length: Math.ceil(depth) - 1 }, (_, y) => `M0 ${(y + 1) * 100}H${wide}`),
  ].join('');
  return (
    <svg viewBox={`-6 -6 ${wide + 12} ${deep + 12}`} role="img" aria-label={label}>
      <rect width={wide} height={deep} className={styles.floor} />
      <path d={squares} className={styles.squares} />
      {pieces.map(([kind, x, y, w, d]) => (
        <rect
          key={`${kind}${x}${y}`}
          x={x * 100}
          y={y * 100}
          width={w * 100}
          height={d * 100}
          rx={kind === 'table' ? w * 50 : 5}
          className={styles[kind]}
        />
      ))}
      <rect width={wide} height={deep} className={styles.walls} />
    </svg>
  );
}

/** One patch for each 10,000 won a month: full up to the lower price, open up to the higher. */
function Patches({ from, to }: { from: number; to: number }) {
  const all = Array.from({ length: to / 10_000 }, (_, index) => index);
  const square = (index: number) =>
    `M${Math.floor(index / 5) * 10 + 1} ${(index % 5) * 10 + 1}h8v8h-8z`;
  const path = (indexes: readonly number[]) => indexes.map(square).join('');
  return (
    <svg
      viewBox={`0 0 ${Math.ceil(all.length / 5) * 10} 50`}
      className={styles.patches}
      aria-hidden="true"
    >
      <path d={path(all.filter((index) => index * 10_000 < from))} className={styles.full} />
      <path d={path(all.filter((index) => index * 10_000 >= from))} className={styles.open} />
    </svg>
  );
}
