import { keptAnswers, toolLinks } from './copy/kept-answers.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';

/** The texts about answers that the tools store and share. */
export function readAnswerWords(locale: Locale) {
  return { kept: localize(keptAnswers, locale), links: localize(toolLinks, locale) };
}

export type AnswerWords = ReturnType<typeof readAnswerWords>;
