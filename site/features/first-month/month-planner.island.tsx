import { useState } from 'react';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { localDay } from '#site/lib/plan-dates.ts';
import { showAnswer } from '#site/lib/show-answer.ts';
import { setParameter } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { useTicks } from '#site/lib/use-ticks.ts';
import { Button } from '#site/ui/button.tsx';
import { DatedSteps } from '#site/ui/dated-steps.tsx';
import { Field } from '#site/ui/field.tsx';
import type { MonthPlannerData } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { isDay } from '#domain/entry-trip.ts';
import { datedMonth } from './first-month.ts';
import { saveMonth } from './month-file.ts';
import styles from './month-planner.module.css';

interface Props extends MonthPlannerData {
  readonly locale: Locale;
}

/** The day of arrival, by which the steps of the page get dates and checkboxes. */
export function MonthPlanner(props: Props) {
  // The list depends on today's date, so it cannot be prerendered.
  return useHydrated() ? <Planner {...props} /> : <div className={`not-printed ${styles.wait}`} />;
}

function Planner({ text, steps, locale }: Props) {
  const [today] = useState(() => localDay(new Date()));
  const asked = useQuery().get('arrival');
  const saved = useSavedAnswers()?.arrival;
  const arrival = [asked, saved].find((day) => day && isDay(day)) ?? '';
  const plan = arrival ? datedMonth(steps, arrival, today) : [];
  const ids = steps.map(({ id }) => id);
  const ticks = useTicks('first-month', 'done', ids);

  function choose(field: HTMLInputElement) {
    const day = field.value;
    setParameter('arrival', day);
    if (!isDay(day)) return;
    keepAnswers({ arrival: day });
    if (ids[0]) showAnswer(ids[0], 'change', field);
  }

  return (
    <>
      <Field
        as="input"
        type="date"
        id="month-arrival"
        label={text.arrival}
        defaultValue={arrival}
        onChange={(event) => choose(event.currentTarget)}
      />
      <div className={`not-printed ${styles.tools}`}>
        <p role="status">
          <b>
            {text.done.replace('{done}', String(ticks.count)).replace('{all}', String(ticks.all))}
          </b>{' '}
          {text.kept}
        </p>
        <Button
          disabled={plan.length === 0}
          onClick={() => saveMonth({ text, locale, plan, arrival })}
        >
          {text.calendar}
        </Button>
        <p>{text.alarms}</p>
        <Button look="line" onClick={() => print()}>
          {text.print}
        </Button>
        <Button look="line" disabled={ticks.count === 0} onClick={ticks.clear}>
          {text.clear}
        </Button>
      </div>
      <DatedSteps
        plan={plan}
        documents={plan.length === 0 ? ids : []}
        ticks={ticks}
        locale={locale}
        states={text.state}
      />
    </>
  );
}
