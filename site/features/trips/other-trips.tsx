import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import { Section } from '#site/ui/section.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { daysIn, type Card, type TripText } from './plan.ts';

interface Props {
  readonly cards: readonly Card[];
  /** The id of the itinerary of the page. */
  readonly shown: string;
  readonly text: TripText;
  readonly locale: Locale;
}

/** Below an itinerary: the others, a line each. */
export function OtherTrips({ cards, shown, text, locale }: Props) {
  return (
    <Section className="not-printed" layout="beside" headingId="choose" heading={text.cards.others}>
      <trip-links data-shown={shown}>
        <ul className="ruled">
          {cards
            .filter(({ id }) => id !== shown)
            .map(({ id, title, href, duration, cost }) => (
              <li key={id}>
                <a href={`${href}#plan`} data-itinerary={id}>
                  {title}
                </a>{' '}
                <span className="note">
                  {daysIn(duration, text)} · {withAmounts(won(cost.total, locale))}
                </span>
              </li>
            ))}
        </ul>
      </trip-links>
      <p className="note">{text.cards.costNote}</p>
    </Section>
  );
}
