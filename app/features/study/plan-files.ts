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
  const blob = new Blob([planCalendar(plan, new Date())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${plan.copy.file}-${plan.term}.ics`;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Prints the plan alone: the style sheet reads the mark. */
export function printPlan(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'd4';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
