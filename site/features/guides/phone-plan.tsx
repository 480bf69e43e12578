import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import { AnswerChoice } from './answer-choice.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import frame from './phone-frame.module.css';
import styles from './phone-plan.module.css';

/** A pin, a receiver and a bank, within a square of 64. */
const icons = {
  maps: 'M32 12a14 14 0 0 1 14 14c0 10-14 26-14 26S18 36 18 26a14 14 0 0 1 14-14zm0 8.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  calls: 'M21 13l7 1 3 10-5 4c2 5 5 8 10 10l4-5 10 3 1 7c0 3-2 6-6 6-15-1-29-15-30-30 0-4 3-6 6-6z',
  bank: 'M32 12l20 10v4H12v-4zM16 29h6v15h-6zM29 29h6v15h-6zM42 29h6v15h-6zM12 47h40v6H12z',
} as const;

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
        answers={answers.map(({ key, title, text: words, watch, does }) => ({
          key,
          content: (
            <div className={styles.answer}>
              <div className={styles.fan}>
                {/* The cards that are not the answer. */}
                {answers.map((other) =>
                  other.key === key ? null : <i key={other.key} data-sim={other.key} />,
                )}
                <div className={styles.card} data-sim={key}>
                  <svg
                    viewBox="0 0 72 56"
                    width="72"
                    aria-hidden="true"
                    fill="#f0be55"
                    stroke="#17202e"
                    strokeWidth="1.5"
                  >
                    <rect x="1" y="1" width="70" height="54" rx="9" />
                    <path d="M1 19h22v-18M1 37h22v18M71 19H49v-18M71 37H49v18M23 19v18M49 19v18M23 28h26" />
                  </svg>
                  <h3>{title}</h3>
                  <p>{keepNames(words)}</p>
                  <p className={styles.watch}>{keepNames(watch)}</p>
                </div>
              </div>
              <ul aria-label={text.screen} className={`${frame.phone} ${styles.phone}`}>
                {text.uses.map(({ id, label }) => {
                  const works = does.some((use) => use === id);
                  return (
                    <li key={id} data-works={works}>
                      <svg viewBox="0 0 64 64" width="56" aria-hidden="true">
                        <rect width="64" height="64" rx="15" fill={works ? '#f0be55' : '#33485a'} />
                        <path d={icons[id]} fill={works ? '#17202e' : '#8fa0b0'} />
                        {!works && <path d="M8 56 56 8" stroke="#e8694f" strokeWidth="6" />}
                      </svg>
                      {label}
                      <span className="visually-hidden">: {works ? text.yes : text.no}</span>
                    </li>
                  );
                })}
              </ul>
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
