import type { D4PlannerData } from './read.ts';
import type { Course } from './school-terms.ts';

type School = D4PlannerData['schools'][number];

/** Whose days for applications the plan counts with: those of the school, those of its last calendar, or Sogang's. */
export function basisOf(
  school: School | undefined,
  { applyTo, published }: Course,
): 'published' | 'counted' | 'unseen' | 'none' {
  if (!school) return 'none';
  if (!applyTo) return 'unseen';
  return published ? 'published' : 'counted';
}

/** The same in a few words that name the school; undefined when it has published the days itself. */
export function datesNote(
  { datesOf }: D4PlannerData['text'],
  school: School | undefined,
  course: Course,
): string | undefined {
  const basis = basisOf(school, course);
  return basis === 'published' ? undefined : named(datesOf[basis], school, course);
}

/** A text with the name of the school and the year of its calendar. */
export function named(text: string, school: School | undefined, course: Course): string {
  return text.replaceAll('{school}', school?.name ?? '').replace('{year}', course.seenIn ?? '');
}
