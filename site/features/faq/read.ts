import { text as faqText } from '#content/text/faq.ts';
import { faq, type FaqItem } from '#content/data/faq.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { picture } from '#site/lib/pictures.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';

/** The questions page in one language: its text, its items and their figures. */
export function readFaq(locale: Locale) {
  return {
    ...readPage(locale, 'faq'),
    items: faq.map((item) => readItem(item, locale)),
    figures: readPageFigures(figuresIn(faqText, faq), locale),
  };
}

export type FaqPage = ReturnType<typeof readFaq>;

function readItem({ figures = [], drawing, ...item }: FaqItem, locale: Locale) {
  const read = { picture: picture(drawing), figures: readFigures(figures, locale) };
  return { ...localize(item, locale), ...read };
}
