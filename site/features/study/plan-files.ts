import { saveFile } from '#site/lib/save-file.ts';
import { textWithoutHints } from '#site/lib/text-without-hints.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import type { Locale } from '#content/locale.ts';
import type { D4PlannerData } from './read.ts';
import type { DatedStep, PlanStep } from './d4-planner.ts';
import { dayRange, termName } from '#site/lib/plan-dates.ts';

interface Plan {
  readonly text: D4PlannerData['text'];
  readonly locale: Locale;
  readonly plan: readonly DatedStep<PlanStep>[];
  readonly term: string;
  /** Whose dates these are, unless they are the school's own. */
  readonly datesOf: string | undefined;
}

/** The plan as an iCalendar file: for each step the day it begins and its last day. */
export function planCalendar({ text, locale, plan, term, datesOf }: Plan, stamp: Date): string {
  const events = plan.flatMap(({ id, first, last }) => {
    const { title, text: line } = stepInPage(id);
    const step = datesOf && id === 'apply' ? `${title} (${datesOf})` : title;
    return [
      { part: 'first', date: first, summary: text.begins },
      { part: 'last', date: last, summary: text.ends },
    ].map(({ part, date, summary }) => ({
      uid: `d4-${term}-${id}-${part}@rumbo-corea`,
      date,
      summary: summary.replace('{step}', step),
      description: [dayRange(first, last, locale), datesOf, line].filter(Boolean).join('\n'),
    }));
  });
  return calendarFile({ name: `${text.heading}: ${termName(term, locale)}`, events, stamp });
}

/** Saves the plan as a calendar file. */
export function savePlan(plan: Plan): void {
  saveFile(`${plan.text.file}-${plan.term}.ics`, 'text/calendar', planCalendar(plan, new Date()));
}

/** The texts of a step, read from the document so that they are not sent twice. */
function stepInPage(id: string): { readonly title: string; readonly text: string } {
  const read = (part: string) =>
    textWithoutHints(document.querySelector(`[data-plan-item="${id}"] ${part}`));
  return { title: read('b'), text: read('[data-part=text]') };
}
