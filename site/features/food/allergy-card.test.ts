import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diets } from '#content/allergy-card/diets.ts';
import { ingredients, type IngredientId } from '#content/allergy-card/ingredients.ts';
import type { Ingredient } from '#content/allergy-card/types.ts';
import { sentences } from '#content/allergy-card/sentences.ts';
import { locales, type Locale, type Text } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import type { CardLine } from '#site/ui/show-card/card.ts';
import { allergyCard, cardText, type CardText } from './allergy-card.ts';
import {
  noChoice,
  reasonOf,
  withDiet,
  withReason,
  type FoodChoice,
  type Reason,
} from './allergy-choice.ts';

const ids = Object.keys(ingredients) as IngredientId[];
const dietIds = diets.map(({ id }) => id);

const wordsIn = (locale: Locale): CardText => ({
  sentences: localize(sentences, locale),
  ingredients: ids.map((id) => Object.assign(localize(ingredients[id], locale), { id })),
  diets: localize(diets, locale),
});

const itemNames = new Map<string, Text>();
for (const { forms, hidden } of Object.values<Ingredient>(ingredients))
  for (const { hangul, name } of [...forms, ...hidden]) itemNames.set(hangul, name);
for (const { excluded } of diets)
  for (const { hangul, name } of excluded) itemNames.set(hangul, name);

/** The items that a line lists; a sentence lists none. */
function itemsIn(line: CardLine): readonly string[] {
  const parts = line.kind === 'line' ? line.korean.split(', ') : [];
  return parts.every((part) => itemNames.has(part)) ? parts : [];
}

const chosen = (own: FoodChoice['own'], more: Partial<FoodChoice> = {}): FoodChoice => ({
  ...noChoice,
  own,
  ...more,
});

const textIn = (choice: FoodChoice, locale: Locale) => {
  const lines = allergyCard(choice, wordsIn(locale));
  return {
    hangul: cardText(lines, 'korean').join('\n'),
    meaning: cardText(lines, 'meaning').join('\n'),
  };
};

const anyChoice: fc.Arbitrary<FoodChoice> = fc.record({
  own: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom<Reason>('allergy', 'doNotEat')),
  diets: fc.subarray(dietIds),
  contact: fc.boolean(),
  severe: fc.boolean(),
  adrenaline: fc.boolean(),
});

describe('what is chosen', () => {
  test('an allergy stays until the visitor removes it, whatever else is chosen', () => {
    const press = fc.oneof(
      fc.record({
        id: fc.constantFrom(...ids),
        reason: fc.constantFrom<Reason | undefined>('allergy', 'doNotEat', undefined),
      }),
      fc.record({ diet: fc.constantFrom(...dietIds), follows: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
        let choice = noChoice;
        const allergies = new Set<IngredientId>();
        for (const each of presses) {
          if ('diet' in each) choice = withDiet(choice, each.diet, each.follows);
          else {
            choice = withReason(choice, each.id, each.reason, diets);
            if (each.reason === 'allergy') allergies.add(each.id);
            else allergies.delete(each.id);
            expect(reasonOf(choice, each.id, diets)).toBe(each.reason);
          }
          const stand = ids.filter((id) => reasonOf(choice, id, diets) === 'allergy');
          expect(new Set(stand)).toEqual(allergies);
        }
      }),
    );
  });

  test('the order of an allergy and a diet does not matter', () => {
    const first = withDiet(withReason(noChoice, 'peanut', 'allergy', diets), 'vegetarian', true);
    const last = withReason(withDiet(noChoice, 'vegetarian', true), 'peanut', 'allergy', diets);
    expect(first).toEqual(last);
    expect(reasonOf(first, 'fish', diets)).toBe('doNotEat');
  });

  test('a diet that is removed takes only what it had added', () => {
    const fish = withReason(noChoice, 'fish', 'doNotEat', diets);
    const choice = withDiet(withDiet(fish, 'vegetarian', true), 'vegetarian', false);
    expect(choice).toEqual(fish);
  });

  test('removing chicken from a vegetarian choice drops the diet and keeps its other ingredients', () => {
    const choice = withReason(withDiet(noChoice, 'vegetarian', true), 'chicken', undefined, diets);
    expect(choice.diets).toEqual([]);
    expect(reasonOf(choice, 'pork', diets)).toBe('doNotEat');
    expect(reasonOf(choice, 'chicken', diets)).toBeUndefined();
  });
});

