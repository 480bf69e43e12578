import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './phone-alert.module.css';

/** The alert as it looks on a phone, its words, and what is punished, as numbers in a row. */
export function PhoneAlert({ data, locale }: SpreadProps<'safety'>) {
  const { text, penalties, practicalSectionText, section } = data;
  return (
    <GuideAnswer
      color="hanji"
      more={practicalSectionText.more}
      {...{ section, practicalSectionText, locale }}
      after={
        <div>
          <h3 id="penalties" className={styles.title}>
            {text.penalties}
          </h3>
          <ul aria-labelledby="penalties" className={styles.penalties}>
            {penalties.map(({ figure, number, rest }) => (
              <li key={figure.id}>
                <b>{keepNames(number)}</b>
                {rest && (
                  <span>
                    <Figure figure={{ ...figure, value: rest }} locale={locale} />
                  </span>
                )}
                <span className={styles.what}>{keepNames(figure.what)}</span>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <div className={styles.alert}>
        <div role="img" aria-label={text.picture} className={styles.phone}>
          <div data-paper className={styles.message}>
            <svg viewBox="0 0 48 48" className={styles.sign}>
              <path d="M24 5 45 42H3Z" />
              <path d="M24 18v12M24 35v1" />
            </svg>
            <span lang="ko">{text.kind}</span>
            <b lang="en">{text.keyword}</b>
            <svg viewBox="0 0 300 70" className={styles.lines}>
              <path d="M0 6h290M0 30h262M0 54h170" />
            </svg>
          </div>
        </div>
        <dl className={`ruled ${styles.words}`}>
          {text.words.map(({ hangul, romanization, meaning, text: words }) => (
            <div key={hangul}>
              <dt>
                <b lang="ko">{hangul}</b>
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
