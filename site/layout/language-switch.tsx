import type { ReactNode } from 'react';
import type { DocumentId } from '#content/document-paths.ts';
import { otherLocale, type Locale } from '#content/locale.ts';
import { isShared, pathTo } from '#content/pages.ts';
import styles from './language-switch.module.css';

/** The name of each language, in that language. */
export const languageNames: Record<Locale, string> = { es: 'Español', en: 'English' };

interface LinkProps {
  readonly locale: Locale;
  readonly page: DocumentId;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Links to the same page in the other language. `language-links.ts` adds query and scroll position, and stores the
 * choice.
 */
export function OtherLanguageLink({ locale, page, className, children }: LinkProps) {
  const other = otherLocale(locale);
  // The not-found document has no path of its own; a shared path needs `?lang=`.
  const shared = page === 'not-found' || isShared(page);
  const path = page === 'not-found' ? '' : pathTo(page, other).replace(/\?.*/, '');
  return (
    <a
      href={shared ? `${path}?lang=${other}` : path}
      lang={other}
      hrefLang={other}
      className={className}
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
