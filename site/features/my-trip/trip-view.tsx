import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Bar } from './bar.tsx';
import { Bill } from './bill.tsx';
import { Board } from './board.tsx';
import { DayMap } from './day-map.tsx';
import { DayPart } from './day.tsx';
import { DayTabs } from './day-tabs.tsx';
import { Found } from './found.tsx';
import { Head, type HeadProps } from './head.tsx';
import { Paper } from './paper.tsx';
import { Stations } from './sleep-field.tsx';
import { Tray } from './tray.tsx';
import { useSelected, useTool } from './tool.ts';

/** A trip: its name and dates, what does not fit, its days side by side, one day in full, and what it costs. */
export function TripView({
  children,
  ...head
}: Omit<HeadProps, 'open' | 'setOpen'> & { readonly children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { days, facts, text } = useTool();
  const selected = useSelected();
  // The board answers the press; what the day holds is drawn after that has been painted.
  const shown = useDeferredValue(selected);
  const day = shown === undefined ? undefined : days[Math.min(shown, days.length - 1)];
  const askDate = useCallback(() => {
    flushSync(() => setOpen(true));
    document.getElementById('trip-start')?.focus();
  }, []);
  return (
    <>
      <div className="not-printed">
        <Head {...head} open={open} setOpen={setOpen} />
        {children}
        <Found askDate={askDate} />
        <Board />
        <DayTabs />
        <div
          className="wrap trip-day"
          id="trip-day"
          role="tabpanel"
          aria-labelledby={`trip-tab-${shown ?? 'tray'}`}
          aria-busy={shown !== selected || undefined}
        >
          {day ? <DayPart key={day.index} day={day} /> : <Tray />}
          <div className="trip-side">
            {day && day.stops.length > 0 && <DayMap day={day} />}
            <Bill />
          </div>
        </div>
        <Stations facts={facts} />
        <Bar />
        <p id="trip-keys" className="visually-hidden">
          {text.say.keys}
        </p>
      </div>
      <Paper />
    </>
  );
}
