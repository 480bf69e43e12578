import { copy as health } from './copy/health.ts';
import { copy as manners } from './copy/manners.ts';
import { copy as phoneMoneyApps } from './copy/phone-money-apps.ts';
import { copy as safety } from './copy/safety.ts';
import { copy as seasons } from './copy/seasons.ts';
import { copy as whereToStay } from './copy/where-to-stay.ts';
import type { PracticalGuide } from './copy/practical-guide.ts';

/** The pages of practical answers. */
export const practicalGuides = {
  'phone-money-apps': phoneMoneyApps,
  health,
  safety,
  manners,
  seasons,
  'where-to-stay': whereToStay,
} satisfies Record<string, PracticalGuide>;

export type PracticalPageId = keyof typeof practicalGuides;
