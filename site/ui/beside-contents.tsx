import type { ReactNode } from 'react';
import styles from './beside-contents.module.css';
import { keepNames } from './keep-names.tsx';

interface Props {
  /** Above the list. */
  readonly heading: string;
  /** What the list leads to, each by its anchor. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A long text beside the list of its parts; `layout/page-contents.ts` marks the one in view. */
export function BesideContents({ heading, parts, className = '', children }: Props) {
  return (
    <div className={`wrap ${styles.grid} ${className}`}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{heading}</h2>
        <ol className={styles.list}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{keepNames(title)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
