export type CardReason = 'allergy' | 'diet';

interface Phrase {
  readonly hangul: string;
  readonly meaning: string;
}

interface Ingredient {
  readonly name: string;
  readonly hangul: string;
}

/**
 * The sentences of the card with the ingredients in their place: in Korean for the cook, and in the
 * language of whoever shows it. Without ingredients there is nothing to say: an empty list.
 */
export function allergyCard(
  phrases: readonly Phrase[],
  ingredients: readonly Ingredient[],
): readonly Phrase[] {
  if (ingredients.length === 0) return [];
  const hangul = ingredients.map((each) => each.hangul).join(', ');
  // In the middle of a sentence names begin small.
  const names = ingredients.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
  return phrases.map((phrase) => ({
    hangul: phrase.hangul.replace('{list}', hangul),
    meaning: phrase.meaning.replace('{list}', names.join(', ')),
  }));
}
