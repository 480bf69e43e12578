import { expect, test } from 'vitest';
import { daylight } from './daylight.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The 15th of each month of 2027, computed by other software with the usual solar formula. */
const published = {
  seoul: {
    at: { lat: 37.5665, lng: 126.978 },
    rises: '07:46 07:22 06:44 05:58 05:23 05:10 05:22 05:47 06:13 06:40 07:11 07:39',
    sets: '17:37 18:11 18:39 19:07 19:34 19:55 19:53 19:25 18:41 17:56 17:22 17:15',
  },
  busan: {
    at: { lat: 35.1796, lng: 129.0756 },
    rises: '07:32 07:11 06:35 05:53 05:20 05:09 05:20 05:43 06:06 06:29 06:58 07:24',
    sets: '17:34 18:05 18:31 18:56 19:20 19:40 19:39 19:13 18:32 17:50 17:18 17:13',
  },
};

test.each(Object.entries(published))('agrees with the almanac of %s', (_, { at, rises, sets }) => {
  const risings = rises.split(' ');
  for (const [month, set] of sets.split(' ').entries()) {
    const date = `2027-${String(month + 1).padStart(2, '0')}-15`;
    const light = daylight(date, at);
    expect(Math.abs(light.sets - minutes(set)), date).toBeLessThanOrEqual(2);
    expect(Math.abs(light.rises - minutes(risings[month] ?? '')), date).toBeLessThanOrEqual(2);
  }
});
