import type { Locale } from '#content/locale.ts';
import { roundedWon, won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { Section } from '#site/ui/section.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import nextLinks from '#site/ui/next-links.module.css';
import { daysIn, type Card, type TripText } from './plan.ts';

interface Props {
  readonly cards: readonly Card[];
  /** The id of the itinerary of the page. */
  readonly shown: string;
  /** The path of the page of all. */
  readonly all: string;
  readonly text: TripText;
  readonly locale: Locale;
}

/** Below an itinerary: the next three, a line each, and the way to all. */
export function OtherTrips({ cards, shown, all, text, locale }: Props) {
  const at = cards.findIndex(({ id }) => id === shown) + 1;
  const others = [...cards, ...cards].slice(at, at + 3);
  return (
    <Section className="not-printed" layout="beside" headingId="choose" heading={text.cards.others}>
      <trip-links shown={shown}>
        <ul className={`ruled ${nextLinks.links}`}>
          {others.map(({ id, title, href, duration, cost }) => (
            <li key={id} className="row">
              <a href={`${href}#plan`} data-itinerary={id}>
                {title}
              </a>{' '}
              <span>{daysIn(duration, text)}</span>{' '}
              <span>{withAmounts(`≈ ${won(roundedWon(cost.total), locale)}`)}</span>
            </li>
          ))}
          <li>
            <a href={all}>{fill(text.cards.all, { count: `${cards.length}` })}</a>
          </li>
        </ul>
        <p className="note">{text.cards.costNote}</p>
      </trip-links>
    </Section>
  );
}
