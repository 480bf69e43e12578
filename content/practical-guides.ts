import { text as health } from './text/health.ts';
import { text as manners } from './text/manners.ts';
import { text as phoneMoneyApps } from './text/phone-money-apps.ts';
import { text as safety } from './text/safety.ts';
import { text as scholarships } from './text/scholarships.ts';
import { text as seasons } from './text/seasons.ts';
import { text as studentCosts } from './text/student-costs.ts';
import { text as whereToStay } from './text/where-to-stay.ts';
import { text as workingHoliday } from './text/working-holiday.ts';
import type { PracticalGuide } from './text/practical-guide.ts';

/** The pages of practical answers. */
export const practicalGuides = {
  'phone-money-apps': phoneMoneyApps,
  health,
  safety,
  manners,
  seasons,
  'where-to-stay': whereToStay,
  scholarships,
  'student-costs': studentCosts,
  'working-holiday': workingHoliday,
} satisfies Record<string, PracticalGuide>;

/** Whether a page of practical answers names where its statements were read. */
export function namesSources(page: PracticalPageId): boolean {
  const { sections }: PracticalGuide = practicalGuides[page];
  return sections.some(({ points = [] }) => points.some(({ sources }) => sources));
}

export type PracticalPageId = keyof typeof practicalGuides;
