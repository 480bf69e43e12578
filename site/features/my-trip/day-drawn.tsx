import { useMemo } from 'react';
import { fill } from '#domain/text/fill.ts';
import { DayLegend, DayPicture } from '#site/ui/day-map/day-picture.tsx';
import { drawDayIn } from '#site/ui/day-map/day-drawing.ts';
import { BaseSymbols } from '#site/ui/drawn-map/base-symbols.tsx';
import type { RegionId } from '#site/ui/drawn-map/regions.ts';
import type { BaseMap } from '#site/lib/read-base-map.ts';
import { dayStops } from './day-stops.ts';
import type { DayView } from './days.ts';
import { useTool } from './tool.ts';

interface Props {
  readonly day: DayView;
  readonly base: BaseMap;
  /** On paper, where the land is drawn once for all days and the words are few. */
  readonly plain?: boolean;
}

/** The places of a day and the ways between them, with the numbers of its list; without a place, a sentence. */
export function DayDrawn({ day, base, plain }: Props) {
  const { facts, locale } = useTool();
  const { map } = facts;
  const drawing = useMemo(() => drawDayIn('narrow', dayStops(day.stops), base), [day.stops, base]);
  if (!drawing) return <p className="muted">{map.none}</p>;
  const count = drawing.dots.length;
  const counted = fill(map.count[count === 1 ? 'one' : 'other'], { number: `${count}` });
  return (
    <figure>
      {!plain && <MapGround base={base} region={drawing.view.region} />}
      <DayPicture
        frame="narrow"
        drawing={drawing}
        heading={`${fill(map.heading, { number: `${day.index + 1}` })}: ${counted}`}
      />
      <figcaption>
        <DayLegend drawing={drawing} text={map.legend} locale={locale} />
        {!plain && <p>{map.note}</p>}
      </figcaption>
    </figure>
  );
}

/** Land, water and lines of a region: drawn once, as long as the region stays. */
function MapGround({ base, region }: { readonly base: BaseMap; readonly region: RegionId }) {
  return useMemo(() => <BaseSymbols base={base} regions={[region]} />, [base, region]);
}

/** The same for all regions of a trip. */
export function MapGrounds({ base, days }: Pick<Props, 'base'> & { days: readonly DayView[] }) {
  const regions = days.flatMap(
    ({ stops }) => drawDayIn('narrow', dayStops(stops), base)?.view.region ?? [],
  );
  return <BaseSymbols base={base} regions={regions} />;
}
