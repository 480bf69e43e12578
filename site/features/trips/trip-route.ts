import { gpxFile } from './gpx.ts';
import type { TripDay, TripInPage } from './trip-in-page.ts';

/** The stops of a trip as GPX, one route per day. @param dayWords The name of a day: `Día {number}`. */
export function tripRoute({ title, days }: Omit<TripInPage, 'id'>, dayWords: string): string {
  const routes = days.map((day) => ({
    name: `${dayWords.replace('{number}', `${day.day}`)}: ${day.title}`,
    points: pointsOf(day),
  }));
  return gpxFile(title, routes);
}

function pointsOf({ day, activities }: TripDay) {
  let number = 0;
  return activities.flatMap(({ title, stop }) => {
    if (!stop) return [];
    const { lat, lng, hangul } = stop;
    const name = `${day}.${++number} ${title}`;
    return { name, lat, lng, ...(hangul && { description: hangul }) };
  });
}
