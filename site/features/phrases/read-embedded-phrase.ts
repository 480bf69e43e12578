import type { PhraseId } from '#content/phrases/situations.ts';
import { allPhrases, isFor, phraseOf } from '#content/phrases/phrases.ts';
import { readerOf } from '#content/phrases/readers.ts';
import type { Locale } from '#content/locale.ts';
import { embedText } from '#content/text/embeds.ts';
import { fill } from '#domain/text/fill.ts';
import { languageOf, readEmbed } from '#site/lib/read-embed.ts';
import { phraseView } from './read-phrase.ts';

/** The phrases, in the language of a route. */
export function phraseEmbeds(route: { readonly routePattern: string }) {
  const locale = languageOf(route);
  return allPhrases
    .filter((phrase) => isFor(locale, phrase))
    .map(({ id: phrase }) => ({ params: { phrase }, props: { phrase, locale } }));
}

/** A phrase for other websites, in one language. */
export function readEmbeddedPhrase(id: PhraseId, locale: Locale) {
  const { href, ...phrase } = phraseView(id, locale);
  const title = fill(embedText.titles.phrase[locale], { meaning: phrase.meaning });
  const placed = phraseOf(id);
  const note = readerOf(placed) ? undefined : embedText.unread[locale];
  const said = { title, href, note, only: placed.only };
  return { ...readEmbed({ kind: 'phrase', phrase: id }, locale, said), phrase, href };
}

export type EmbeddedPhraseView = ReturnType<typeof readEmbeddedPhrase>;
