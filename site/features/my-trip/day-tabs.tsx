import { countOf } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import { FitLabel } from './fit-label.tsx';
import { useSelected, useTool } from './tool.ts';

/** The days as tabs, on phones; arrows go from one to the next. */
export function DayTabs() {
  const { days, trip, text, locale, select } = useTool();
  const selected = useSelected();
  const tabs = [
    ...days.map(({ index, short, count, date }) => ({
      day: index as number | undefined,
      above:
        count > 0
          ? countOf(text.count.findings, count, locale)
          : date
            ? fill(text.board.day, { day: `${index + 1}` })
            : '',
      warns: count > 0,
      name: short,
    })),
    { day: undefined, above: `${trip.tray.length}`, warns: false, name: text.board.tray },
  ];
  const at = tabs.findIndex(({ day }) => day === selected);

  function move(to: number, list: Element) {
    const index = (to + tabs.length) % tabs.length;
    select(tabs[index]?.day);
    const tab = list.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div
      className="trip-tabs"
      role="tablist"
      aria-label={text.board.label}
      tabIndex={-1}

      onKeyDown={({ key, currentTarget }) => {
        if (key === 'ArrowRight') move(at + 1, currentTarget);
        if (key === 'ArrowLeft') move(at - 1, currentTarget);
        if (key === 'Home') move(0, currentTarget);
        if (key === 'End') move(tabs.length - 1, currentTarget);
      }}
    >
      {tabs.map(({ day, above, warns, name }) => (
        <button
          key={day ?? 'tray'}
          type="button"
          role="tab"
          aria-selected={day === selected}
          aria-controls="trip-day"
          tabIndex={day === selected ? 0 : -1}
          data-drop={day ?? 'tray'}
          onClick={() => select(day)}
        >
          <span className={warns ? 'bad' : undefined}>{above || '\u00a0'}</span>
          <b>{name}</b>
          <FitLabel day={day} />
        </button>
      ))}
    </div>
  );
}
