import { es } from '#content/ui/es.ts';
import type { MessageRow } from '../storage/schema.ts';

/** The subject of a message as its form shows it in the office's language, or as it was sent. */
export function subjectText({ subject }: Pick<MessageRow, 'subject'>): string {
  const subjects: Readonly<Record<string, string>> = es.form.subjects;
  return Object.hasOwn(subjects, subject) ? (subjects[subject] ?? subject) : subject;
}
