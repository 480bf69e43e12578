import type { Locale } from '#content/locale.ts';
import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { Fold } from '#site/ui/fold.tsx';
import type { SearchAnswer, SearchHit } from './search-index.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { surface } from '#site/ui/surface.ts';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import styles from './search-results.module.css';
import type { SearchText } from './search-words.ts';
import { ShortAnswers } from './short-answers.tsx';

/** How many results of a group are shown at first; the others are in a `<details>`. */
const first = 5;

interface Props {
  readonly answer: SearchAnswer;
  readonly locale: Locale;
  readonly text: Pick<
    SearchText,
    'add' | 'answers' | 'answerSource' | 'kinds' | 'more' | 'partial' | 'showName'
  >;
}

/** The answers, then the results by kind, with the matches marked. */
export function SearchResults({ answer, locale, text }: Props) {
  const { answers, groups, partial } = answer;
  return (
    <>
      <ShortAnswers answers={answers} locale={locale} text={text} />
      {partial && <p className={styles.partial}>{text.partial}</p>}
      {groups.map(({ kind, hits }, at) => {
        const rest = hits.slice(first);
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`} className={styles.group}>
            <h3 id={`kind-${kind}`}>{text.kinds[kind as keyof SearchText['kinds']]}</h3>
            <Hits
              hits={hits.slice(0, first)}
              add={text.add}
              label={text.showName}
              best={at === 0}
            />
            {rest.length > 0 && (
              <Fold label={text.more.replace('{count}', `${rest.length}`)}>
                <Hits hits={rest} add={text.add} label={text.showName} />
              </Fold>
            )}
          </section>
        );
      })}
    </>
  );
}

interface HitsProps {
  readonly hits: readonly SearchHit[];
  readonly add: SearchText['add'];
  /** What shows a Korean name. */
  readonly label: string;
  /** Whether the first is the best of all results, which is shown large. */
  readonly best?: boolean;
}

function Hits({ hits, add, label, best }: HitsProps) {
  const pictured = hits.some(({ picture, hangul }) => picture ?? hangul);
  return (
    <ul className={`${styles.hits} ${pictured ? styles.pictured : ''} ${best ? styles.best : ''}`}>
      {hits.map(({ href, title, hangul, where, context, picture, stop }) => (
        <li key={href}>
          {pictured && <Patch picture={picture} hangul={hangul && plain(hangul)} />}
          <a href={href}>
            <Marked parts={title} />
          </a>
          {hangul && (
            <span className={styles.hangul}>
              <span lang="ko">
                <Marked parts={hangul} />
              </span>
              <ShowName korean={plain(hangul)} name={plain(title)} href={href} label={label} />
            </span>
          )}
          {where && <span className="note">{where}</span>}
          <p>
            <Marked parts={context} />
          </p>
          {stop && (
            <AddToTrip
              stop={stop}
              name={plain(title)}
              text={add}
              look="icon"
              className={styles.add}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface PatchProps {
  readonly picture: string | undefined;
  readonly hangul: string | undefined;
}

/** The drawing of a result; what is not drawn has a patch with its Korean, or an empty one. */
function Patch({ picture, hangul }: PatchProps) {
  if (picture) {
    const file = { src: picture, width: 800, height: 600, position: [50, 50] } as const;
    return <Picture picture={file} alt="" className={styles.patch} />;
  }
  return (
    <span lang="ko" aria-hidden="true" className={`${surface('celadon')} ${styles.patch}`}>
      {hangul?.split(' ')[0]?.slice(0, 2)}
    </span>
  );
}

const plain = (parts: SearchHit['context']) => parts.map(({ text }) => text).join('');

/** A text with its matches marked. */
function Marked({ parts }: { readonly parts: SearchHit['context'] }) {
  return parts.map(({ text, found }, index) =>
    found ? <mark key={index}>{text}</mark> : <span key={index}>{keepNames(text)}</span>,
  );
}
