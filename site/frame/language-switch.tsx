import type { ReactNode } from 'react';
import type { DocumentId } from '#content/document-paths.ts';
import { otherLocale, type Locale } from '#content/locale.ts';
import { isShared, pathTo } from '#content/pages.ts';
import styles from './language-switch.module.css';

/** A language is named in itself. */
export const languageNames: Record<Locale, string> = { es: 'Español', en: 'English' };

interface LinkProps {
  readonly locale: Locale;
  readonly page: DocumentId;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Leads to the same page in the other language. `language-links.ts` adds the query and the place on the page, and
 * keeps the choice.
 */
export function OtherLanguageLink({ locale, page, className, children }: LinkProps) {
  const other = otherLocale(locale);
  // One document stands at all paths that are not found: its link names none. A shared path always says the language.
  const shared = page === 'not-found' || isShared(page);
  const path = page === 'not-found' ? '' : pathTo(page, other).replace(/\?.*/, '');
  return (
    <a
      href={shared ? `${path}?lang=${other}` : path}
      lang={other}
      hrefLang={other}
      className={className}
      data-language={other}
    >
      {children}
    </a>
  );
}

interface Props {
  readonly locale: Locale;
  readonly page: DocumentId;
  readonly className?: string | undefined;
}

export function LanguageSwitch({ locale, page, className = '' }: Props) {
  return (
    <OtherLanguageLink locale={locale} page={page} className={`${styles.switch} ${className}`}>
      {languageNames[otherLocale(locale)]}
    </OtherLanguageLink>
  );
}
