import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { chooseLanguage } from '#app/lib/language-cookie.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { otherLocale, type Locale } from '#content/locale.ts';
import { isShared, pageAt, paths } from '#content/pages.ts';
import styles from './language-switch.module.css';

/** A language is named in itself. */
export const languageNames: Record<Locale, string> = { es: 'Español', en: 'English' };

/** The same page in the other language, also one that is not found: scroll, query and half-filled forms stay. */
function useOtherLanguage(locale: Locale): { to: string; other: Locale } {
  const { pathname, search, hash } = useLocation();
  // Documents are written ahead, for the path alone.
  const alive = useHydrated();
  const other = otherLocale(locale);
  const page = pageAt(pathname);
  // One document stands at all paths that are not found: its link names none.
  const path = page ? paths[page][other] : '';
  const query = new URLSearchParams(alive ? search : '');
  query.delete('lang');
  if (!page || isShared(page)) query.set('lang', other);
  const text = query.toString();
  return { to: `${path}${text && `?${text}`}${alive ? hash : ''}`, other };
}

interface LinkProps {
  readonly locale: Locale;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the page in the other language, and keeps that choice. */
export function OtherLanguageLink({ locale, className, children }: LinkProps) {
  const { to, other } = useOtherLanguage(locale);
  const choose = () => chooseLanguage(other);
  if (to.startsWith('?')) {
    return (
      <a href={to} lang={other} hrefLang={other} onClick={choose} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={to}
      lang={other}
      hrefLang={other}
      preventScrollReset
      onClick={choose}
      className={className}
    >
      {children}
    </Link>
  );
}

export function LanguageSwitch({
  locale,
  className = '',
}: {
  locale: Locale;
  className?: string | undefined;
}) {
  return (
    <OtherLanguageLink locale={locale} className={`${styles.switch} ${className}`}>
      {languageNames[otherLocale(locale)]}
    </OtherLanguageLink>
  );
}
