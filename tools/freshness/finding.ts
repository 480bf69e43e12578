import type { FigureId } from '#content/register/register.ts';

/** What a wrong value would do, the most dangerous first. */
export const dangers = {
  harm: 'Law, visa, health, allergy and emergencies',
  loss: 'Much money',
  money: 'Prices',
  plans: 'Hours, timetables and plans',
  detail: 'Nice to know',
} as const;

export type Danger = keyof typeof dangers;

/**
 * Why something has to be looked at: `ended`, `unread` and `due` have to be mended before the launch as well; `ending`
 * is a rule about to end, `unsourced` what nobody says, and `old` what was said more than a year ago.
 */
export type Kind = 'ended' | 'ending' | 'unread' | 'due' | 'unsourced' | 'old';

/** Something to read again. */
export interface Finding {
  readonly danger: Danger;
  readonly kind: Kind;
  /** Its file: `content/register/entry.ts`. */
  readonly where: string;
  readonly what: string;
  readonly figure?: FigureId;
  /** The page on which it stands, where it is no figure. */
  readonly page?: string;
  readonly source?: { readonly name: string; readonly url?: string };
  /** The date of its source, of its last reading or of its end: year, month or day. */
  readonly date?: string;
  /** What happens to somebody if it is wrong. */
  readonly why: string;
}

const kinds: readonly Kind[] = ['ended', 'ending', 'unread', 'due', 'unsourced', 'old'];

/** The most dangerous first, of these what has ended or is about to, and then the oldest. */
export function byDanger(findings: readonly Finding[]): Finding[] {
  const order = Object.keys(dangers);
  return findings.toSorted(
    (one, other) =>
      order.indexOf(one.danger) - order.indexOf(other.danger) ||
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      (one.date ?? '').localeCompare(other.date ?? '') ||
      one.what.localeCompare(other.what),
  );
}
