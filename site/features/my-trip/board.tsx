import { memo, type CSSProperties } from 'react';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { countOf } from '#domain/text/count-of.ts';
import { nameOf, type DayView } from './days.ts';
import { shortText } from './finding-text.ts';
import { FitLabel } from './fit-label.tsx';
import { Icon } from './icons.tsx';
import { Thread } from './thread.tsx';
import { useSelected, useTool, type Tool } from './tool.ts';

/** How many columns stand side by side at most. */
const most = 7;

/** So many columns that the rows of a long trip are of equal length. */
export const columnsOf = (count: number) => Math.ceil(count / Math.ceil(count / most));

/** All days side by side, and what has none; a press on one shows it in full below. */
export function Board() {
  const { days, text, locale, select, show } = useTool();
  const selected = useSelected();
  return (
    <div
      className="trip-board"
      role="group"
      aria-label={text.board.label}
      style={{ '--columns': columnsOf(days.length + 1) } as CSSProperties}
    >
      <TrayColumn />
      {days.map((day) => (
        <Column
          key={day.index}
          day={day}
          isSelected={selected === day.index}
          {...{ text, locale, select, show }}
        />
      ))}
    </div>
  );
}

interface ColumnProps extends Pick<Tool, 'text' | 'locale' | 'select' | 'show'> {
  readonly day: DayView;
  readonly isSelected: boolean;
}

/** Drawn again only when its day has changed: a long trip has sixty. */
const Column = memo(function Column(props: ColumnProps) {
  const { day, isSelected, text, locale, select, show } = props;
  const numbered = fill(text.board.day, { day: `${day.index + 1}` });
  return (
    <section
      className={isSelected ? 'trip-col trip-selected' : 'trip-col'}
      aria-label={day.date ? `${numbered}, ${day.name}` : numbered}
      data-drop={day.index}
    >
      <header>
        <p>
          <span>{day.date ? `${numbered} · ${day.short}` : numbered}</span>
          {day.count > 0 && <b>{countOf(text.count.findings, day.count, locale)}</b>}
        </p>
        <button type="button" aria-pressed={isSelected} onClick={() => select(day.index)}>
          {day.title}
        </button>
      </header>
      <Thread stops={day.stops} />
      <FitLabel day={day.index} />
      <ol hidden={day.stops.length === 0}>
        {day.stops.map((stop, index) => {
          const bad = shortText(stop.findings, text);
          return (
            <li key={stop.stop.key} data-stop={stop.stop.key}>
              <span className={`trip-dot ${stop.state}`}>{index + 1}</span>
              {stop.name}
              <small className={bad && 'bad'}>
                {[clock(stop.at), bad].filter(Boolean).join(' · ')}
              </small>
            </li>
          );
        })}
      </ol>
      {day.stops.length === 0 && <p className="note">{text.board.empty}</p>}
      <button
        type="button"
        className="trip-add"
        aria-label={fill(text.board.addTo, { day: day.name })}
        onClick={() => show({ kind: 'add', day: day.index })}
      >
        <Icon name="plus" />
        {text.board.add}
      </button>
    </section>
  );
});

function TrayColumn() {
  const { trip, text, facts, select, show } = useTool();
  const selected = useSelected();
  return (
    <section
      className={`trip-col trip-tray ${selected === undefined ? 'trip-selected' : ''}`}
      aria-label={text.board.tray}
      data-drop="tray"
    >
      <header>
        <p>
          <span>{text.board.saved}</span>
        </p>
        <button
          type="button"
          aria-pressed={selected === undefined}
          onClick={() => select(undefined)}
        >
          {text.board.tray}
        </button>
      </header>
      <FitLabel day={undefined} />
      <ul hidden={trip.tray.length === 0}>
        {trip.tray.map((stop) => {
          const city = facts.context.known.get(stop.of)?.city;
          return (
            <li key={stop.key} data-stop={stop.key}>
              <span className="trip-dot unknown" />
              {nameOf(stop, facts)}
              <small>{facts.cities[city as keyof typeof facts.cities]}</small>
            </li>
          );
        })}
      </ul>
      {trip.tray.length === 0 && <p className="note">{text.board.trayEmpty}</p>}
      <button
        type="button"
        className="trip-add"
        aria-label={fill(text.board.addTo, { day: text.board.tray })}
        onClick={() => show({ kind: 'add', day: undefined })}
      >
        <Icon name="plus" />
        {text.board.add}
      </button>
    </section>
  );
}
