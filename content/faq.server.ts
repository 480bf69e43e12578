import { placeLabels } from './copy/place-labels.ts';
import { accommodation } from './data/accommodation.ts';
import { faq, type FaqItem } from './data/faq.ts';
import type { PriceRange } from './data/fares.ts';
import { updates } from './data/updates.ts';
import { type Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';

/** A line below an answer; an amount is a range in KRW a month. */
type Figure =
  | { readonly label: string; readonly value: string }
  | { readonly label: string; readonly amount: PriceRange };

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
    figures: figures === 'housing' ? housing(locale) : (localize(figures, locale) as Figure[]),
  };
}

/** The set of monthly prices that belongs to the questions: the other one is the guide's. */
function housing(locale: Locale): Figure[] {
  return accommodation.map(({ name, faqPrice }) => ({ label: name[locale], amount: faqPrice }));
}
