import { copy as faqCopy } from './copy/faq.ts';
import { faq, type FaqItem } from './data/faq.ts';
import { type Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readFigures, readPageFigures } from './register/figures.ts';

/** The questions page in one language: its copy, its items and their figures. */
export function readFaq(locale: Locale) {
  return {
    ...readPage('faq', locale),
    items: faq.map((item) => readItem(item, locale)),
    figures: readPageFigures(figuresIn(faqCopy, faq), locale),
  };
}

export type FaqPage = ReturnType<typeof readFaq>;

function readItem({ figures = [], ...item }: FaqItem, locale: Locale) {
  return { ...localize(item, locale), figures: readFigures(figures, locale) };
}
