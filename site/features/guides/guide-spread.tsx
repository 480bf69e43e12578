import type { ReactNode } from 'react';
import { MannerStrips } from './manner-strips.tsx';
import { MonthBar } from './month-bar.tsx';
import { PassportAnswer } from './passport-answer.tsx';
import { PharmacyShelf } from './pharmacy-shelf.tsx';
import { PhoneAlert } from './phone-alert.tsx';
import { PhonePlan } from './phone-plan.tsx';
import type { PicturedPageId, SpreadProps } from './read-spread.ts';
import { YearChart } from './year-chart.tsx';

const spreads: { readonly [Page in PicturedPageId]: (props: SpreadProps<Page>) => ReactNode } = {
  'phone-money-apps': PhonePlan,
  health: PharmacyShelf,
  safety: PhoneAlert,
  manners: MannerStrips,
  scholarships: YearChart,
  'student-costs': MonthBar,
  'working-holiday': PassportAnswer,
};

/** The picture with which a practical guide answers. */
export function GuideSpread<Page extends PicturedPageId>({
  page,
  ...props
}: SpreadProps<Page> & { readonly page: Page }) {
  // TypeScript cannot tell that an element of this type takes these props; a call it can.
  return spreads[page](props);
}
