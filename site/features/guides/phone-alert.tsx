import { Fragment } from 'react';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import frame from './phone-frame.module.css';
import styles from './phone-alert.module.css';

/** The alert as it looks on a phone, its words, and what is punished, as numbers in a row. */
export function PhoneAlert({ data, locale }: SpreadProps<'safety'>) {
  const { text, penalties, practicalSectionText, section } = data;
  const [earthquake, typhoon, shelter] = text.words.map(({ hangul }) => hangul);
  return (
    <GuideAnswer
      color="hanji"
      more={practicalSectionText.more}
      {...{ section, practicalSectionText, locale }}
      after={
        <div>
          <h3 id="penalties">{text.penalties}</h3>
          <ul aria-labelledby="penalties" className={styles.penalties}>
            {penalties.map(({ figure, number, rest, years }) => (
              <li key={figure.id}>
                <p>
                  {years ? <Years {...years} /> : <Notes />}
                  <b>{keepNames(number)}</b>
                </p>
                <p>
                  <strong>{keepNames(figure.what)}</strong>
                  {rest && (
                    <span>
                      <Figure figure={{ ...figure, value: rest }} locale={locale} />
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <div className={styles.alert}>
        <div role="img" aria-label={text.picture} className={`${frame.phone} ${styles.phone}`}>
          <Message kind={text.kind} keyword={text.keyword} words={[earthquake, shelter]} />
          <Message kind={text.kind} words={[typhoon]} />
        </div>
        <dl className={`ruled ${styles.words}`}>
          {text.words.map(({ hangul, romanization, meaning, text: words }) => (
            <div key={hangul}>
              <dt>
                <b lang="ko">
                  <mark>{hangul}</mark>
                </b>
                <span>
                  <strong>{meaning}</strong>
                  <i lang="ko-Latn">{romanization}</i>
                </span>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </GuideAnswer>
  );
}

interface MessageProps {
  readonly kind: string;
  /** The word in English, where it is in view. */
  readonly keyword?: string;
  /** Those that stand out among lines that one cannot read. */
  readonly words: readonly (string | undefined)[];
}

function Message({ kind, keyword, words }: MessageProps) {
  return (
    <div data-paper className={styles.message}>
      <svg viewBox="0 0 48 48">
        <path d="M24 5 45 42H3Z" fill="#c8402c" />
        <path d="M24 18v12M24 35v1" stroke="#fffdf8" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <span lang="ko">{kind}</span>
      {keyword && <b lang="en">{keyword}</b>}
      <p className={styles.lines}>
        {words.map((word) => (
          <Fragment key={word}>
            <i />
            <mark lang="ko">{word}</mark>
            <i />
            <i />
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** The most years that a bar has. */
const longest = 10;

/** Years in prison, a stitch each: those that are sure, those that may be, and whether there is no end to them. */
function Years({ sure, most }: { readonly sure: number; readonly most?: number | undefined }) {
  return (
    <svg viewBox="0 0 236 20" aria-hidden="true" fill="none" stroke="#c8402c" strokeWidth="2">
      {Array.from({ length: most ?? longest }, (_, year) => (
        <rect
          key={year}
          x={year * 21 + 1}
          y="1"
          width="17"
          height="18"
          rx="3"
          fill="#c8402c"
          fillOpacity={year < sure ? 1 : 0.4}
          strokeDasharray={year < sure ? undefined : '4 2.5'}
        />
      ))}
      {most === undefined && <path d="M214 10h14m-6-6 6 6-6 6" strokeWidth="3" />}
    </svg>
  );
}

/** A fine in notes of 50,000 wones. */
function Notes() {
  return (
    <svg viewBox="0 0 236 20" aria-hidden="true" fill="#f0be55" stroke="#b98524" strokeWidth="2">
      {[0, 1].map((note) => (
        <g key={note} transform={`translate(${note * 50})`}>
          <rect x="1" y="1" width="42" height="18" rx="2" />
          <circle cx="22" cy="10" r="5" fill="none" />
        </g>
      ))}
    </svg>
  );
}
