import type { FigureId } from '../register/register.ts';

/** What a traveller can sleep in, with the figure of a night. */
interface Bed {
  readonly kind: 'hotel' | 'temple' | 'jjimjilbang';
  readonly figure: FigureId;
  /** The only city that the figure is about. */
  readonly city?: 'seoul';
  readonly per: 'room' | 'person';
}

/** The nights whose price a source gives; for a hotel elsewhere none does. */
export const beds: readonly Bed[] = [
  { kind: 'hotel', figure: 'hotel-average-seoul', city: 'seoul', per: 'room' },
  { kind: 'temple', figure: 'templestay-night', per: 'person' },
  { kind: 'jjimjilbang', figure: 'jjimjilbang-night', per: 'person' },
];
