import { Section } from '#site/ui/section.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { formats } from '#content/formats.ts';
import type { AccommodationPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { Plan } from './room-plan.tsx';
import { areaOf, roomPlans, wonPerMetre } from './room-plans.ts';
import styles from './rooms.module.css';

interface Props {
  readonly text: AccommodationPage['text']['rooms'];
  readonly options: AccommodationPage['options'];
  readonly locale: Locale;
}

/** The kinds of rooms from above at one scale, the smallest first, each with its price in patches. */
export function Rooms({ text, options, locale }: Props) {
  const { number, won } = formats[locale];
  const rooms = options
    .map((option) => ({ ...option, plan: roomPlans[option.id] }))
    .toSorted((a, b) => areaOf(a.plan) - areaOf(b.plan));
  const perMetre = rooms.map(({ plan, rent }) => wonPerMetre(plan, rent));
  return (
    <Section layout="band" headingId="rooms" heading={text.heading} lead={text.lead}>
      <ul className={styles.rooms}>
        {rooms.map(({ id, name, hangul, plan, rent, price }, index) => {
          const size = number(Math.round(areaOf(plan)));
          const inside = text.inside[id].replace(
            '{each}',
            number(areaOf(plan) / (plan.people ?? 1)),
          );
          return (
            <li key={id} data-room={id}>
              <div className={styles.drawn}>
                <Plan plan={plan} label={`${text.plan.replace('{size}', size)}: ${inside}`} />
                <Patches from={rent.from} to={rent.to} />
              </div>
              <div className={styles.said}>
                <div className={styles.head}>
                  <h3>
                    <a href={`#${id}`}>{name}</a>
                  </h3>
                  <p lang="ko">{hangul}</p>
                  <p className={styles.size}>
                    {plan.sample ? text.sample.replace('{size}', size) : text.measured}
                  </p>
                  <p>{inside}</p>
                </div>
                <div>
                  <p className={styles.price}>{keepNames(price)}</p>
                  <p className={styles.each}>
                    {keepNames(text.perMetre.replace('{won}', won(perMetre[index] ?? 0)))}
                  </p>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.result}>
        <h3>{text.result.heading}</h3>
        <p>
          {keepNames(
            text.result.text
              .replace('{most}', won(Math.max(...perMetre)))
              .replace('{least}', won(Math.min(...perMetre))),
          )}
        </p>
        <p className="note">{text.note}</p>
      </div>
    </Section>
  );
}

/** One patch for each 10,000 won a month: full up to the lower price, open up to the higher. */
function Patches({ from, to }: { from: number; to: number }) {
  const all = Array.from({ length: Math.ceil(to / 10_000) }, (_, index) => index);
  const square = (index: number) =>
    `M${Math.floor(index / 5) * 10 + 1} ${(index % 5) * 10 + 1}h8v8h-8z`;
  const path = (indexes: readonly number[]) => indexes.map(square).join('');
  return (
    <svg
      viewBox={`0 0 ${Math.ceil(all.length / 5) * 10} 50`}
      className={styles.patches}
      aria-hidden="true"
    >
      <path d={path(all.filter((index) => (index + 1) * 10_000 <= from))} className={styles.full} />
      <path d={path(all.filter((index) => (index + 1) * 10_000 > from))} className={styles.open} />
    </svg>
  );
}
