/** The articles that names take within a sentence. */
export interface NameArticles {
  /** By article, the first words of the names that take it, in small letters; a name may begin with an article itself. */
  readonly nouns: Readonly<Record<string, string>>;
  /** Those of them that keep their capital, as institutions do. */
  readonly kept: string;
}

const has = (words: string, word: string) => words.split(' ').includes(word);

/** A name as it stands within a sentence: `Palacio Changdeokgung` is then `el palacio Changdeokgung`. */
export function nameInSentence(name: string, { nouns, kept }: NameArticles): string {
  const [first = ''] = name.split(/[ ,]/, 1);
  const word = first.toLowerCase();
  const rest = name.slice(first.length);
  if (!word || word === first) return name;
  if (Object.hasOwn(nouns, word)) return word + rest;
  const article = Object.keys(nouns).find((each) => has(nouns[each] ?? '', word));
  return article ? `${article} ${has(kept, word) ? first : word}${rest}` : name;
}

/** The sentence with the Spanish article drawn into the word before it: `al palacio`, `del palacio`. */
export function contracted(sentence: string): string {
  return sentence.replaceAll(/\b([Dd]e|[Aa]) el\b/g, '$1l');
}
