import type { MapPoint } from '#domain/naver-map.ts';
import { kilometresBetween } from '#domain/trips/walk.ts';

/** KakaoMap takes a start, an end and up to five stops between them. */
const maxStops = 7;

/** Longest distance (km) between two stops that counts as a walk. */
const walkable = 4;

/**
 * The stops of a day as a route on KakaoMap, by its documented URL
 * (`/link/by/walk/name,lat,lng/…`): on foot, or by road where two stops lie too far apart.
 * Google Maps has no walking directions in Korea. Undefined with fewer than two stops; of more than seven
 * the first seven.
 */
export function routeLink(stops: readonly MapPoint[]): string | undefined {
  if (stops.length < 2) return undefined;
  const shown = stops.slice(0, maxStops);
  const far = shown.some((stop, index) => {
    const next = shown[index + 1];
    return next && (kilometresBetween(stop, next) ?? 0) > walkable;
  });
  return `https://map.kakao.com/link/by/${far ? 'car' : 'walk'}/${shown.map(segment).join('/')}`;
}

/** One stop of the URL; a comma or slash would end the name, so they are removed. */
function segment({ name, lat, lng }: MapPoint): string {
  const plain = encodeURIComponent(name.replaceAll(/[,/]/g, ' ').trim());
  return `${plain},${Number(lat.toFixed(5))},${Number(lng.toFixed(5))}`;
}
