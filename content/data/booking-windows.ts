import { register, type FigureId } from '../register/register.ts';

/** What one books before a visit, for the stops of a trip at some places or in some activities. */
interface BookingWindow {
  readonly id: 'huwon' | 'dmz';
  readonly at: readonly string[];
  /** Absent where nobody gives a date. */
  readonly daysAhead?: number;
  readonly figure: FigureId;
}

export const bookingWindows: readonly BookingWindow[] = [
  {
    id: 'huwon',
    at: ['changdeokgung'],
    daysAhead: register['huwon-booking'].current.value,
    figure: 'huwon-booking',
  },
  { id: 'dmz', at: ['imjingak-dmz', 'seoul-5days/dmz-tour'], figure: 'dmz-booking' },
];
