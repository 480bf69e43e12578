import { memo, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { Field } from '#site/ui/field.tsx';
import type { Trip } from '#domain/trips/trip.ts';
import { countOf } from '#domain/text/count-of.ts';
import { editDay } from './edits.ts';
import type { Facts } from './facts.ts';
import { nightsFrom } from './nights-from.ts';
import { stationNamed } from './station-named.ts';
import { heardValue, useTool } from './tool.ts';

/** The station near which one sleeps after a day; the nights that follow without one take the same. */
export function SleepField({ day }: { readonly day: number }) {
  const { trip, text, facts, locale, days, change, say } = useTool();
  const sleep = trip.days[day]?.sleep ?? '';
  const label = (id: string) => labelOf(id, facts);
  // What is being written; what stands there otherwise follows from the trip.
  const [typed, setTyped] = useState<string>();
  const [unknown, setUnknown] = useState(false);
  if (day >= trip.days.length - 1) return null;

  const { city } = days[day] ?? {};

  function choose(value: string, isWhole = false): boolean {
    setTyped(value);
    setUnknown(false);
    const found = stationNamed(value, facts, { city, isWhole });
    if (value.trim() !== '' && !found) return false;
    const next = found?.id ?? '';
    if (next !== sleep) set(next);
    return true;
  }

  /** All is typed: the name is that of a station, or what is wrong with it is said. */
  function settle() {
    const known = typed === undefined || choose(typed, true);
    setUnknown(!known);
    if (known) setTyped(undefined);
    else say(text.day.sleepUnknown);
  }

  function set(next: string) {
    const count = next ? nightsFrom(trip, day, next, facts.context) : 1;
    const done = fill(countOf(text.day.sleepSet, count, locale), {
      name: label(next),
      from: days[day]?.name ?? '',
      to: days[day + count - 1]?.name ?? '',
    });
    const put = (before: Trip) =>
      Array.from({ length: count }, (_, step) => day + step).reduce(
        (after, night) => editDay(after, night, { sleep: next }),
        before,
      );
    change(text.did.sleep, put, next ? done : heardValue(text.day.sleep, text.figures.none, text));
  }

  return (
    <div className="trip-sleep">
      <Field
        as="input"
        id="trip-sleep"
        list="trip-stations"
        autoComplete="off"
        label={text.day.sleep}
        placeholder={text.day.sleepHint}
        error={unknown ? text.day.sleepUnknown : undefined}
        value={typed ?? label(sleep)}
        onChange={({ target }) => choose(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </div>
  );
}

/** Both cities have a City Hall. */
function labelOf(id: string, { stations, cities }: Facts): string {
  const found = stations.get(id);
  const city = cities[id.split('/')[0] as keyof typeof cities];
  return found ? `${found.name} (${city})` : '';
}

/** What can be chosen: hundreds, which are the same for every day and never change. */
export const Stations = memo(function Stations({ facts }: { readonly facts: Facts }) {
  return (
    <datalist id="trip-stations">
      {[...facts.stations.keys()].map((id) => (
        <option key={id}>{labelOf(id, facts)}</option>
      ))}
    </datalist>
  );
});
