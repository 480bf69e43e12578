import { useState, type ReactNode } from 'react';
import { clockTime, minutesIn } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { findStop } from '#domain/trips/changes.ts';
import { namesOf, ownText } from '#domain/trips/own-stop.ts';
import { limits, ownStop, type Trip } from '#domain/trips/trip.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { nameOf } from './days.ts';
import { editStop, type StopChange } from './edits.ts';
import { focusGrip } from './focus-grip.ts';
import { placedText } from './placed-text.ts';
import { SheetWindow } from './sheet.tsx';
import { useTool } from './tool.ts';

interface Props {
  readonly stopKey: number;
}

function useStopEdit(key: number) {
  const tool = useTool();
  const { trip, facts, change, show } = tool;
  const stop = findStop(trip, key)?.stop;
  const name = stop ? nameOf(stop, facts) : '';
  const save = (label: string, edit: StopChange, done?: string) => {
    const put = (before: Trip) => editStop(before, key, edit);
    change(fill(label, { name }), put, done ?? ((after) => placedText(after, key, tool)));
    show(undefined);
    focusGrip(key);
  };
  return { stop, name, save };
}

interface EditSheetProps {
  readonly heading: string;
  readonly isChanged: boolean;
  readonly keep: () => void;
  readonly children: ReactNode;
}

/** A window with a form. What is written in it is kept however it closes; what was done can be undone. */
function EditSheet({ heading, isChanged, keep, children }: EditSheetProps) {
  const { show } = useTool();
  return (
    <SheetWindow heading={heading} close={isChanged ? keep : () => show(undefined)}>
      <form
        className="trip-edit"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        {children}
      </form>
    </SheetWindow>
  );
}

/** When a stop begins and how long it takes. */
export function TimeSheet({ stopKey }: Props) {
  const { text, days } = useTool();
  const { stop, name, save } = useStopEdit(stopKey);
  const view = days.flatMap(({ stops }) => stops).find((each) => each.stop.key === stopKey);
  const given = {
    at: stop?.at === undefined ? '' : clockTime(stop.at),
    stay: view ? `${view.until - view.at}` : '',
  };
  const [at, setAt] = useState(given.at);
  const [stay, setStay] = useState(given.stay);
  if (!stop) return null;
  const { edit, did } = text;
  const keep = () => {
    const minutes = Math.round(Number(stay) / 5) * 5;
    const length =
      stay === given.stay ? stop.stay : minutes > 0 ? Math.min(minutes, 720) : undefined;
    const time = minutesIn(at);
    save(did.time, { at: time === undefined ? undefined : Math.round(time / 5) * 5, stay: length });
  };
  return (
    <EditSheet
      heading={fill(edit.timeHeading, { name })}
      isChanged={at !== given.at || stay !== given.stay}
      keep={keep}
    >
      <Field
        as="input"
        type="time"
        id="trip-at"
        step={300}
        label={edit.at}
        hint={edit.atHint}
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <Field
        as="input"
        type="number"
        id="trip-stay"
        inputMode="numeric"
        min={5}
        max={720}
        step={5}
        label={edit.stay}
        value={stay}
        onChange={({ target }) => setStay(target.value)}
      />
      <div className="row">
        <Button type="submit">{edit.save}</Button>
        {stop.at !== undefined && (
          <Button look="line" onClick={() => save(did.time, { at: undefined })}>
            {edit.clear}
          </Button>
        )}
      </div>
    </EditSheet>
  );
}

/** Letters of the name of an own stop. */
const longestName = 100;

/** What the visitor notes about a stop, and what an own one is called. */
export function NoteSheet({ stopKey }: Props) {
  const { text } = useTool();
  const { stop, name, save } = useStopEdit(stopKey);
  const isOwn = stop?.of === ownStop;
  const given = stop && namesOf(stop);
  const [title, setTitle] = useState(given?.name ?? '');
  const [note, setNote] = useState(given?.note ?? '');
  if (!stop) return null;
  const keep = () => {
    const typed = note.trim();
    const kept = isOwn ? ownText(title.trim() || name, note) : typed;
    const done = fill(typed || isOwn ? text.say.noted : text.say.noteGone, { name });
    save(text.did.note, { note: kept.slice(0, limits.text) || undefined }, done);
  };
  return (
    <EditSheet
      heading={fill(text.edit.noteHeading, { name })}
      isChanged={title !== (given?.name ?? '') || note !== (given?.note ?? '')}
      keep={keep}
    >
      {isOwn && (
        <Field
          as="input"
          id="trip-stop-name"
          autoComplete="off"
          maxLength={longestName}
          label={text.edit.name}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
      <Field
        as="textarea"
        id="trip-note"
        maxLength={limits.text - (isOwn ? longestName + 1 : 0)}
        label={text.edit.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit">{text.edit.save}</Button>
    </EditSheet>
  );
}
