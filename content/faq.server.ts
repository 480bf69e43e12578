import { copy as faqCopy } from './copy/faq.ts';
import { accommodation, type AccommodationOption } from './data/accommodation.ts';
import { faq, type FaqItem } from './data/faq.ts';
import type { PriceRange } from './data/fares.ts';
import { type Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readFigures, readPageFigures } from './register/figures.ts';

/** A line below an answer; an amount is a range in KRW a month. */
type Line =
  | { readonly label: string; readonly value: string }
  | { readonly label: string; readonly amount: PriceRange };

/** The questions page in one language: its copy, its items and their figures. */
export function readFaq(locale: Locale) {
  return {
    ...readPage('faq', locale),
    items: faq.map((item) => readItem(item, locale)),
    figures: readPageFigures(figuresIn(faqCopy, faq), locale),
  };
}

export type FaqPage = ReturnType<typeof readFaq>;

function readItem({ figures = [], lines = [], ...item }: FaqItem, locale: Locale) {
  return {
    ...localize(item, locale),
    figures: readFigures(figures, locale),
    lines: lines === 'housing' ? housing(locale) : (localize(lines, locale) as Line[]),
  };
}

/** The set of monthly prices that belongs to the questions: the other one is the guide's. */
function housing(locale: Locale): Line[] {
  return accommodation.map(({ name, faqName = name, faqPrice }: AccommodationOption) => ({
    label: faqName[locale],
    amount: faqPrice,
  }));
}
