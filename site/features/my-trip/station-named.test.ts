import { expect, it } from 'vitest';
import { contextWith } from '#domain/trips/testing-context.ts';
import { stationNamed } from './station-named.ts';

const stations = new Map(
  [
    ['seoul/myeongdong', 'Myeongdong', '명동'],
    ['seoul/hongik-univ', 'Hongik Univ.', '홍대입구'],
    ['seoul/city-hall', 'City Hall', '시청'],
    ['busan/city-hall', 'City Hall', '시청'],
    ['busan/haeundae', 'Haeundae', '해운대'],
  ].map(([id = '', name = '', hangul = '']) => [id, { id, name, hangul }] as const),
);
const context = contextWith({ hongdae: { name: 'Hongdae', station: 'seoul/hongik-univ' } });
const cities = { seoul: 'Seúl', busan: 'Busan' } as never;
const named = (text: string, options = {}) =>
  stationNamed(text, { stations, context, cities }, options)?.id;

it.each([
  ['Myeong-dong', 'seoul/myeongdong'],
  ['명동', 'seoul/myeongdong'],
  ['hongdae', 'seoul/hongik-univ'],
  ['City Hall (Busan)', 'busan/city-hall'],
  ['', undefined],
  ['nowhere', undefined],
])('%s is %s', (text, id) => {
  expect(named(text)).toBe(id);
});

it('prefers the city of the day, and takes a beginning once all is typed', () => {
  expect(named('city hall', { city: 'busan' })).toBe('busan/city-hall');
  expect(named('haeun')).toBeUndefined();
  expect(named('haeun', { isWhole: true })).toBe('busan/haeundae');
  expect(named('ha', { isWhole: true })).toBe('busan/haeundae');
  expect(named('c', { isWhole: true })).toBeUndefined();
});
