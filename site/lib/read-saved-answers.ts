import { savedAnswers, toolLinks } from '#content/copy/saved-answers.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';

/** The texts about answers that the tools store and share. */
export function readAnswerWords(locale: Locale) {
  return {
    saved: localize(savedAnswers, locale),
    links: localize(toolLinks, locale),
    paths: {
      requirements: pathTo('requirements', locale),
      study: pathTo('study', locale),
      budget: pathTo('budget', locale),
      schools: pathTo('schools', locale),
      costs: pathTo('student-costs', locale),
      embassies: pathTo('embassies', locale),
    },
  };
}

export type AnswerWords = ReturnType<typeof readAnswerWords>;
