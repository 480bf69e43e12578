import type { ReactNode } from 'react';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { SchoolEntry, SchoolsPage } from './read.ts';
import tags from '#site/ui/tag.module.css';
import { SchoolFacts } from './school-facts.tsx';
import styles from './school-list.module.css';

interface Props {
  readonly school: SchoolEntry;
  readonly text: Pick<SchoolsPage['text'], 'table' | 'row' | 'details'>;
  readonly locale: Locale;
  /** Whether the choices leave it out. */
  readonly hidden: boolean;
  /** The tick that takes the school into the comparison. */
  readonly children: ReactNode;
}

/** A school: what one chooses by, and below it the rest; its anchor opens it (ui/named-question.ts). */
export function SchoolRow({ school, text, locale, hidden, children }: Props) {
  const { id, name, hangul, partner, row } = school;
  const { table, row: schoolRowText } = text;
  return (
    <li hidden={hidden}>
      <details name="school">
        <summary className={styles.row}>
          <span className={styles.name}>
            <b>{keepNames(name)}</b>{' '}
            {hangul && (
              <span lang="ko" className="note">
                {hangul}
              </span>
            )}{' '}
            {partner && <span className={tags.tag}>{table.partner}</span>}
          </span>{' '}
          <span className={styles.price}>
            {!row.price && <span aria-hidden="true">–</span>}
            {row.price && (
              <>
                {row.price.about && (
                  <>
                    <span aria-hidden="true">≈ </span>
                    <span className="visually-hidden">{schoolRowText.about} </span>
                  </>
                )}
                {keepNames(row.price.text)}
              </>
            )}
          </span>{' '}
          <span>{row.rest}</span>
        </summary>
        <div id={id} className={styles.open}>
          <SchoolFacts school={school} text={text} locale={locale}>
            {children}
          </SchoolFacts>
        </div>
      </details>
    </li>
  );
}
