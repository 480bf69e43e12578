import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import { AnswerChoice } from './answer-choice.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './phone-plan.module.css';

/** Which line to buy, as two questions and four SIM cards, of which the answer lies on top. */
export function PhonePlan({ data, locale }: SpreadProps<'phone-money-apps'>) {
  const { text, practicalSectionText, section } = data;
  const { questions, answers } = text;
  return (
    <GuideAnswer
      color="celadon"
      more={practicalSectionText.more}
      {...{ section, practicalSectionText, locale }}
    >
      <AnswerChoice
        questions={questions}
        answers={answers.map(({ key, title, text: words, watch }) => ({
          key,
          content: (
            <div className={styles.fan}>
              {/* The cards that are not the answer. */}
              {answers.map((other) =>
                other.key === key ? null : <i key={other.key} data-sim={other.key} />,
              )}
              <div className={styles.card} data-sim={key}>
                <svg viewBox="0 0 72 56" aria-hidden="true" className={styles.chip}>
                  <rect x="1" y="1" width="70" height="54" rx="9" />
                  <path d="M1 19h22v-18M1 37h22v18M71 19H49v-18M71 37H49v18M23 19v18M49 19v18M23 28h26" />
                </svg>
                <h3>{title}</h3>
                <p>{keepNames(words)}</p>
                <p className={styles.watch}>{keepNames(watch)}</p>
              </div>
            </div>
          ),
        }))}
      />
      <Fold label={text.table}>
        <table className={`${tables.table} ${tables.blocks}`}>
          <caption className="visually-hidden">{text.table}</caption>
          <TableHead columns={[...questions.map(({ label }) => label), text.answer]} />
          <tbody>
            {answers.map(({ key, title, text: words, watch }) => (
              <tr key={key}>
                {key.split(' ').map((value, index) => (
                  <td key={index} data-column={questions[index]?.label}>
                    {questions[index]?.options.find((option) => option.value === value)?.label}
                  </td>
                ))}
                <td>
                  <b>{title}.</b> {keepNames(words)} {keepNames(watch)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </GuideAnswer>
  );
}
