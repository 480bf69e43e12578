import type { FigureId } from '../register/register.ts';

/** What a traveller can sleep in, with the figure of a night. */
interface Bed {
  readonly kind: 'hotel' | 'room' | 'country-room' | 'temple' | 'jjimjilbang';
  readonly figure: FigureId;
  /** The only city that the figure is about. */
  readonly city?: 'seoul' | 'busan';
  readonly per: 'room' | 'person';
}

/** The nights whose price a source gives. Beyond Seoul and Busan it is the average of the country, which is named so. */
export const beds: readonly Bed[] = [
  { kind: 'hotel', figure: 'hotel-average-seoul', city: 'seoul', per: 'room' },
  { kind: 'room', figure: 'lodging-average-busan', city: 'busan', per: 'room' },
  { kind: 'country-room', figure: 'lodging-average-korea', per: 'room' },
  { kind: 'temple', figure: 'templestay-night', per: 'person' },
  { kind: 'jjimjilbang', figure: 'jjimjilbang-night', per: 'person' },
];
