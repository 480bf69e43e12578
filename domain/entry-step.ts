import type { EntryStep } from './entry-check.ts';

/** The key of a step's sentence: a step with a date is said in other words. */
export type StepWords =
  | EntryStep['kind']
  | 'passportUntil'
  | 'k-etaBy'
  | 'k-etaLate'
  | 'e-arrivalFrom'
  | 'e-arrival-without-k-etaFrom';

/** Which sentence says a step. */
export function stepWords(step: EntryStep): StepWords {
  if (step.kind === 'passport') return step.validUntil ? 'passportUntil' : 'passport';
  if (step.kind === 'k-eta') {
    if (step.late) return 'k-etaLate';
    return step.by ? 'k-etaBy' : 'k-eta';
  }
  if (step.kind === 'e-arrival' || step.kind === 'e-arrival-without-k-eta')
    return step.from ? `${step.kind}From` : step.kind;
  return step.kind;
}

/** The date in a step's sentence. */
export function stepDate(step: EntryStep): string | undefined {
  if (step.kind === 'passport') return step.validUntil;
  if (step.kind === 'k-eta') return step.by;
  if ('until' in step) return step.until;
  if (step.kind === 'e-arrival' || step.kind === 'e-arrival-without-k-eta') return step.from;
  return undefined;
}
