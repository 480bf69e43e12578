import { dayRange } from '#site/lib/plan-dates.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { textWithoutHints } from '#site/lib/text-without-hints.ts';
import type { MonthPlannerData } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import type { DatedMonthStep } from './first-month.ts';

interface Month {
  readonly text: MonthPlannerData['text'];
  readonly locale: Locale;
  readonly plan: readonly DatedMonthStep[];
  readonly arrival: string;
}

/** An alarm at 9:00 on the day before. */
const alarms = [15];

/** The list as an iCalendar file: for each step the day it begins and its last day, with an alarm. */
export function monthCalendar({ text, locale, plan }: Month, stamp: Date): string {
  const events = plan.flatMap(({ id, first, last }) => {
    const { title, text: line } = stepInPage(id);
    return [
      { part: 'first', date: first, summary: text.begins },
      { part: 'last', date: last, summary: text.ends },
    ].map(({ part, date, summary }) => ({
      uid: `first-month-${id}-${part}@rumbo-corea`,
      date,
      summary: summary.replace('{step}', title),
      description: `${dayRange(first, last, locale)}\n${line}`,
      alarms,
    }));
  });
  return calendarFile({ name: text.heading, events, stamp });
}

/** Saves the list as a calendar file. */
export function saveMonth(month: Month): void {
  const name = `${month.text.file}-${month.arrival}.ics`;
  saveFile(name, 'text/calendar', monthCalendar(month, new Date()));
}

/** The texts of a step, read from the document so that they are not sent twice. */
function stepInPage(id: string): { readonly title: string; readonly text: string } {
  const read = (part: string) =>
    textWithoutHints(document.querySelector(`[data-plan-item="${id}"] ${part}`));
  return { title: read('b'), text: read('[data-part=text]') };
}
