import type { PlaceBesideAttractions } from './place.ts';

/** The places of Busan that only the map shows. */
export const busanPlaces = [
  {
    id: 'pusan-national-university',
    type: 'school',
    name: { es: 'Universidad Nacional de Pusan', en: 'Pusan National University' },
    hangul: '부산대학교',
    address: '부산광역시 금정구 부산대학로63번길 2',
    lat: 35.2316,
    lng: 129.084,
    station: {
      name: { es: 'Pusan Nat’l Univ. (Universidad Nacional de Pusan)', en: 'Pusan Nat’l Univ.' },
      hangul: '부산대역',
      line: { es: 'Línea 1', en: 'Line 1' },
      walk: 10,
    },
    site: 'https://www.pusan.ac.kr',
    description: {
      es: 'La universidad pública más grande de la ciudad, fundada en 1946; su instituto de idiomas da cursos de coreano. El marcador señala la puerta principal.',
      en: 'The city’s largest public university, founded in 1946; its language institute runs Korean courses. The marker shows the main gate.',
    },
  },
  {
    id: 'pukyong-national-university',
    type: 'school',
    name: { es: 'Universidad Nacional Pukyong', en: 'Pukyong National University' },
    hangul: '부경대학교 대연캠퍼스',
    address: '부산광역시 남구 용소로 45',
    lat: 35.1337,
    lng: 129.1057,
    station: {
      name: {
        es: 'Kyungsung Univ. · Pukyong Nat’l Univ. (universidades Kyungsung y Pukyong)',
        en: 'Kyungsung Univ. · Pukyong Nat’l Univ.',
      },
      hangul: '경성대·부경대역',
      line: { es: 'Línea 2', en: 'Line 2' },
      walk: 12,
    },
    site: 'https://www.pknu.ac.kr',
    description: {
      es: 'Universidad pública con cursos de coreano, en un campus llano, no lejos de la playa de Gwangalli. Alrededor hay mucha vida estudiantil.',
      en: 'Public university with Korean courses on a flat campus, not far from Gwangalli Beach. There is plenty of student life around it.',
    },
  },
  {
    id: 'busan-university-of-foreign-studies',
    type: 'school',
    name: {
      es: 'Universidad de Estudios Extranjeros de Busan',
      en: 'Busan University of Foreign Studies',
    },
    hangul: '부산외국어대학교',
    address: '부산광역시 금정구 금샘로485번길 65',
    lat: 35.2671,
    lng: 129.079,
    station: {
      name: { es: 'Namsan', en: 'Namsan' },
      hangul: '남산역',
      line: { es: 'Línea 1', en: 'Line 1' },
      onward: {
        es: 'El campus queda en la ladera; sube en autobús o taxi.',
        en: 'The campus is on the hillside, so go up by bus or taxi.',
      },
    },
    site: 'https://www.bufs.ac.kr',
    description: {
      es: 'Universidad privada especializada en idiomas, con cursos de coreano para extranjeros. El campus está al pie del monte Geumjeong, en el norte de la ciudad.',
      en: 'Private university that specialises in languages, with Korean courses for foreigners. The campus is at the foot of Mount Geumjeong, in the north of the city.',
    },
  },
  {
    id: 'dongseo-university',
    type: 'school',
    name: { es: 'Universidad Dongseo', en: 'Dongseo University' },
    hangul: '동서대학교',
    address: '부산광역시 사상구 주례로 47',
    lat: 35.145,
    lng: 129.0085,
    station: {
      name: { es: 'Naengjeong', en: 'Naengjeong' },
      hangul: '냉정역',
      line: { es: 'Línea 2', en: 'Line 2' },
      walk: 12,
    },
    site: 'https://www.dongseo.ac.kr',
    description: {
      es: 'Universidad privada conocida por el cine y el diseño, con cursos de coreano y muchos estudiantes internacionales. El campus está en cuesta.',
      en: 'Private university known for film and design, with Korean courses and many international students. The campus is on a slope.',
    },
  },
  {
    id: 'kyungsung-university',
    type: 'school',
    name: { es: 'Universidad Kyungsung', en: 'Kyungsung University' },
    hangul: '경성대학교',
    // 40 m north of the station, where another marker stands.
    lat: 35.138,
    lng: 129.10055,
    station: {
      name: {
        es: 'Kyungsung Univ. · Pukyong Nat’l Univ. (universidades Kyungsung y Pukyong)',
        en: 'Kyungsung Univ. · Pukyong Nat’l Univ.',
      },
      hangul: '경성대·부경대역',
      line: { es: 'Línea 2', en: 'Line 2' },
    },
    description: {
      es: 'Cursos de coreano; el marcador señala la estación Kyungsung Univ. · Pukyong Nat’l Univ.',
      en: 'Korean courses; the marker shows Kyungsung Univ. · Pukyong Nat’l Univ. station.',
    },
  },
  {
    id: 'dong-a-university',
    type: 'school',
    name: { es: 'Universidad Dong-A', en: 'Dong-A University' },
    hangul: '동아대학교',
    lat: 35.10083,
    lng: 129.01972,
    station: {
      name: { es: 'Toseong', en: 'Toseong' },
      hangul: '토성역',
      line: { es: 'Línea 1', en: 'Line 1' },
    },
    site: 'https://www.dongaoia.org',
    description: {
      es: 'Cursos de coreano; el marcador señala la estación Toseong.',
      en: 'Korean courses; the marker shows Toseong Station.',
    },
  },

  {
    id: 'jeonpo-cafe-street',
    type: 'cafe',
    name: { es: 'Calle de cafés de Jeonpo', en: 'Jeonpo Café Street' },
    hangul: '전포카페거리',
    lat: 35.1554,
    lng: 129.0641,
    station: {
      name: { es: 'Jeonpo', en: 'Jeonpo' },
      hangul: '전포역',
      line: { es: 'Línea 2', en: 'Line 2' },
      exit: '7',
      walk: 4,
    },
    opening: [
      {
        of: { es: 'las calles', en: 'the streets', plural: true },
        always: true,
        note: { es: 'Cada café tiene su horario.', en: 'Each café keeps its own hours.' },
      },
    ],
    visit: [60, 120],
    description: {
      es: 'Cafés de especialidad y tiendas pequeñas en unas calles que fueron de ferreterías y talleres, a diez minutos a pie de Seomyeon.',
      en: 'Speciality cafés and small shops in streets that used to be hardware stores and workshops, ten minutes on foot from Seomyeon.',
    },
  },
  {
    id: 'huinnyeoul-cafes',
    type: 'cafe',
    name: {
      es: 'Cafés del acantilado de Huinnyeoul',
      en: 'Clifftop cafés of Huinnyeoul',
    },
    hangul: '흰여울문화마을',
    lat: 35.0783,
    lng: 129.0453,
    station: {
      name: { es: 'Nampo', en: 'Nampo' },
      hangul: '남포역',
      line: { es: 'Línea 1', en: 'Line 1' },
      exit: '6',
      onward: {
        es: 'Autobús 7, 70, 71 o 508 hasta Huinnyeoul.',
        en: 'Bus 7, 70, 71 or 508 to Huinnyeoul.',
      },
    },
    opening: [
      {
        of: { es: 'las calles', en: 'the streets', plural: true },
        always: true,
        note: { es: 'Cada café tiene su horario.', en: 'Each café keeps its own hours.' },
      },
    ],
    visit: [90, 150],
    description: {
      es: 'Barrio de casas blancas sobre el mar, en la isla de Yeongdo, con pequeños cafés que miran al horizonte. En los callejones hay vecinos: procura no hacer ruido.',
      en: 'A village of white houses above the sea, on Yeongdo Island, with small cafés that look out to the horizon. People live here, so keep your voice down in the alleys.',
    },
  },

  {
    id: 'kyungsung-pukyong-rooms',
    type: 'accommodation',
    name: {
      es: 'Habitaciones de estudiantes junto a Kyungsung y Pukyong',
      en: 'Student rooms by Kyungsung and Pukyong',
    },
    hangul: '경성대·부경대역',
    lat: 35.1376,
    lng: 129.1004,
    station: {
      name: {
        es: 'Kyungsung Univ. · Pukyong Nat’l Univ. (universidades Kyungsung y Pukyong)',
        en: 'Kyungsung Univ. · Pukyong Nat’l Univ.',
      },
      hangul: '경성대·부경대역',
      line: { es: 'Línea 2', en: 'Line 2' },
    },
    description: {
      es: 'Goshiwon y estudios entre dos universidades, a tres paradas de metro de Gwangan, la estación de la playa de Gwangalli.',
      en: 'Goshiwon and studios between two universities, three subway stops from Gwangan, the station for Gwangalli Beach.',
    },
  },
  {
    id: 'jangjeon-dong-rooms',
    type: 'accommodation',
    name: {
      es: 'Habitaciones de estudiantes en Jangjeon-dong',
      en: 'Student rooms in Jangjeon-dong',
    },
    hangul: '부산대역',
    lat: 35.2299,
    lng: 129.0891,
    station: {
      name: { es: 'Pusan Nat’l Univ. (Universidad Nacional de Pusan)', en: 'Pusan Nat’l Univ.' },
      hangul: '부산대역',
      line: { es: 'Línea 1', en: 'Line 1' },
    },
    description: {
      es: 'Goshiwon, hasukjib y estudios entre el metro y la Universidad Nacional de Pusan, con comida barata en cada calle.',
      en: 'Goshiwon, hasukjib and studios between the subway and Pusan National University, with cheap food on every street.',
    },
  },

  {
    id: 'dongnae-halmae-pajeon',
    type: 'restaurant',
    name: { es: 'Dongnae Halmae Pajeon', en: 'Dongnae Halmae Pajeon' },
    hangul: '동래할매파전',
    address: '부산광역시 동래구 명륜로94번길 43-10',
    lat: 35.20458,
    lng: 129.08383,
    station: {
      name: { es: 'Suan', en: 'Suan' },
      hangul: '수안역',
      line: { es: 'Línea 4', en: 'Line 4' },
      walk: 6,
    },
    visit: [45, 90],
    description: {
      es: 'Cuatro generaciones de la misma familia han hecho dongnae pajeon, la tortita de cebolleta (cebollín) y mariscos propia de Busan. Se acompaña de makgeolli.',
      en: 'Four generations of one family have made dongnae pajeon, Busan’s own spring onion and seafood pancake. It goes with makgeolli.',
    },
  },
  {
    id: 'bonjeon-dwaeji-gukbap',
    type: 'restaurant',
    name: { es: 'Bonjeon Dwaeji Gukbap', en: 'Bonjeon Dwaeji Gukbap' },
    hangul: '본전돼지국밥',
    address: '부산광역시 동구 중앙대로214번길 3-8',
    lat: 35.11659,
    lng: 129.04139,
    station: {
      name: { es: 'Busan Station (Estación de Busan)', en: 'Busan Station' },
      hangul: '부산역',
      line: { es: 'Línea 1 y KTX', en: 'Line 1 and KTX' },
      walk: 4,
    },
    visit: [30, 45],
    description: {
      es: 'Dwaeji gukbap, la sopa de cerdo con arroz de Busan, a unos pasos de la estación de tren. Buena primera o última comida del viaje.',
      en: 'Dwaeji gukbap, Busan’s pork and rice soup, a few steps from the railway station. A good first or last meal of a trip.',
    },
  },
] as const satisfies readonly PlaceBesideAttractions[];
