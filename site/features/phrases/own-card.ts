import { clock, native, phoneNumber } from '#domain/korean/numbers.ts';
import { readingIn } from '#domain/korean/reading-in.ts';
import { fill, said, shown } from '#domain/korean/source.ts';
import { fill as fillText } from '#domain/text/fill.ts';
import { fold } from '#domain/text/search-terms.ts';
import type { Card, CardLine } from '#site/ui/show-card/card.ts';
import type { OwnCard, Part } from './kept-phrases.ts';
import {
  type BookBlank,
  type BookPhrase,
  phraseIn,
  type PhraseBook,
  type Value,
} from './phrase-book.ts';

/** A phrase of a card with what stands in its blanks. */
export interface FilledPart {
  readonly phrase: BookPhrase;
  readonly korean: string;
  readonly meaning: string;
  /** None for what is not to be said. */
  readonly reading: string | undefined;
  /** As a voice says it, numbers in words. */
  readonly said: string;
}

/** The phrases of a card, filled; those that this edition does not have are left out. */
export function filledParts(book: PhraseBook, { parts }: OwnCard): readonly FilledPart[] {
  return parts.flatMap((part) => {
    const phrase = phraseIn(book, part.phrase);
    return phrase ? [fillPart(book, phrase, part)] : [];
  });
}

function fillPart(book: PhraseBook, phrase: BookPhrase, { values = {} }: Part): FilledPart {
  const faces = phrase.blanks.map((blank) => [
    blank.id,
    valueOf(blank, values[blank.id], book.options) ?? blank.example,
  ]) as [string, Value][];
  const sources = Object.fromEntries(faces.map(([id, { source }]) => [id, source]));
  const texts = Object.fromEntries(faces.map(([id, { text }]) => [id, text]));
  const source = fill(phrase.source, sources);
  return {
    phrase,
    korean: shown(source),
    meaning: fillText(phrase.meaning, texts),
    reading: phrase.onlyShown ? undefined : readingIn(book.locale)(source),
    said: shown(said(source)),
  };
}

/**
 * What was typed or chosen for a blank, in Korean and in the visitor's language: a number, an hour as 14:00, a word of
 * the list in either language, or other words as they are. Undefined when it is nothing that can stand there.
 */
export function valueOf(
  { type, options: list }: Pick<BookBlank, 'type' | 'options'>,
  typed: string | undefined,
  options: PhraseBook['options'],
): Value | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  if (type === 'nativeHour') return hourOf(text);
  if (type === 'native' || type === 'sino') return numberOf(text, type);
  if (type === 'phone') return { source: phoneNumber(text), text };
  const wanted = fold(text);
  const known = (list === undefined ? [] : (options[list] ?? [])).find(
    (option) => fold(option.text) === wanted || shown(option.source) === text,
  );
  // Marks of a source are none in what somebody types.
  return known ?? { source: text.replaceAll(/[_^+*<>|{}[\]]/g, ' ').trim(), text };
}

function hourOf(text: string): Value | undefined {
  const [, hour, minute] = /^(\d\d?):(\d\d)$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return { source: clock(Number(hour), Number(minute)), text };
}

function numberOf(text: string, type: 'native' | 'sino'): Value | undefined {
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const number = Number(text);
  if (type === 'sino') return { source: String(number), text };
  return number > 0 && number < 100 ? { source: native(number), text } : undefined;
}

/** The card to show: the first phrase large, the others below a rule, and what can be answered to them. */
export function cardOf(book: PhraseBook, own: OwnCard): Card {
  const parts = filledParts(book, own);
  const lines = parts.flatMap(({ korean, meaning, reading }, at): CardLine[] => {
    const line = { korean, meaning, reading };
    if (at === 0) return [{ kind: 'large', ...line }];
    return at === 1 ? [{ kind: 'rule' }, { kind: 'line', ...line }] : [{ kind: 'line', ...line }];
  });
  const answers = [...new Set(parts.flatMap(({ phrase }) => phrase.answers))];
  return {
    title: parts[0]?.meaning ?? '',
    said: parts.map((part) => part.said).join(' '),
    lines,
    answers: answers.flatMap((id) => book.answers[id] ?? []),
  };
}
