import { expect, test } from 'vitest';
import { allergens, cardPhrases } from '#content/data/allergens.ts';
import { localize } from '#content/localize.ts';
import { allergyCard } from './allergy-card.ts';

const { egg, milk } = localize(allergens, 'en');

test('the card names what was ticked, to the cook and to the reader', () => {
  const card = allergyCard(localize(cardPhrases.allergy, 'en'), [egg, milk]);
  expect(card[0]).toEqual({
    hangul: '저는 계란, 우유 알레르기가 있습니다.',
    meaning: 'I am allergic to: egg, milk.',
  });
  expect(card[1]?.hangul).toBe('이 재료가 들어간 음식은 조금도 먹을 수 없습니다.');
  expect(card).toHaveLength(4);
});

test('a diet is not called an allergy', () => {
  const card = allergyCard(localize(cardPhrases.diet, 'es'), [localize(allergens.pork, 'es')]);
  expect(card[0]).toEqual({
    hangul: '저는 다음 재료를 먹지 않습니다: 돼지고기.',
    meaning: 'No como: cerdo.',
  });
  expect(card.some(({ hangul }) => hangul.includes('알레르기'))).toBe(false);
});

test('nothing ticked, nothing said', () => {
  expect(allergyCard(localize(cardPhrases.allergy, 'es'), [])).toEqual([]);
});
