import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/amounts.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { daysIn, type Card, type Labels } from './plan.ts';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';
import { Card as ListCard } from '#site/ui/card.tsx';
import card from '#site/ui/card.module.css';
import { keepNames } from '#site/ui/keep-names.tsx';
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
    <Section className="not-printed" headingId="choose" heading={heading}>
      <ul className={grid.three}>
        {cards.map(({ id, title, ...entry }) => {
          const open = id === shown;
          return (
            <ListCard
              key={id}
              className={`${styles.card} ${open ? styles.open : ''}`}
              picture={
                <Picture
                  picture={picture(`itineraries/${id}`)}
                  alt=""
                  title={title}
                  sizes="(max-width: 820px) 100vw, (max-width: 1180px) 50vw, 420px"
                  className={styles.picture}
                />
              }
            >
              <p className={card.meta}>
                <span>{daysIn(entry.duration, labels)}</span>
                <span>
                  <span className="visually-hidden">{labels.cities}: </span>
                  {entry.cities}
                </span>
              </p>
              <h3>{title}</h3>
              <p className={card.text}>{entry.description}</p>
              <CardCost card={entry} labels={labels.cards} locale={locale} />
              <div className={styles.foot}>
                <DifficultyBadge difficulty={entry.difficulty} labels={labels.difficulty} />
                <a
                  href={`${entry.href}#plan`}
                  className={styles.link}
                  aria-current={open || undefined}
                  data-itinerary={id}
                >
                  {open ? labels.cards.open : labels.cards.view}
                  <span className="visually-hidden">{`: ${title}`}</span>
                </a>
              </div>
            </ListCard>
          );
        })}
      </ul>
    </Section>
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
      <p>{keepNames(labels.cost.replace('{total}', won(cost.total, locale)))}</p>
      <p>
        {keepNames(note)} {unseen && labels.unseen.replace('{names}', unseen)}
      </p>
    </div>
  );
}
