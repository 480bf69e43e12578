import { saveFile } from '#site/lib/save-file.ts';
import { calendarFile } from '#domain/calendar-file.ts';
import type { Locale } from '#content/locale.ts';
import type { DatedStep } from '#domain/d4-planner.ts';
import { dayRange, termName } from './plan-dates.ts';
import type { PlanCopy, PlanStepCopy } from './plan-columns.tsx';

interface Plan {
  readonly copy: PlanCopy;
  readonly locale: Locale;
  readonly plan: readonly DatedStep<PlanStepCopy>[];
  readonly term: string;
}

/** The plan as an iCalendar file: for each step the day it begins and its last day. */
export function planCalendar({ copy, locale, plan, term }: Plan, stamp: Date): string {
  const events = plan.flatMap(({ id, title, text, first, last }) =>
    [
      { part: 'first', date: first, summary: copy.begins },
      { part: 'last', date: last, summary: copy.ends },
    ].map(({ part, date, summary }) => ({
      uid: `d4-${term}-${id}-${part}@rumbo-corea`,
      date,
      summary: summary.replace('{step}', title),
      description: `${dayRange(first, last, locale)}\n${text}`,
    })),
  );
  return calendarFile({ name: `${copy.heading}: ${termName(term, locale)}`, events, stamp });
}

/** Hands the plan over as a file. */
export function savePlan(plan: Plan): void {
  saveFile(`${plan.copy.file}-${plan.term}.ics`, 'text/calendar', planCalendar(plan, new Date()));
}
