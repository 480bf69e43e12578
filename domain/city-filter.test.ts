import { expect, test } from 'vitest';
import { accommodation } from '#content/data/accommodation.ts';
import { transportModes } from '#content/data/transport-modes.ts';
import { cityChoices, modesOf, optionsOf } from './city-filter.ts';

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('a city shows its own means of transport and those of both cities', () => {
  expect(modesOf('all', transportModes)).toEqual(transportModes);
  const seoul = ids(modesOf('seoul', transportModes));
  expect(seoul).toEqual(expect.arrayContaining(['seoul-subway', 'seoul-buses', 'taxi', 'ktx-srt']));
  expect(seoul).not.toContain('busan-subway');
  const busan = ids(modesOf('busan', transportModes));
  expect(busan).toEqual(expect.arrayContaining(['busan-subway', 'busan-buses', 'taxi', 'ktx-srt']));
  expect(busan).not.toContain('seoul-subway');
});

test('a city shows the places to live that name it; `both` is shown only under all', () => {
  const options = [
    { id: 'named', cities: ['seoul', 'busan'] },
    { id: 'one', cities: ['busan'] },
    { id: 'marked', cities: 'both' },
  ] as const;
  expect(ids(optionsOf('all', options))).toEqual(['named', 'one', 'marked']);
  expect(ids(optionsOf('seoul', options))).toEqual(['named']);
  expect(ids(optionsOf('busan', options))).toEqual(['named', 'one']);
});

test('every place to live in the content is shown under each city', () => {
  for (const choice of cityChoices) expect(optionsOf(choice, accommodation)).toEqual(accommodation);
});
