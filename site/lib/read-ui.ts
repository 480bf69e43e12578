import type { Locale } from '#content/locale.ts';
import { en } from '#content/ui/en.ts';
import { es, type Ui } from '#content/ui/es.ts';
import { savedAnswers, toolLinks } from '#content/text/saved-answers.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';

const texts: Record<Locale, Ui> = { es, en };

/** The texts of the interface. */
export function readUi(locale: Locale): Ui {
  return texts[locale];
}

/** The texts that all forms share. */
export function readFormText(locale: Locale): Ui['form'] {
  return readUi(locale).form;
}

/** The texts of a contact form; the two forms differ in their field errors. */
export function readContactText(locale: Locale, form: keyof Ui['form']['fieldErrors']) {
  const { legal: _, fieldErrors, ...rest } = readUi(locale).form;
  return { ...rest, fieldErrors: fieldErrors[form] };
}

export type ContactText = ReturnType<typeof readContactText>;

/** The texts about answers that the tools store and share. */
export function readAnswerText(locale: Locale) {
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

export type AnswersText = ReturnType<typeof readAnswerText>;
