import type { Text } from '../locale.ts';

/** What has changed in the format of the open data, newest first; corrected values are no changes of the format. */
export const formatChanges: readonly {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly text: Text;
}[] = [
  {
    version: '1.1',
    date: '2026-11-27',
    text: {
      es: 'Los datos que dejan de valer un día dicen cuál (holds_until). Los lugares ya no dan el horario ni el precio que no dice ninguna fuente. El precio de un curso que no da derecho al D-4 lo dice (d4).',
      en: 'Figures that stop being valid on a known day say which (holds_until). Places no longer give hours or prices that no source says. The price of a course that does not qualify for a D-4 says so (d4).',
    },
  },
  {
    version: '1.0',
    date: '2026-11-26',
    text: {
      es: 'Primera publicación: lugares, precios y datos, platos, frases, escuelas, red de metro, itinerarios y cuatro calendarios.',
      en: 'First publication: places, prices and facts, dishes, phrases, schools, subway network, itineraries and four calendars.',
    },
  },
];
