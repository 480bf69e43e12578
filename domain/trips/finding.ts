/** What does not fit, by its code: `closed` cannot be visited, `tight` does not fit, `note` is good to know. */
export const levels = {
  'closed-weekday': 'closed',
  'closed-moved': 'closed',
  'closed-nth': 'closed',
  'closed-holiday': 'closed',
  'closed-new-year': 'closed',
  'closed-seollal': 'closed',
  'closed-chuseok': 'closed',
  'closed-season': 'closed',
  'before-opening': 'closed',
  'after-last-entry': 'closed',
  'after-closing': 'closed',
  'part-closed': 'tight',
  'past-closing': 'tight',
  overlap: 'tight',
  'leg-too-long': 'tight',
  'out-of-order': 'tight',
  'early-start': 'tight',
  'past-midnight': 'tight',
  'two-cities': 'tight',
  gone: 'tight',
  'perhaps-closed': 'note',
  'no-way-back': 'note',
  'long-day': 'note',
  'hours-unknown': 'note',
  'holidays-unknown': 'note',
  'public-holiday': 'note',
  'late-metro': 'note',
  dark: 'note',
  twice: 'note',
  past: 'note',
} as const;

export type FindingCode = keyof typeof levels;
export type Level = (typeof levels)[FindingCode];

export interface Finding {
  readonly code: FindingCode;
  /** `tight` instead of `closed` where the hours are approximate. */
  readonly level: Level;
  /** The index of the day; absent for what concerns the whole trip. */
  readonly day?: number;
  /** The key of the stop, if it concerns one. */
  readonly stop?: number;
  /** What its sentence names: names as they are, times in minutes, dates as `YYYY-MM-DD`. */
  readonly names: Readonly<Record<string, string | number>>;
}

const order: readonly Level[] = ['closed', 'tight', 'note'];

/** By level, day and stop. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const rank = ({ level }: Finding) => order.indexOf(level);
  return findings.toSorted((a, b) => rank(a) - rank(b) || (a.day ?? -1) - (b.day ?? -1));
}

/** What is the same about two findings of a trip before and after a change. */
export const sameAs = ({ code, stop, day }: Finding) =>
  stop === undefined ? `${code} day ${day ?? ''}` : `${code} ${stop}`;
