import { expect, it } from 'vitest';
import type { Exercise } from './exercise.ts';
import { tripSigns } from './trip-signs.ts';

const rows = [
  { id: 'palace', number: 1, name: 'Palacio', hangul: '경복궁' },
  { id: 'lotte', number: 2, name: 'Lotte', hangul: 'Lotte월드' },
  { id: 'trip/palace', number: 3, name: 'Cambio de guardia', place: 'palace' },
  { id: 'trip/walk', number: 4, name: 'Un paseo' },
];
const palace: Exercise = { deck: 'places', key: '경복궁', source: '경복궁', meaning: 'x', step: 7 };
const trip = (...ids: string[]) => ({
  days: [{ title: '', sleep: '', stops: ids.map((of, key) => ({ key, of })) }],
  tray: [],
});

it('a trip is read by the Korean names of its places, each once', () => {
  expect(tripSigns(trip('trip/palace', 'palace'), rows, [palace])).toEqual([
    { deck: 'trip', key: '경복궁', source: '경복궁', meaning: 'Palacio', step: 7 },
  ]);
});

it('what has no Korean name, and what nobody knows, is left out', () => {
  expect(tripSigns(trip('lotte', 'trip/walk', 'own', 'gone'), rows, [])).toEqual([]);
});
