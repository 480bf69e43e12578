import { placeLabels } from './copy/place-labels.ts';
import { faq, type FaqItem } from './data/faq.ts';
import { updates } from './data/updates.ts';
import { type Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';

/** The questions page in one language: its copy, its items and the words of the dated notes. */
export function readFaq(locale: Locale) {
  return {
    ...readPage('faq', locale),
    note: localize(placeLabels.note, locale),
    items: faq.map((item) => readItem(item, locale)),
  };
}

export type FaqPage = ReturnType<typeof readFaq>;

function readItem({ updates: ids = [], figures = [], ...item }: FaqItem, locale: Locale) {
  return {
    ...localize(item, locale),
    updates: ids.map((id) => localize(updates[id], locale)),
    figures: localize(figures, locale),
  };
}
