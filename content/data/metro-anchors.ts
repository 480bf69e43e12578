import type { Text } from '../locale.ts';
import type { City } from './place-facts.ts';

/** A station by which visitors compare where to sleep. */
export interface MetroAnchor {
  /** The id of the station. */
  readonly station: string;
  readonly name: Text;
}

/** Rides that many visitors take, by the ids of their ends. */
export const metroRides = [
  { from: 'seoul/hongik-univ', to: 'seoul/gyeongbokgung' },
  { from: 'seoul/incheon-intl-airport-terminal-1', to: 'seoul/seoul-station' },
  { from: 'busan/busan-station', to: 'busan/haeundae' },
] as const;

/** Eight for each city: the airport, the railway station, and what most visitors come for. */
export const metroAnchors: Readonly<Record<City, readonly MetroAnchor[]>> = {
  seoul: [
    {
      station: 'seoul/incheon-intl-airport-terminal-1',
      name: { es: 'Aeropuerto de Incheon T1', en: 'Incheon Airport T1' },
    },
    { station: 'seoul/seoul-station', name: { es: 'Estación de Seúl', en: 'Seoul Station' } },
    { station: 'seoul/gyeongbokgung', name: { es: 'Gyeongbokgung', en: 'Gyeongbokgung' } },
    { station: 'seoul/myeongdong', name: { es: 'Myeongdong', en: 'Myeongdong' } },
    { station: 'seoul/hongik-univ', name: { es: 'Hongdae', en: 'Hongdae' } },
    {
      station: 'seoul/dongdaemun-history-park',
      name: { es: 'Dongdaemun', en: 'Dongdaemun' },
    },
    { station: 'seoul/gangnam', name: { es: 'Gangnam', en: 'Gangnam' } },
    { station: 'seoul/jamsil', name: { es: 'Jamsil', en: 'Jamsil' } },
  ],
  busan: [
    {
      station: 'busan/gimhae-intl-airport',
      name: { es: 'Aeropuerto de Gimhae', en: 'Gimhae Airport' },
    },
    { station: 'busan/busan-station', name: { es: 'Estación de Busan', en: 'Busan Station' } },
    { station: 'busan/jagalchi', name: { es: 'Jagalchi', en: 'Jagalchi' } },
    { station: 'busan/seomyeon', name: { es: 'Seomyeon', en: 'Seomyeon' } },
    { station: 'busan/gwangan', name: { es: 'Gwangalli', en: 'Gwangalli' } },
    { station: 'busan/haeundae', name: { es: 'Haeundae', en: 'Haeundae' } },
    { station: 'busan/bexco', name: { es: 'BEXCO', en: 'BEXCO' } },
    { station: 'busan/beomeosa', name: { es: 'Beomeosa', en: 'Beomeosa' } },
  ],
};
