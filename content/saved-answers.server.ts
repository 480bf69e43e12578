import { savedAnswers, toolLinks } from './copy/saved-answers.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';

/** The texts about answers that the tools store and share. */
export function readAnswerWords(locale: Locale) {
  return { saved: localize(savedAnswers, locale), links: localize(toolLinks, locale) };
}

export type AnswerWords = ReturnType<typeof readAnswerWords>;
