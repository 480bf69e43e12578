import { copy as health } from './copy/health.ts';
import { copy as manners } from './copy/manners.ts';
import { copy as phoneMoneyApps } from './copy/phone-money-apps.ts';
import { copy as safety } from './copy/safety.ts';
import { copy as scholarships } from './copy/scholarships.ts';
import { copy as seasons } from './copy/seasons.ts';
import { copy as studentCosts } from './copy/student-costs.ts';
import { copy as whereToStay } from './copy/where-to-stay.ts';
import { copy as workingHoliday } from './copy/working-holiday.ts';
import type { PracticalGuide } from './copy/practical-guide.ts';

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
