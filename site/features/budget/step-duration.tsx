import { useState } from 'react';
import { parseDuration, durationLimits, durationTypes } from '#domain/budget/budget-inputs.ts';
import { Radio } from './choice.tsx';
import { durationProblem } from './corrections.ts';
import { Step, type StepProps } from './step.tsx';
import styles from './step.module.css';
import { maybeVisits, VisitorCosts } from './visitor-costs.tsx';
import { timeOf } from './text.ts';

const { min, max } = durationLimits;
const numbers = Array.from({ length: max }, (_, index) => index + 1);

/** How long the stay is: a number from 1 to 12, and its unit beside it. */
export function DurationStep({ inputs, current, text, locale, choose }: StepProps) {
  // The typed text may be incomplete; the budget uses the nearest valid number meanwhile.
  const [typed, setTyped] = useState<string>();
  const { heading, lead, unit, number, hint, most, less, more } = text.duration;
  const set = (duration: number) => {
    setTyped(undefined);
    choose({ duration: parseDuration(duration) });
  };
  return (
    <Step name="duration" current={current} heading={heading} lead={lead}>
      <div className={styles.number}>
        <label htmlFor="budget-number">{number}</label>
        <span id="budget-number-hint" className="note">
          {hint}
        </span>
        <div className={`row ${styles.counter}`}>
          <StepButton
            label={less}
            sign="−"
            off={inputs.duration <= min}
            onPress={() => set(inputs.duration - 1)}
          />
          <input
            id="budget-number"
            name="duration"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            aria-describedby="budget-number-hint"
            value={typed ?? String(inputs.duration)}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              choose({ duration: parseDuration(value) });
            }}
            onBlur={() => setTyped(undefined)}
          />
          <StepButton
            label={more}
            sign="+"
            off={inputs.duration >= max}
            onPress={() => set(inputs.duration + 1)}
          />
          <fieldset className={`row ${styles.units}`}>
            <legend className="visually-hidden">{unit}</legend>
            {durationTypes.map((type) => (
              <label key={type}>
                <Radio
                  name="durationType"
                  value={type}
                  checked={inputs.durationType === type}
                  onChoose={(durationType) => choose({ durationType })}
                />
                {text.units[type].name}
              </label>
            ))}
          </fieldset>
          <output className={`needs-script ${styles.time}`}>
            {timeOf(inputs, text)}
            {typed && durationProblem(typed) === 'most' && `. ${most}`}
          </output>
        </div>
        <div className={`needs-script ${styles.pieces}`} aria-hidden="true">
          {numbers.map((each) => (
            <span key={each} data-on={each <= inputs.duration ? '' : undefined}>
              {each}
            </span>
          ))}
        </div>
      </div>
      {maybeVisits(inputs) && <VisitorCosts inputs={inputs} text={text} locale={locale} />}
    </Step>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  /** At the limit the button keeps the focus and does nothing. */
  readonly off: boolean;
  readonly onPress: () => void;
}

function StepButton({ label, sign, off, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`needs-script ${styles.button}`}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
    >
      {sign}
    </button>
  );
}
