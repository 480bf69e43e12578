import { expect, it } from 'vitest';
import { routeLink } from './route-link.ts';

const palace = { name: '경복궁', lat: 37.576212, lng: 126.9769 };
const village = { name: 'Bukchon, arriba/abajo', lat: 37.5826, lng: 126.983 };
const beach = { name: '해운대', lat: 35.1587, lng: 129.1604 };

it('is on foot between near stops, without commas or slashes in names', () => {
  expect(routeLink([palace, village])).toBe(
    `https://map.kakao.com/link/by/walk/${encodeURIComponent('경복궁')},37.57621,126.9769/Bukchon%20%20arriba%20abajo,37.5826,126.983`,
  );
});

it('is by road when stops are far apart', () => {
  expect(routeLink([palace, village, beach])).toContain('/link/by/car/');
});

it('needs two stops and holds at most seven', () => {
  expect(routeLink([palace])).toBeUndefined();
  expect(routeLink([])).toBeUndefined();
  const path = new URL(routeLink(Array.from({ length: 9 }, () => palace)) ?? '').pathname;
  expect(path.split('/').slice(4)).toHaveLength(7);
});
