import type { FurtherAttraction } from './attraction.ts';

const checkedOn = '2026-11-22';
const checkedScenes = '2026-11-26';

const edaily = {
  name: { es: 'Edaily, Turismo de Busan', en: 'Edaily, Busan Tourism' },
  url: 'https://m.edaily.co.kr/News/Read?mediaCodeNo=257&newsId=04119686615899728',
  date: '2017-04-25',
} as const;

const etravel = {
  name: 'ETravel News',
  url: 'https://etravelnews.kr/sub_read.html?uid=61137&section=section3',
  date: '2022-10-31',
} as const;

/** The further places of Busan, then the trips along the south coast; their prices and hours are in the register. */
export const furtherBusan = [
  {
    id: 'un-memorial',
    category: 'culture',
    name: { es: 'Cementerio de la ONU', en: 'UN Memorial Cemetery' },
    hangul: '유엔기념공원',
    location: { es: 'Nam-gu', en: 'Nam-gu' },
    lat: 35.1284,
    lng: 129.0972,
    site: 'https://www.unmck.or.kr/eng/main/',
    sentence: {
      es: 'El único cementerio de la ONU en el mundo.',
      en: 'The only UN cemetery in the world.',
    },
    description: {
      es: 'Desde 1951 descansan aquí unos 2.300 soldados de la guerra de Corea, casi todos del Reino Unido, Turquía, Canadá y Australia.',
      en: 'About 2,300 soldiers of the Korean War have been laid to rest here since 1951, most of them from the United Kingdom, Turkey, Canada and Australia.',
    },
    opening: ['un-memorial-hours'],
    station: {
      name: { es: 'Daeyeon', en: 'Daeyeon' },
      hangul: '대연역',
      line: { es: 'Línea 2', en: 'Line 2' },
      exit: '3',
      walk: 10,
    },
    visit: [45, 75],
    admission: { free: true },
    tip: {
      es: 'Guarda silencio y viste con discreción. El Museo de Busan está al lado.',
      en: 'Keep quiet and dress modestly. Busan Museum is next door.',
    },
    further: {
      checkedOn,
      sources: [
        edaily,
        { name: 'Blog magictime', url: 'http://magictime.tistory.com/84', date: '2017-09' },
      ],
    },
  },
  {
    id: 'busan-museum',
    category: 'culture',
    roof: true,
    name: { es: 'Museo de Busan', en: 'Busan Museum' },
    hangul: '부산박물관',
    location: { es: 'Nam-gu', en: 'Nam-gu' },
    lat: 35.1295,
    lng: 129.0942,
    site: 'https://museum.busan.go.kr/busan/index',
    opening: ['busan-museum-hours'],
    sentence: {
      es: 'La historia de la ciudad, época por época.',
      en: 'The history of the city, period by period.',
    },
    description: {
      es: 'Está junto al cementerio de la ONU: los dos caben en una mañana.',
      en: 'It is next to the UN Memorial Cemetery, and one morning covers both.',
    },
    station: {
      name: { es: 'Daeyeon', en: 'Daeyeon' },
      hangul: '대연역',
      line: { es: 'Línea 2', en: 'Line 2' },
      exit: '3',
      metres: 650,
    },
    visit: [60, 90],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        edaily,
        {
          name: {
            es: 'Museo de Busan, entrada, según una lista pública de 2026',
            en: 'Busan Museum, admission, as quoted on a public list of 2026',
          },
          url: 'https://museum.busan.go.kr/busan/viewinfo01',
        },
        { name: 'Blog choogal', url: 'https://choogal.tistory.com/16512673', date: '2009' },
      ],
    },
  },
  {
    id: 'dadaepo',
    category: 'nature',
    name: { es: 'Playa y fuente de Dadaepo', en: 'Dadaepo Beach and fountain' },
    hangul: '다대포해수욕장',
    location: { es: 'Saha-gu', en: 'Saha-gu' },
    lat: 35.0475,
    lng: 128.9663,
    site: 'https://www.saha.go.kr/tour/contents.do?mId=0101030000',
    sentence: {
      es: 'Puesta de sol, marisma y una fuente musical.',
      en: 'Sunset, a tidal flat and a musical fountain.',
    },
    description: {
      es: 'La playa del oeste, con marisma y puesta de sol, está al lado del metro. Su fuente de suelo mide 60 metros y lanza chorros de 55 metros, récord Guinness en 2010; cada pase dura 20 minutos. De noviembre a marzo no hay fuente.',
      en: 'The western beach, with its tidal flat and sunset, is beside the subway. Its ground fountain is 60 metres across, with jets 55 metres high, a Guinness record in 2010; each show lasts 20 minutes. There is no fountain from November to March.',
    },
    opening: ['dadaepo-fountain-hours'],
    station: {
      name: { es: 'Dadaepo Beach (playa de Dadaepo)', en: 'Dadaepo Beach' },
      hangul: '다대포해수욕장역',
      line: { es: 'Línea 1', en: 'Line 1' },
      metres: 100,
    },
    visit: [60, 150],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Epoch Times Korea',
          url: 'http://www.epochtimes.co.kr/news/articleView.html?idxno=400944',
          date: '2017-08-02',
        },
        {
          name: 'Blog tripbuza',
          url: 'https://tripbuza.com/entry/%EB%B6%80%EC%82%B0-%EB%8B%A4%EB%8C%80%ED%8F%AC-%EA%BF%88%EC%9D%98-%EB%82%99%EC%A1%B0%EB%B6%84%EC%88%98-2025%EB%85%84-%EA%B3%B5%EC%97%B0-%EC%9D%BC%EC%A0%95%EA%B3%BC-%EA%B4%80%EB%9E%8C-%EA%BF%80%ED%8C%81-%EC%99%84%EB%B2%BD-%EC%A0%95%EB%A6%AC',
          date: '2025',
        },
      ],
    },
  },
  {
    id: 'blue-line-park',
    category: 'landmark',
    name: { es: 'Haeundae Blueline Park', en: 'Haeundae Blueline Park' },
    hangul: '해운대 블루라인파크',
    location: { es: 'Haeundae-gu', en: 'Haeundae-gu' },
    lat: 35.1588,
    lng: 129.1724,
    site: 'https://www.bluelinepark.com',
    sentence: {
      es: 'Tren de playa y cápsulas sobre el mar.',
      en: 'A beach train and capsules above the sea.',
    },
    description: {
      es: 'Son 4,8 km de antigua vía entre Mipo, Cheongsapo y Songjeong, abiertos en 2020. El tren va a 15 km/h y tarda una hora en ir y volver; las cápsulas, de una a cuatro plazas, recorren 2 km a 10 metros de altura en unos 30 minutos. La cápsula entera cuesta {blue-line-capsule}.',
      en: 'It is a 4.8 km stretch of old track from Mipo by Cheongsapo to Songjeong, opened in 2020. The train runs at 15 km/h and takes an hour there and back; the capsules, for one to four people, cover 2 km in about 30 minutes, 10 metres above the shore. A whole capsule costs {blue-line-capsule}.',
    },
    opening: ['blue-line-park-hours'],
    station: {
      name: { es: 'Haeundae', en: 'Haeundae' },
      hangul: '해운대역',
      line: { es: 'Línea 2', en: 'Line 2' },
      onward: {
        es: 'La parada de Mipo está al final de la playa, a unos 1,4 km; la otra punta es la antigua estación de Songjeong.',
        en: 'Mipo stop is at the end of the beach, about 1.4 km away; the other end is the old Songjeong station.',
      },
    },
    visit: [60, 120],
    admission: {
      figure: 'blue-line-train',
      note: { es: 'Un viaje en el tren.', en: 'One ride on the train.' },
    },
    tip: {
      es: 'Reserva la cápsula con tiempo. El camino de madera que va al lado es gratis.',
      en: 'Book the capsule early. The boardwalk alongside is free.',
    },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Blog ddol2freedom',
          url: 'https://ddol2freedom.tistory.com/531',
          date: '2022-08-12',
        },
      ],
    },
  },
  {
    id: 'gukje-market',
    category: 'market',
    name: { es: 'Mercado Gukje', en: 'Gukje Market' },
    hangul: '국제시장',
    location: { es: 'Jung-gu', en: 'Jung-gu' },
    lat: 35.1017,
    lng: 129.0283,
    site: 'https://www.visitbusan.net/kr/index.do?menuCd=DOM_000000201003001000&uc_seq=399&lang_cd=ko',
    opening: ['gukje-hours'],
    sentence: {
      es: 'El mercado que levantaron los refugiados.',
      en: 'The market that refugees built.',
    },
    description: {
      es: 'Nació en 1945 con lo que dejaron los japoneses y creció con los refugiados de la guerra. Son seis bloques de utensilios, telas, lámparas y ropa usada; una de sus tiendas tomó el nombre de la de «Ode to My Father», Kkotbunine.',
      en: 'It began in 1945 with what the Japanese left behind and grew with the refugees of the war. Its six blocks sell kitchenware, cloth, lamps and second-hand clothes, and one shop has taken the name of the one in “Ode to My Father”, Kkotbunine.',
    },
    station: {
      name: { es: 'Jagalchi', en: 'Jagalchi' },
      hangul: '자갈치역',
      line: { es: 'Línea 1', en: 'Line 1' },
      exit: '7',
      metres: 500,
      onward: { es: 'O desde Nampo, salida 1.', en: 'Or from Nampo, exit 1.' },
    },
    visit: [45, 90],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        {
          name: {
            es: 'Nampo Guesthouse, datos de la KTO',
            en: 'Nampo Guesthouse, data of the KTO',
          },
          url: 'http://nampo1.k-guesthouse.co.kr/?module=Board&action=SiteBoard&sMode=SELECT_FORM&iBrdNo=7',
        },
        etravel,
      ],
    },
  },
  {
    id: 'bupyeong-kkangtong',
    category: 'market',
    name: { es: 'Mercado nocturno de Bupyeong', en: 'Bupyeong night market' },
    hangul: '부평깡통시장',
    location: { es: 'Jung-gu', en: 'Jung-gu' },
    lat: 35.1018,
    lng: 129.0259,
    opening: ['bupyeong-night-stalls', 'kkangtong-hours'],
    sentence: {
      es: 'Puestos de comida por la noche, junto a Gukje.',
      en: 'Food stalls at night, next to Gukje.',
    },
    description: {
      es: 'También se llama Kkangtong, «lata», por las conservas del ejército que se vendían aquí. Prueba las bolsitas de tofu rellenas (yubu jumeoni).',
      en: 'It is also called Kkangtong, “tin”, after the tinned army rations once sold here. Try the stuffed tofu pouches (yubu jumeoni).',
    },
    station: {
      name: { es: 'Jagalchi', en: 'Jagalchi' },
      hangul: '자갈치역',
      line: { es: 'Línea 1', en: 'Line 1' },
      metres: 500,
    },
    visit: [45, 90],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        etravel,
        {
          name: { es: 'Periódico de la Universidad de Pusan', en: 'Pusan University newspaper' },
          url: 'http://weekly.pusan.ac.kr/news/articleView.html?idxno=34611',
          date: '2025',
        },
      ],
    },
  },
  {
    id: 'jinhae',
    category: 'nature',
    name: { es: 'Jinhae en flor', en: 'Jinhae in bloom' },
    hangul: '진해 여좌천',
    location: { es: 'Changwon, Gyeongsang del Sur', en: 'Changwon, South Gyeongsang' },
    outside: { es: 'Changwon, al oeste de Busan', en: 'Changwon, west of Busan' },
    lat: 35.1575,
    lng: 128.6605,
    sentence: {
      es: 'La ciudad de los 360.000 cerezos.',
      en: 'The town of 360,000 cherry trees.',
    },
    description: {
      es: 'Los cerezos del arroyo Yeojwacheon y de la estación Gyeonghwa se celebran en el festival Gunhangje, a finales de marzo y comienzos de abril. Esos días abren también la base y la academia naval.',
      en: 'The cherry trees of the Yeojwacheon stream and Gyeonghwa Station have their festival, Gunhangje, at the end of March and beginning of April. The naval base and academy also open on those days.',
    },
    opening: [{ of: { es: 'el arroyo', en: 'the stream' }, always: true }],
    journey: {
      es: 'En tren desde la estación de Bujeon hasta Changwon Jungang, y de allí en autobús o taxi.',
      en: 'By train from Bujeon Station to Changwon Jungang, then by bus or taxi.',
    },
    visit: [180, 300],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        {
          name: { es: 'Ciudad de Changwon, cultura', en: 'City of Changwon, culture' },
          url: 'http://culture.changwon.go.kr/index.changwon?contentId=379&bbsId=BBSMSTR_000000000043&nttId=6187&menuNo=14010000',
        },
        { name: 'Blog negna', url: 'https://negna.tistory.com/2524', date: '2017-04-04' },
        { name: 'Blog kbchel1', url: 'https://kbchel1.tistory.com/1266', date: '2014-04' },
      ],
    },
  },
  {
    id: 'jinju',
    category: 'historic',
    name: { es: 'Fortaleza de Jinju', en: 'Jinju Fortress' },
    hangul: '진주성',
    location: { es: 'Jinju, Gyeongsang del Sur', en: 'Jinju, South Gyeongsang' },
    outside: { es: 'Jinju, al oeste de Busan', en: 'Jinju, west of Busan' },
    lat: 35.1893,
    lng: 128.0777,
    site: 'https://www.jinju.go.kr/02232/02818/02237.web',
    sentence: {
      es: 'Una fortaleza sobre el Nam, con linternas en octubre.',
      en: 'A fortress above the Nam, with lanterns in October.',
    },
    description: {
      es: 'En 1592 se libró aquí una batalla contra la invasión japonesa. Cada octubre la recuerdan miles de linternas sobre el río Nam, en el festival Yudeung.',
      en: 'A battle against the Japanese invasion was fought here in 1592. Every October thousands of lanterns on the Nam River recall it, at the Yudeung festival.',
    },
    opening: ['jinju-hours'],
    journey: {
      es: 'Autobús desde la terminal de Sasang (línea 2 del metro), cerca de una hora y media.',
      en: 'Bus from Sasang Terminal (subway Line 2), about an hour and a half.',
    },
    visit: [60, 120],
    admission: { figure: 'jinju-admission' },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Blog ez.llolloll.com',
          url: 'https://ez.llolloll.com/entry/%EC%A7%84%EC%A3%BC%EC%8B%9C%EC%99%B8%EB%B2%84%EC%8A%A4%ED%84%B0%EB%AF%B8%EB%84%90-%EC%8B%9C%EA%B0%84%ED%91%9C',
        },
        {
          name: 'Haps Korea',
          url: 'https://www.hapskorea.com/korea-destinations-jinju-namgang-yudeung-festival-begins/',
          date: '2023-10-07',
        },
        {
          name: { es: 'KTO de la India', en: 'KTO India' },
          url: 'http://www.visitkorea.in/what-s-happening/news/korea-festival-of-water-fire-lights-jinju-namgang-yudeung-festival.html',
          date: '2019-09-25',
        },
      ],
    },
  },
  {
    id: 'suncheon',
    category: 'nature',
    name: { es: 'Jardín y marisma de Suncheon', en: 'Suncheon garden and wetland' },
    hangul: '순천만국가정원',
    location: { es: 'Suncheon, Jeolla del Sur', en: 'Suncheon, South Jeolla' },
    outside: { es: 'Suncheon, en la costa sur', en: 'Suncheon, on the south coast' },
    lat: 34.9275,
    lng: 127.499,
    site: 'https://scbay.suncheon.go.kr',
    sentence: {
      es: 'Juncos hasta el mar, y grullas en invierno.',
      en: 'Reeds down to the sea, and cranes in winter.',
    },
    description: {
      es: 'El primer jardín nacional del país nació de la exposición de 2013. La marisma es humedal Ramsar desde 2006. Del jardín a la marisma hay unos 5 km, y los une el Skycube.',
      en: 'The country’s first national garden grew out of the expo of 2013. The wetland has been a Ramsar site since 2006. Garden and wetland are about 5 km apart, linked by the Skycube.',
    },
    opening: ['suncheon-hours'],
    journey: { es: 'En KTX hasta Suncheon.', en: 'By KTX to Suncheon.' },
    visit: [240, 420],
    admission: {
      figure: 'suncheon-admission',
      note: {
        es: 'El jardín y la marisma, el mismo día.',
        en: 'Garden and wetland, on the same day.',
      },
    },
    tip: {
      es: 'Deja la marisma para el atardecer y súbete al mirador.',
      en: 'Leave the wetland for sunset and go up to the viewpoint.',
    },
    further: {
      checkedOn,
      sources: [{ name: 'Blog pretty8959', url: 'https://pretty8959.tistory.com/42' }],
    },
  },
  {
    id: 'yeosu-cable-car',
    category: 'landmark',
    name: { es: 'Teleférico marítimo de Yeosu', en: 'Yeosu Maritime Cable Car' },
    hangul: '여수해상케이블카',
    location: { es: 'Yeosu, Jeolla del Sur', en: 'Yeosu, South Jeolla' },
    outside: { es: 'Yeosu, en la costa sur', en: 'Yeosu, on the south coast' },
    lat: 34.7306,
    lng: 127.742,
    sentence: {
      es: 'Kilómetro y medio colgado sobre el mar.',
      en: 'A kilometre and a half above the sea.',
    },
    description: {
      es: 'Abrió en diciembre de 2014 y fue el primero del país sobre el mar. Tiene dos estaciones: Nolla, en el parque Dolsan, y Haeya, en el parque Jasan, frente a la isla de Odongdo.',
      en: 'It opened in December 2014, the first in the country over the sea. It has two stations: Nolla in Dolsan Park, and Haeya in Jasan Park, facing the island of Odongdo.',
    },
    opening: ['yeosu-cable-car-hours'],
    journey: {
      es: 'Desde la estación de tren Yeosu Expo, 10 minutos en autobús hasta Haeya.',
      en: 'From Yeosu Expo railway station, 10 minutes by bus to Haeya.',
    },
    visit: [60, 120],
    admission: {
      figure: 'yeosu-cable-car-price',
      note: { es: 'Ida y vuelta; cuenta con más.', en: 'Return; expect more today.' },
    },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Etoday',
          url: 'https://www.etoday.co.kr/news/view/1022736',
          date: '2014-11',
        },
        { name: 'Blog raonyss', url: 'http://raonyss.tistory.com/2194' },
      ],
    },
  },
  {
    id: 'damyang',
    category: 'nature',
    name: { es: 'Bosque de bambú de Damyang', en: 'Damyang bamboo forest' },
    hangul: '담양 죽녹원',
    location: { es: 'Damyang, Jeolla del Sur', en: 'Damyang, South Jeolla' },
    outside: { es: 'Damyang, cerca de Gwangju', en: 'Damyang, near Gwangju' },
    lat: 35.3255,
    lng: 126.986,
    site: 'https://www.juknokwon.go.kr',
    sentence: {
      es: 'Senderos entre bambú, en Juknokwon.',
      en: 'Paths through bamboo, at Juknokwon.',
    },
    description: {
      es: 'Juknokwon es un bosque de bambú con senderos; a comienzos de mayo se celebra el festival del bambú. Cerca hay una avenida de metasecuoyas de 2,1 km.',
      en: 'Juknokwon is a bamboo forest with paths, and the bamboo festival is in early May. Nearby is an avenue of dawn redwoods 2.1 km long.',
    },
    opening: ['damyang-hours'],
    journey: {
      es: 'A unos 30 minutos por carretera de Gwangju, lejos de Busan: mira antes el viaje en Naver Map o KakaoMap.',
      en: 'About 30 minutes by road from Gwangju and a long way from Busan: look up the journey on Naver Map or KakaoMap first.',
    },
    visit: [60, 120],
    admission: { figure: 'damyang-admission' },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Newspim',
          url: 'https://www.newspim.com/news/view/20250505000097',
          date: '2025-05-05',
        },
      ],
    },
  },
  {
    id: 'cheongha-market',
    category: 'market',
    name: { es: 'Mercado de Cheongha', en: 'Cheongha Market' },
    hangul: '청하공진시장',
    location: { es: 'Pohang, Gyeongsang del Norte', en: 'Pohang, North Gyeongsang' },
    outside: { es: 'Pohang, en la costa este', en: 'Pohang, on the east coast' },
    lat: 36.1974,
    lng: 129.3398,
    sentence: {
      es: 'El pueblo de «Hometown Cha-Cha-Cha», con sus rótulos.',
      en: 'The village of “Hometown Cha-Cha-Cha”, signs included.',
    },
    description: {
      es: 'Un mercado de pueblo que cambió de nombre por la serie: ahora es Gongjin. Llegan autobuses de fans de media Asia, y en 2025 se levantó la escultura del calamar.',
      en: 'A village market that changed its name for the series and is now Gongjin. Coaches bring fans from half of Asia, and the squid sculpture went up in 2025.',
    },
    journey: {
      es: 'En tren hasta Pohang y después en taxi: enseña el nombre en coreano.',
      en: 'By train to Pohang, then by taxi: show the name in Korean.',
    },
    visit: [45, 90],
    admission: { free: true },
    tip: {
      es: 'Está tierra adentro. Para ver el mar de la serie, sigue hasta la playa de Wolpo, a 3,5 km.',
      en: 'It is inland. For the sea of the series, go on to Wolpo Beach, 3.5 km away.',
    },
    further: {
      checkedOn: checkedScenes,
      sources: [
        {
          name: 'SM News',
          url: 'http://m.smnews.dkbsoft.com/view.php?idx=259322',
          date: '2025-02-27',
        },
        {
          name: 'Blog leyjun',
          url: 'https://leyjun.tistory.com/entry/%EA%B0%AF%EB%A7%88%EC%9D%84%EC%B0%A8%EC%B0%A8%EC%B0%A8-%EC%B4%AC%EC%98%81%EC%A7%80966',
        },
      ],
    },
  },
  {
    id: 'guryongpo-street',
    category: 'culture',
    name: { es: 'Calle antigua de Guryongpo', en: 'Guryongpo old street' },
    hangul: '구룡포 일본인 가옥거리',
    address: '경상북도 포항시 남구 구룡포읍 구룡포길 153-1',
    location: { es: 'Pohang, Gyeongsang del Norte', en: 'Pohang, North Gyeongsang' },
    outside: { es: 'Pohang, en la costa este', en: 'Pohang, on the east coast' },
    lat: 35.9908,
    lng: 129.5601,
    sentence: {
      es: 'Casas japonesas de un puerto y una escalera de serie.',
      en: 'Japanese houses in a port, and the steps of a series.',
    },
    description: {
      es: 'Conserva decenas de casas de madera de los japoneses que vivieron en este puerto hace un siglo. Aquí se rodó «When the Camellia Blooms».',
      en: 'It keeps dozens of wooden houses of the Japanese who lived in this port a century ago. “When the Camellia Blooms” was shot here.',
    },
    journey: {
      es: 'En tren hasta Pohang y después en autobús o taxi.',
      en: 'By train to Pohang, then by bus or taxi.',
    },
    visit: [60, 90],
    admission: { free: true },
    tip: {
      es: 'Sube la escalera de piedra y date la vuelta: se ve todo el puerto.',
      en: 'Climb the stone steps and turn round for a view of the whole port.',
    },
    further: {
      checkedOn: checkedScenes,
      sources: [
        { name: 'ETravel News', url: 'https://etravelnews.kr/62337', date: '2023-01-30' },
        {
          name: 'Blog memoryseung1224',
          url: 'https://memoryseung1224.tistory.com/461',
          date: '2021-02-04',
        },
      ],
    },
  },
] as const satisfies readonly FurtherAttraction[];
