import { useMemo, useState } from 'react';
import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { removeStop } from '#domain/trips/changes.ts';
import { fitsOn, type Fit } from '#domain/trips/fits.ts';
import type { Stop } from '#domain/trips/trip.ts';
import { Button } from '#site/ui/button.tsx';
import { fitText } from './fit-text.ts';
import { useTool } from './tool.ts';

interface Props {
  readonly stop: Stop;
  /** Where it is now, if it is in the trip. */
  readonly now?: number | 'tray' | undefined;
  /** The day to propose; without one that with the least way. */
  readonly wanted?: number | undefined;
  readonly choose: (day: number | undefined, fit: Fit | undefined) => void;
}

/** Which day a stop goes to, with what would happen to it on each. */
export function DayChoice({ stop, now, wanted, choose }: Props) {
  const tool = useTool();
  const { trip, days, text, facts } = tool;
  const fits = useMemo(
    () => fitsOn(removeStop(trip, stop.key), stop, facts.context),
    [trip, stop, facts],
  );
  const extra = (index: number) => {
    const fit = fits[index];
    return fit?.state === 'fits' ? fit.extra : Infinity;
  };
  const order = days.map(({ index }) => index).toSorted((a, b) => extra(a) - extra(b) || a - b);
  const best = order.find((index) => index !== now);
  const [chosen, setChosen] = useState<number | 'tray'>(wanted ?? best ?? 'tray');
  const name = chosen === 'tray' ? text.board.tray : (days[chosen]?.name ?? '');
  return (
    <form
      className="trip-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === 'tray') choose(undefined, undefined);
        else choose(chosen, fits[chosen]);
      }}
    >
      <ul>
        {order.map((index) => (
          <Choice
            key={index}
            value={`${index}`}
            checked={chosen === index}
            pick={() => setChosen(index)}
            name={capital(days[index]?.name ?? '')}
            says={now === index ? text.move.here : fitText(fits[index], index, tool)}
            state={fits[index]?.state}
          />
        ))}
        <Choice
          value="tray"
          checked={chosen === 'tray'}
          pick={() => setChosen('tray')}
          name={text.board.tray}
          says={now === 'tray' ? text.move.here : text.move.tray}
        />
      </ul>
      <Button type="submit" disabled={chosen === now}>
        {fill(now === undefined ? text.board.addTo : text.move.to, { day: name })}
      </Button>
    </form>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly checked: boolean;
  readonly pick: () => void;
  readonly name: string;
  readonly says: string;
  readonly state?: Fit['state'] | undefined;
}

function Choice({ value, checked, pick, name, says, state }: ChoiceProps) {
  return (
    <li>
      <label htmlFor={`trip-to-${value}`}>
        <input
          type="radio"
          id={`trip-to-${value}`}
          name="trip-day-choice"
          value={value}
          checked={checked}
          onChange={pick}
        />
        <span>
          {name}
          <small className={state}>{says}</small>
        </span>
      </label>
    </li>
  );
}
