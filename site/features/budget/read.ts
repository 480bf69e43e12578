import { text as budgetText } from '#content/text/budget.ts';
import { pricesToday } from '#content/data/prices-today.ts';
import { formats } from '#content/formats.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { readFormText } from '#site/lib/read-ui.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';

/** The calculator's page in one language: its texts, today's prices, and known one-off costs. */
export function readBudget(locale: Locale) {
  const { won } = formats[locale];
  const page = readPage(locale, 'budget');
  return {
    ...page,
    partText: wordsOf(page.text),
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
    figures: readPageFigures(figuresIn(budgetText, { figure: 'course-vacation-cost' }), locale),
  };
}

export type BudgetPage = ReturnType<typeof readBudget>;

/** The part of the page's text that the calculator shows. */
function wordsOf(text: Localized<typeof budgetText>) {
  const { title: _t, description: _d, keywords: _k, menu: _m, lead: _l, ...rest } = text;
  const { hangul: _h, hangulMeaning: _hm, preview: _p, sources: _s, ...partText } = rest;
  return partText;
}

export type BudgetText = BudgetPage['partText'];

/** The texts of the form that requests a report. */
function reportFormWords(locale: Locale) {
  const form = readFormText(locale);
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
