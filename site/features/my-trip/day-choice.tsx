import { useMemo } from 'react';
import { capital } from '#content/formats.ts';
import { removeStop } from '#domain/trips/changes.ts';
import { fitsOn, type Fit } from '#domain/trips/fits.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { fitText } from './fit-text.ts';
import { useTool } from './tool.ts';

interface Props {
  readonly stop: Stop;
  /** Where it is now, if it is in the trip. */
  readonly now?: number | 'tray' | undefined;
  /** The day that comes first; without one that with the least way. */
  readonly wanted?: number | undefined;
  readonly choose: (day: number | undefined, fit: Fit | undefined) => void;
}

/** Which day a stop goes to, with what would happen to it on each; one press takes it there. */
export function DayChoice({ stop, now, wanted, choose }: Props) {
  const tool = useTool();
  const { trip, days, text, facts } = tool;
  const fits = useMemo(
    () => fitsOn(removeStop(trip, stop.key), stop, facts.context),
    [trip, stop, facts],
  );
  const extra = (index: number) => {
    const fit = fits[index];
    if (index === wanted) return -1;
    return fit?.state === 'fits' ? fit.extra : Infinity;
  };
  const order = days.map(({ index }) => index).toSorted((a, b) => extra(a) - extra(b) || a - b);
  return (
    <ul className="trip-results trip-days">
      {order.map((index) => (
        <Choice
          key={index}
          name={capital(days[index]?.name ?? '')}
          says={now === index ? text.move.here : fitText(fits[index], index, tool)}
          state={fits[index]?.state}
          isHere={now === index}
          choose={() => choose(index, fits[index])}
        />
      ))}
      <Choice
        name={text.board.tray}
        says={now === 'tray' ? text.move.here : text.move.tray}
        isHere={now === 'tray'}
        choose={() => choose(undefined, undefined)}
      />
    </ul>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly says: string;
  readonly state?: Fit['state'] | undefined;
  readonly isHere: boolean;
  readonly choose: () => void;
}

function Choice({ name, says, state, isHere, choose }: ChoiceProps) {
  const words = (
    <span>
      <b>{name}</b>
      <small className={isHere ? undefined : state}>{says}</small>
    </span>
  );
  return (
    <li>
      <button type="button" disabled={isHere} onClick={choose}>
        {words}
      </button>
    </li>
  );
}
