import { describe, expect, it } from 'vitest';
import { nameArticles } from '#content/text/name-articles.ts';
import { contracted, nameInSentence } from './name-in-sentence.ts';

describe('a name within a sentence', () => {
  it.each([
    ['Palacio Changdeokgung', 'el palacio Changdeokgung'],
    ['Playa de Haeundae', 'la playa de Haeundae'],
    ['Museo Nacional de Corea', 'el Museo Nacional de Corea'],
    ['Las casas de Bukchon', 'las casas de Bukchon'],
    ['Gyeongbokgung, puerta a puerta', 'Gyeongbokgung, puerta a puerta'],
    ['Lotte World Tower', 'Lotte World Tower'],
    ['los puestos de comida', 'los puestos de comida'],
    ['', ''],
  ])('%s is %s', (name, said) => {
    expect(nameInSentence(name, nameArticles.es)).toBe(said);
  });

  it('has an article in English only where it needs one', () => {
    const { en } = nameArticles;
    expect(nameInSentence('National Museum of Korea', en)).toBe('the National Museum of Korea');
    expect(nameInSentence('Changdeokgung Palace', en)).toBe('Changdeokgung Palace');
  });
});

it('the article is drawn into the word before it', () => {
  expect(contracted('De el palacio a el mercado, para el paseo.')).toBe(
    'Del palacio al mercado, para el paseo.',
  );
});
