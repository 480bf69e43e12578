import type { Figure, Source } from './figure.ts';

const narcoticsAct = {
  name: {
    es: 'PubMed Central, tabla de las penas de la ley coreana de estupefacientes',
    en: 'PubMed Central, table of the penalties of the Korean act on narcotics',
  },
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5034652/table/Tab5',
  date: '2016',
} as const satisfies Source;

/** What a doctor, a fine or a bath costs a visitor. */
export const practicalFigures = {
  'hanbok-hire': {
    what: { es: 'Alquiler de un hanbok, cuatro horas', en: 'Hanbok hire, four hours' },
    unit: 'KRW',
    current: { value: { from: 13_000, to: 15_000 } },
    source: {
      name: { es: 'Visit Seoul, en coreano', en: 'Visit Seoul, in Korean' },
      url: 'http://korean.visitseoul.net/tours/%EB%82%B4-%EB%A7%98%EC%97%90-%EB%93%9C%EB%8A%94-%ED%95%9C%EB%B3%B5-%EC%9E%85%EA%B3%A0-%EA%B3%A0%EA%B6%81%EC%9C%BC%EB%A1%9C_/15747',
    },
    checkedOn: '2026-11-27',
    note: {
      es: 'La página no lleva fecha; incluye adorno para el pelo y bolso.',
      en: 'The page has no date; a hair ornament and a bag are included.',
    },
  },
  'personal-colour-price': {
    what: { es: 'Análisis de color personal, una hora', en: 'Personal colour analysis, one hour' },
    unit: 'KRW',
    current: { value: { from: 100_000, to: 200_000 } },
    since: '2023-03',
    source: {
      name: { es: 'Hankyung, en coreano', en: 'Hankyung, in Korean' },
      url: 'https://www.hankyung.com/amp/202303213565g',
      date: '2023-03-21',
    },
    checkedOn: '2026-11-27',
  },
  'coin-noraebang': {
    what: { es: 'Una canción en un karaoke de monedas', en: 'A song in a coin karaoke' },
    unit: 'KRW',
    current: { value: 500 },
    source: {
      name: { es: 'Blog Mamonaku Seoul, en japonés', en: 'Mamonaku Seoul blog, in Japanese' },
      url: 'https://mamonakuseoul.com/column-korean-karaoke-coin.html',
    },
    checkedOn: '2026-11-27',
  },
  'clinic-visit-cost': {
    what: {
      es: 'Consulta en una clínica de barrio, sin seguro coreano',
      en: 'A visit to a neighbourhood clinic without Korean insurance',
    },
    unit: 'KRW',
    current: { value: { from: 30_000, to: 60_000 } },
    source: {
      name: { es: 'Living in Korea Guide (blog)', en: 'Living in Korea Guide (blog)' },
      url: 'https://www.livinginkoreaguide.com/2026/01/emergency-medical-guide-for-foreigners.html',
      date: '2026-01',
    },
    checkedOn: '2026-11-22',
  },
  'hospital-visit-cost': {
    what: {
      es: 'Consulta en un hospital universitario, sin seguro coreano',
      en: 'A visit to a university hospital without Korean insurance',
    },
    unit: 'KRW',
    current: {
      value: 100_000,
      text: { es: 'desde más de 100.000\u00a0₩', en: 'from over ₩100,000' },
    },
    source: {
      name: { es: 'Living in Korea Guide (blog)', en: 'Living in Korea Guide (blog)' },
      url: 'https://www.livinginkoreaguide.com/2026/01/emergency-medical-guide-for-foreigners.html',
      date: '2026-01',
    },
    checkedOn: '2026-11-22',
  },
  'night-pharmacies-seoul': {
    what: {
      es: 'Farmacias nocturnas públicas de Seúl',
      en: 'Public late-night pharmacies in Seoul',
    },
    unit: 'count',
    current: {
      value: 39,
      text: {
        es: '39 farmacias, a diario hasta la 1:00',
        en: '39 pharmacies, daily until 1:00',
      },
    },
    source: {
      name: 'KBS World',
      url: 'https://world.kbs.co.kr/service/news_view.htm?lang=s&Seq_Code=96521',
      date: '2026-01-29',
    },
    checkedOn: '2026-11-22',
  },
  'smoking-fine': {
    what: {
      es: 'Multa por fumar junto a una salida del metro de Seúl',
      en: 'Fine for smoking beside a subway exit in Seoul',
    },
    unit: 'KRW',
    current: { value: 100_000 },
    since: '2016-09-01',
    source: {
      name: { es: 'Ayuntamiento de Seúl', en: 'Seoul Metropolitan Government' },
      url: 'http://english.seoul.go.kr/smoking-signs-subway-station-entrances-effective-may-1/',
      date: '2016-05',
    },
    checkedOn: '2026-11-22',
  },
  'drinking-zone-fine': {
    what: {
      es: 'Multa por beber en un parque infantil de Seúl señalado sin alcohol',
      en: 'Fine for drinking in a children’s park of Seoul marked as alcohol-free',
    },
    unit: 'KRW',
    current: {
      value: 100_000,
      text: { es: 'hasta 100.000\u00a0₩', en: 'up to ₩100,000' },
    },
    since: '2023-10-04',
    source: {
      name: { es: 'Donga, en coreano', en: 'Donga, in Korean' },
      url: 'https://www.donga.com/news/Society/article/all/20231004/121502134/1',
      date: '2023-10-04',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'filming-penalty': {
    what: {
      es: 'Pena por grabar el cuerpo de alguien contra su voluntad',
      en: 'Penalty for filming someone’s body against their will',
    },
    unit: 'words',
    current: {
      value: { years: 7, won: 50_000_000 },
      text: {
        es: 'hasta 7 años de cárcel o 50 millones de wones',
        en: 'up to 7 years in prison or 50 million won',
      },
    },
    source: {
      name: {
        es: 'Lee & Lee, bufete, que cita el artículo 14 de la ley',
        en: 'Lee & Lee, a law firm quoting Article 14 of the act',
      },
      url: 'https://lawfirmleeandlee.com/illegal-filming-charges/',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'drug-penalty': {
    what: { es: 'Pena por consumir drogas', en: 'Penalty for using drugs' },
    unit: 'years',
    previous: { value: 5, text: { es: 'hasta 5 años de cárcel', en: 'up to 5 years in prison' } },
    current: {
      value: { narcotics: 10, cannabis: 5 },
      text: {
        es: 'hasta 10 años de cárcel; por cannabis, hasta 5',
        en: 'up to 10 years in prison; for cannabis, up to 5',
      },
    },
    source: narcoticsAct,
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Son los artículos 60 y 61 de la ley. La metanfetamina, el éxtasis y la ketamina entran en los 10 años.',
      en: 'These are articles 60 and 61 of the act. Methamphetamine, ecstasy and ketamine fall under the 10 years.',
    },
  },
  'drug-import-penalty': {
    what: {
      es: 'Pena por entrar con drogas en Corea',
      en: 'Penalty for bringing drugs into Korea',
    },
    unit: 'years',
    previous: {
      value: 10,
      text: { es: 'hasta 10 años de cárcel', en: 'up to 10 years in prison' },
    },
    current: {
      value: { atLeast: 5, life: true },
      text: {
        es: 'cadena perpetua o no menos de 5 años de cárcel',
        en: 'life, or not less than 5 years in prison',
      },
    },
    source: narcoticsAct,
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Vale también para el cannabis y para quien fabrica drogas (artículo 58 de la ley). Llevarlas en la maleta es importarlas.',
      en: 'It covers cannabis and the making of drugs too (article 58 of the act). Carrying them in your luggage counts as importing.',
    },
  },
  'drink-driving-limit': {
    what: {
      es: 'Alcohol al volante: desde cuánto es delito',
      en: 'Drink-driving: when it is a crime',
    },
    unit: 'percent',
    current: {
      value: 0.03,
      text: { es: 'desde el 0,03\u00a0% en sangre', en: 'from 0.03% in the blood' },
    },
    since: '2019',
    source: {
      name: 'The Korea Times',
      url: 'https://www.koreatimes.co.kr/www/nation/2019/04/119_267632.html',
      date: '2019-04',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Es el límite de la ley de 2019.',
      en: 'It is the limit of the 2019 law.',
    },
  },
  'scooter-fine': {
    what: {
      es: 'Multa por ir en patinete eléctrico sin permiso de conducir',
      en: 'Fine for riding an electric scooter without a licence',
    },
    unit: 'KRW',
    current: { value: 100_000 },
    since: '2021-05-13',
    source: {
      name: 'Haps Korea',
      url: 'https://www.hapskorea.com/unlicensed-e-scooter-drivers-face-100000-won-fines-from-today/',
      date: '2021-05-12',
    },
    checkedOn: '2026-11-22',
  },
  'danurim-pickup': {
    what: {
      es: 'Furgoneta con rampa desde Incheon (Seoul Danurim)',
      en: 'Ramp van from Incheon (Seoul Danurim)',
    },
    unit: 'KRW',
    current: {
      value: 50_000,
      text: {
        es: 'desde 50.000\u00a0₩, más combustible y peajes',
        en: 'from ₩50,000, plus fuel and tolls',
      },
    },
    source: {
      name: 'Seoul Danurim',
      url: 'https://seouldanurim.net/en/notice/news-seoul-launches-new-tourism-service-to-improve-accessibility-for-overseas-travelers-with-reduced-mobility-study-in-korea-news_/12959?curPage=1',
      date: '2022-11-25',
    },
    checkedOn: '2026-11-22',
  },
  'departure-levy': {
    what: { es: 'Tasa de salida en avión', en: 'Departure levy on flights' },
    unit: 'KRW',
    previous: { value: 10_000 },
    current: { value: 7_000 },
    since: '2024-07-01',
    source: {
      name: 'Herald Business (헤럴드경제)',
      url: 'https://biz.heraldcorp.com/article/10668347',
      date: '2026-02-03',
    },
    checkedOn: '2026-11-22',
  },
  'templestay-night': {
    what: { es: 'Una noche en un templo, con comidas', en: 'A night in a temple, with meals' },
    unit: 'KRW',
    current: { value: { from: 100_000, to: 120_000 } },
    source: {
      name: { es: 'Go! Go! Hanguk (blog)', en: 'Go! Go! Hanguk (a blog)' },
      url: 'https://gogohanguk.com/en/blog/the-top-4-popular-temple-stay-in-korea',
    },
    checkedOn: '2026-11-22',
  },
  'jjimjilbang-night': {
    what: { es: 'Un jjimjilbang de barrio, de noche', en: 'A neighbourhood jjimjilbang, at night' },
    unit: 'KRW',
    current: { value: 13_000 },
    source: {
      name: { es: 'Skyland, su tarifa sin fecha', en: 'Skyland, its undated price list' },
      url: 'http://www.skyland7.com/?page_id=42',
    },
    checkedOn: '2026-11-22',
  },
  'hotel-average-seoul': {
    what: {
      es: 'Una noche de hotel en la zona de Seúl e Incheon (media)',
      en: 'A hotel night in the area of Seoul and Incheon (average)',
    },
    unit: 'KRW',
    current: {
      value: 296_000,
      text: {
        es: 'casi 296.000\u00a0₩ en septiembre de 2025',
        en: 'nearly ₩296,000 in September 2025',
      },
    },
    since: '2025-09',
    source: {
      name: { es: 'STR, en Hotel Management', en: 'STR, in Hotel Management' },
      url: 'https://www.hotelmanagement-network.com/?p=85501',
      date: '2025',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'Es la media de todos los hoteles, con los de lujo.',
      en: 'It is the average of all hotels, luxury included.',
    },
  },
  'lodging-average-busan': {
    what: {
      es: 'Una noche en Busan (media de todos los alojamientos)',
      en: 'A night in Busan (average of all lodging)',
    },
    unit: 'KRW',
    current: {
      value: 108_000,
      text: { es: 'unos 108.000\u00a0₩ en 2024', en: 'about ₩108,000 in 2024' },
    },
    since: '2024',
    source: {
      name: { es: 'Lobin, en coreano', en: 'Lobin, in Korean' },
      url: 'https://lobin.co/insight/report/2024-busan',
      date: '2024',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Es la media de las habitaciones vendidas, de moteles a hoteles de lujo: 108.407\u00a0₩.',
      en: 'It is the average of the rooms sold, from motels to luxury hotels: ₩108,407.',
    },
  },
  'lodging-average-korea': {
    what: {
      es: 'Una noche en Corea (media de todos los alojamientos)',
      en: 'A night in Korea (average of all lodging)',
    },
    unit: 'KRW',
    current: {
      value: 112_000,
      text: { es: 'unos 112.000\u00a0₩ en 2024', en: 'about ₩112,000 in 2024' },
    },
    since: '2024',
    source: {
      name: { es: 'Lobin, en coreano', en: 'Lobin, in Korean' },
      url: 'https://lobin.co/?p=21309',
      date: '2024',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Es la media de las habitaciones vendidas, de moteles a hoteles de lujo: 111.980\u00a0₩.',
      en: 'It is the average of the rooms sold, from motels to luxury hotels: ₩111,980.',
    },
  },
  'bank-hours': {
    what: { es: 'Horario de los bancos', en: 'Bank hours' },
    unit: 'time',
    current: {
      value: { from: '09:00', to: '16:00' },
      text: {
        es: 'de lunes a viernes, de 9:00 a 16:00',
        en: 'Monday to Friday, 9:00 to 16:00',
      },
    },
    source: {
      name: 'ICEX',
      url: 'https://www.icex.es/icex/es/navegacion-principal/todos-nuestros-servicios/informacion-de-mercados/paises/navegacion-principal/el-pais/informacion-practica/informacion-practica/index.html?idPais=KR',
    },
    checkedOn: '2026-11-22',
  },
  'incheon-lost-property-hours': {
    what: {
      es: 'Objetos perdidos del aeropuerto de Incheon',
      en: 'Lost property at Incheon Airport',
    },
    unit: 'time',
    current: {
      value: { from: '07:00', to: '22:00' },
      text: { es: 'todos los días de 7:00 a 22:00', en: 'daily 7:00 to 22:00' },
    },
    source: {
      name: { es: 'Aeropuerto de Incheon, en chino', en: 'Incheon Airport, in Chinese' },
      url: 'https://www.airport.kr/ap_ch/1744/subview.do',
    },
    checkedOn: '2026-11-24',
  },
  'illegal-letting-penalty': {
    what: { es: 'Pena por alquilar sin registro', en: 'Penalty for letting without registration' },
    unit: 'words',
    current: {
      value: { years: 2, won: 20_000_000 },
      text: {
        es: 'hasta 2 años de prisión o 20 millones de wones',
        en: 'up to 2 years in prison or 20 million won',
      },
    },
    source: {
      name: 'The Asia Business Daily',
      url: 'https://cm.asiae.co.kr/en/article/2024102216011529999',
      date: '2024-10-23',
    },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
