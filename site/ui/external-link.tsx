import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { opensInNewTab } from '#content/new-tab.ts';
import styles from './external-link.module.css';

interface Props {
  readonly href: string;
  readonly locale: Locale;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another site: a new tab, no opener, no referrer, and a mark and words that say so. */
export function ExternalLink({ href, locale, children, className }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 1.5h6.5V8M10 2 2 10" />
      </svg>
      <span className="visually-hidden">{` ${opensInNewTab[locale]}`}</span>
    </a>
  );
}
