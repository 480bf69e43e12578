import { copy as budgetCopy } from '#content/copy/budget.ts';
import { pricesToday } from '#content/data/prices-today.ts';
import { formats } from '#content/formats.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { readFormWords } from '#site/lib/read-ui.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';

/** The calculator's page in one language: its texts, today's prices, and known one-off costs. */
export function readBudget(locale: Locale) {
  const { won } = formats[locale];
  const page = readPage(locale, 'budget');
  return {
    ...page,
    words: wordsOf(page.copy),
    form: reportFormWords(locale),
    pricesToday,
    /** One-off costs of the register, as the visitor would type them. */
    known: {
      visa: `${register['visa-fee-long'].current.value} US$`,
      card: won(register['arc-fee'].current.value),
      application: won(register['school-application-fee'].current.value),
      deposits: {
        goshiwon: won(register['goshiwon-deposit'].current.value),
        apartment: won(register['oneroom-deposit'].current.value.from),
      },
    },
    figures: readPageFigures(figuresIn(budgetCopy, { figure: 'course-vacation-cost' }), locale),
  };
}

export type BudgetPage = ReturnType<typeof readBudget>;

/** The part of the page's copy that the calculator shows. */
function wordsOf(copy: Localized<typeof budgetCopy>) {
  const { title: _t, description: _d, keywords: _k, menu: _m, lead: _l, ...rest } = copy;
  const { hangul: _h, hangulMeaning: _hm, preview: _p, sources: _s, ...words } = rest;
  return words;
}

export type BudgetWords = BudgetPage['words'];

/** The texts of the form that requests a report. */
function reportFormWords(locale: Locale) {
  const form = readFormWords(locale);
  const { email, emailMeant, honeypot, privacyBefore, privacyLink, privacyAfter, legal } = form;
  const { emailInvalid } = form.fieldErrors.contact;
  return {
    email,
    emailMeant,
    emailInvalid,
    honeypot,
    privacyBefore,
    privacyLink,
    privacyAfter,
    legal,
  };
}
