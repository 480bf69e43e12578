import { useState } from 'react';
import { fold } from '#domain/text/search-terms.ts';
import { Field } from '#site/ui/field.tsx';
import { editDay } from './edits.ts';
import { useTool } from './tool.ts';

/** The station near which one sleeps after a day; the nights that follow without one take the same. */
export function SleepField({ day }: { readonly day: number }) {
  const { trip, text, facts, change } = useTool();
  const { stations } = facts;
  const sleep = trip.days[day]?.sleep ?? '';
  // Both cities have a City Hall.
  const label = (id: string) => {
    const found = stations.get(id);
    const city = facts.cities[id.split('/')[0] as keyof typeof facts.cities];
    return found ? `${found.name} (${city})` : '';
  };
  // What is being written; what stands there otherwise follows from the trip.
  const [typed, setTyped] = useState<string>();
  const [unknown, setUnknown] = useState(false);
  if (day >= trip.days.length - 1) return null;

  function stationNamed(value: string) {
    const plain = fold(value.trim());
    return [...stations.values()].find(
      ({ id, name, hangul }) =>
        fold(label(id)) === plain || fold(name) === plain || hangul === value.trim(),
    );
  }

  function choose(value: string) {
    setTyped(value);
    setUnknown(false);
    const found = stationNamed(value);
    if (value.trim() !== '' && !found) return;
    const next = found?.id ?? '';
    if (next !== sleep) set(next);
  }

  function leave() {
    const known = typed === undefined || typed.trim() === '' || stationNamed(typed) !== undefined;
    setUnknown(!known);
    if (known) setTyped(undefined);
  }

  /** The same for the nights after it that had none, up to the last day, which needs none. */
  function set(next: string) {
    change(text.did.sleep, (before) => {
      let after = editDay(before, day, { sleep: next });
      for (let night = day + 1; next && night < after.days.length - 1; night++) {
        if (after.days[night]?.sleep) break;
        after = editDay(after, night, { sleep: next });
      }
      return after;
    });
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
        onBlur={leave}
      />
      <datalist id="trip-stations">
        {[...stations.values()].map(({ id }) => (
          <option key={id}>{label(id)}</option>
        ))}
      </datalist>
    </div>
  );
}
