import { expect, test } from 'vitest';
import { termsOf } from '#domain/text/search-terms.ts';
import { allPhrases } from '../../phrases/phrases.ts';
import { accommodation } from '../accommodation.ts';
import { destinations } from '../destinations.ts';
import { dishes } from '../dishes.ts';
import { menuDishes } from '../menu/menu.ts';
import { places } from '../places.ts';
import { shoppingAreas } from '../shopping-areas.ts';
import { spots } from '../spots/spots.ts';
import type { Answer } from './answer.ts';
import { notCovered } from './not-covered.ts';

const named = [...places, ...destinations, ...shoppingAreas, ...spots, ...accommodation];
const covered = [
  ...named.map(({ id, name, hangul = '' }) => ({ id, names: [name.es, name.en, hangul] })),
  ...[...dishes, ...menuDishes].map(({ id, name, nameKorean }) => ({
    id,
    names: [name, nameKorean],
  })),
  ...allPhrases.map(({ id, meaning }) => ({ id, names: [meaning.es, meaning.en] })),
].map(({ id, names }) => ({ id, names: names.map(termsOf) }));

/** Ways to ask for an answer that stand in the name of something to which it does not lead. */
const wayIn = (answers: readonly Answer[]) =>
  answers.flatMap(({ id, asked, more }) => {
    const links = more.map((target) => (typeof target === 'string' ? target : target.to));
    const others = covered.filter((each) => !links.some((link) => link.endsWith(`#${each.id}`)));
    return asked.flatMap((way) =>
      others
        .filter(({ names }) =>
          names.some((terms) => termsOf(way).every((term) => terms.includes(term))),
        )
        .map((each) => `take “${way}” out of ${id}, or lead from there to ${each.id}`),
    );
  });

test('nothing that the guide has is said to be missing', () => {
  expect(wayIn(notCovered), 'in content/data/answers/not-covered.ts').toEqual([]);
});

test('a way to ask that is the name of a place, a dish or a phrase is found', () => {
  const [answer] = notCovered;
  const asked = ['changgyeonggung', '경복궁', 'bibimbap', 'call taxi'];
  const found = wayIn([{ ...answer, asked }]).map((each) => each.replace(/^take “(.+)” .*$/, '$1'));
  expect(new Set(found)).toEqual(new Set(['경복궁', 'bibimbap', 'call taxi']));
});
