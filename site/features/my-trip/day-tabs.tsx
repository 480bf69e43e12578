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
      name: short,
      // Without a date it is its name already.
      number: date ? fill(text.board.day, { day: `${index + 1}` }) : '',
      warnings: count > 0 ? countOf(text.count.findings, count, locale) : '',
    })),
    {
      day: undefined,
      name: text.board.tray,
      number: countOf(text.count.stops, trip.tray.length, locale),
      warnings: '',
    },
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
      onKeyDown={(event) => {
        const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
        const index = to[event.key as keyof typeof to];
        if (index === undefined) return;
        // The browser would scroll to the end of the page.
        event.preventDefault();
        move(index, event.currentTarget);
      }}
    >
      {tabs.map(({ day, name, number, warnings }) => (
        <button
          key={day ?? 'tray'}
          type="button"
          role="tab"
          id={`trip-tab-${day ?? 'tray'}`}
          aria-selected={day === selected}
          aria-controls="trip-day"
          tabIndex={day === selected ? 0 : -1}
          data-drop={day ?? 'tray'}
          onClick={() => select(day)}
        >
          <span className={warnings ? 'bad' : undefined}>
            {warnings && number && <i className="visually-hidden">{`${number}, `}</i>}
            {warnings || number || '\u00a0'}
          </span>
          <b>{name}</b>
          <FitLabel day={day} />
        </button>
      ))}
    </div>
  );
}
