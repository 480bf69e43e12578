import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { fill } from '#domain/text/fill.ts';
import type { Locale } from '#content/locale.ts';
import { BlockDrawing } from './block-drawing.tsx';
import { blockPieces } from './block-pieces.ts';
import { Jamo } from './jamo.tsx';
import { LetterCards } from './letter-cards.tsx';
import type { HangulPage } from './read.ts';
import type { HangulStep } from './read-steps.ts';
import { FinalsTable, RulesTable } from './step-tables.tsx';
import { WordList } from './word-list.tsx';
import styles from './steps.module.css';

interface Props extends Pick<HangulPage, 'text' | 'steps'> {
  readonly pieces: HangulPage['practice']['pieces'];
  readonly locale: Locale;
}

/** The eight steps, the first of them open. */
export function Steps({ text, steps, ...props }: Props) {
  return (
    <Section headingId="steps" heading={text.steps.heading} lead={text.steps.lead}>
      <div className={styles.steps}>
        <Chapters>
          {steps.map((step) => (
            <Question
              key={step.step}
              title={step.title}
              hangul={<Taught {...step} />}
              icon={<span className={styles.number}>{step.step}</span>}
              fact={
                <>
                  {fill(text.steps.minutes, { minutes: String(step.minutes) })}{' '}
                  {keepNames(step.lead)}
                </>
              }
              open={step.step === 1}
            >
              <Answer id={`step-${step.step}`} className={styles.step}>
                <Step text={text} step={step} {...props} />
              </Answer>
            </Question>
          ))}
        </Chapters>
      </div>
    </Section>
  );
}

/** The letters of a step, or the first signs of one that teaches none. */
function Taught({ letters, signs }: HangulStep) {
  if (letters.length === 0)
    return signs
      .slice(0, 3)
      .map(({ hangul }) => hangul)
      .join(' · ');
  return letters.map(({ letter, strokes }) => (
    <Jamo key={letter} letter={letter} paths={strokes.map(({ path }) => path)} />
  ));
}

interface StepProps extends Omit<Props, 'steps'> {
  readonly step: HangulStep;
}

function Step({ text, step, pieces, locale }: StepProps) {
  const { letters, blocks, finals, rules, traps, signs } = step;
  const labels = text.steps;
  const list = `letters-${step.step}`;
  return (
    <>
      {letters.length > 0 && (
        <>
          <LetterCards id={list} letters={letters} text={labels} locale={locale} />
          <div className={`row not-printed ${styles.tools}`}>
            <Button
              look="line"
              className={`needs-script ${styles.draw}`}
              name="draw-strokes"
              value={list}
            >
              {labels.draw}
            </Button>
            <Fold label={labels.sounds}>
              <dl className={styles.sounds}>
                {letters.map(({ letter, sound }) => (
                  <div key={letter}>
                    <dt lang="ko">{letter}</dt>
                    <dd>{keepNames(sound)}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </div>
        </>
      )}
      {blocks.length > 0 && (
        <div>
          <h4>{labels.blocks}</h4>
          <ul className={styles.blocks}>
            {blocks.map(({ block, letters: parts, reading }) => (
              <li key={block}>
                <BlockDrawing pieces={blockPieces(parts, pieces)} />
                <b>{reading}</b>
                <span lang="ko">
                  {[parts.initial, parts.vowel, parts.final].filter(Boolean).join(' + ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {finals.length > 0 && <FinalsTable text={labels.finals} finals={finals} />}
      {rules.length > 0 && <RulesTable text={labels.rules} rules={rules} />}
      {traps.length > 0 && (
        <div className={styles.traps}>
          {traps.map((trap) => (
            <p key={trap.id}>
              <b>
                {labels.trap}: {keepNames(trap.letters)}
              </b>
              <span>
                <Prose text={trap.text} locale={locale} />
              </span>
            </p>
          ))}
        </div>
      )}
      {signs.length > 0 && (
        <div className={styles.signs}>
          <h4>{labels.signs}</h4>
          <ul lang="ko" className={styles.plates}>
            {signs.map(({ hangul }) => (
              <li key={hangul}>{hangul}</li>
            ))}
          </ul>
          <Fold label={labels.answers}>
            <WordList words={signs} />
          </Fold>
        </div>
      )}
      <p className="needs-script">
        <ButtonLink href={`#up-to-${step.step}`}>{labels.practise}</ButtonLink>
      </p>
    </>
  );
}
