import { gpxFile } from '#domain/gpx.ts';
import type { TripInPage } from './trip-in-page.ts';

/** The stops of a trip as GPX, a route a day. @param dayWords Says the number of a day: `Día {number}`. */
export function tripRoute({ title, days }: Omit<TripInPage, 'id'>, dayWords: string): string {
  const routes = days.map(({ day, title: name, activities }) => ({
    name: `${dayWords.replace('{number}', `${day}`)}: ${name}`,
    points: activities
      .flatMap(({ title: stopName, stop }) => (stop ? { stopName, ...stop } : []))
      .map(({ stopName, lat, lng, hangul }, index) => ({
        name: `${day}.${index + 1} ${stopName}`,
        lat,
        lng,
        ...(hangul && { description: hangul }),
      })),
  }));
  return gpxFile(title, routes);
}
