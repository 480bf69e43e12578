import type { ComponentProps } from 'react';
import { DatedNote } from '#app/ui/dated-note.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import { NextStep } from './next-step.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import styles from './requirements.module.css';

/** The words and the language of dated notes. */
export type NoteWords = Pick<ComponentProps<typeof DatedNote>, 'words' | 'language'>;

interface Props {
  readonly copy: HomeCopy['requirements'];
  readonly pricesDate: string;
  readonly note: NoteWords;
  readonly locale: Locale;
}

/** The three formalities, each with its figure and what has changed since. */
export function Requirements({ copy, pricesDate, note, locale }: Props) {
  return (
    <section
      id="requisitos"
      aria-labelledby="requirements-title"
      className={`wrap ${styles.section}`}
    >
      <div className={styles.head}>
        <h2 id="requirements-title">{copy.heading}</h2>
        <p>{copy.lead}</p>
        <p className={styles.date}>{pricesDate}</p>
        <NextStep to={pathTo(copy.action.page, locale)} label={copy.action.label} />
      </div>
      <ul className={styles.rows}>
        {copy.rows.map(({ name, figure, text, updates }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.figure}>{figure}</p>
            <div className={styles.text}>
              <p>{keepNames(text)}</p>
              {updates.map((update) => (
                <DatedNote key={update.note} {...update} {...note} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
