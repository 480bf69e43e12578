import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { stopsOf, type Trip } from '#domain/trips/trip.ts';
import { changeTrip } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { Button } from '#site/ui/button.tsx';
import { countOf } from '#domain/text/count-of.ts';
import { clearLink } from './clear-link.ts';
import { addAll } from './edits.ts';
import { SheetWindow } from './sheet.tsx';
import { calledText } from './called-text.ts';
import { useTool } from './tool.ts';
import { saveTripFile } from './trip-file.ts';

/** Asks before a trip from a link or a file takes the place of one's own. */
export function ReplaceSheet({ incoming }: { readonly incoming: Trip }) {
  const tool = useTool();
  const { text, done, take } = tool;
  const { trip: own } = useTripStore();
  if (!own) return null;
  const { replace, looking, did } = text;
  const name = calledText(incoming, text);

  function choose(label: string, next: Trip, sentence: string) {
    changeTrip(fill(label, { name }), () => next);
    take(undefined);
    clearLink();
    done(sentence);
  }

  return (
    <SheetWindow heading={replace.heading} lead={replace.text} close={() => take(undefined)}>
      <ul className="trip-results trip-two">
        <Size trip={incoming} label={replace.comes} />
        <Size trip={own} label={replace.own} />
      </ul>
      <div className="trip-edit">
        <Button onClick={() => choose(did.replace, incoming, fill(replace.done, { name }))}>
          {looking.replace}
        </Button>
        <Button
          look="line"
          onClick={() => choose(did.addAll, addAll(own, stopsOf(incoming)), looking.added)}
        >
          {looking.add}
        </Button>
        <Button look="line" onClick={() => take(undefined)}>
          {replace.keep}
        </Button>
        <button
          type="button"
          className="trip-link"
          onClick={() => saveTripFile({ ...tool, trip: own })}
        >
          {replace.save}
        </button>
      </div>
    </SheetWindow>
  );
}

/** A trip by its name and how much it holds. */
function Size({ trip, label }: { readonly trip: Trip; readonly label: string }) {
  const { text, locale } = useTool();
  const size = fill(text.replace.size, {
    days: countOf(text.count.days, trip.days.length, locale),
    stops: countOf(text.count.stops, stopsOf(trip).length, locale),
  });
  return (
    <li>
      <span>
        <small>{label}</small>
        <b>{trip.name || text.head.unnamed}</b>
        <small>{capital(size)}</small>
      </span>
    </li>
  );
}
