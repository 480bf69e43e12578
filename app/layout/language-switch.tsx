import { Link, useLocation } from 'react-router';
import { chooseLanguage } from '#app/lib/language-cookie.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { otherLocale, type Locale } from '#content/locale.ts';
import { isShared, pageAt, paths } from '#content/pages.ts';
import styles from './language-switch.module.css';

/** A language is named in itself. */
export const languageNames: Record<Locale, string> = { es: 'Español', en: 'English' };

/** The same page in the other language, also one that is not found: scroll, query and half-filled forms stay. */
export function useOtherLanguage(locale: Locale): { to: string; other: Locale } {
  const { pathname, search, hash } = useLocation();
  // Documents are written ahead, for the path alone.
  const alive = useHydrated();
  const other = otherLocale(locale);
  const page = pageAt(pathname);
  const path = page ? paths[page][other] : pathname;
  const query = new URLSearchParams(alive ? search : '');
  query.delete('lang');
  if (!page || isShared(page)) query.set('lang', other);
  const text = query.toString();
  return { to: `${path}${text && `?${text}`}${alive ? hash : ''}`, other };
}

export function LanguageSwitch({
  locale,
  className = '',
}: {
  locale: Locale;
  className?: string | undefined;
}) {
  const { to, other } = useOtherLanguage(locale);
  return (
    <Link
      to={to}
      lang={other}
      hrefLang={other}
      preventScrollReset
      onClick={() => chooseLanguage(other)}
      className={`${styles.switch} ${className}`}
    >
      {languageNames[other]}
    </Link>
  );
}
