import type { Leg } from '#domain/trips/legs.ts';
import type { RouteStop } from '#site/ui/day-map/day-route.ts';
import type { StopView } from './days.ts';

/** The stops of a day that have a place, numbered as in its list, with the ways that the list shows. */
export function dayStops(stops: readonly StopView[]): RouteStop[] {
  return stops.flatMap(({ known, name, leg }, index): RouteStop[] => {
    const { lat, lng, hangul, station } = known ?? {};
    if (lat === undefined || lng === undefined) return [];
    return [
      {
        number: index + 1,
        lat,
        lng,
        name,
        ...(hangul && { hangul }),
        ...(station && { station }),
        modes: modesOf(leg),
        direct: leg !== undefined && leg.mode !== 'unknown',
      },
    ];
  });
}

function modesOf(leg: Leg | undefined): readonly string[] {
  if (!leg || leg.mode === 'walk' || leg.mode === 'same') return [];
  return [leg.mode === 'metro' ? 'subway' : leg.mode];
}
