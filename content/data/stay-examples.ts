import type { Text } from '../locale.ts';

/** A visit that many make, to begin with: its rooms are the cheapest average that a source gives, or a hotel. */
interface StayExample {
  readonly who: Text;
  readonly nights: readonly { readonly city: 'seoul' | 'busan'; readonly nights: number }[];
  readonly people: number;
  readonly meals: 'simple' | 'usual';
  readonly room: 'cheapest' | 'hotel';
}

export const stayExamples: readonly StayExample[] = [
  {
    who: { es: 'Una persona', en: 'One person' },
    nights: [{ city: 'seoul', nights: 7 }],
    people: 1,
    meals: 'simple',
    room: 'cheapest',
  },
  {
    who: { es: 'Una pareja', en: 'A couple' },
    nights: [
      { city: 'seoul', nights: 6 },
      { city: 'busan', nights: 3 },
    ],
    people: 2,
    meals: 'usual',
    room: 'hotel',
  },
  {
    who: { es: 'Una familia de cuatro', en: 'A family of four' },
    nights: [
      { city: 'seoul', nights: 8 },
      { city: 'busan', nights: 4 },
    ],
    people: 4,
    meals: 'usual',
    room: 'cheapest',
  },
];
