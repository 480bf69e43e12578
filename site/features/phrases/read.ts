import { ingredients } from '#content/allergy-card/ingredients.ts';
import { sentences } from '#content/allergy-card/sentences.ts';
import { text as phrasesText } from '#content/text/phrases.ts';
import { phraseTools } from '#content/text/phrase-tools.ts';
import { phrasePage, signAlt } from '#content/text/phrase-situations.ts';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { type PhrasePageId, pathTo } from '#content/pages.ts';
import { allPhrases } from '#content/phrases/phrases.ts';
import { readerOf } from '#content/phrases/readers.ts';
import { firstRules, keyIdea, keyLinks, keyRules } from '#content/phrases/reading-key.ts';
import { type SituationId, situations } from '#content/phrases/situations.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';
import { fill } from '#domain/text/fill.ts';
import { shortName } from '#domain/text/short-name.ts';
import { readEmbedLink } from '#site/lib/read-embed.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readNumbers } from './read-numbers.ts';
import { phrasesFor, phraseView, readSituations } from './read-phrase.ts';

/** The page of all phrases in one language: situations, numbers and the key to the readings. */
export function readPhrases(locale: Locale) {
  const page = readPage(locale, 'phrases');
  const links = readSituations(locale);
  const number = formats[locale].number;
  const count = links.reduce((total, each) => total + each.count, 0);
  return {
    ...page,
    situations: links,
    sum: fill(page.text.sum, { phrases: number(count), situations: number(links.length) }),
    unread: unreadNote(locale, ids(locale)),
    first: phraseView('thisPlease', locale),
    emergency: {
      ambulance: telephone('phone-119'),
      police: telephone('phone-112'),
      href: pathTo('phrases-police', locale),
    },
    searchPath: pathTo('search', locale),
    tools: localize(phraseTools, locale),
    own: ownLinks(locale),
    key: readKey(locale),
    numbers: readNumbers(locale),
  };
}

export type PhrasesPage = ReturnType<typeof readPhrases>;

/** The page of one situation in one language. */
export function readSituation(locale: Locale, page: PhrasePageId) {
  const situation = situationOf(page);
  const [first, ...others] = phrasesFor(situation, locale).map(({ id }) => phraseView(id, locale));
  if (!first) throw new Error(`no phrases for ${page}`);
  const scene = situation === 'police' ? readScene(locale) : undefined;
  const inScene = (scene?.steps ?? []).map(({ phrase }) => phrase.id);
  const { list, ...index } = localize(phrasesText, locale);
  return {
    ...readPage(locale, page),
    situation,
    signAlt: signAlt(situation)[locale],
    call: callOf(situation, index.emergency.call),
    first,
    /** Phrases that follow one another. */
    scene,
    phrases: others.filter(({ id }) => !inScene.includes(id)),
    situations: readSituations(locale),
    parent: { label: index.menu.label, href: pathTo('phrases', locale) },
    own: ownLinks(locale),
    list: {
      ...list,
      tools: localize(phraseTools, locale),
      print: fill(list.print, { count: formats[locale].number(others.length + 1) }),
    },
    unread: unreadNote(
      locale,
      [first, ...others].map(({ id }) => id),
    ),
    key: readKey(locale),
    keyText: index.key,
    /** Where a whole card says more than sentences can. */
    allergyCard: situation === 'allergy' ? allergyCardStart(locale) : undefined,
  };
}

export type SituationPage = ReturnType<typeof readSituation>;

/** What is said after a theft, to whom and in which order. */
function readScene(locale: Locale) {
  const { heading, steps } = phrasesText.theft;
  return {
    heading: heading[locale],
    steps: steps.map(({ figure, phrase, to }) => ({
      figure,
      phrase: phraseView(phrase, locale),
      to: to[locale],
    })),
  };
}

/** Whom to ring where nobody should look for a phrase first. */
function callOf(situation: SituationId, label: string) {
  if (situation === 'police') return { number: telephone('phone-112'), label };
  if (situation === 'health') return { number: telephone('phone-119'), label };
  return undefined;
}

/** The card of allergies in small: its first sentence, and what one can tick. */
function allergyCardStart(locale: Locale) {
  return {
    href: `${pathTo('gastronomy', locale)}#allergy-card`,
    text: localize(phrasesText.allergyCard, locale),
    hangul: sentences.allergyHead.hangul,
    items: phrasesText.allergyCard.items.map((id) => ({
      id,
      hangul: ingredients[id].hangul,
      name: shortName(ingredients[id].name[locale]),
    })),
  };
}

/** The ways to the pages of one's own. */
function ownLinks(locale: Locale) {
  const { favourites, make, noVoice, card } = localize(phraseTools, locale);
  return {
    links: [
      { label: favourites, href: pathTo('phrase-favourites', locale) },
      { label: make, href: pathTo('phrase-card', locale) },
      readEmbedLink('phrase', locale),
    ],
    noVoice,
    voiceFailed: card.voiceFailed,
  };
}

function situationOf(page: PhrasePageId): SituationId {
  const found = situations.find(({ id }) => phrasePage(id) === page);
  if (!found) throw new Error(`no situation for ${page}`);
  return found.id;
}

function ids(locale: Locale) {
  return situations.flatMap(({ id }) => phrasesFor(id, locale).map((phrase) => phrase.id));
}

/** That no native speaker has read some or all of these phrases; undefined once all are read. */
function unreadNote(locale: Locale, of: readonly string[]): string | undefined {
  const { unread, unreadAll } = localize(phrasesText, locale);
  const missing = allPhrases.filter((phrase) => of.includes(phrase.id) && !readerOf(phrase));
  if (missing.length === 0) return undefined;
  if (missing.length === of.length) return unreadAll;
  return fill(unread, { unread: formats[locale].number(missing.length) });
}

function telephone(id: FigureId): string {
  return String(figureOf(id).current.value);
}

/** How the readings are read: the first rules stand in view. */
function readKey(locale: Locale) {
  const rules = localize(keyRules, locale);
  return {
    idea: keyIdea[locale],
    links: keyLinks[locale],
    first: rules.slice(0, firstRules),
    rules,
  };
}

export type ReadingKey = ReturnType<typeof readKey>;
