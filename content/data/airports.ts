import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';

/**
 * How long a means of transport takes: a figure of minutes, or two stations of the metro planner, which counts them; and
 * where it begins or ends, if that differs.
 */
export type Ride = { readonly from?: Text; readonly to?: Text; readonly door?: Door } & (
  { readonly figure: FigureId } | { readonly metro: { readonly from: string; readonly to: string } }
);

/** What is drawn where a ride ends, by the name of its station; without one, a gate. */
export type Door = 'seoul-station' | 'hongik-univ' | 'gangnam' | 'seomyeon' | 'nampo' | 'haeundae';

/** A way from an airport to its city. */
export interface AirportMeans {
  readonly id: string;
  readonly kind: 'train' | 'bus' | 'taxi';
  readonly name: Text;
  readonly hangul?: string;
  /** For whom it is best, in a few words. */
  readonly best: Text;
  /** Empty where no source gives minutes. */
  readonly rides: readonly Ride[];
  /** Empty where no source gives one. */
  readonly fares: readonly FigureId[];
  /** What the comparison shows: all fares from the lowest to the highest, or the first as the least; else the first. */
  readonly headline?: 'span' | 'least';
  /** First and last. */
  readonly hours?: Text;
  readonly buy: Text;
  readonly luggage?: Text;
  readonly note?: Text;
  /** The operator's own page. */
  readonly page?: string;
}

export interface Airport {
  readonly id: string;
  readonly name: Text;
  /** Without where it leads. */
  readonly short: string;
  readonly hangul: string;
  readonly code: string;
  readonly lead: Text;
  readonly means: readonly AirportMeans[];
  readonly beware?: Text;
}

const t1 = { es: 'terminal 1', en: 'Terminal 1' } as const;
const t2 = { es: 'terminal 2', en: 'Terminal 2' } as const;
const seoulStation = { es: 'la estación de Seúl', en: 'Seoul Station' } as const;
const hongdae = { es: 'Hongdae', en: 'Hongdae' } as const;

/** Rides by metro from a station of an airport. */
const byMetro = (city: string, from: string, to: Readonly<Partial<Record<Door, Text>>>): Ride[] =>
  Object.entries(to).map(([station, name]) => ({
    metro: { from: `${city}/${from}`, to: `${city}/${station}` },
    to: name,
    door: station as Door,
  }));

/** What the price of a taxi on the list is, as it is far from the bill. */
const startingFare = (fare: string): Text => ({
  es: `De noche, o para tres o cuatro personas; ${fare} es solo la bajada de bandera: calcula el viaje entero antes de elegirlo`,
  en: `At night, or for three or four people; ${fare} is only the starting fare, so work out the whole ride before you choose it`,
});

const seoulMeter = {
  id: 'taxi',
  kind: 'taxi',
  name: { es: 'Taxi con taxímetro', en: 'Metered taxi' },
  hangul: '택시',
  best: startingFare('{taxi-seoul-base}'),
  rides: [],
  fares: ['taxi-seoul-base', 'taxi-seoul-distance'],
  headline: 'least',
  buy: {
    es: 'Se paga al bajar, en efectivo, con T-money o con tarjeta; el peaje va aparte. Toma el de la parada y no aceptes a quien te aborde dentro.',
    en: 'Pay when you get off, in cash, with T-money or by card; tolls are extra. Take one from the taxi stand and refuse whoever approaches you inside.',
  },
  note: {
    es: 'De noche, hasta un {taxi-seoul-night.most} más. Calcula el tuyo con la [calculadora de tarifas](transport#fare-helper).',
    en: 'At night, up to {taxi-seoul-night.most} more. Work yours out with the [fare calculator](transport#fare-helper).',
  },
} as const satisfies AirportMeans;

