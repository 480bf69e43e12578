import { useEffect } from 'react';
import { rememberLanguage } from '#app/lib/language-cookie.ts';
import type { Locale } from '#content/locale.ts';

/** The language of the page in view is the visitor's language from now on. */
export function RememberLanguage({ locale }: { locale: Locale }) {
  useEffect(() => rememberLanguage(locale), [locale]);
  return null;
}
