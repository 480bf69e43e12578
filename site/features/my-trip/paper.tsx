import { useCallback, useMemo } from 'react';
import { costOf } from '#domain/trips/costs.ts';
import { wholeCost } from '#domain/trips/whole-cost.ts';
import { PaperDay } from './paper-day.tsx';
import { PaperPocket } from './paper-pocket.tsx';
import { printedLink } from './link-of.ts';
import { pocket } from './pocket-pages.ts';
import { lateMap } from './late-map.ts';
import type { DayMapParts } from './load-map.ts';
import type { Qr } from './qr.ts';
import { useTool } from './tool.ts';
import { useLate } from './use-late.ts';
import { usePrinting } from './use-printing.ts';

const loadQr = () => import('./qr.ts');

/** The trip on paper: a sheet of A4 for each day, or one that is folded to fit a pocket. */
export function Paper() {
  const printing = usePrinting();
  const drawing = useLate(loadQr);
  const { mapPath } = useTool().facts;
  const maps = useLate(useCallback(() => lateMap(mapPath), [mapPath]));
  return printing ? <Sheets qrOf={drawing?.qrOf} maps={maps} /> : null;
}

interface SheetsProps {
  readonly qrOf: ((text: string) => Qr) | undefined;
  readonly maps: DayMapParts | undefined;
}

function Sheets({ qrOf, maps }: SheetsProps) {
  const { days, trip, facts } = useTool();
  const cost = useMemo(() => costOf(trip, facts.context), [trip, facts]);
  const whole = useMemo(() => wholeCost(trip, cost, facts.context), [trip, cost, facts]);
  const page = `${location.origin}${location.pathname}`;
  const printed = qrOf && printedLink(trip, facts.ids, page);
  const link = printed && { qr: qrOf(printed.link), notes: printed.notes };
  if (document.documentElement.dataset['print'] === pocket)
    return <PaperPocket whole={whole} link={link} />;
  return (
    <div className="print-only trip-paper">
      {maps && <maps.MapGrounds base={maps.base} days={days} />}
      {days.map((day) => (
        <PaperDay
          key={day.index}
          day={day}
          cost={cost.days[day.index]}
          whole={day.index === days.length - 1 ? whole : undefined}
          link={link}
          maps={maps}
        />
      ))}
    </div>
  );
}
