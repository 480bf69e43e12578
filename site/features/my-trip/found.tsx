import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { capital, uncapital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import type { Finding } from '#domain/trips/finding.ts';
import { fixesFor, type Fix } from '#domain/trips/fixes.ts';
import { Button } from '#site/ui/button.tsx';
import { Fine, Nights, Unknown } from './found-groups.tsx';
import { findingText, fixText } from './finding-text.ts';
import { focusGrip } from './focus-grip.ts';
import { Icon } from './icons.tsx';
import { useTool, type Tool } from './tool.ts';

/** How many warnings stand in view. */
const shownAtOnce = 4;

/** Warnings with the press that mends each; on phones the first stands in view, and the rest behind a press. */
export const Found = memo(function Found({ askDate }: { readonly askDate: () => void }) {
  const { text, trip, findings } = useTool();
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const single = findings.filter(({ code }) => !grouped.has(code));
  // What is only good to know never stands first: everything fits.
  const first = single.find(({ level }) => level !== 'note');
  const others = first ? single.slice(1) : single;
  const unknown = findings.filter(({ code }) => code === 'hours-unknown');
  const nights = findings.filter(({ code }) => code === 'no-way-back');
  const shown = all ? others : others.slice(0, shownAtOnce - 1);
  const groups = Number(unknown.length > 0) + Number(nights.length > 0);
  const hasRows = shown.length > 0 || groups > 0;
  if (trip.days.every(({ stops }) => stops.length === 0)) return null;
  const mended = () => heading.current?.focus();
  return (
    <section className="wrap trip-found-wrap" aria-labelledby="trip-found" id="trip-warnings">
      <h2 id="trip-found" ref={heading} tabIndex={-1} className="visually-hidden">
        {text.found.heading}
      </h2>
      <div className={`trip-found ${all ? 'all' : ''} ${hasRows ? 'with-rows' : ''}`}>
        {first ? <First finding={first} mended={mended} /> : <Fine askDate={askDate} />}
        {hasRows && (
          <ul className="trip-rows">
            {shown.map((finding) => (
              <Row key={keyOf(finding)} finding={finding} mended={mended} />
            ))}
            {nights.length > 0 && <Nights findings={nights} />}
            {unknown.length > 0 && <Unknown findings={unknown} />}
          </ul>
        )}
        <More
          all={all}
          hidden={others.length - shown.length}
          rest={others.length + groups}
          toggle={() => setAll(!all)}
        />
      </div>
    </section>
  );
});

/** What stands in one row, or under the title of its day. */
const grouped = new Set<Finding['code']>(['hours-unknown', 'no-way-back', 'public-holiday']);

interface MoreProps {
  readonly all: boolean;
  /** How many do not show on wide screens, and how many behind the first. */
  readonly hidden: number;
  readonly rest: number;
  readonly toggle: () => void;
}

function More({ all, hidden, rest, toggle }: MoreProps) {
  const { text } = useTool();
  if (rest === 0) return null;
  const label = (count: number) => fill(text.found.more, { number: `${count}` });
  return (
    <button
      type="button"
      className={hidden > 0 || all ? 'trip-more' : 'trip-more rest'}
      aria-expanded={all}
      onClick={toggle}
    >
      {all ? (
        text.found.fewer
      ) : (
        <>
          <span className="trip-wide">{label(hidden)}</span>
          <span className="trip-narrow">{label(rest)}</span>
        </>
      )}
      <Icon name={all ? 'up' : 'down'} />
    </button>
  );
}

const keyOf = ({ code, day, stop }: Finding) => `${code} ${day ?? ''} ${stop ?? ''}`;

/** The best press for a finding; it comes after the sentence has been painted. */
function useFix(finding: Finding): { fix: Fix | undefined; label: string } {
  const tool = useTool();
  const { facts, trip } = tool;
  const now = useMemo(() => ({ finding, trip }), [finding, trip]);
  const asked = useDeferredValue<typeof now | undefined>(now, undefined);
  const fix = useMemo(() => {
    // What is only good to know asks for no change.
    if (!asked || asked.finding.level === 'note') return undefined;
    const [best] = fixesFor(asked.finding, asked.trip, facts.context);
    return best;
  }, [asked, facts]);
  if (asked !== now || !fix) return { fix: undefined, label: '' };
  return { fix, label: fixText(fix, tool) };
}

function useMend(finding: Finding, mended: () => void) {
  const { change, text } = useTool();
  const { fix, label } = useFix(finding);
  const mend = () => {
    if (!fix) return;
    const what = uncapital(label);
    change(what, () => fix.trip, fill(text.found.mended, { what }));
    mended();
  };
  return { fix, label, mend };
}

function First({ finding, mended }: { readonly finding: Finding; readonly mended: () => void }) {
  const tool = useTool();
  const { fix, label, mend } = useMend(finding, mended);
  return (
    <div className="trip-warn">
      <Icon name="warn" />
      <div>
        <p className="trip-warn-title">{findingText(finding, tool).replace(/\.$/, '')}</p>
        <p>
          <Where finding={finding} />
        </p>
      </div>
      {fix && (
        <button type="button" onClick={mend}>
          {label}
        </button>
      )}
    </div>
  );
}

function Row({ finding, mended }: { readonly finding: Finding; readonly mended: () => void }) {
  const tool = useTool();
  const { fix, label, mend } = useMend(finding, mended);
  const day = finding.day === undefined ? undefined : tool.days[finding.day];
  return (
    <li>
      <span className="note">
        {day?.date && <b>{capital(day.short)}</b>}
        <Where finding={finding} />
      </span>
      <p>{findingText(finding, tool)}</p>
      {fix && (
        <Button look="line" className="trip-small" onClick={mend}>
          {label}
        </Button>
      )}
    </li>
  );
}

/** `día 4, parada 5`, which brings it into view; a capital where no date stands before it. */
function Where({ finding }: { readonly finding: Finding }) {
  const tool = useTool();
  const { day, stop } = finding;
  const where = whereOf(finding, tool);
  if (day === undefined) return where;
  return (
    <button
      type="button"
      className="trip-link"
      onClick={() => {
        tool.select(day);
        focusGrip(stop);
      }}
    >
      {where}
    </button>
  );
}

function whereOf({ day, stop }: Finding, { days, text }: Tool): string {
  if (day === undefined) return text.found.trip;
  const index = days[day]?.stops.findIndex((each) => each.stop.key === stop) ?? -1;
  const values = { day: `${day + 1}`, stop: `${index + 1}` };
  const where = fill(index < 0 ? text.found.day : text.found.where, values);
  return days[day]?.date ? where : capital(where);
}
