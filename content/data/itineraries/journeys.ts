import { register, type FigureId } from '../../register/register.ts';
import type { ItineraryCity } from './itinerary.ts';

/** A journey between two cities, which takes as long and costs as much in the other direction. */
export interface CityJourney {
  readonly between: readonly [ItineraryCity, ItineraryCity];
  readonly mode: 'train' | 'flight' | 'express-bus';
  /** From station to station, or in the air. */
  readonly minutes: number;
  /** Its fare in the register; absent when no source gives one. */
  readonly fare?: FigureId;
  /** Where the metro of a city meets it, by the ids of the stations. */
  readonly stations?: Readonly<Partial<Record<ItineraryCity, string>>>;
}

const trains = { seoul: 'seoul/seoul-station', busan: 'busan/busan-station' } as const;
const airports = { seoul: 'seoul/gimpo-intl-airport', busan: 'busan/gimhae-intl-airport' } as const;

const minutes = (
  id:
    | 'ktx-seoul-gyeongju-time'
    | 'ktx-busan-gyeongju-time'
    | 'ktx-seoul-jeonju-time'
    | 'ktx-eum-andong-busan-time',
) => register[id].current.value;

const flight = register['flight-jeju-time'].current.value;

/** The journeys whose time a source gives; between other cities the guide knows of none. */
export const cityJourneys: readonly CityJourney[] = [
  {
    between: ['seoul', 'busan'],
    mode: 'train',
    minutes: register['ktx-seoul-busan-time'].current.value.typicalMinutes,
    fare: 'ktx-seoul-busan-weekday',
    stations: trains,
  },
  {
    between: ['seoul', 'gyeongju'],
    mode: 'train',
    minutes: minutes('ktx-seoul-gyeongju-time'),
    fare: 'ktx-seoul-gyeongju-fare',
    stations: { seoul: trains.seoul },
  },
  {
    between: ['busan', 'gyeongju'],
    mode: 'train',
    minutes: minutes('ktx-busan-gyeongju-time'),
    fare: 'ktx-gyeongju-busan-fare',
    stations: { busan: trains.busan },
  },
  { between: ['seoul', 'jeonju'], mode: 'train', minutes: minutes('ktx-seoul-jeonju-time') },
  {
    between: ['seoul', 'andong'],
    mode: 'train',
    minutes: register['ktx-eum-andong-time'].current.value.maxMinutes,
    fare: 'ktx-eum-andong-fare',
  },
  { between: ['andong', 'busan'], mode: 'train', minutes: minutes('ktx-eum-andong-busan-time') },
  { between: ['seoul', 'jeju'], mode: 'flight', minutes: flight.fromSeoul, stations: airports },
  { between: ['busan', 'jeju'], mode: 'flight', minutes: flight.fromBusan, stations: airports },
];
