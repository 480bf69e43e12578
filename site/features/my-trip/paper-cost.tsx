import { formats } from '#content/formats.ts';
import { countOf } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import { exactly, wonOf } from '#domain/text/won-of.ts';
import type { TripCost } from '#domain/trips/cost-parts.ts';
import type { WholeCost } from '#domain/trips/whole-cost.ts';
import { groupText } from '#site/lib/group-text.ts';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { useTool } from './tool.ts';

/** What a person spends on a day. */
export function PaperCost({ cost }: { readonly cost: TripCost }) {
  const { text, locale } = useTool();
  const { won } = formats[locale];
  const lines = [
    [text.cost.food, cost.food],
    [text.cost.transport, cost.transport],
    [text.cost.tickets, cost.tickets],
  ] as const;
  return (
    <>
      <h3>{text.paper.person}</h3>
      {lines.map(([name, amount]) => (
        <p key={name}>
          {name} {withAmounts(won(amount))}
        </p>
      ))}
      <p>
        <b>{withAmounts(won(cost.total))}</b>
      </p>
    </>
  );
}

/** What the whole trip costs, with beds and flights, a person and all of them. */
export function PaperTotal({ whole }: { readonly whole: WholeCost }) {
  const { trip, text, locale } = useTool();
  const { cost: words, count } = text;
  const days = countOf(count.days, trip.days.length, locale);
  const lines = [
    [words.beds, whole.beds],
    [words.flight, exactly(whole.flight)],
    [words.insurance, exactly(whole.insurance)],
  ] as const;
  return (
    <>
      <h3>{fill(words.person, { days })}</h3>
      {lines.map(
        ([name, amount]) =>
          amount.to > 0 && (
            <p key={name}>
              {name} {withAmounts(wonOf(amount, locale))}
            </p>
          ),
      )}
      <p>
        <b>{withAmounts(wonOf(whole.total, locale))}</b>
      </p>
      {trip.people > 1 && (
        <p>
          {withAmounts(groupText(words.group, trip.people, wonOf(whole.group, locale), locale))}
        </p>
      )}
    </>
  );
}
