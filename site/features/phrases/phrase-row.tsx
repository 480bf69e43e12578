import type { Locale } from '#content/locale.ts';
import { keepTogether } from '#domain/korean/keep-together.ts';
import { withBlanks } from '#domain/text/fill.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { SituationPage } from './read.ts';
import type { PhraseView } from './read-phrase.ts';
import { PhraseTools } from './phrase-tools.tsx';
import styles from './phrase-row.module.css';

interface Props {
  readonly phrase: PhraseView;
  readonly situation: string;
  readonly text: SituationPage['list'];
  readonly locale: Locale;
  /** To be read from across a table. */
  readonly large?: boolean;
  /** What it stands in, if that is not a list. */
  readonly as?: 'li' | 'div';
}

/**
 * A phrase with an address of its own, on paper: what it means, the Korean, how it is said, and what may be answered.
 * The whole of it opens its card.
 */
export function PhraseRow({
  phrase,
  situation,
  text,
  locale,
  large = false,
  as: Row = 'li',
}: Props) {
  const { id, parts, hangul, reading, romanisation, onlyShown, note, literal, answers } = phrase;
  return (
    <Row id={id} data-paper className={`phrase-card ${styles.row} ${large ? styles.large : ''}`}>
      <p aria-hidden="true" className={styles.onPaper}>
        {situation}
      </p>
      <div className={styles.phrase}>
        <h2 className={styles.meaning}>
          {parts.map((part, at) =>
            part.blank ? <em key={at}>{part.text}</em> : <span key={at}>{part.text}</span>,
          )}
        </h2>
        <p lang="ko" className={styles.korean}>
          {keepTogether(hangul)}
        </p>
        {onlyShown ? (
          <p className={styles.small}>{text.onlyShow}</p>
        ) : (
          <p className={styles.reading}>
            <span className="visually-hidden">{text.reading}: </span>
            <span>{reading}</span>
          </p>
        )}
        <p className={`${styles.small} ${styles.onPaper}`}>
          {text.romanisation}: <span lang="ko-Latn">{romanisation}</span>
        </p>
        {literal && (
          <p className={styles.small}>
            {text.literal}: {literal}
          </p>
        )}
        {note && (
          <p className={styles.note}>
            <Prose text={note} locale={locale} />
          </p>
        )}
      </div>
      <PhraseTools phrase={phrase} text={text.tools} whole />
      {answers.length > 0 && (
        <Fold label={text.answers} of={phrase.meaning} className={styles.answers}>
          <ul className={styles.list}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <b lang="ko">{withBlanks(answer.hangul)}</b> {withBlanks(answer.meaning)}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Row>
  );
}
