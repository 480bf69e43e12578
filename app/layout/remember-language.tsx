import { useEffect } from 'react';
import { viewLanguage } from '#app/lib/language-cookie.ts';
import type { Locale } from '#content/locale.ts';

/** Keeps the language of the first page in view, until the visitor chooses one. */
export function RememberLanguage({ locale }: { locale: Locale }) {
  useEffect(() => viewLanguage(locale), [locale]);
  return null;
}
