import { copy as health } from './copy/health.ts';
import { copy as manners } from './copy/manners.ts';
import { copy as phoneMoneyApps } from './copy/phone-money-apps.ts';
import { copy as safety } from './copy/safety.ts';
import type { PracticalGuide } from './copy/practical-guide.ts';

/** The pages of practical answers. */
export const practicalGuides = {
  'phone-money-apps': phoneMoneyApps,
  health,
  safety,
  manners,
} satisfies Record<string, PracticalGuide>;

export type PracticalPageId = keyof typeof practicalGuides;
