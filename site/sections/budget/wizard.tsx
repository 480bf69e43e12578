import { memo, startTransition, Suspense, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router';
import { keepAnswers } from '#site/lib/device-store.ts';
import { late } from '#site/lib/late.tsx';
import { painted } from '#site/lib/painted.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { patch } from '#site/ui/patch.ts';
import type { Locale } from '#content/locale.ts';
import type { Ui } from '#content/ui/es.ts';
import { percent } from '#domain/amounts.ts';
import type {
  BudgetAccommodation,
  BudgetCity,
  BudgetInputs,
  BudgetPurpose,
} from '#domain/budget.ts';
import type { CoursePrices } from '#domain/course-notice.ts';
import { afterBudget } from '#domain/trip-answers.ts';
import { readAddress, searchOf, steps, type BudgetAddress, type Step } from './address.ts';
import type { BudgetCopy } from './budget-copy.ts';
import field from '#site/ui/field.module.css';
import privacy from '#site/ui/form-privacy.module.css';
import notice from '#site/ui/notice.module.css';
import report from './report-request.module.css';
import results from './results.module.css';
import slip from './slip.module.css';
import { Corrected } from './corrected.tsx';
import type { KnownCosts } from './one-off-costs.tsx';
import { DestinationStep } from './step-destination.tsx';
import { Stepper } from './stepper.tsx';
import { WizardNav } from './wizard-nav.tsx';
import styles from './wizard.module.css';

/** What every step is given. */
export interface StepProps {
  readonly inputs: BudgetInputs;
  readonly current: Step;
  readonly copy: BudgetCopy;
  readonly locale: Locale;
  readonly choose: (change: Partial<BudgetInputs>) => void;
}

export interface BudgetPictures {
  readonly cities: Readonly<Record<BudgetCity, PictureFile>>;
  readonly purposes: Readonly<Record<BudgetPurpose, PictureFile>>;
  readonly accommodations: Readonly<Record<BudgetAccommodation, PictureFile>>;
}

interface Props {
  /** The query of the address: all that the calculator knows. */
  readonly search: string;
  readonly copy: BudgetCopy;
  readonly locale: Locale;
  readonly form: Ui['form'];
  readonly pictures: BudgetPictures;
  /** Who answers for what is sent with a request. */
  readonly controller: string;
  readonly privacyHref: string;
  /** The page's address without its query. */
  readonly page: string;
  readonly coursePrices: CoursePrices;
  readonly known: KnownCosts;
}

/** Named in the page so that these styles come with it: a document with a result waits for no script. */
const looks = [field['field'], notice['notice'], privacy['basics'], report['request']].join(' ');

const Slip = late(async () => (await import('./slip.tsx')).Slip);
const LaterSteps = late(async () => (await import('./later-steps.tsx')).LaterSteps);
const Results = late(async () => (await import('./results.tsx')).Results);

/** The calculator: four questions, then the result. The address holds every choice and the step. */
export const Wizard = memo(function Wizard({ search, copy, locale, pictures, ...office }: Props) {
  const { address, choose, go, open } = useBudgetAddress(search);
  const { inputs, step } = address;
  useFocusOnStep(address);

  const index = steps.indexOf(step);
  const common = { inputs, current: step, copy, locale, choose };
  return (
    <>
      <div className="wrap">
        <Corrected {...{ search, inputs, copy }} />
        <Stepper
          address={address}
          copy={copy}
          percent={percent((index + 1) / steps.length, locale)}
        />
        {step === 'results' ? (
          <ButtonLink
            look="line"
            className={styles.back}
            href={searchOf({ ...address, step: 'preferences' })}
          >
            {copy.steps.previous}
          </ButtonLink>
        ) : (
          <div className={styles.columns}>
            <form
              method="get"
              onSubmit={(event) => {
                event.preventDefault();
                go(1);
              }}
            >
              <DestinationStep {...common} pictures={pictures.cities} />
              <Suspense>
                <LaterSteps {...common} pictures={pictures} />
              </Suspense>
              <WizardNav address={address} copy={copy} locale={locale} onPrevious={() => go(-1)} />
            </form>
            <aside className={`${patch('hanji')} ${slip.slip}`} aria-labelledby="budget-slip">
              <Suspense>
                <Slip address={address} copy={copy} locale={locale} />
              </Suspense>
            </aside>
          </div>
        )}
      </div>
      {/* Always there, so that a step keeps showing until the result's code has come. */}
      <div className={results.whole} data-looks={looks}>
        <Suspense>
          {step === 'results' && <Results {...office} {...{ address, copy, locale, open }} />}
        </Suspense>
      </div>
    </>
  );
});

/** The address and the ways to change it; what is chosen shows at once, before the address follows. */
function useBudgetAddress(search: string) {
  const kept = useMemo(() => readAddress(search), [search]);
  const [address, show] = useOptimistic(kept);
  const navigate = useNavigate();

  function open(change: Partial<BudgetAddress>, replace = true) {
    const next = { ...address, ...change };
    const to = searchOf(next);
    keepAnswers((before) => afterBudget(before, next.inputs));
    startTransition(async () => {
      if (replace) show(next);
      await painted();
      // The second of two presses leads to where the first has gone: the history keeps one of them.
      const gone = to === location.search;
      await navigate(to, { replace: replace || gone, preventScrollReset: replace });
    });
  }
  return {
    address,
    open,
    choose: (change: Partial<BudgetInputs>) => open({ inputs: { ...address.inputs, ...change } }),
    go: (by: 1 | -1) => {
      const step = steps[steps.indexOf(address.step) + by];
      if (step) open({ step }, false);
    },
  };
}

/** A new step, or another plan's result, is read from its heading. */
function useFocusOnStep({ step, inputs }: BudgetAddress): void {
  const view = step === 'results' ? step + JSON.stringify(inputs) : step;
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    document.getElementById(`budget-${step}`)?.focus({ preventScroll: true });
  }, [view, step]);
}