export const airports = [
  {
    id: 'incheon',
    name: { es: 'Incheon, a Seúl', en: 'Incheon, to Seoul' },
    short: 'Incheon',
    hangul: '인천국제공항',
    code: 'ICN',
    lead: {
      es: 'Las dos terminales son edificios distintos y no se pasa a pie de una a otra: mira en tu billete a cuál llegas. Los trenes salen del centro de transporte de cada una, con la venta de billetes en B1 y los andenes en B4 (terminal 1) o B3 (terminal 2).',
      en: 'The two terminals are separate buildings and you cannot walk between them: check on your ticket where you land. Trains leave from the Transportation Center of each, with tickets on B1 and platforms on B4 (Terminal 1) or B3 (Terminal 2).',
    },
    means: [
      {
        id: 'arex-all-stop',
        kind: 'train',
        name: { es: 'AREX con paradas', en: 'AREX all-stop' },
        hangul: '공항철도 일반열차',
        best: {
          es: 'Hongdae, Gongdeok, gastar poco',
          en: 'Hongdae, Gongdeok, small budgets',
        },
        rides: [
          { figure: 'arex-allstop-time', to: seoulStation, door: 'seoul-station' },
          {
            metro: { from: 'seoul/incheon-intl-airport-terminal-1', to: 'seoul/hongik-univ' },
            to: hongdae,
            door: 'hongik-univ',
          },
        ],
        fares: ['arex-allstop-fare', 'arex-allstop-fare-t1', 'arex-allstop-hongik'],
        headline: 'span',
        buy: {
          es: 'T-money en el torniquete, o billete sencillo en la máquina. Lleva efectivo para la máquina.',
          en: 'T-money at the gate, or a single ticket from the machine. Bring cash for the machine.',
        },
        luggage: { es: 'Sin sitio reservado', en: 'No space reserved' },
        note: {
          es: 'Para en el aeropuerto de Gimpo (líneas 5 y 9), Digital Media City, Hongik Univ. (2), Gongdeok (5 y 6) y la estación de Seúl (1, 4 y KTX).',
          en: 'It stops at Gimpo Airport (Lines 5 and 9), Digital Media City, Hongik Univ. (2), Gongdeok (5 and 6) and Seoul Station (1, 4 and KTX).',
        },
        page: 'https://www.airportrailroad.com/train/normal/fare',
      },
      {
        id: 'arex-express',
        kind: 'train',
        name: { es: 'AREX exprés', en: 'AREX express' },
        hangul: '공항철도 직통열차',
        best: {
          es: 'La estación de Seúl, el KTX, maletas',
          en: 'Seoul Station, the KTX, suitcases',
        },
        rides: [
          { figure: 'arex-express-time', from: t1, door: 'seoul-station' },
          { figure: 'arex-express-time-t2', from: t2, door: 'seoul-station' },
        ],
        fares: ['arex-express-fare'],
        hours: { es: '{arex-express-hours}', en: '{arex-express-hours}' },
        buy: {
          es: 'En airportrailroad.com, en su app o en las máquinas y mostradores de las terminales, con tarjetas extranjeras. La T-money no vale.',
          en: 'At airportrailroad.com, in its app or at the machines and counters of the terminals, with foreign cards. T-money does not work.',
        },
        luggage: {
          es: 'Dos bultos por persona, de menos de 32 kg y 158 cm cada uno',
          en: 'Two items each, under 32 kg and 158 cm',
        },
        page: 'https://www.airportrailroad.com/train/express/introduce',
      },
      {
        id: 'limousine',
        kind: 'bus',
        name: { es: 'Autobús del aeropuerto', en: 'Airport bus (limousine)' },
        hangul: '공항리무진',
        best: {
          es: 'Gangnam, Jamsil, hoteles, varias maletas',
          en: 'Gangnam, Jamsil, hotels, several suitcases',
        },
        rides: [{ figure: 'incheon-limousine-time' }],
        fares: ['incheon-limousine-fare'],
        hours: { es: '{incheon-limousine-hours}', en: '{incheon-limousine-hours}' },
        buy: {
          es: 'En los carteles es «limousine bus». Terminal 1: taquilla (boletería) o máquina en llegadas. Terminal 2: {incheon-limousine-ticket}.',
          en: 'Terminal 1: counter or machine in arrivals. Terminal 2: {incheon-limousine-ticket}.',
        },
        luggage: {
          es: 'Dos bultos de hasta 20 kg, o uno mayor',
          en: 'Two pieces of up to 20 kg, or a larger one',
        },
        note: {
          es: '6001: estación de Seúl, Myeongdong y Dongdaemun; 6002: Hongdae; 6015: Myeongdong. Confírmalo en el panel.',
          en: '6001: Seoul Station, Myeongdong and Dongdaemun; 6002: Hongdae; 6015: Myeongdong. Confirm it on the board.',
        },
        page: 'https://airportlimousine.co.kr/en/',
      },
      {
        id: 'night-bus',
        kind: 'bus',
        name: { es: 'Autobús nocturno', en: 'Night bus' },
        hangul: '심야버스',
        best: { es: 'Si aterrizas de madrugada', en: 'If you land in the small hours' },
        rides: [{ figure: 'incheon-night-bus-time' }],
        fares: ['incheon-night-bus'],
        hours: { es: '{incheon-night-bus-hours}', en: '{incheon-night-bus-hours}' },
        buy: {
          es: 'Antes de subir, en el mostrador o en la app T-money GO. Las salidas cambian: míralas en la página del aeropuerto.',
          en: 'Before boarding, at the counter or on the T-money GO app. Departures change, so check the airport’s page.',
        },
        note: {
          es: 'Por dónde va cada línea está en [si aterrizas de noche](arriving#landing-at-night).',
          en: 'Where each line goes is under [landing at night](arriving#landing-at-night).',
        },
        page: 'https://www.airport.kr/ap_en/1507/subview.do',
      },
      {
        id: 'international-taxi',
        kind: 'taxi',
        name: { es: 'International Taxi', en: 'International Taxi' },
        best: { es: 'Puerta a puerta, precio cerrado', en: 'Door to door, at a fixed price' },
        rides: [],
        fares: ['incheon-international-taxi'],
        buy: {
          es: 'Se reserva en su web. La parada es la 4C en la terminal 1 y la 3C en la terminal 2.',
          en: 'Booked on its website. The stand is 4C at Terminal 1 and 3C at Terminal 2.',
        },
        page: 'https://www.intltaxi.co.kr/booking',
      },
      {
        ...seoulMeter,
        note: {
          es: 'Las paradas son la 5C, la 6C y la 6D en la terminal 1 y la 7C en la terminal 2. Calcula el tuyo con la [calculadora de tarifas](transport#fare-helper).',
          en: 'The stands are 5C, 6C and 6D at Terminal 1 and 7C at Terminal 2. Work yours out with the [fare calculator](transport#fare-helper).',
        },
        page: 'https://www.airport.kr/ap_en/1515/subview.do',
      },
    ],
    beware: {
      es: 'Desde marzo de 2018 no hay KTX en el aeropuerto. Toma AREX hasta la estación de Seúl y deja margen, porque los andenes están lejos. La Climate Card no vale para salir del aeropuerto en AREX.',
      en: 'There has been no KTX from the airport since March 2018. Take AREX to Seoul Station and allow extra time, as the platforms are far apart. The Climate Card is not valid for leaving the airport by AREX.',
    },
  },
  {
    id: 'gimpo',
    name: { es: 'Gimpo, a Seúl', en: 'Gimpo, to Seoul' },
    short: 'Gimpo',
    hangul: '김포국제공항',
    code: 'GMP',
    lead: {
      es: 'Es el aeropuerto fácil, porque está dentro de la red de metro.',
      en: 'This is the easy airport, because it is on the subway network.',
    },
    means: [
      {
        id: 'subway',
        kind: 'train',
        name: {
          es: 'Metro: líneas 5 y 9, y AREX con paradas',
          en: 'Subway: Lines 5 and 9, and AREX all-stop',
        },
        hangul: '지하철',
        best: { es: 'Casi siempre', en: 'Almost always' },
        rides: byMetro('seoul', 'gimpo-intl-airport', {
          'hongik-univ': hongdae,
          'seoul-station': seoulStation,
          gangnam: { es: 'Gangnam', en: 'Gangnam' },
        }),
        fares: ['seoul-subway-base-fare'],
        hours: { es: '{seoul-subway-hours}', en: '{seoul-subway-hours}' },
        buy: {
          es: 'T-money en el torniquete. El AREX exprés no para aquí.',
          en: 'T-money at the gate. The AREX express does not stop here.',
        },
      },
      seoulMeter,
    ],
  },
  {
    id: 'gimhae',
    name: { es: 'Gimhae, a Busan', en: 'Gimhae, to Busan' },
    short: 'Gimhae',
    hangul: '김해국제공항',
    code: 'PUS',
    lead: {
      es: 'El tren ligero sale de la terminal y enlaza con dos líneas de metro; el autobús llega sin transbordo a la playa.',
      en: 'The light rail leaves from the terminal and meets two subway lines; the bus reaches the beach without a change.',
    },
    means: [
      {
        id: 'light-rail',
        kind: 'train',
        name: { es: 'Tren ligero y metro', en: 'Light rail and subway' },
        hangul: '부산김해경전철',
        best: { es: 'Seomyeon, Nampo, gastar poco', en: 'Seomyeon, Nampo, small budgets' },
        rides: byMetro('busan', 'gimhae-intl-airport', {
          seomyeon: { es: 'Seomyeon', en: 'Seomyeon' },
          nampo: { es: 'Nampo', en: 'Nampo' },
          haeundae: { es: 'Haeundae', en: 'Haeundae' },
        }),
        fares: ['gimhae-light-rail-fare'],
        buy: {
          es: 'T-money. Se cambia en Sasang a la línea 2 o en Daejeo a la línea 3, y con tarjeta no se paga otra vez el viaje básico.',
          en: 'T-money. Change at Sasang to Line 2 or at Daejeo to Line 3; with a card you do not pay the base fare again.',
        },
      },
      {
        id: 'limousine-1',
        kind: 'bus',
        name: {
          es: 'Autobús 1: Haeundae y Gijang',
          en: 'Airport bus 1: Haeundae and Gijang',
        },
        hangul: '공항리무진1',
        best: { es: 'Haeundae, con maletas', en: 'Haeundae, with suitcases' },
        rides: [],
        fares: ['gimhae-limousine-1'],
        buy: {
          es: 'Se reserva en la app BustaGo o, si sobra sitio, se paga al subir. Solo admite tarjeta. Hasta Jangsan pasa cada 20-60 minutos; a Gijang, menos.',
          en: 'You book in the BustaGo app or, if seats are left, pay on board. Card only, no cash. As far as Jangsan it runs every 20–60 minutes; to Gijang, less often.',
        },
        luggage: { es: 'Dos bultos de hasta 30 kg', en: 'Two pieces of up to 30 kg' },
      },
      {
        id: 'limousine-2',
        kind: 'bus',
        name: {
          es: 'Autobús 2: Seomyeon y Bujeon',
          en: 'Airport bus 2: Seomyeon and Bujeon',
        },
        hangul: '공항리무진2',
        best: { es: 'Seomyeon, con maletas', en: 'Seomyeon, with suitcases' },
        rides: [],
        fares: ['gimhae-limousine-2'],
        buy: {
          es: 'Sale cada 60-80 minutos: mira la hora antes de esperar.',
          en: 'It leaves every 60–80 minutes, so check the time before you wait.',
        },
      },
      {
        id: 'taxi-busan',
        kind: 'taxi',
        name: { es: 'Taxi con taxímetro', en: 'Metered taxi' },
        hangul: '택시',
        best: startingFare('{taxi-busan-base}'),
        rides: [],
        fares: ['taxi-busan-base', 'taxi-busan-distance'],
        headline: 'least',
        buy: {
          es: 'Se paga al bajar. De noche, hasta un {taxi-busan-night.most} más. Calcula el tuyo con la [calculadora de tarifas](transport#fare-helper).',
          en: 'Pay when you get off. At night, up to {taxi-busan-night.most} more. Work yours out with the [fare calculator](transport#fare-helper).',
        },
      },
    ],
    beware: {
      es: 'Si una guía antigua te da otras líneas o paradas, no le hagas caso: estos autobuses empezaron el 31 de julio de 2025 y cambiaron el 5 de enero de 2026.',
      en: 'If an old guide names other routes or stops, ignore it: these buses began on 31 July 2025 and changed on 5 January 2026.',
    },
  },
  {
    id: 'jeju',
    name: { es: 'Jeju, a la ciudad y al sur', en: 'Jeju, to the city and the south' },
    short: 'Jeju',
    hangul: '제주국제공항',
    code: 'CJU',
    lead: {
      es: 'Los precios son de 2017 y 2018: cuenta con pagar más.',
      en: 'Fares are from 2017 and 2018, so expect to pay more.',
    },
    means: [
      {
        id: 'express-bus',
        kind: 'bus',
        name: { es: 'Autobuses rápidos', en: 'Express buses' },
        best: { es: 'Seogwipo y Seongsan', en: 'Seogwipo and Seongsan' },
        rides: [],
        fares: ['jeju-express-bus-fare'],
        buy: {
          es: 'T-money al subir. Salen entre las puertas 1 y 2. Busca tu destino en Naver Map, porque los recorridos cambian.',
          en: 'T-money on board. They leave between gates 1 and 2. Look up your destination on Naver Map, because routes change.',
        },
      },
      {
        id: 'limousine-600',
        kind: 'bus',
        name: {
          es: 'Autobús 600: Jungmun y Seogwipo',
          en: 'Airport bus 600: Jungmun and Seogwipo',
        },
        best: { es: 'Los hoteles del sur', en: 'The hotels in the south' },
        rides: [],
        fares: ['jeju-limousine-600-fare'],
        buy: { es: 'T-money o efectivo al subir.', en: 'T-money or cash on board.' },
      },
    ],
  },
] as const satisfies readonly Airport[];
