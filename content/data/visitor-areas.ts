import type { Text } from '../locale.ts';
import type { City } from './place-facts.ts';

/** How a quarter sounds at night, from quiet to loud. */
export type Noise = 'low' | 'medium' | 'high';

/** A quarter where visitors sleep. Character, public and noise are our own judgement; stations are the operators’. */
export interface VisitorArea {
  readonly id: string;
  readonly city: City;
  readonly name: Text;
  /** For the map, where the first word of the name does not do, or has to break on small screens. */
  readonly short?: Text;
  readonly hangul: string;
  /** Names of stations on the signs; minutes count from the first. */
  readonly stations: readonly string[];
  readonly character: Text;
  readonly forWhom: Text;
  readonly noise: Noise;
  /** From Incheon T1 by AREX, or from Gimhae by light rail. */
  readonly airport: { readonly changes: number; readonly route: Text };
}

export const visitorAreas: readonly VisitorArea[] = [
  {
    id: 'myeongdong',
    city: 'seoul',
    name: { es: 'Myeongdong', en: 'Myeongdong' },
    short: { es: 'Myeong\u00addong', en: 'Myeong\u00addong' },
    hangul: '명동',
    stations: ['명동역', '을지로입구역'],
    character: {
      es: 'Compras, cosmética y puestos de comida en el centro; de noche cierra antes que Hongdae.',
      en: 'Shops, cosmetics and street food in the centre; it closes earlier at night than Hongdae.',
    },
    forWhom: { es: 'Primera visita, compras, familias', en: 'First visit, shopping, families' },
    noise: 'high',
    airport: {
      changes: 1,
      route: {
        es: 'AREX hasta Seoul Station y línea 4, dos paradas',
        en: 'AREX to Seoul Station, then Line 4, two stops',
      },
    },
  },
  {
    id: 'insadong-jongno',
    city: 'seoul',
    name: { es: 'Insadong y Jongno', en: 'Insadong and Jongno' },
    hangul: '인사동·종로',
    stations: ['종각역', '종로3가역'],
    character: {
      es: 'Casas de té, artesanía y callejones de hanok (Ikseon-dong); palacios a pie.',
      en: 'Tea houses, crafts and hanok alleys (Ikseon-dong); palaces on foot.',
    },
    forWhom: { es: 'Palacios y museos sin metro', en: 'Palaces and museums without the subway' },
    noise: 'medium',
    airport: {
      changes: 1,
      route: { es: 'AREX hasta Seoul Station y línea 1', en: 'AREX to Seoul Station, then Line 1' },
    },
  },
  {
    id: 'bukchon-anguk',
    city: 'seoul',
    name: { es: 'Bukchon y Anguk', en: 'Bukchon and Anguk' },
    hangul: '북촌·안국',
    stations: ['안국역'],
    character: {
      es: 'Hanok habitados en cuesta; zona residencial: en Bukchon-ro 11-gil solo se pasea {bukchon-hours.hours}, con multa de hasta {bukchon-fine}.',
      en: 'Lived-in hanok on a hill; a residential area: Bukchon-ro 11-gil may be walked only {bukchon-hours.hours}, with fines of up to {bukchon-fine}.',
    },
    forWhom: { es: 'Noche en hanok, parejas', en: 'A night in a hanok, couples' },
    noise: 'low',
    airport: {
      changes: 2,
      route: { es: 'AREX, línea 1 y línea 3', en: 'AREX, Line 1 and Line 3' },
    },
  },
  {
    id: 'seochon',
    city: 'seoul',
    name: { es: 'Seochon', en: 'Seochon' },
    hangul: '서촌',
    stations: ['경복궁역'],
    character: {
      es: 'Calles bajas al oeste de Gyeongbokgung, con cafés, galerías y el mercado Tongin.',
      en: 'Low streets west of Gyeongbokgung, with cafés, galleries and Tongin Market.',
    },
    forWhom: { es: 'Centro con silencio', en: 'The centre, but quiet' },
    noise: 'low',
    airport: {
      changes: 2,
      route: {
        es: 'AREX, línea 5 en Gongdeok y línea 3 en Jongno 3-ga',
        en: 'AREX, Line 5 at Gongdeok and Line 3 at Jongno 3-ga',
      },
    },
  },
  {
    id: 'hongdae',
    city: 'seoul',
    name: { es: 'Hongdae y Yeonnam', en: 'Hongdae and Yeonnam' },
    hangul: '홍대·연남',
    stations: ['홍대입구역'],
    character: {
      es: 'Barrio universitario con música en la calle, ropa barata y clubes hasta la madrugada; Yeonnam, más tranquilo.',
      en: 'A student neighbourhood with street music, cheap clothes and clubs until dawn; Yeonnam is calmer.',
    },
    forWhom: {
      es: 'Jóvenes, vida nocturna, llegada de noche',
      en: 'Young people, nightlife, late arrival',
    },
    noise: 'high',
    airport: { changes: 0, route: { es: 'AREX directo', en: 'AREX, direct' } },
  },
  {
    id: 'sinchon',
    city: 'seoul',
    name: { es: 'Sinchon y Ewha', en: 'Sinchon and Ewha' },
    hangul: '신촌·이대',
    stations: ['신촌역', '이대역'],
    character: {
      es: 'Entre tres universidades, con comida barata y habitaciones de estudiantes.',
      en: 'Between three universities, with cheap food and student rooms.',
    },
    forWhom: { es: 'Estudiantes, presupuesto corto', en: 'Students, tight budgets' },
    noise: 'medium',
    airport: {
      changes: 1,
      route: {
        es: 'AREX hasta Hongik Univ. y línea 2, una parada',
        en: 'AREX to Hongik Univ., then Line 2, one stop',
      },
    },
  },
  {
    id: 'dongdaemun',
    city: 'seoul',
    name: { es: 'Dongdaemun', en: 'Dongdaemun' },
    short: { es: 'Dong\u00addaemun', en: 'Dong\u00addaemun' },
    hangul: '동대문',
    stations: ['동대문역사문화공원역', '동대문역'],
    character: {
      es: 'Centros de moda abiertos de noche, el DDP y puestos; ruido de tráfico.',
      en: 'Fashion malls open at night, the DDP and stalls; traffic noise.',
    },
    forWhom: {
      es: 'Compras nocturnas, tres líneas de metro',
      en: 'Night shopping, three subway lines',
    },
    noise: 'high',
    airport: {
      changes: 1,
      route: { es: 'AREX hasta Seoul Station y línea 4', en: 'AREX to Seoul Station, then Line 4' },
    },
  },
  {
    id: 'seoul-station',
    city: 'seoul',
    name: { es: 'Estación de Seúl y Namdaemun', en: 'Seoul Station and Namdaemun' },
    short: { es: 'Est. Seúl', en: 'Seoul Stn' },
    hangul: '서울역·남대문',
    stations: ['서울역'],
    character: {
      es: 'Trenes KTX y AREX, mercado de Namdaemun; práctico más que bonito.',
      en: 'KTX and AREX trains, Namdaemun Market; practical rather than pretty.',
    },
    forWhom: { es: 'Salidas en KTX, vuelos de madrugada', en: 'KTX departures, early flights' },
    noise: 'medium',
    airport: {
      changes: 0,
      route: { es: 'AREX directo, exprés o con paradas', en: 'AREX, direct, express or all-stop' },
    },
  },
  {
    id: 'itaewon',
    city: 'seoul',
    name: { es: 'Itaewon y Haebangchon', en: 'Itaewon and Haebangchon' },
    hangul: '이태원·해방촌',
    stations: ['이태원역'],
    character: {
      es: 'Cocinas del mundo, mezquita central, bares; cuestas fuertes en Haebangchon.',
      en: 'Food from everywhere, the central mosque and bars; steep slopes in Haebangchon.',
    },
    forWhom: { es: 'Comida halal, ambiente internacional', en: 'Halal food, international crowd' },
    noise: 'high',
    airport: {
      changes: 1,
      route: { es: 'AREX hasta Gongdeok y línea 6', en: 'AREX to Gongdeok, then Line 6' },
    },
  },
  {
    id: 'seongsu',
    city: 'seoul',
    name: { es: 'Seongsu', en: 'Seongsu' },
    hangul: '성수',
    stations: ['성수역', '뚝섬역'],
    character: {
      es: 'Almacenes y talleres de calzado hechos cafés y tiendas efímeras; el Bosque de Seúl, cerca.',
      en: 'Warehouses and shoe workshops turned into cafés and pop-ups; Seoul Forest is near.',
    },
    forWhom: { es: 'Segunda visita, diseño, cafés', en: 'Second visit, design, cafés' },
    noise: 'medium',
    airport: {
      changes: 1,
      route: { es: 'AREX hasta Hongik Univ. y línea 2', en: 'AREX to Hongik Univ., then Line 2' },
    },
  },
  {
    id: 'gangnam',
    city: 'seoul',
    name: { es: 'Gangnam', en: 'Gangnam' },
    hangul: '강남',
    stations: ['강남역', '신논현역'],
    character: {
      es: 'Oficinas, clínicas y bares al sur del río; los palacios quedan a más de media hora.',
      en: 'Offices, clinics and bars south of the river; the palaces are over half an hour away.',
    },
    forWhom: { es: 'Trabajo, clínicas, vida nocturna', en: 'Work, clinics, nightlife' },
    noise: 'high',
    airport: {
      changes: 1,
      route: {
        es: 'AREX hasta Gimpo y línea 9 hasta Sinnonhyeon, o línea 2 desde Hongik Univ.',
        en: 'AREX to Gimpo and Line 9 to Sinnonhyeon, or Line 2 from Hongik Univ.',
      },
    },
  },
  {
    id: 'jamsil',
    city: 'seoul',
    name: { es: 'Jamsil', en: 'Jamsil' },
    hangul: '잠실',
    stations: ['잠실역'],
    character: {
      es: 'Lago Seokchon, parque de atracciones y torre Lotte; lejos del centro.',
      en: 'Seokchon Lake, theme park and Lotte tower; far from the centre.',
    },
    forWhom: { es: 'Familias con niños', en: 'Families with children' },
    noise: 'medium',
    airport: {
      changes: 1,
      route: { es: 'AREX hasta Hongik Univ. y línea 2', en: 'AREX to Hongik Univ., then Line 2' },
    },
  },
  {
    id: 'haeundae',
    city: 'busan',
    name: { es: 'Haeundae', en: 'Haeundae' },
    hangul: '해운대',
    stations: ['해운대역'],
    character: {
      es: 'La playa con más hoteles y torres; llena en julio y agosto.',
      en: 'The beach with the most hotels and towers; packed in July and August.',
    },
    forWhom: { es: 'Playa, familias, hoteles grandes', en: 'Beach, families, big hotels' },
    noise: 'high',
    airport: {
      changes: 1,
      route: { es: 'Tren ligero hasta Sasang y línea 2', en: 'Light rail to Sasang, then Line 2' },
    },
  },
  {
    id: 'gwangalli',
    city: 'busan',
    name: { es: 'Gwangalli', en: 'Gwangalli' },
    hangul: '광안리',
    stations: ['광안역'],
    character: {
      es: 'Playa de bares frente al puente iluminado.',
      en: 'A beach of bars facing the lit bridge.',
    },
    forWhom: { es: 'Parejas, noche junto al mar', en: 'Couples, nights by the sea' },
    noise: 'high',
    airport: {
      changes: 1,
      route: { es: 'Tren ligero hasta Sasang y línea 2', en: 'Light rail to Sasang, then Line 2' },
    },
  },
  {
    id: 'seomyeon',
    city: 'busan',
    name: { es: 'Seomyeon', en: 'Seomyeon' },
    hangul: '서면',
    stations: ['서면역'],
    character: {
      es: 'Cruce de las líneas 1 y 2, con compras, clínicas y bares; los cafés de Jeonpo, a pie.',
      en: 'Where Lines 1 and 2 cross, with shops, clinics and bars; Jeonpo’s cafés are within a walk.',
    },
    forWhom: { es: 'Moverse por toda la ciudad', en: 'Getting about the whole city' },
    noise: 'high',
    airport: {
      changes: 1,
      route: { es: 'Tren ligero hasta Sasang y línea 2', en: 'Light rail to Sasang, then Line 2' },
    },
  },
  {
    id: 'nampo',
    city: 'busan',
    name: { es: 'Nampo-dong', en: 'Nampo-dong' },
    short: { es: 'Nampo', en: 'Nampo' },
    hangul: '남포동',
    stations: ['남포역', '자갈치역'],
    character: {
      es: 'Mercados, BIFF y puerto en el centro viejo.',
      en: 'Markets, BIFF and the harbour in the old centre.',
    },
    forWhom: {
      es: 'Comer en la calle, Gamcheon y Yeongdo',
      en: 'Street food, Gamcheon and Yeongdo',
    },
    noise: 'medium',
    airport: {
      changes: 2,
      route: {
        es: 'Tren ligero, línea 2 y línea 1 en Seomyeon',
        en: 'Light rail, Line 2 and Line 1 at Seomyeon',
      },
    },
  },
  {
    id: 'busan-station',
    city: 'busan',
    name: { es: 'Estación de Busan', en: 'Busan Station' },
    short: { es: 'Est. Busan', en: 'Busan Stn' },
    hangul: '부산역',
    stations: ['부산역'],
    character: {
      es: 'Estación del KTX, puerto de ferris a Japón y barrio chino; de noche, calles vacías.',
      en: 'The KTX station, the ferry port for Japan and Chinatown; the streets are empty at night.',
    },
    forWhom: { es: 'Una noche de paso', en: 'One night on the way' },
    noise: 'medium',
    airport: {
      changes: 2,
      route: {
        es: 'Tren ligero, línea 2 y línea 1 en Seomyeon',
        en: 'Light rail, Line 2 and Line 1 at Seomyeon',
      },
    },
  },
  {
    id: 'oncheonjang',
    city: 'busan',
    name: { es: 'Oncheonjang (Dongnae)', en: 'Oncheonjang (Dongnae)' },
    hangul: '온천장·동래',
    stations: ['온천장역', '동래역'],
    character: {
      es: 'Baños termales antiguos, teleférico y sendero a la fortaleza y a Beomeosa.',
      en: 'Old hot springs, cable car and the path to the fortress and Beomeosa.',
    },
    forWhom: { es: 'Baños y montaña', en: 'Baths and mountain' },
    noise: 'low',
    airport: {
      changes: 2,
      route: {
        es: 'Tren ligero hasta Daejeo, línea 3 y línea 1',
        en: 'Light rail to Daejeo, Line 3 and Line 1',
      },
    },
  },
];
