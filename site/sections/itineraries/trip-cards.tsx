import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PictureFile } from '#site/lib/pictures.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/amounts.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { daysIn } from './days-in.ts';
import type { Card, Labels } from './plan.ts';
import styles from './trip-cards.module.css';
import { startIn } from './use-trip.ts';

interface Props {
  readonly cards: readonly Card[];
  /** One for each card. */
  readonly pictures: readonly PictureFile[];
  /** The id of the itinerary that stands open below. */
  readonly shown: string;
  /** Said above the cards. */
  readonly heading: string;
  readonly labels: Labels;
  readonly locale: Locale;
}

/**
 * The itineraries to choose from. Each card is a link to the page on which its itinerary is open, and
 * whose head says what the drawing shows; here the title beside it has to do.
 */
export function TripCards({ cards, pictures, shown, heading, labels, locale }: Props) {
  const choose = useChoose();
  return (
    <section aria-labelledby="choose" className={`wrap ${styles.section}`}>
      <h2 id="choose">{heading}</h2>
      <ul className={styles.cards}>
        {cards.map(({ id, title, ...card }, position) => {
          const picture = pictures[position];
          const open = id === shown;
          return (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link inside is the keyboard's way
            <li
              key={id}
              className={`${styles.card} ${open ? styles.open : ''}`}
              onClick={(event) => choose(event, card.href, open)}
            >
              {picture && (
                <Picture
                  picture={picture}
                  alt=""
                  title={title}
                  sizes="(max-width: 820px) 100vw, (max-width: 1180px) 50vw, 420px"
                  className={styles.picture}
                />
              )}
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
                    onClick={(event) => choose(event, card.href, open)}
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

/** Opens an itinerary in this page; by itself its link leads to the same place in a page of its own. */
function useChoose() {
  const navigate = useNavigate();
  return (event: MouseEvent, href: string, open: boolean) => {
    // A click on the link has been dealt with when it reaches the card.
    if (!isPlain(event)) return;
    event.preventDefault();
    // The first day comes along. Without the anchor: the page scrolls by itself, after a moment (specification 2, section 4).
    void navigate(href + startIn(location.search), {
      state: { chosen: true },
      preventScrollReset: true,
      replace: open,
    });
  };
}
