import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { Locale } from '#content/locale.ts';
import type { ItinerariesPage } from './read.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
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

/**
 * The itineraries to choose from: a map of the country with a thread for each, and the list of the same. Each entry is
 * a link to the page on which its itinerary is open. `trip-links.element.ts` has the first day of the trip come along.
 */
export function TripSpread({ cards, cities, shown, tripSpreadText, locale }: Props) {
  const unseen = cards.flatMap(({ title, unseen: names }) => (names ? `${title} (${names})` : []));
  return (
    <section className={`not-printed ${styles.spread}`} aria-labelledby="choose">
      <trip-links className={`wrap ${styles.grid}`} data-shown={shown}>
        <div className={styles.head}>
          <h2 id="choose">{tripSpreadText.cards.heading}</h2>
          <p>{tripSpreadText.cards.lead}</p>
        </div>
        <Threads trips={cards} cities={cities} areas={tripSpreadText.areas} />
        <ol className={styles.list}>
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
        <p className={`note ${styles.note}`}>
          {tripSpreadText.cards.costNote}{' '}
          {fill(tripSpreadText.cards.unseen, { names: unseen.join('; ') })}
        </p>
      </trip-links>
    </section>
  );
}

interface RowProps extends Pick<Props, 'cities' | 'tripSpreadText' | 'locale'> {
  readonly card: Card;
  readonly number: number;
  readonly open: boolean;
}

/** An itinerary: where it stays for how long, and what it costs, counted in the same way for all. */
function Row({ card: trip, number, open, cities, tripSpreadText, locale }: RowProps) {
  const { id, title, stays, cost, duration } = trip;
  const text = tripSpreadText.cards;
  return (
    <li className={`${styles.trip} ${styles.row}`}>
      <Picture
        picture={picture(`itineraries/${id}`)}
        alt=""
        title={title}
        sizes="148px"
        className={styles.picture}
      />
      <div>
        <h3>
          <MarkIcon number={number} />
          <a
            className={cover.cover}
            href={`${trip.href}#plan`}
            aria-current={open || undefined}
            data-itinerary={id}
          >
            {title}
          </a>
        </h3>
        {open && <p className="note">{text.open}</p>}
      </div>
      <p className={styles.cost}>{withAmounts(won(cost.total, locale))}</p>
      <div className={styles.facts}>
        <p className="row note">
          <b>{daysIn(duration, tripSpreadText)}</b>
          <span className="visually-hidden">{tripSpreadText.cities}: </span>
          {stays.map(({ city, days }, index) => (
            <span key={index}>
              {cities.find((each) => each.id === city)?.name}
              {stays.length > 1 && <span className="note"> {days}</span>}
            </span>
          ))}
          <span>{withAmounts(fill(text.perDay, { day: won(cost.total / duration, locale) }))}</span>
          <DifficultyBadge difficulty={trip.difficulty} text={tripSpreadText.difficulty} />
        </p>
        <p>{trip.description}</p>
      </div>
    </li>
  );
}
