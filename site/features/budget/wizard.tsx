import { useEffect, useMemo, useRef, useState } from 'react';
import { keepAnswers } from '#site/lib/device-store.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { surface } from '#site/ui/surface.ts';
import { percent } from '#domain/text/amounts.ts';
import type {
  BudgetAccommodation,
  BudgetCity,
  BudgetInputs,
  BudgetPurpose,
} from '#domain/budget/budget-inputs.ts';
import { afterBudget } from '#domain/trip-answers.ts';
import { BudgetSummary } from './budget-summary.tsx';
import summary from './budget-summary.module.css';
import { Corrected } from './corrected.tsx';
import type { ResultsProps } from './results.tsx';
import { goTo, linkTo, replaceState } from './show-state.ts';
import { DestinationStep } from './step-destination.tsx';
import { DurationStep } from './step-duration.tsx';
import { PreferencesStep } from './step-preferences.tsx';
import { PurposeStep } from './step-purpose.tsx';
import { Stepper } from './stepper.tsx';
import { readState, steps, type BudgetState } from './url-state.ts';
import { useResultsCode, type ResultsView } from './use-results.ts';
import { WizardNav } from './wizard-nav.tsx';
import styles from './wizard.module.css';

export interface WizardProps extends Omit<ResultsProps, 'state' | 'sent' | 'change'> {
  /** The query with the state of the calculator. */
  readonly search: string;
  /** Given where the document shows a result. */
  readonly results?: ResultsView;
  readonly pictures: {
    readonly cities: Readonly<Record<BudgetCity, PictureFile>>;
    readonly purposes: Readonly<Record<BudgetPurpose, PictureFile>>;
    readonly accommodations: Readonly<Record<BudgetAccommodation, PictureFile>>;
  };
}

/** Four questions, then the result. The URL holds every choice and the step. */
export function Wizard({ search, results, text, locale, pictures, ...office }: WizardProps) {
  const { state: asked, change, choose, go } = useBudgetState(search);
  const [Results, setResults] = useState(() => results);
  const code = useResultsCode(!Results && asked.step !== 'destination', setResults);
  // The last question stays until the result can be shown, as a page does while a link is followed.
  const state: BudgetState =
    asked.step === 'results' && !Results ? { ...asked, step: 'preferences' } : asked;
  const { inputs, step } = state;
  useFocusOnStep(state);

  const index = steps.indexOf(step);
  const common = { inputs, current: step, text, locale, choose };
  return (
    <>
      <div className="wrap">
        <Stepper state={state} text={text} percent={percent((index + 1) / steps.length, locale)} />
        <Corrected search={search} inputs={inputs} text={text} />
        {step === 'results' ? (
          <ButtonLink
            look="line"
            className={styles.back}
            {...linkTo({ ...state, step: 'preferences' })}
          >
            {text.steps.previous}
          </ButtonLink>
        ) : (
          <div className={`split-wide ${styles.columns}`}>
            <form
              method="get"
              autoComplete="off"
              onSubmit={(event) => {
                event.preventDefault();
                go(1);
              }}
            >
              <DestinationStep {...common} pictures={pictures.cities} />
              <PurposeStep {...common} pictures={pictures.purposes} />
              <DurationStep {...common} />
              <PreferencesStep {...common} pictures={pictures.accommodations} />
              {code.failed && asked.step === 'results' && (
                <Notice tone="bad" heading={text.steps.failed.title} role="alert">
                  <p>{text.steps.failed.text}</p>
                  <p>
                    <Button look="line" onClick={code.retry}>
                      {text.steps.failed.retry}
                    </Button>
                  </p>
                </Notice>
              )}
              <WizardNav state={state} text={text} locale={locale} onPrevious={() => go(-1)} />
            </form>
            <aside
              className={`${surface('hanji')} ${summary.summary}`}
              aria-labelledby="budget-summary"
            >
              <BudgetSummary state={state} text={text} locale={locale} />
            </aside>
          </div>
        )}
      </div>
      {step === 'results' && Results && (
        <Results
          {...office}
          state={state}
          sent={new URLSearchParams(search).get('sent') === '1'}
          text={text}
          locale={locale}
          change={change}
        />
      )}
    </>
  );
}

/** The state in the URL and functions to change it. */
function useBudgetState(search: string) {
  const state = useMemo(() => readState(search), [search]);

  function keep({ inputs }: BudgetState) {
    keepAnswers((before) => afterBudget(before, inputs));
  }
  function change(part: Partial<BudgetState>) {
    const next = { ...state, ...part };
    keep(next);
    replaceState(next);
  }
  return {
    state,
    change,
    choose: (part: Partial<BudgetInputs>) => change({ inputs: { ...state.inputs, ...part } }),
    go: (by: 1 | -1) => {
      const step = steps[steps.indexOf(state.step) + by];
      if (!step) return;
      keep(state);
      goTo({ ...state, step });
    },
  };
}

/** Moves the focus to the heading of a new step or result. */
function useFocusOnStep({ step, inputs }: BudgetState): void {
  const view = step === 'results' ? step + JSON.stringify(inputs) : step;
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    document.getElementById(`budget-${step}`)?.focus({ preventScroll: true });
  }, [view, step]);
}
