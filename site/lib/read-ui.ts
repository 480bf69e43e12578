import { type Locale } from '#content/locale.ts';
import { en } from '#content/ui/en.ts';
import { es, type Ui } from '#content/ui/es.ts';

const texts: Record<Locale, Ui> = { es, en };

/** The texts of the interface. */
export function readUi(locale: Locale): Ui {
  return texts[locale];
}

/** The texts that all forms share. */
export function readFormWords(locale: Locale): Ui['form'] {
  return readUi(locale).form;
}

/** The texts of a contact form; the two forms differ in their field errors. */
export function readContactWords(form: keyof Ui['form']['fieldErrors'], locale: Locale) {
  const { legal: _, fieldErrors, ...rest } = readUi(locale).form;
  return { ...rest, fieldErrors: fieldErrors[form] };
}

export type ContactWords = ReturnType<typeof readContactWords>;
