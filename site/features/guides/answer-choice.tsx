import type { ReactNode } from 'react';
import choice from '#site/ui/choice-chips.module.css';
import styles from './answer-choice.module.css';

interface Props {
  readonly questions: readonly {
    readonly name: string;
    readonly label: string;
    /** The first is chosen at the start. */
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }[];
  /** The key of each is the values that lead to it, with spaces between; the first is shown at the start. */
  readonly answers: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** Questions and the one card that answers them (chosen-answer.element.ts). */
export function AnswerChoice({ questions, answers }: Props) {
  return (
    <chosen-answer className={styles.choice} keys={JSON.stringify(answers.map(({ key }) => key))}>
      <div className={`needs-script not-printed ${styles.questions}`}>
        {questions.map(({ name, label, options }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            <div className={choice.chips}>
              {options.map((option, index) => (
                <label key={option.value}>
                  <input
                    type="radio"
                    name={name}
                    value={option.value}
                    defaultChecked={index === 0}
                  />
                  {option.label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div role="status" className={styles.answers}>
        {answers.map(({ key, content }, index) => (
          <div key={key} data-part="answer" hidden={index > 0}>
            {content}
          </div>
        ))}
      </div>
    </chosen-answer>
  );
}
