import { capital } from '#content/formats.ts';
import type { Finding } from '#domain/trips/finding.ts';
import { Button } from '#site/ui/button.tsx';
import { countOf } from '#domain/text/count-of.ts';
import { Icon } from './icons.tsx';
import { useTool } from './tool.ts';
import { whenDrawn } from './when-drawn.ts';

/** Nothing but notes is left; without a first day there is more to know. */
export function Fine({ askDate }: { readonly askDate: () => void }) {
  const { text, trip } = useTool();
  return (
    <div className="trip-fine">
      <Icon name="tick" />
      <p>{trip.start ? text.found.none : text.found.noneUndated}</p>
      {!trip.start && (
        <Button look="line" className="trip-small" onClick={askDate}>
          {text.found.askDate}
        </Button>
      )}
    </div>
  );
}

/** Nights without a place to sleep, in one row, with the way to the first. */
export function Nights({ findings }: { readonly findings: readonly Finding[] }) {
  const { text, locale, select, days } = useTool();
  const day = findings[0]?.day ?? 0;
  return (
    <li>
      <span className="note">
        <b>{capital(days[day]?.short ?? '')}</b>
      </span>
      <p>{capital(countOf(text.found.nights, findings.length, locale))}</p>
      <Button
        look="line"
        className="trip-small"
        onClick={() => {
          select(day);
          whenDrawn(() => document.getElementById('trip-sleep')?.focus());
        }}
      >
        {text.found.choose}
      </Button>
    </li>
  );
}

/** Stops of which nobody knows when they open, in one row. */
export function Unknown({ findings }: { readonly findings: readonly Finding[] }) {
  const { text, locale } = useTool();
  return (
    <li className="trip-unknown">
      <span className="note">{countOf(text.count.stops, findings.length, locale)}</span>
      <details>
        <summary>{text.found.unknown}</summary>
        <p>{findings.map(({ names }) => names['place']).join(', ')}.</p>
      </details>
    </li>
  );
}
