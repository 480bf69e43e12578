import { memo, useState } from 'react';
import { capital, formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { addDays, isDate } from '#domain/time/days.ts';
import { stopsOf } from '#domain/trips/trip.ts';
import { keepTrip } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { countOf } from '#domain/text/count-of.ts';
import { EditTitle } from './edit-title.tsx';
import { HeadFacts } from './head-facts.tsx';
import { HeadMenu } from './head-menu.tsx';
import { Icon } from './icons.tsx';
import { useTool } from './tool.ts';

/** Where the answer to the question about keeping the trip stands. */
export const keptId = 'trip-kept';

export interface HeadProps {
  /** Whether dates and travellers stand open on a phone. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The trip is that of a link, and is not kept. */
  readonly looking: boolean;
}

/** The name of the trip, what can be done with all of it, and its dates and travellers. */
export const Head = memo(function Head({ undo, redo, looking, open, setOpen }: HeadProps) {
  const tool = useTool();
  const { text, facts, show } = tool;
  const { past, future } = useTripStore();
  const [before, after] = [past.at(-1), future.at(-1)];
  const what = (label: string) => label || text.elsewhere.label;
  const { head } = text;
  return (
    <header className="wrap trip-head">
      <Name />
      <div className="trip-tools">
        <button
          type="button"
          className="icon-button"
          disabled={!before}
          aria-label={before ? fill(head.undo, { what: what(before.label) }) : head.undoNone}
          title={before && fill(head.undo, { what: what(before.label) })}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="icon-button"
          disabled={!after}
          aria-label={after ? fill(head.redo, { what: what(after.label) }) : head.redoNone}
          title={after && fill(head.redo, { what: what(after.label) })}
          onClick={redo}
        >
          <Icon name="redo" />
        </button>
        {!looking && (
          <ButtonLink look="line" className="trip-wide" href={facts.countdown}>
            {head.countdown}
          </ButtonLink>
        )}
        <Button className="trip-wide" onClick={() => show({ kind: 'share' })}>
          {head.share}
        </Button>
        <HeadMenu />
      </div>
      <p className="trip-summary">
        <Summary />{' '}
        <button
          type="button"
          className="trip-link"
          aria-expanded={open}
          aria-controls="trip-facts"
          onClick={() => setOpen(!open)}
        >
          {open ? head.closeChange : head.change}
        </button>{' '}
        {!looking && (
          <a className="trip-narrow" href={facts.countdown}>
            {head.countdown}
          </a>
        )}
      </p>
      <HeadFacts open={open} />
      {!looking && <Kept />}
    </header>
  );
});

function Summary() {
  const { trip, text, locale } = useTool();
  const { start, days, people } = trip;
  const until = start && isDate(start) && days.length > 0 ? addDays(start, days.length - 1) : '';
  const length = countOf(text.count.days, days.length, locale);
  return [
    until ? capital(formats[locale].days(start, until)) : capital(length),
    countOf(text.count.people, people, locale),
    countOf(text.count.stops, stopsOf(trip).length, locale),
  ]
    .map((part) => `${capital(part)}.`)
    .join(' ');
}

function Name() {
  const { trip, text, change } = useTool();
  const [editing, setEditing] = useState(false);
  const { head } = text;
  if (editing) {
    return (
      <EditTitle
        id="trip-name"
        label={head.name}
        value={trip.name}
        cancel={() => setEditing(false)}
        save={(name) => {
          setEditing(false);
          if (name !== trip.name) change(text.did.name, (before) => ({ ...before, name }));
        }}
      />
    );
  }
  return (
    <div className="trip-name">
      <h1>{trip.name || head.unnamed}</h1>
      <button
        type="button"
        className="icon-button"
        aria-label={head.rename}
        onClick={() => setEditing(true)}
      >
        <Icon name="pen" />
      </button>
    </div>
  );
}

/** Where the trip is kept. */
function Kept() {
  const { text } = useTool();
  const { keeping } = useTripStore();
  const { head } = text;
  if (keeping === 'kept') {
    return (
      <p className="trip-kept" id={keptId} tabIndex={-1}>
        <Icon name="tick" />
        {head.kept}
      </p>
    );
  }
  // The question stands in a card of its own.
  if (keeping === 'blocked' || keeping === 'asking') return null;
  return (
    <p className="trip-kept" id={keptId} tabIndex={-1}>
      {head.notKept}{' '}
      <button type="button" className="trip-link" onClick={() => keepTrip(true)}>
        {head.keep}
      </button>
    </p>
  );
}
