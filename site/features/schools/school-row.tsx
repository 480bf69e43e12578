import type { ReactNode } from 'react';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { SchoolEntry, SchoolsPage } from './read.ts';
import tags from '#site/ui/tag.module.css';
import { PriceThread } from './price-thread.tsx';
import { SchoolFacts } from './school-facts.tsx';
import styles from './school-list.module.css';

interface Props {
  readonly school: SchoolEntry;
  readonly text: Pick<SchoolsPage['text'], 'table' | 'row' | 'details'>;
  /** The tag of a school that is not real yet. */
  readonly sample: string;
  readonly locale: Locale;
  /** Whether the choices leave it out. */
  readonly hidden: boolean;
  /** Whether an approximate price has its sign; in a list of such prices its head has it. */
  readonly sign: boolean;
  /** The tick that takes the school into the comparison. */
  readonly children: ReactNode;
}

/** A school: what one chooses by, and below it the rest; its anchor opens it (ui/named-question.ts). */
export function SchoolRow({ school, text, sample, locale, hidden, sign, children }: Props) {
  const { id, name, hangul, patch, city, partner, row, thread } = school;
  const { table, row: schoolRowText } = text;
  const { price } = row;
  return (
    <li hidden={hidden} data-city={city}>
      <details name="school">
        <summary className={styles.row}>
          <Patch lines={patch} />
          <span className={styles.name}>
            <b>{keepNames(name)}</b> {partner && <span className={tags.tag}>{table.partner}</span>}{' '}
            {school.sample && <span className={tags.tag}>{sample}</span>}
            {hangul && (
              <span lang="ko" className="note">
                {hangul}
              </span>
            )}
          </span>{' '}
          {thread && (
            <span className={styles.thread}>
              <PriceThread {...thread} />
            </span>
          )}
          {price && (
            <span className={styles.price}>
              {price.about && (
                <>
                  {sign && <span aria-hidden="true">≈ </span>}
                  <span className="visually-hidden">{schoolRowText.about} </span>
                </>
              )}
              {keepNames(price.amount ?? price.text)}
              {price.unit && <small>{keepNames(price.unit)}</small>}
            </span>
          )}{' '}
          <span className={styles.rest}>{keepNames(row.rest)}</span>
          <svg viewBox="0 0 10 6" aria-hidden="true" className={styles.sign}>
            <path d="m1 1 4 4 4-4" />
          </svg>
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

/** The Korean name of a school on a piece of cloth. */
function Patch({ lines }: { readonly lines: readonly string[] }) {
  const size = lines.length > 1 ? 15 : lines.join('').length > 2 ? 17 : 21;
  return (
    <svg lang="ko" viewBox="0 0 68 52" aria-hidden="true" className={styles.patch}>
      <rect width="68" height="52" />
      <rect x="4" y="4" width="60" height="44" className={styles.stitch} />
      {lines.map((line, at) => (
        <text key={line} x="34" y={lines.length > 1 ? 24 + at * 17 : 33} fontSize={size}>
          {line}
        </text>
      ))}
    </svg>
  );
}
