import { Fact, Facts } from '#site/ui/facts.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './passport-answer.module.css';

type Text = SpreadProps<'working-holiday'>['data']['text'];

/** Whether a passport has an H-1, and what it asks and gives. */
export function PassportAnswer({ data, locale }: SpreadProps<'working-holiday'>) {
  const { text, section, practicalSectionText } = data;
  return (
    <GuideAnswer
      color="hwang"
      more={practicalSectionText.table}
      {...{ section, practicalSectionText, locale }}
    >
      <AnswerChoice
        questions={[
          {
            name: 'passport',
            label: text.passport,
            options: text.passports.map(({ key, name }) => ({ value: key, label: name })),
          },
        ]}
        answers={text.passports.map((passport) => ({
          key: passport.key,
          content: <Visa passport={passport} text={text} />,
        }))}
      />
      <div className={styles.about}>
        <p>{keepNames(text.about)}</p>
        <p>
          {text.apply} {text.funds}
        </p>
      </div>
    </GuideAnswer>
  );
}

/** The page of a passport with its visa, or without. */
function Visa({
  passport,
  text,
}: {
  readonly passport: Text['passports'][number];
  readonly text: Text;
}) {
  const refused = 'no' in passport ? passport.no : undefined;
  return (
    <div data-paper className={styles.page}>
      <svg
        viewBox="0 0 200 120"
        aria-hidden="true"
        className={refused ? styles.none : styles.stamp}
      >
        <rect x="8" y="8" width="184" height="104" rx="14" />
        <rect x="16" y="16" width="168" height="88" rx="9" />
        <text x="100" y="78">
          H-1
        </text>
        {refused && <path d="M30 104 170 16" />}
      </svg>
      <div className={styles.words}>
        <p className={styles.name}>{passport.name}</p>
        <h3>{refused ? text.no : text.yes}</h3>
        {refused ? (
          <p>{refused}</p>
        ) : (
          <Facts>
            {(['age', 'stay', 'quota'] as const)
              .filter((key) => passport[key] !== '–')
              .map((key) => (
                <Fact key={key} label={text.labels[key]}>
                  {keepNames(passport[key])}
                </Fact>
              ))}
          </Facts>
        )}
      </div>
    </div>
  );
}
