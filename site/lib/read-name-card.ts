import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { type NameKind, nameKinds } from '#content/phrases/name-kinds.ts';
import { phraseOf } from '#content/phrases/phrases.ts';
import { phrasePage } from '#content/text/phrase-situations.ts';
import { nameCard, showCard } from '#content/text/show-card.ts';
import { fill, shown } from '#domain/korean/source.ts';
import { fill as fillText } from '#domain/text/fill.ts';

/** The card that shows the names of a page: what is said with each kind of name, and where that phrase stands. */
export function readNameCard(locale: Locale, ...kinds: readonly NameKind[]) {
  const { phrase: label, more, example } = localize(nameCard, locale);
  return {
    text: localize(showCard, locale),
    more,
    example: { ...example, said: '', meaning: '' },
    phrases: kinds.map((kind) => {
      const { phrase, meaning } = nameKinds[kind];
      const { id, situation, source } = phraseOf(phrase);
      return {
        kind,
        href: `${pathTo(phrasePage(situation), locale)}#${id}`,
        // The one blank of these phrases, under one name.
        source: source.replace(/\{\w+\}/, '{name}'),
        meaning: meaning[locale],
        label,
      };
    }),
  };
}

export type NameCardView = ReturnType<typeof readNameCard>;

/** What is said with a name, in Korean and in the visitor's language. */
export function nameSaid(kind: NameKind, korean: string, name: string, locale: Locale) {
  const { source, meaning, blanks: [blank] = [] } = phraseOf(nameKinds[kind].phrase);
  const id = blank?.id ?? '';
  return {
    source: fill(source, { [id]: korean }),
    korean: shown(fill(source, { [id]: korean })),
    meaning: fillText(meaning[locale], { [id]: name }),
  };
}
