import { isMonth } from '#domain/budget/course-choice.ts';
import { addDays, daysBetween } from '#domain/time/days.ts';
import { schoolCourses, usualCourses, type Course, type SeenTerm } from './school-terms.ts';
import { firstDay, isTerm } from '#domain/time/terms.ts';

/** A step of the plan, in days from the first day of a term; negative is before it. */
export interface PlanStep {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A step with its first and last day as `2027-01-25`, both included. */
export type DatedStep<Step extends PlanStep> = Step & {
  readonly first: string;
  readonly last: string;
  readonly state: 'late' | 'now' | 'ahead';
};

/**
 * The term to plan for: the chosen one if it has not begun, else the first of the next terms for which one can
 * still apply. `passed` says that the chosen term has begun; an unknown term counts as none.
 */
export function chosenTerm(
  wanted: string | null,
  today: string,
  steps: readonly PlanStep[],
): { readonly term: string; readonly passed?: string } {
  const known = wanted !== null && isTerm(wanted) ? wanted : undefined;
  const courses = usualCourses(today);
  const asked = courses.find(({ term }) => term === known);
  if (asked) return { term: asked.term };
  const term = firstPossible(courses, today, steps)?.term ?? '';
  return known && firstDay(known) <= today ? { term, passed: known } : { term };
}

/** A course of a school near the wanted month counts as that of the month: schools differ by some weeks. */
const nearbyDays = 45;

/** The course of a school to plan for, as `chosenTerm`; `courses` are those to come, soonest first. */
export function chosenCourse(
  wanted: string | null,
  today: string,
  steps: readonly PlanStep[],
  courses: readonly Course[],
): { readonly course: Course | undefined; readonly passed?: string } {
  const known = wanted !== null && isMonth(wanted) ? wanted : undefined;
  const asked = known && (courses.find(({ term }) => term === known) ?? nearest(courses, known));
  if (asked) return { course: asked };
  const course = firstPossible(courses, today, steps);
  return known && firstDay(known) <= today ? { course, passed: known } : { course };
}

function nearest(courses: readonly Course[], term: string): Course | undefined {
  const distance = ({ starts }: Course) => Math.abs(daysBetween(firstDay(term), starts));
  const [best] = courses.toSorted((one, other) => distance(one) - distance(other));
  return best && distance(best) <= nearbyDays ? best : undefined;
}

/** The first course for which one can still apply, else the last. */
function firstPossible(
  courses: readonly Course[],
  today: string,
  steps: readonly PlanStep[],
): Course | undefined {
  return courses.find((course) => !isClosed(coursePlan(steps, course, today))) ?? courses.at(-1);
}

/** Whether the days for applications are over: of all steps the one that nobody can catch up. */
export function isClosed(plan: readonly DatedStep<PlanStep>[]): boolean {
  return plan.some(({ id, state }) => id === 'apply' && state === 'late');
}

/** The courses to come, the one to plan for and whether the wanted one has begun; without a school the usual terms. */
export function plannedCourse(
  wanted: string | null,
  today: string,
  steps: readonly PlanStep[],
  seen: readonly SeenTerm[] | undefined,
): { readonly courses: readonly Course[]; readonly course: Course; readonly passed?: string } {
  if (!seen) {
    const { term, passed } = chosenTerm(wanted, today, steps);
    const course = { term, starts: firstDay(term), published: false };
    return { courses: usualCourses(today), course, ...(passed && { passed }) };
  }
  const courses = schoolCourses(seen, today);
  const { course, passed } = chosenCourse(wanted, today, steps, courses);
  if (!course) throw new Error('a school has courses to come');
  return { courses, course, ...(passed && { passed }) };
}

/** The steps with their dates, and whether each is over, current or ahead on a day. */
export function datedPlan<Step extends PlanStep>(
  steps: readonly Step[],
  term: string,
  today: string,
): DatedStep<Step>[] {
  return coursePlan(steps, { starts: firstDay(term) }, today);
}

/** The same for a course of a school: its own days for applications, and the steps around them moved with them. */
export function coursePlan<Step extends PlanStep>(
  steps: readonly Step[],
  course: Pick<Course, 'starts' | 'applyFrom' | 'applyTo'>,
  today: string,
): DatedStep<Step>[] {
  const { starts } = course;
  return steps.map((step) => {
    const { from, to } = fitted(step, course, steps);
    const first = addDays(starts, from);
    const last = addDays(starts, to);
    return { ...step, from, to, first, last, state: stateOf(first, last, today) };
  });
}

/** Documents take six weeks; an application whose first day is not known takes the four before its last. */
const documentDays = 42;
const applyDays = 28;

/** When a step begins and ends, in days from the first day of a course whose own application days are known. */
function fitted(
  { id, from, to }: PlanStep,
  { starts, applyFrom, applyTo }: Pick<Course, 'starts' | 'applyFrom' | 'applyTo'>,
  steps: readonly PlanStep[],
): { readonly from: number; readonly to: number } {
  const apply = steps.find((step) => step.id === 'apply');
  if (!apply || !applyTo) return { from, to };
  const closes = daysBetween(starts, applyTo);
  const opens = applyFrom
    ? daysBetween(starts, applyFrom)
    : Math.min(apply.from, closes - applyDays);
  const documents = Math.min(to, opens - 1);
  if (id === 'choose') return { from: Math.min(from, documents - documentDays), to: documents };
  if (id === 'apply') return { from: opens, to: closes };
  if (id === 'pay') return { from: Math.max(from, closes), to: Math.max(to, closes + 7) };
  return { from: id === 'visa' ? Math.max(from, closes + 7) : from, to };
}

function stateOf(first: string, last: string, today: string) {
  if (today > last) return 'late';
  return today < first ? 'ahead' : 'now';
}
