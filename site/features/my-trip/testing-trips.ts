import type { Page } from '@playwright/test';
import { emptyTrip, type Trip } from '#domain/trips/trip.ts';

/** Three days: two in Seoul, with the palace that has a Secret Garden, and one in Busan. */
export const seoulToBusan: Trip = {
  ...emptyTrip,
  name: 'Corea con Lucía',
  start: '2027-04-06',
  people: 2,
  days: [
    {
      title: '',
      sleep: 'seoul/hongik-univ',
      stops: [
        { key: 1, of: 'changdeokgung' },
        { key: 2, of: 'lotte-world-tower' },
      ],
    },
    { title: '', sleep: 'seoul/hongik-univ', stops: [{ key: 3, of: 'gyeongbokgung' }] },
    { title: '', sleep: 'busan/seomyeon', stops: [{ key: 4, of: 'haeundae' }] },
    { title: '', sleep: '', stops: [] },
  ],
};

/** Opens the next pages with a trip that this device keeps. */
export async function keepTrip(page: Page, trip: Trip): Promise<void> {
  const record = JSON.stringify({ v: 1, rev: 1, trip, undo: [], keeping: 'kept' });
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('my-trip', text);
    sessionStorage.setItem('begun', 'yes');
  }, record);
}