describe('the card', () => {
  test('is empty without a choice', () => {
    expect(allergyCard(noChoice, wordsIn('es'))).toEqual([]);
  });

  test('names every form of an allergy in Korean, and the same in the translation', () => {
    for (const locale of locales)
      for (const id of ids) {
        const { forms, hidden, hangul, name } = ingredients[id];
        const card = textIn(chosen({ [id]: 'allergy' }), locale);
        for (const item of [...forms, ...hidden, { hangul, name }]) {
          expect(card.hangul, id).toContain(item.hangul);
          expect(card.meaning, id).toContain(item.name[locale]);
        }
      }
  });

  test('lists the same items in the same order in Korean and in the translation', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom(...locales), (choice, locale) => {
        for (const line of allergyCard(choice, wordsIn(locale))) {
          const korean = itemsIn(line);
          if (line.kind === 'rule' || korean.length === 0) continue;
          const meant = korean.map((hangul) => itemNames.get(hangul)?.[locale]);
          expect(line.meaning).toBe(meant.join(', '));
        }
      }),
    );
  });

  test('lists every chosen item, and every form of an allergy only as an allergy', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const lines = allergyCard(choice, wordsIn('en'));
        const korean = cardText(lines, 'korean').join('\n');
        for (const diet of diets.filter(({ id }) => choice.diets.includes(id)))
          for (const { hangul } of diet.excluded) expect(korean).toContain(hangul);
        const end = lines.findIndex((line) => line.kind === 'rule');
        const preferences = lines.slice(end).flatMap((line) => itemsIn(line));
        const allergies = ids.filter((each) => choice.own[each] === 'allergy');
        const asAllergy = cardText(lines.slice(0, end), 'korean').join('\n');
        if (allergies.length > 0) expect(asAllergy).toContain(sentences.allergyHead.hangul);
        for (const id of allergies)
          for (const { hangul } of ingredients[id].forms) {
            expect(asAllergy).toContain(hangul);
            expect(preferences).not.toContain(hangul);
          }
        for (const id of ids.filter((each) => choice.own[each] === 'doNotEat'))
          for (const { hangul } of ingredients[id].forms) expect(korean).toContain(hangul);
      }),
    );
  });

  test('leaves out a diet sentence that contradicts an allergy, and still lists what the diet excludes', () => {
    const { sentence, excluded } = diets[1];
    const plain = textIn(chosen({}, { diets: ['vegetarian'] }), 'en').hangul;
    expect(plain).toContain(sentence.hangul);
    const allergic = textIn(chosen({ egg: 'allergy' }, { diets: ['vegetarian'] }), 'en').hangul;
    expect(allergic).not.toContain('계란과 우유는 먹습니다');
    for (const { hangul } of excluded) expect(allergic).toContain(hangul);
  });

  test('says once what an allergy and a diet that avoids traces share', () => {
    const both = chosen({ gluten: 'allergy', crustaceans: 'allergy' }, { diets: ['coeliac'] });
    for (const locale of locales) {
      const { hangul, meaning } = textIn(both, locale);
      for (const text of [hangul, meaning]) {
        const rows = text.split('\n');
        expect(new Set(rows).size).toBe(rows.length);
      }
      expect(hangul).toContain(diets.find(({ id }) => id === 'coeliac')?.sentence.hangul);
      // The list of the allergy holds all that the diet excludes: it is no preference beside it.
      expect(hangul).not.toContain(sentences.doNotEatHead.hangul);
    }
  });

  test('does not call a diet an allergy', () => {
    for (const diet of dietIds)
      expect(textIn(chosen({}, { diets: [diet] }), 'en').hangul).not.toContain(
        '알레르기가 있습니다',
      );
  });

  test('warns of danger, shared tools and 119 only when those are chosen', () => {
    const danger = ['조금만 먹어도 생명이 위험할 수 있습니다.', '119에 전화해 주세요'];
    const contact = ['조리한 기름, 불판', '집게, 가위'];
    const mild = textIn(chosen({ milk: 'allergy' }, { contact: false }), 'en').hangul;
    for (const words of [...danger, ...contact]) expect(mild).not.toContain(words);
    const severe = textIn(chosen({ milk: 'allergy' }, { severe: true }), 'en');
    for (const words of [...danger, ...contact]) expect(severe.hangul).toContain(words);
    expect(severe.meaning).toContain('119');
    expect(severe.hangul).not.toContain('에피네프린');
    const carries = chosen({ milk: 'allergy' }, { severe: true, adrenaline: true });
    expect(textIn(carries, 'en').hangul).toContain('에피네프린');
    // A coeliac reacts to traces without an allergy.
    expect(textIn(chosen({}, { diets: ['coeliac'] }), 'es').hangul).toContain('조리한 기름, 불판');
    expect(textIn(chosen({}, { diets: ['vegan'] }), 'es').hangul).not.toContain('조리한 기름');
  });
});
