import type { MapPoint } from './map-links.ts';

/** KakaoMap takes a start, an end and up to five stops between them. */
const most = 7;

/** Kilometres a degree of latitude. */
const kilometres = 111.2;

/** Two stops farther apart than this many kilometres are not walked. */
const walkable = 4;

/**
 * The stops of a day as a route on KakaoMap, by its documented URL
 * (`/link/by/walk/name,lat,lng/…`): on foot, or by road where two stops lie too far apart.
 * Google Maps shows no way on foot in Korea. Undefined with fewer than two stops; of more than seven
 * the first seven.
 */
export function routeLink(stops: readonly MapPoint[]): string | undefined {
  if (stops.length < 2) return undefined;
  const shown = stops.slice(0, most);
  const far = shown.some((stop, index) => {
    const next = shown[index + 1];
    return next && distance(stop, next) > walkable;
  });
  return `https://map.kakao.com/link/by/${far ? 'car' : 'walk'}/${shown.map(segment).join('/')}`;
}

/** Kilometres between two points of one country. */
function distance(one: MapPoint, other: MapPoint): number {
  const east = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(other.lat - one.lat, east) * kilometres;
}

/** A comma or slash in a name would end it. */
function segment({ name, lat, lng }: MapPoint): string {
  const plain = encodeURIComponent(name.replaceAll(/[,/]/g, ' ').trim());
  return `${plain},${Number(lat.toFixed(5))},${Number(lng.toFixed(5))}`;
}
