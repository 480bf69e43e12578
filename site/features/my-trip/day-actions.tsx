import { fill } from '#domain/text/fill.ts';
import { countOf } from '#domain/text/count-of.ts';
import { orderDay, orderWithoutTimes } from '#domain/trips/order-day.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Button } from '#site/ui/button.tsx';
import type { DayView } from './days.ts';
import { moveDay, removeDay } from './edits.ts';
import { Icon } from './icons.tsx';
import { Menu } from './menu.tsx';
import { dayPlacedText } from './placed-text.ts';
import { useTool } from './tool.ts';

/** What is done with a whole day. */
export function DayActions({ day }: { readonly day: DayView }) {
  const tool = useTool();
  const { trip, days, text, facts, locale, change, select, tell } = tool;
  const number = { day: `${day.index + 1}` };
  const to = (index: number) => {
    const put = (before: Trip) => moveDay(before, day.index, index);
    change(fill(text.did.moveDay, number), put, (after) => dayPlacedText(after, index, tool));
    select(index);
  };

  function order() {
    const found = orderDay(trip, day.index, facts.context);
    const less = found.before - found.after;
    if (less <= 0) return tellOrder();
    change(fill(text.did.order, number), () => found.trip, saidOf(less));
  }

  const saidOf = (less: number) => fill(text.day.ordered, { minutes: `${less}` });

  /** No order is better: with the times that its stops have, if they have some. */
  function tellOrder() {
    const isTimed = day.stops.some(({ given }) => given);
    const loose = isTimed && orderWithoutTimes(trip, day.index, facts.context);
    if (!loose) return tell(isTimed ? text.day.inOrderTimed : text.day.inOrder);
    const less = loose.before - loose.after;
    tell(fill(text.day.orderLoose, { minutes: `${less}` }), {
      label: text.day.dropTimes,
      act: () => change(fill(text.did.order, number), () => loose.trip, saidOf(less)),
    });
  }

  function remove() {
    const removed = fill(
      day.stops.length === 0
        ? text.day.removed.none
        : countOf(text.day.removed, day.stops.length, locale),
      number,
    );
    const isLast = day.index === days.length - 1;
    const said = isLast ? removed : `${removed} ${text.day.removed.earlier}`;
    change(fill(text.did.removeDay, number), (before) => removeDay(before, day.index), said);
  }

  return (
    <div className="row trip-day-actions">
      {day.stops.length > 2 && (
        <Button look="line" className="trip-small" onClick={order}>
          <Icon name="order" />
          {text.day.order}
        </Button>
      )}
      <Menu
        label={text.day.move}
        className="trip-menu-button"
        items={[
          {
            label: text.day.earlier,
            icon: 'up',
            disabled: day.index === 0,
            act: () => to(day.index - 1),
          },
          {
            label: text.day.later,
            icon: 'down',
            disabled: day.index === days.length - 1,
            act: () => to(day.index + 1),
          },
          {
            label: text.day.remove,
            icon: 'cross',
            act: remove,
          },
        ]}
      >
        {text.day.move}
        <Icon name="down" />
      </Menu>
    </div>
  );
}
