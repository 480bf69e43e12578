import { monthOf } from '#domain/months.ts';
import { ExternalLink } from './external-link.tsx';
import { keepNames } from './keep-names.tsx';
import styles from './dated-note.module.css';

interface Props {
  /** What stands beside the figures above. */
  readonly note: string;
  readonly source: { readonly url: string; readonly name: string; readonly date: string };
  readonly words: {
    /** For what has changed since the guide's figures. */
    readonly updated: string;
    /** For what was known before. */
    readonly known: string;
    readonly source: string;
    readonly newTab: string;
  };
  /** The language of the date, as a BCP 47 tag. */
  readonly language: string;
}

/** The guide's figures stand as of this month. */
const figuresDate = '2025-03';

/** Below a dashed seam: a finding with its date and source. The figure above stays as it was. */
export function DatedNote({ note, source, words, language }: Props) {
  return (
    <div className={styles.note}>
      <p className={styles.label}>
        {source.date > figuresDate ? words.updated : words.known} ·{' '}
        <time dateTime={source.date}>{monthOf(source.date, language)}</time>
      </p>
      <p>
        {keepNames(note)}{' '}
        <span className={styles.source}>
          {words.source}:{' '}
          <ExternalLink href={source.url} hint={words.newTab}>
            {source.name}
          </ExternalLink>
        </span>
      </p>
    </div>
  );
}
