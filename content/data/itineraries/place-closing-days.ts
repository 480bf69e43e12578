import type { Text } from '../../locale.ts';
import type { AttractionId } from '../attractions.ts';
import type { ClosingDays } from '../closing-days.ts';
import type { DestinationId } from '../destinations.ts';
import type { OpeningHours } from '../opening-hours.ts';

/** When something at a place is closed, and what is closed if it is not the whole place. */
export interface PlaceClosing {
  readonly rules: ClosingDays;
  readonly closes?: Text;
}

/** Days off in certain weeks of a month, which opening hours cannot express. */
export const monthlyClosings: Partial<Record<AttractionId | DestinationId, PlaceClosing>> = {
  jagalchi: {
    rules: { nth: { weekday: 2, weeks: [1, 3] } },
    closes: { es: 'el edificio del mercado de Jagalchi', en: 'the Jagalchi Market building' },
  },
  jeju: {
    rules: { nth: { weekday: 1, weeks: [1] } },
    closes: { es: 'la subida al cráter de Seongsan', en: 'the climb to the Seongsan crater' },
  },
};

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days off in opening hours; undefined for a place that opens every day of the year. */
export function closingDaysOf(opening: OpeningHours | undefined): ClosingDays | undefined {
  if (!opening || 'always' in opening) return undefined;
  const { periods, opensOnHolidayMoved, closedOn } = opening;
  const weekdays = week.filter((day) => !periods.some(({ days }) => days.includes(day)));
  if (weekdays.length === 0 && !closedOn) return undefined;
  return {
    ...(weekdays.length > 0 && { weekdays }),
    ...(opensOnHolidayMoved && { movedByHolidays: true }),
    ...(closedOn && { feasts: closedOn }),
  };
}
