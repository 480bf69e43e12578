import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';

/** Where visitors are at night, in the order of the list. */
export const nightAreas = {
  hongdae: { es: 'Hongdae y Sinchon', en: 'Hongdae and Sinchon' },
  jongno: { es: 'Gwanghwamun y Jongno', en: 'Gwanghwamun and Jongno' },
  station: { es: 'Seoul Station', en: 'Seoul Station' },
  dongdaemun: { es: 'Dongdaemun', en: 'Dongdaemun' },
  itaewon: { es: 'Itaewon', en: 'Itaewon' },
  gangnam: { es: 'Gangnam', en: 'Gangnam' },
  jamsil: { es: 'Jamsil', en: 'Jamsil' },
} as const satisfies Record<string, Text>;

export type NightArea = keyof typeof nightAreas;

/** A line that runs at night. */
export interface NightBus {
  readonly line: string;
  /** Where it goes. */
  readonly figure: FigureId;
  readonly passes: readonly NightArea[];
}

/** The night buses of the city of Seoul. */
export const seoulNightBuses: readonly NightBus[] = [
  { line: 'N13', figure: 'night-bus-n13', passes: ['dongdaemun', 'jongno', 'gangnam', 'jamsil'] },
  { line: 'N15', figure: 'night-bus-n15', passes: ['jongno', 'station'] },
  { line: 'N16', figure: 'night-bus-n16', passes: ['station'] },
  { line: 'N26', figure: 'night-bus-n26', passes: ['jongno', 'hongdae'] },
  { line: 'N30', figure: 'night-bus-n30', passes: ['dongdaemun', 'station'] },
  { line: 'N31', figure: 'night-bus-n31', passes: ['jamsil', 'gangnam', 'itaewon', 'jongno'] },
  { line: 'N32', figure: 'night-bus-n32', passes: ['jamsil'] },
  { line: 'N37', figure: 'night-bus-n37', passes: ['gangnam', 'jongno'] },
  { line: 'N51', figure: 'night-bus-n51', passes: ['hongdae', 'jongno'] },
  { line: 'N61', figure: 'night-bus-n61', passes: ['gangnam'] },
  { line: 'N62', figure: 'night-bus-n62', passes: ['hongdae'] },
  { line: 'N64', figure: 'night-bus-n64', passes: ['gangnam'] },
  { line: 'N72', figure: 'night-bus-n72', passes: ['hongdae', 'itaewon'] },
  { line: 'N75', figure: 'night-bus-n75', passes: ['hongdae', 'jongno', 'gangnam'] },
];

/** The night buses from Incheon Airport to Seoul. */
export const airportNightBuses: readonly NightBus[] = [
  { line: 'N6000', figure: 'night-bus-n6000', passes: ['gangnam'] },
  { line: 'N6001', figure: 'night-bus-n6001', passes: ['station'] },
  { line: 'N6002', figure: 'night-bus-n6002', passes: ['hongdae', 'jongno'] },
  { line: 'N6701', figure: 'night-bus-n6701', passes: ['station', 'dongdaemun'] },
  { line: 'N6703', figure: 'night-bus-n6703', passes: ['jamsil'] },
];
