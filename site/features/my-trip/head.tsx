import { memo } from 'react';
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
import { IconButton } from './icon-button.tsx';
import { Icon } from './icons.tsx';
import { heardValue, useTool } from './tool.ts';

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
  const { trip, text, facts, show } = useTool();
  const { past, future } = useTripStore();
  // What is undone is one's own trip, which is not in view then.
  const [before, after] = looking ? [] : [past.at(-1), future.at(-1)];
  const what = (label: string) => label || text.elsewhere.label;
  const { head } = text;
  return (
    <header className="wrap trip-head">
      <Name />
      <div className="trip-tools">
        <IconButton
          icon="undo"
          label={before ? fill(head.undo, { what: what(before.label) }) : head.undoNone}
          title={before && fill(head.undo, { what: what(before.label) })}
          off={!before}
          act={undo}
        />
        <IconButton
          icon="redo"
          label={after ? fill(head.redo, { what: what(after.label) }) : head.redoNone}
          title={after && fill(head.redo, { what: what(after.label) })}
          off={!after}
          act={redo}
        />
        {!looking && (
          <ButtonLink look="line" className="trip-wide" href={facts.countdown}>
            {head.countdown}
          </ButtonLink>
        )}
        <Button className="trip-wide" onClick={() => show({ kind: 'share' })}>
          {head.share}
        </Button>
        <HeadMenu looking={looking} />
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
      <HeadFacts
        open={open}
        start={trip.start}
        days={trip.days.length}
        people={trip.people}
        meals={trip.meals}
      />
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
  const { head } = text;
  return (
    <EditTitle
      id="trip-name"
      className="trip-name"
      label={head.name}
      rename={head.rename}
      value={trip.name}
      save={(name) =>
        change(
          text.did.name,
          (before) => ({ ...before, name }),
          heardValue(head.name, name || head.unnamed, text),
        )
      }
    >
      <h1 id="trip-title" tabIndex={-1}>
        {trip.name || head.unnamed}
      </h1>
    </EditTitle>
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
