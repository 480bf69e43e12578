import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryChoice } from '#site/lib/query.ts';
import { keepAnswers, useKeptAnswers } from '#site/lib/device-store.ts';
import { printPart } from '#site/lib/print-part.ts';
import { Button } from '#site/ui/button.tsx';
import { Field, Tick } from '#site/ui/field.tsx';
import { KeptAnswers } from '#site/ui/kept-answers.tsx';
import type { AnswerWords } from '#content/kept-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import { chosenTerm, datedPlan, nextTerms } from '#domain/d4-planner.ts';
import { answersIn, d4Term } from '#domain/trip-answers.ts';
import styles from './planner.module.css';
import { countryNames, dayRange, localDay, termName } from './plan-dates.ts';
import { savePlan } from './plan-files.ts';
import { PlanColumns, StepText, type PlanCopy } from './plan-columns.tsx';
import { PassportNotes } from './passport-notes.tsx';
import { TermOutlook } from './term-outlook.tsx';
import { useTicks } from './use-ticks.ts';

export interface D4PlannerProps {
  readonly copy: PlanCopy;
  readonly keptWords: AnswerWords['kept'];
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Choices, the dated steps with ticks, and the plan on paper or in a calendar. */
export function D4Planner({ copy, keptWords, locale, children }: D4PlannerProps) {
  const { steps, documents, passports } = copy.items;
  const [today] = useState(() => localDay(new Date()));
  const [params] = useSearchParams();
  const kept = useKeptAnswers() ?? {};
  const { term, passed } = chosenTerm(params.get('term') ?? d4Term(kept, today), today, steps);
  const terms = nextTerms(today);
  const [, showTerm] = useQueryChoice('term', terms, '');
  const countries = useMemo(
    () =>
      countryNames(
        passports.map(({ code }) => code),
        locale,
      ),
    [passports, locale],
  );
  const codes = [...countries.map(({ code }) => code), 'other'];
  const [asked, showPassport] = useQueryChoice('passport', ['', ...codes], '');
  const passport =
    asked || (codes.includes(kept.passport ?? '') ? kept.passport : undefined) || 'ES';
  const country = passport === 'other' ? undefined : passport;
  const plan = datedPlan(steps, term, today);
  const ticks = useTicks(
    term,
    [...steps, ...documents].map(({ id }) => id),
  );

  function chooseTerm(value: string) {
    showTerm(value);
    keepAnswers({ purpose: 'study', term: value });
  }

  function choosePassport(value: string) {
    showPassport(value);
    keepAnswers({ purpose: 'study', passport: value === 'other' ? undefined : value });
  }

  const tick = (id: string) => ({
    id: `d4-${id}`,
    checked: ticks.has(id),
    onChange: () => ticks.toggle(id),
  });

  const dated = (step: (typeof plan)[number]) => {
    const { id, first, last, state } = step;
    const quiet = ticks.has(id) || state === 'ahead';
    return (
      <StepText
        step={step}
        when={dayRange(first, last, locale)}
        state={quiet ? undefined : { name: state, label: copy.state[state] }}
      />
    );
  };

  return (
    <PlanColumns
      copy={copy}
      aside={
        <>
          <Field
            as="select"
            id="d4-term"
            label={copy.term}
            hint={copy.counted}
            value={term}
            onChange={(event) => chooseTerm(event.currentTarget.value)}
          >
            {terms.map((each) => (
              <option key={each} value={each}>
                {termName(each, locale)}
              </option>
            ))}
          </Field>
          <TermOutlook {...{ copy, locale, plan, term, passed, terms }} onChoose={chooseTerm} />
          <Field
            as="select"
            id="d4-passport"
            label={copy.passport}
            value={passport}
            onChange={(event) => choosePassport(event.currentTarget.value)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            <option value="other">{copy.other}</option>
          </Field>
          <PassportNotes copy={copy} passport={passports.find(({ code }) => code === passport)} />
          <KeptAnswers
            words={keptWords}
            locale={locale}
            answers={{ ...answersIn(params), purpose: 'study', passport: country, term }}
            change="#d4-passport"
          />
          <div className={styles.tools}>
            <p>
              <b>
                {copy.done
                  .replace('{done}', String(ticks.count))
                  .replace('{all}', String(ticks.all))}
              </b>{' '}
              {copy.kept}
            </p>
            <Button onClick={() => savePlan({ copy, locale, plan, term })}>{copy.calendar}</Button>
            <Button look="line" onClick={() => printPart('d4')}>
              {copy.print}
            </Button>
            <Button look="line" disabled={ticks.count === 0} onClick={ticks.clear}>
              {copy.clear}
            </Button>
          </div>
        </>
      }
      steps={plan.map((step) => (
        <Tick key={step.id} {...tick(step.id)} label={dated(step)} />
      ))}
      papers={documents.map(({ id, text }) => (
        <Tick key={id} {...tick(id)} label={text} />
      ))}
    >
      {children}
    </PlanColumns>
  );
}
