import { expect, test } from 'vitest';
import { knownOf, shareKnown, sharesOf } from './known-fields.ts';
import { knownFields } from './visitor-fields.ts';

interface Sight {
  readonly hours?: string;
  readonly station?: { readonly exit?: string };
}

const sights = knownOf<Sight>({
  name: 'sights',
  seoul: [
    { id: 'palace', hours: '9-18', station: { exit: '5' } },
    { id: 'tower', hours: '10-23', station: {} },
  ],
  busan: [{ id: 'temple' }],
  fields: {
    hours: ({ hours }) => hours !== undefined,
    exit: ({ station }) => station && station.exit !== undefined,
  },
});

const rents = knownOf<{ readonly won?: number }>({
  name: 'rents',
  seoul: [{ id: 'studio', won: 1 }],
  busan: [{ id: 'studio', won: 1 }],
  fields: { price: ({ won }) => won !== undefined },
});

test('counts the fields that are known, and names the others', () => {
  expect(sights.seoul).toEqual({ known: 3, asked: 4, missing: ['tower: exit'] });
});

test('does not ask what cannot be known, as the exit where there is no station', () => {
  expect(sights.busan).toEqual({ known: 0, asked: 1, missing: ['temple: hours'] });
});

test('every kind counts alike, however many entries it has', () => {
  expect(shareKnown([sights, rents], 'seoul')).toBe(0.875);
  expect(shareKnown([sights, rents], 'busan')).toBe(0.5);
});

test('prints the share of each city, then each kind', () => {
  expect(sharesOf([sights, rents])).toEqual([
    'Known of what visitors ask: Seoul 88 %, Busan 50 %',
    '  - sights: Seoul 3 of 4, Busan 0 of 1',
    '  - rents: Seoul 1 of 1, Busan 1 of 1',
  ]);
});

test('of Busan the guide knows at least nine tenths of what it knows of Seoul', () => {
  const kinds = knownFields();
  const missing = kinds.flatMap(({ name, busan }) =>
    busan.missing.map((field) => `${name}: ${field}`),
  );
  const share = shareKnown(kinds, 'busan') / shareKnown(kinds, 'seoul');
  expect(share, missing.join('; ')).toBeGreaterThanOrEqual(0.9);
});
