import { withBlanks } from '#domain/text/fill.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';
import type { ShowCardText } from '#content/text/show-card.ts';
import type { CardAnswer } from './card.ts';
import styles from './card-answers.module.css';

interface Props {
  readonly answers: readonly CardAnswer[];
  readonly text: ShowCardText;
}

/** Whether all of an answer is yet to be written. */
const isBlank = (said: string) => /^\{\w+\}$/.test(said);

/** What the person opposite can press, Korean first (`answers.ts`). Without JavaScript the card is text. */
export function CardAnswers({ answers, text: { korean, own } }: Props) {
  const typed = answers.some(({ kind }) => kind !== 'say' && kind !== 'point');
  return (
    <div className={`needs-script not-printed ${styles.answers}`} data-part="answers">
      <div data-part="choose">
        <p lang="ko">{korean.pick}</p>
        <div className={styles.choices}>
          {answers.map((answer) => {
            const { korean: said, meaning } = answer;
            return (
              <button key={said} type="button" name="answer" value={JSON.stringify(answer)}>
                <b lang="ko">{isBlank(said) ? korean.write : withBlanks(said, '＿')}</b>
                <span>{isBlank(said) ? own.write : withBlanks(meaning)}</span>
              </button>
            );
          })}
        </div>
      </div>
      {typed && (
        <div data-part="enter" hidden>
          <p
            lang="ko"
            data-props={JSON.stringify({ number: korean.writeNumber, text: korean.writeText })}
          />
          <div className={styles.pad} data-part="pad">
            {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
              <button key={digit} type="button" name="digit" value={digit}>
                {digit}
              </button>
            ))}
            <button type="button" name="digit" value="back">
              <LineIcon path="M8 6h12v12H8l-5-6ZM11 9.5l5 5M16 9.5l-5 5" />
              <span className="visually-hidden">{own.remove}</span>
            </button>
            <button type="button" name="digit" value="0">
              0
            </button>
          </div>
          <div data-part="field" />
          <div className={styles.choices}>
            <button type="button" lang="ko" className={styles.done} name="done">
              {korean.done}
              <span className="visually-hidden">{own.done}</span>
            </button>
            {answers.length > 1 && (
              <button type="button" name="again">
                <b lang="ko">{korean.other}</b>
                <span>{own.other}</span>
              </button>
            )}
          </div>
        </div>
      )}
      {/* It stands there before it says something, so that it is read out. */}
      <p aria-live="polite" className={styles.chosen} />
      <div data-part="answered" hidden className={styles.answered}>
        <button type="button" name="again">
          <b lang="ko">{korean.again}</b>
          <span>{own.again}</span>
        </button>
      </div>
    </div>
  );
}
