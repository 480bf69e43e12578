import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { orderDay } from '#domain/trips/order-day.ts';
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
  const { trip, days, text, facts, change, select, say } = tool;
  const number = { day: `${day.index + 1}` };
  const to = (index: number) => {
    const put = (before: Trip) => moveDay(before, day.index, index);
    change(fill(text.did.moveDay, number), put, dayPlacedText(put(trip), index, tool));
    select(index);
  };

  function order() {
    const found = orderDay(trip, day.index, facts.context);
    const less = found.before - found.after;
    if (less <= 0) return say(text.day.inOrder);
    const said = fill(text.day.ordered, { minutes: `${less}` });
    change(fill(text.did.order, number), () => found.trip, said);
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
            act: () =>
              change(
                fill(text.did.removeDay, number),
                (before) => removeDay(before, day.index),
                fill(text.say.removed, { name: capital(day.name) }),
              ),
          },
        ]}
      >
        {text.day.move}
        <Icon name="down" />
      </Menu>
    </div>
  );
}
