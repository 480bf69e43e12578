import { fill } from '#domain/text/fill.ts';
import { removeStop } from '#domain/trips/changes.ts';
import { ownStop } from '#domain/trips/trip.ts';
import type { DayView, StopView } from './days.ts';
import { shiftStop } from './edits.ts';
import { focusGrip } from './focus-grip.ts';
import { Menu, type MenuItem } from './menu.tsx';
import { useMeans } from './tool.ts';

interface Props {
  readonly day: DayView;
  readonly stop: StopView;
  readonly index: number;
}

/** All that can be done with a stop, without dragging. */
export function StopMenu({ day, stop, index }: Props) {
  const { text, change, show } = useMeans();
  const { key, of } = stop.stop;
  const own = of === ownStop;
  const { name } = stop;
  const words = text.stop;
  const last = day.stops.length - 1;

  function shift(by: 1 | -1) {
    const said = fill(text.say.at, {
      stop: `${index + by + 1}`,
      count: `${last + 1}`,
      day: day.name,
    });
    change(fill(text.did.move, { name }), (trip) => shiftStop(trip, key, by), `${name}. ${said}`);
  }

  function remove() {
    const next = day.stops[index + 1] ?? day.stops[index - 1];
    change(
      fill(text.did.remove, { name }),
      (trip) => removeStop(trip, key),
      fill(text.say.removed, { name }),
    );
    focusGrip(next?.stop.key);
  }

  const items: MenuItem[] = [
    { label: words.up, icon: 'up', disabled: index === 0, act: () => shift(-1) },
    { label: words.down, icon: 'down', disabled: index === last, act: () => shift(1) },
    { label: words.move, icon: 'calendar', act: () => show({ kind: 'move', key }) },
    { label: words.time, icon: 'order', act: () => show({ kind: 'time', key }) },
    {
      label: own ? words.nameAndNote : words.note,
      icon: 'pen',
      act: () => show({ kind: 'note', key }),
    },
    { label: words.remove, icon: 'cross', act: remove },
  ];
  return <Menu label={fill(words.more, { name })} items={items} />;
}
