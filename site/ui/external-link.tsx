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

const joiner = '\u2060';

/** A link to another site: a new tab, no opener, no referrer, and a mark and words that say so. */
export function ExternalLink({ href, locale, children, className }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {/* Between word joiners the mark stays on the line of the last word and of a comma after it. */}
      <span aria-hidden="true" className="no-break">
        {joiner}
        <svg className={styles.mark} viewBox="0 0 12 12">
          <path d="M4 1.5h6.5V8M10 2 2 10" />
        </svg>
        {joiner}
      </span>
      <span className="visually-hidden">{` ${opensInNewTab[locale]}`}</span>
    </a>
  );
}
