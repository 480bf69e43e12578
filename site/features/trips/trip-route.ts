import { gpxFile } from '#domain/trips/gpx.ts';
import type { ActivityEntry } from './read.ts';

interface Routed {
  readonly title: string;
  /** In the order of the trip. */
  readonly days: readonly {
    readonly title: string;
    readonly activities: readonly Pick<ActivityEntry, 'title' | 'stop'>[];
  }[];
}

/** The stops of a trip as GPX, one route per day. @param dayWords The name of a day: `Día {number}`. */
export function tripRoute({ title, days }: Routed, dayWords: string): string {
  const routes = days.map((day, index) => ({
    name: `${dayWords.replace('{number}', `${index + 1}`)}: ${day.title}`,
    points: pointsOf(day.activities, index + 1),
  }));
  return gpxFile(title, routes);
}

function pointsOf(activities: Routed['days'][number]['activities'], day: number) {
  let number = 0;
  return activities.flatMap(({ title, stop }) => {
    if (!stop) return [];
    const { lat, lng, hangul } = stop;
    const name = `${day}.${++number} ${title}`;
    return { name, lat, lng, ...(hangul && { description: hangul }) };
  });
}
