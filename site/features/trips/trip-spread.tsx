import type { Locale } from '#content/locale.ts';
import type { ItinerariesPage } from './read.ts';
import { roundedWon, won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { FilterChips, shownUnder } from '#site/ui/filter-chips.tsx';
import { FoldSign } from '#site/ui/question-list.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { daysIn, type Card, type TripText } from './plan.ts';
import { MarkIcon, Threads } from './threads.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import cover from '#site/ui/cover.module.css';
import styles from './trip-spread.module.css';

interface Props {
  readonly cards: readonly Card[];
  readonly cities: ItinerariesPage['cities'];
  /** The id of the itinerary that stands open on the page. */
  readonly shown: string;
  readonly tripSpreadText: TripText;
  readonly locale: Locale;
}

const choices = ['all', 'short', 'seoul', 'still'] as const;

/** Which choices leave a trip in the list. */
const fits: Readonly<Record<(typeof choices)[number], (trip: Card) => boolean>> = {
  all: () => true,
  short: ({ duration }) => duration <= 4,
  seoul: ({ stays }) => stays.some(({ city }) => city === 'seoul'),
  still: ({ stays }) => stays.length === 1,
};

/**
 * The itineraries to choose from: a map of the country with a thread for each, and the list of the same. Each entry is
 * a link to the page on which its itinerary is open. `trip-links.element.ts` has the first day of the trip come along.
 */
export function TripSpread({ cards, cities, shown, tripSpreadText, locale }: Props) {
  const text = tripSpreadText.cards;
  const unseen = cards.flatMap(({ title, unseen: names }) => (names ? `${title} (${names})` : []));
  const options = choices.map((value) => ({ value, label: text.choices[value] }));
  return (
    <section className={`not-printed ${styles.spread}`} aria-labelledby="choose" data-filter-list>
      <trip-links className={`wrap ${styles.grid}`} shown={shown}>
        <div className={`row ${styles.head}`}>
          <h2 id="choose">{text.heading}</h2>
          <FilterChips name="trips" label={text.show} options={options} />
        </div>
        <div className={styles.map}>
          <Threads trips={cards} cities={cities} areas={tripSpreadText.areas} />
        </div>
        <ol className={styles.list} data-part="items">
          {cards.map((each, index) => (
            <Row
              key={each.id}
              card={each}
              number={index + 1}
              open={each.id === shown}
              {...{ cities, tripSpreadText, locale }}
            />
          ))}
        </ol>
        <Fold label={text.costNote} className={`note ${styles.note}`}>
          <p>{fill(text.unseen, { names: unseen.join('; ') })}</p>
        </Fold>
      </trip-links>
    </section>
  );
}

interface RowProps extends Pick<Props, 'cities' | 'tripSpreadText' | 'locale'> {
  readonly card: Card;
  readonly number: number;
  readonly open: boolean;
}

/** An itinerary in a line, and unfolded where it stays for how long and what it costs, counted in the same way for all. */
function Row({ card: trip, number, open, cities, tripSpreadText, locale }: RowProps) {
  const { id, title, stays, cost, duration } = trip;
  const text = tripSpreadText.cards;
  const nameOf = (city: string) => cities.find((each) => each.id === city)?.name;
  return (
    <li
      className={`${styles.trip} ${styles.row}`}
      {...shownUnder('trips', choices, (choice) => fits[choice](trip))}
    >
      <MarkIcon number={number} />
      <div>
        <h3>
          <a
            className={cover.cover}
            href={`${trip.href}#plan`}
            aria-current={open || undefined}
            data-itinerary={id}
          >
            {title}
          </a>
        </h3>
        <p className="row note">
          <span>{daysIn(duration, tripSpreadText)}</span>{' '}
          <span>
            <span className="visually-hidden">{tripSpreadText.cities}: </span>
            {trip.cities}
          </span>
        </p>
      </div>
      <div className={styles.facts}>
        <p className={styles.cost}>{withAmounts(`≈ ${won(roundedWon(cost.total), locale)}`)}</p>
        <DifficultyBadge difficulty={trip.difficulty} text={tripSpreadText.difficulty} />
      </div>
      <details name="trip" open={open} className={styles.more}>
        <summary aria-label={fill(text.more, { title })}>
          <FoldSign />
        </summary>
        <div>
          {stays.length > 1 && (
            <p className={`row ${styles.stays}`}>
              {stays.map(({ city, days }, index) => (
                <span key={index}>
                  <b>{nameOf(city)}</b> {days}
                </span>
              ))}
            </p>
          )}
          <p>{trip.description}</p>
          <CostBar cost={cost} text={tripSpreadText} locale={locale} />
          <p className={`row ${styles.lead}`}>
            <ButtonLink href={`${trip.href}#plan`} data-itinerary={id}>
              {fill(text.view, { days: daysIn(duration, tripSpreadText) })}
            </ButtonLink>
            <ButtonLink look="line" href={`${trip.href}#trip-start`} data-itinerary={id}>
              {text.dates}
            </ButtonLink>
          </p>
        </div>
      </details>
    </li>
  );
}

const parts = ['food', 'transport', 'tickets'] as const;

interface BarProps {
  readonly cost: Card['cost'];
  readonly text: TripText;
  readonly locale: Locale;
}

/** What the cost is made of, by share and in words. */
function CostBar({ cost, text, locale }: BarProps) {
  return (
    <div className={styles.parts}>
      <svg
        width="100%"
        height="16"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map((part, index) => {
          const before = parts.slice(0, index).reduce((sum, each) => sum + cost[each], 0);
          const [x, width] = [before, cost[part]].map((amount) => (100 * amount) / cost.total);
          return <rect key={part} x={x} width={width} height="1" />;
        })}
      </svg>
      <ul className="note">
        {parts.map((part) => (
          <li key={part}>
            {text.cost[part]} {withAmounts(won(cost[part], locale))}
          </li>
        ))}
      </ul>
    </div>
  );
}
