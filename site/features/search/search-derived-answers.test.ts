import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch } from './search.ts';
import type { Search } from './search-index.ts';
import { ingredients, type IngredientId } from '#content/allergy-card/ingredients.ts';
import { allergenWords } from '#content/data/answers/allergens.ts';
import { nearestLength } from '#content/data/answers/trips.ts';
import { countryName, countryWords } from '#content/data/country-words.ts';
import { embassies } from '#content/data/embassies.ts';
import { passports } from '#content/data/entry-rules.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { locales, type Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { readSearchIndex } from './read-search-index.ts';

/** How somebody says that they are allergic. */
const waysToSay: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    'alergia {food}',
    'alergia a los {food}',
    'soy alérgica a {food}, ¿qué puedo comer?',
    'soy celíaco y alérgico a {food}',
    'alergico {food} seul restaurante',
  ],
  en: [
    '{food} allergy',
    'allergic to {food}',
    'i have a severe {food} allergy what can i eat',
    'coeliac and allergic to {food}',
  ],
};

/** What the card has no line for. */
const notOnTheCard = [
  'mango', 'fresa', 'kiwi', 'piña', 'plátano', 'aguacate', 'tomate', 'maíz', 'ajo', 'cebolla', 'chocolate',
  'canela', 'cacao', 'melón', 'polen', 'penicilina', 'aspirina', 'gatos', 'abejas', 'banana', 'strawberry',
  'garlic', 'onion', 'corn', 'pineapple', 'bees', 'pollen', 'penicillin', 'latex', 'kaki', 'pera', 'mora',
]; // prettier-ignore

const hasKorean = (text: string, id: IngredientId) =>
  text.split(' Puede ')[0]!.split(' It can ')[0]!.includes(ingredients[id].hangul);

it('every ingredient of the allergy card has an answer', () => {
  const answered = new Set(
    locales.flatMap((locale) => allergenWords(locale).flatMap(({ of }) => of)),
  );
  expect(Object.keys(ingredients).filter((id) => !answered.has(id as IngredientId))).toEqual([]);
});

it('every passport and every embassy has words for its people', () => {
  const ids = [...passports, ...embassies].map(({ id }) => id);
  expect(
    ids.filter((id) => !countryWords[id]),
    'add it to content/data/country-words.ts',
  ).toEqual([]);
});

it('the nearest trip is one of the guide, and of two the longer', () => {
  const lengths = itineraries.map(({ duration }) => duration);
  for (let days = 1; days <= 30; days += 1) expect(lengths).toContain(nearestLength(days));
  for (const length of lengths) expect(nearestLength(length)).toBe(length);
  expect(nearestLength(6)).toBe(7);
});

describe.each(locales)('answers from the data in %s', (locale) => {
  const index = readSearchIndex(locale);
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(index);
  });

  const answered = (query: string) => search(query).answers;

  it('for the people of a country are its own rule, however they say who they are', () => {
    const asked = {
      es: ['soy {people}', 'siendo {people}', 'cuántos días me dejan estar siendo {people}'],
      en: ['I am {people}', 'how many days can I stay being {people}'],
    }[locale];
    const wrong = passports.flatMap(({ id }) =>
      [...(countryWords[id]?.called.split(',') ?? [])]
        .flatMap((people) => asked.map((way) => way.replace('{people}', people.trim())))
        .filter((query) => answered(query)[0]?.id !== `entry-${id}`)
        .map((query) => `${query} → ${answered(query)[0]?.id} instead of entry-${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('for one allergen are never those of another', () => {
    const wrong = allergenWords(locale).flatMap(({ id, of, words }) =>
      words.flatMap((food) =>
        waysToSay[locale]
          .map((way) => way.replace('{food}', food))
          .filter((query) => {
            const given = answered(query).filter((each) => each.id.startsWith('allergy-'));
            const names = (ingredient: IngredientId) =>
              given.every(({ text }) => hasKorean(text, ingredient));
            return given[0]?.id !== id || !of.every(names);
          })
          .map(
            (query) =>
              `${query} → ${answered(query)
                .map((each) => each.id)
                .join(', ')}`,
          ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('name no allergen for a food that is not on the card', () => {
    const wrong = notOnTheCard.flatMap((food) =>
      waysToSay[locale]
        .map((way) => way.replace('{food}', food))
        .filter((query) => answered(query).some(({ id }) => id.startsWith('allergy-'))),
    );
    expect(wrong).toEqual([]);
  });

  const asking = {
    es: ['k-eta {who}', '¿necesito visa siendo {who}?', '{who} visado'],
    en: ['k-eta {who}', 'do I need a visa if I am {who}', '{who} visa'],
  }[locale];

  it('say what holds for the passport that is named', () => {
    const wrong = passports.flatMap((passport) => {
      const { called } = countryWords[passport.id]!;
      const people = [
        countryName(passport)[locale],
        ...called.split(',').map((each) => each.trim()),
      ];
      return people.flatMap((who) =>
        asking
          .map((way) => way.replace('{who}', who))
          .filter((query) => answered(query)[0]?.id !== `entry-${passport.id}`)
          .map(
            (query) =>
              `${query} → ${answered(query)
                .map(({ id }) => id)
                .join(', ')}`,
          ),
      );
    });
    const advice =
      'take its words out of ofUnlisted in content/data/answers/entry-and-stay.ts, or change country-words.ts';
    expect(wrong, advice).toEqual([]);
  });

  it('give the number of the embassy that is named', () => {
    for (const { id, country, inSeoul } of embassies) {
      const name = countryName({ id, name: country })[locale];
      const query = { es: `embajada de ${name} en Seúl`, en: `embassy of ${name} in Seoul` }[
        locale
      ];
      const [first] = answered(query);
      expect(first?.id, query).toBe(`embassy-${id}`);
      const { telephone, duty } = inSeoul;
      for (const number of [telephone, duty?.number])
        expect(first?.text, query).toContain(number ?? '');
      expect(first?.links[0]?.href).toBe(`${pathTo('embassies', locale)}#${id}`);
    }
  });

  it('hear a length, a month and a city', () => {
    const ids = (query: string) => answered(query).map(({ id }) => id);
    const trip = `trip-${nearestLength(9)}`;
    if (locale === 'es') {
      expect(ids('9 días en Corea abril')).toEqual([trip, 'weather-4']);
      expect(ids('plan a medida 9 noches')).toContain(trip);
      expect(ids('nueve dias corea')).toContain(trip);
      expect(ids('D-4 Busan septiembre')).toEqual(['schools-busan', 'd4-dates']);
      expect(ids('curso coreano Busan menos de 1500000')).toContain('schools-busan');
      expect(ids('dos semanas en corea')).toContain(`trip-${nearestLength(14)}`);
    } else {
      expect(ids('9 days in Korea in April')).toEqual([trip, 'weather-4']);
      expect(ids('korean course Busan')).toContain('schools-busan');
    }
  });
});
