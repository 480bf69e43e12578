import type { Position } from '#content/position.ts';
import type { Locale } from '#content/locale.ts';

/** The result of asking the browser for the visitor's position. */
export type Located =
  | { readonly state: 'found'; readonly position: Position; readonly accuracy: number }
  | { readonly state: 'outside'; readonly position: Position }
  | { readonly state: 'refused' }
  | { readonly state: 'unavailable' };

export const seoul: Position = { lat: 37.5665, lng: 126.978 };

/** Metres between two points, along the surface. */
export function metresBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const width = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const share = height + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * width;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(share));
}

/** Approximate bounds: from Marado to the border with North Korea, from the western islands to Dokdo. */
export function isInKorea({ lat, lng }: Position): boolean {
  const japan = lat < 34.75 && lng > 128.4;
  return lat > 33 && lat < 38.65 && lng > 124.5 && lng < 132 && !japan;
}

/** `850 m`, `1,2 km`, `9.800 km`: rounded to a useful precision. */
export function formatDistance(metres: number, locale: Locale): string {
  const near = metres < 950;
  const value = near ? Math.max(10, Math.round(metres / 10) * 10) : metres / 1000;
  const digits = near || value >= 10 ? 0 : 1;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return `${number}\u00a0${near ? 'm' : 'km'}`;
}

/** Asks the browser once; the visitor may be asked for permission. */
export function locate(geolocation: Geolocation | undefined): Promise<Located> {
  return new Promise((resolve) => {
    if (!geolocation) {
      resolve({ state: 'unavailable' });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        if (!isInKorea(position)) resolve({ state: 'outside', position });
        else resolve({ state: 'found', position, accuracy: coords.accuracy });
      },
      ({ code }) => resolve({ state: code === 1 ? 'refused' : 'unavailable' }),
      { timeout: 12_000, maximumAge: 60_000 },
    );
  });
}
