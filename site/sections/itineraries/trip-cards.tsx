import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/amounts.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { daysIn, type Card, type Labels } from './plan.ts';
import styles from './trip-cards.module.css';

interface Props {
  readonly cards: readonly Card[];
  /** The id of the itinerary that stands open below. */
  readonly shown: string;
  /** Said above the cards. */
  readonly heading: string;
  readonly labels: Labels;
  readonly locale: Locale;
}

/**
 * The itineraries to choose from. Each card is a link to the page on which its itinerary is open, and
 * whose head says what the drawing shows; here the title beside it has to do. `frame/trip-links.ts` has the first
 * day of the trip come along.
 */
export function TripCards({ cards, shown, heading, labels, locale }: Props) {
  return (
    <section aria-labelledby="choose" className={`wrap ${styles.section}`}>
      <h2 id="choose">{heading}</h2>
      <ul className={styles.cards}>
        {cards.map(({ id, title, ...card }) => {
          const open = id === shown;
          return (
            <li key={id} className={`${styles.card} ${open ? styles.open : ''}`}>
              <Picture
                picture={picture(`itineraries/${id}`)}
                alt=""
                title={title}
                sizes="(max-width: 820px) 100vw, (max-width: 1180px) 50vw, 420px"
                className={styles.picture}
              />
              <div className={styles.body}>
                <p className={styles.meta}>
                  <span>{daysIn(card.duration, labels)}</span>
                  <span>
                    <span className="visually-hidden">{labels.cities}: </span>
                    {card.cities}
                  </span>
                </p>
                <h3>{title}</h3>
                <p className={styles.text}>{card.description}</p>
                <CardCost card={card} labels={labels.cards} locale={locale} />
                <div className={styles.foot}>
                  <DifficultyBadge difficulty={card.difficulty} labels={labels.difficulty} />
                  <a
                    href={`${card.href}#plan`}
                    className={styles.link}
                    aria-current={open || undefined}
                    data-itinerary={id}
                  >
                    {open ? labels.cards.open : labels.cards.view}
                    <span className="visually-hidden">{`: ${title}`}</span>
                  </a>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the trip costs, counted in the same way on every card. */
function CardCost({
  card: { cost, duration, unseen },
  labels,
  locale,
}: {
  readonly card: Pick<Card, 'cost' | 'duration' | 'unseen'>;
  readonly labels: Labels['cards'];
  readonly locale: Locale;
}) {
  const note = labels.costNote.replace('{day}', won(cost.total / duration, locale));
  return (
    <div className={styles.cost}>
      <p>{labels.cost.replace('{total}', won(cost.total, locale))}</p>
      <p>
        {note} {unseen && labels.unseen.replace('{names}', unseen)}
      </p>
    </div>
  );
}
