import { useMemo, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { nextKey } from '#domain/trips/changes.ts';
import { fitOn, slotOn, type Fit } from '#domain/trips/fits.ts';
import type { Known } from '#domain/trips/known.ts';
import { ownStop, stopsOf, type Stop } from '#domain/trips/trip.ts';
import { Field } from '#site/ui/field.tsx';
import { countOf } from '#domain/text/count-of.ts';
import { DayChoice } from './day-choice.tsx';
import { addStop } from './edits.ts';
import { focusGrip } from './focus-grip.ts';
import { Icon } from './icons.tsx';
import { placedText } from './placed-text.ts';
import { foundIn, nearTo } from './search.ts';
import { SheetWindow } from './sheet.tsx';
import { useTool } from './tool.ts';

/** What is added, with its name. */
interface Chosen {
  readonly stop: Stop;
  readonly name: string;
}

/** Finds a place or an activity of the guide, or takes one of the visitor's own, and asks for the day where it has none or does not fit. */
export function AddSheet({ day }: { readonly day: number | undefined }) {
  const tool = useTool();
  const { trip, text, facts, locale, change, show, select } = tool;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const words = text.add;
  const typed = query.trim();
  const rows = useMemo(
    () => (typed ? foundIn(facts.context.known, typed) : nearTo(trip, day, facts.context.known)),
    [typed, facts, trip, day],
  );

  function add({ stop, name }: Chosen, to: number | undefined, fit: Fit | undefined) {
    const slot = slotOn(trip, to, fit);
    const { key, ...plain } = stop;
    const after = addStop(trip, plain, slot);
    change(fill(text.did.add, { name }), () => after, placedText(after, key, tool));
    show(undefined);
    select(to);
    focusGrip(key);
  }

  if (chosen) {
    const { stop, name } = chosen;
    return (
      <SheetWindow key="day" heading={name} lead={words.choose}>
        <button type="button" className="trip-link" onClick={() => setChosen(undefined)}>
          {words.back}
        </button>
        <DayChoice stop={stop} wanted={day} choose={(to, fit) => add(chosen, to, fit)} />
      </SheetWindow>
    );
  }

  function pick(added: Omit<Stop, 'key'>, name: string) {
    const stop = { ...added, key: nextKey(trip) };
    const fit = day === undefined ? undefined : fitOn(trip, day, stop, facts.context);
    // From within a day it goes there at once; where it does not fit, the days say why and what they would do.
    if (fit?.state === 'fits') add({ stop, name }, day, fit);
    else setChosen({ stop, name });
  }

  return (
    <SheetWindow heading={words.heading}>
      <Field
        as="input"
        type="search"
        id="trip-search"
        autoComplete="off"
        label={words.search}
        hint={words.searchHint}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="note" role="status">
        {typed
          ? rows.length > 0
            ? countOf(words.results, rows.length, locale)
            : words.nothing
          : words.near}
      </p>
      <ul className="trip-results">
        {rows.map((known) => (
          <li key={known.id}>
            <button type="button" onClick={() => pick({ of: known.id }, known.name)}>
              <Result known={known} isIn={stopsOf(trip).some(({ of }) => of === known.id)} />
              <Icon name="plus" />
            </button>
          </li>
        ))}
        {typed && (
          <li>
            <button type="button" onClick={() => pick({ of: ownStop, note: typed }, typed)}>
              <span>
                <b>{fill(words.own, { name: typed })}</b>
                <small>{words.ownHint}</small>
              </span>
              <Icon name="plus" />
            </button>
          </li>
        )}
      </ul>
    </SheetWindow>
  );
}

function Result({ known, isIn }: { readonly known: Known; readonly isIn: boolean }) {
  const { text, facts } = useTool();
  const city = facts.cities[known.city as keyof typeof facts.cities];
  const kind = known.plan ? text.add.kinds.activity : text.add.kinds.place;
  return (
    <span>
      <b>{known.name}</b>
      {known.hangul && <span lang="ko"> {known.hangul}</span>}
      <small>{[kind, city, isIn && text.add.twice].filter(Boolean).join(' · ')}</small>
    </span>
  );
}
