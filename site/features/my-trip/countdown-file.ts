import { plainProse } from '#domain/text/plain-prose.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import type { Task } from '#domain/trips/countdown.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { taskText } from './task-text.ts';
import type { TaskWords } from './task-words.ts';

/** An alarm at 9:00 on the day before. */
const alarms = [15];

/**
 * The tasks with a date that are not done as an iCalendar file, each with an alarm. A task keeps its id, so that a
 * second import replaces the first.
 */
export function countdownCalendar(tasks: readonly Task[], words: TaskWords, stamp: Date): string {
  const events = tasks.flatMap((task) => {
    const { id, date } = task;
    if (!date || words.record.done.includes(id)) return [];
    const { title, body } = taskText(task, words);
    const description = plainProse(body);
    const uid = `countdown-${id.replaceAll(/[^a-z0-9-]/gi, '-')}@rumbo-corea`;
    return [{ uid, date, alarms, summary: title, ...(description && { description }) }];
  });
  return calendarFile({ name: words.data.text.calendarName, events, stamp });
}

/** Saves the tasks as a calendar file. */
export function saveCountdown(tasks: readonly Task[], words: TaskWords): void {
  const name = `${words.data.text.file}-${words.trip.start}.ics`;
  saveFile(name, 'text/calendar', countdownCalendar(tasks, words, new Date()));
}
