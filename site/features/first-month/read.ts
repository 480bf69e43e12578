import { text as firstMonthText } from '#content/text/first-month.ts';
import { firstMonth } from '#content/data/first-month.ts';
import type { Locale } from '#content/locale.ts';
import { readPage } from '#site/lib/read-page.ts';
import { phraseTools } from '#content/text/phrase-tools.ts';
import { localize } from '#content/localize.ts';
import { phraseView, type PhraseView } from '#site/features/phrases/read-phrase.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';

/** The page of the first month in one language, with its figures. */
export function readFirstMonth(locale: Locale) {
  const page = readPage(locale, 'first-month');
  return {
    ...page,
    tools: localize(phraseTools, locale),
    /** The steps of the path, as they stand in the list. */
    stones: page.text.path.stones.map(({ id, hangul }) => {
      const step = page.text.list.items.find((item) => item.id === id);
      if (!step) throw new Error(`no step ${id} in the first month`);
      return { id, hangul, title: step.title, when: step.when };
    }),
    /** What to say at each step that has something to say, by step. */
    phrases: new Map(
      firstMonth.flatMap(({ id, phrase }) => (phrase ? [[id, phraseView(phrase, locale)]] : [])),
    ),
    figures: readPageFigures(figuresIn(firstMonthText), locale),
  };
}

export type FirstMonthPage = ReturnType<typeof readFirstMonth>;

export type SaidAtStep = PhraseView;

/** What the list on the device computes with; its texts are in the page itself. */
export function readMonthPlanner(locale: Locale) {
  const { text } = readPage(locale, 'first-month');
  return {
    text: text.planner,
    steps: firstMonth.map(({ id, from, to }) => ({ id, from, to })),
  };
}

export type MonthPlannerData = ReturnType<typeof readMonthPlanner>;
