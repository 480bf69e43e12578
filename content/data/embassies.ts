import type { Text } from '../locale.ts';

/** Where a telephone or an address was read; one without a URL is a list that is no web page. */
export interface EmbassySource {
  readonly name: string | Text;
  readonly url?: string;
  /** Year, month or day; absent when it has none. */
  readonly date?: string;
  /** A page of the embassy or of its ministry on which its telephone was read. */
  readonly official?: true;
}

/** The mission of a country in Seoul. What no source gives is missing. */
export interface MissionInSeoul {
  readonly closed?: true;
  readonly name?: Text;
  readonly address?: string;
  /** The road name of the address in Hangul. */
  readonly addressHangul?: string;
  /** In office hours, as dialled in Korea; mostly from public lists, as the embassy publishes none. */
  readonly telephone?: string;
  /** For emergencies outside office hours, and when it was published. */
  readonly duty?: { readonly number: string; readonly date: string };
  readonly dutyEmail?: string;
  readonly page?: string;
  readonly hours?: Text;
  readonly note?: Text;
  readonly sources: readonly EmbassySource[];
}

/** The mission of Korea in a country. */
export interface KoreanMission {
  readonly city: Text;
  /** An office that is headed from another country. */
  readonly isOffice?: true;
  readonly address?: string;
  readonly telephone?: string;
  /** By language. */
  readonly pages?: Readonly<Partial<Record<'ko' | 'es' | 'en', string>>>;
  readonly note?: Text;
  readonly sources: readonly EmbassySource[];
}

export interface EmbassyEntry {
  /** ISO 3166 code of two letters, as in the passports of the entry checker. */
  readonly id: string;
  readonly country: Text;
  readonly hangul: string;
  readonly inSeoul: MissionInSeoul;
  readonly koreaThere: KoreanMission;
}

/** The day on which the entries were checked. */
export const embassiesCheckedOn = '2026-11-26';

/** The addresses of all foreign missions in Korea, of the Korean Ministry of Foreign Affairs. */
export const embassyDirectory =
  'https://www.mofa.go.kr/eng/pgm/m_5789/uss/cnsrshp/inKoEmblgbdAdres.do';

const sources = {
  schengenList: {
    name: {
      es: 'Lista pública de contactos para visados Schengen en Corea',
      en: 'Public list of contacts for Schengen visas in Korea',
    },
    date: '2026',
  },
  threeLists: {
    name: {
      es: 'El mismo teléfono en tres listas públicas independientes',
      en: 'The same number on three independent public lists',
    },
    date: '2026',
  },
  spainConsular: {
    name: {
      es: 'Embajada de España en Seúl, inscripción consular',
      en: 'Embassy of Spain in Seoul, consular registration',
    },
    url: 'http://www.exteriores.gob.es/Embajadas/SEUL/es/ServiciosConsularesEnCorea/Paginas/Inscripci%C3%B3n-Consular-.aspx',
  },
  koreanMissions: {
    name: {
      es: 'Lista pública de las páginas de las misiones de Corea, hacia 2021',
      en: 'Public list of the pages of Korean missions, about 2021',
    },
  },
  koreaInSpain: {
    name: {
      es: 'Embajada de Corea en España, avisos en español',
      en: 'Embassy of Korea in Spain, notices in Spanish',
    },
    url: 'https://overseas.mofa.go.kr/es-es/brd/m_8065/list.do',
    date: '2025',
  },
  reporteIndigo: {
    name: 'Reporte Índigo',
    url: 'https://reporteindigo.com/reporte/ley-marcial-en-corea-del-sur-embajada-de-mexico-en-el-pais-emite-recomendaciones',
    date: '2024-12-03',
  },
  sdpNoticias: {
    name: 'SDP Noticias',
    url: 'https://sdpnoticias.com/internacional/embajada-de-mexico-en-corea-del-sur-manda-mensaje-ante-crisis-politica-y-ley-marcial',
    date: '2024-12-03',
  },
  laNetaNeta: {
    name: 'La Neta Neta',
    url: 'https://lanetaneta.com/embajadas-de-mexico-y-colombia-habilitan-lineas-de-atencion-tras-estampida-en-seul-corea-del-sur/amp',
    date: '2022-10-29',
  },
  mexicanPress: {
    name: {
      es: 'Prensa mexicana, que cita a la cancillería',
      en: 'Mexican press, quoting the foreign ministry',
    },
    url: 'https://whatsappcancun.com/2022/10/29/mexico-lamenta-estampida-en-seul-descarta-por-ahora-mexicanos-muertos-o-heridos',
    date: '2022-10-29',
  },
  mexicoServices: {
    name: {
      es: 'Embajada de México en Corea, servicios a mexicanos',
      en: 'Embassy of Mexico in Korea, services for Mexicans',
    },
    url: 'https://embamex.sre.gob.mx/corea/index.php/servicios-a-mexicanos/2-uncategorised',
  },
  audiala: {
    name: 'Audiala',
    url: 'https://audiala.com/en/mexico/mexico-city/embassy-of-south-korea-in-mexico-city',
    date: '2025-07-04',
  },
  laGaceta: {
    name: {
      es: 'La Gaceta, que cita a la Cancillería',
      en: 'La Gaceta, quoting the foreign ministry',
    },
    url: 'https://www.lagaceta.com.ar/nota/1117153/sociedad/como-pedir-ayuda-cancilleria-argentina-si-tenes-emergencia-exterior.html',
    date: '2025-12-18',
  },
  laNacion: {
    name: {
      es: 'La Nación, que cita al gobierno de México',
      en: 'La Nación, quoting the government of Mexico',
    },
    url: 'https://www.lanacion.com.ar/estados-unidos/migraciones/las-recomendaciones-de-la-embajada-de-mexico-en-eeuu-para-encontrar-a-un-migrante-detenido-por-el-nid02112025/',
    date: '2025-11-02',
  },
  lv18: {
    name: { es: 'LV18, con la agencia Télam', en: 'LV18, with the agency Télam' },
    url: 'https://www.lv18.com.ar/unas-153-personas-murieron-por-una-estampida-en-un-festejo-masivo-de-halloween-en-corea-del-sur/',
    date: '2022-10-30',
  },
  goyangCentre: {
    name: {
      es: 'Centro Cultural Latinoamericano de Goyang, enlaces, hacia 2023',
      en: 'Latin American Cultural Centre of Goyang, links, about 2023',
    },
  },
  okpedia: {
    name: {
      es: 'Okpedia, de la Academia de Estudios Coreanos',
      en: 'Okpedia, of the Academy of Korean Studies',
    },
    url: 'https://www.okpedia.kr/Contents/ContentsView?contentsId=GC95400301&localCode=csa',
  },
  deltaFm: {
    name: {
      es: 'Delta FM, aviso de la cancillería del Perú',
      en: 'Delta FM, notice of Peru’s foreign ministry',
    },
    url: 'https://deltafmrio.com.ar/2022/10/29/cancilleria-esta-alerta-si-hay-victimas-peruanas-en-tragica-estampida-de-halloween-en-corea-del-sur',
    date: '2022-10-29',
  },
  latinaNoticias: {
    name: 'Latina Noticias',
    url: 'https://latinanoticias.pe/noticias/latina-noticias/gobierno-peruano-se-solidariza-con-corea-del-sur-tras-estampida-que-deja-151-muertos',
    date: '2022-10-29',
  },
  asere: {
    name: 'Asere',
    url: 'https://asere.com/?p=155872',
    date: '2025-01',
  },
  directory: {
    name: {
      es: 'Ministerio de Asuntos Exteriores de Corea, directorio',
      en: 'Ministry of Foreign Affairs of Korea, directory',
    },
    url: 'https://www.mofa.go.kr/eng/pgm/m_5789/uss/cnsrshp/inKoEmblgbdAdres.do',
  },
  hangua: {
    name: { es: 'hangua.net, que cita a Prensa Libre', en: 'hangua.net, quoting Prensa Libre' },
    url: 'https://hangua.net/%EA%B3%BC%ED%85%8C%EB%A7%90%EB%9D%BC-%EC%B5%9C%EC%8B%A0-%EA%B8%B0%EC%82%AC/%EA%B3%BC%ED%85%8C%EB%A7%90%EB%9D%BC-%EC%99%B8%EA%B5%90%EB%B6%80-%ED%95%9C%EA%B5%AD-%EA%B3%84%EC%97%84%EB%A0%B9%EC%97%90-%EA%B5%90%EB%AF%BC%EC%83%81%ED%99%A9-%EC%A0%90%EA%B2%80',
    date: '2024-12-03',
  },
  missionsInKorea: {
    name: {
      es: 'Find Embassy Korea, copia de una lista de las misiones anterior a abril de 2024',
      en: 'Find Embassy Korea, copy of a list of the missions from before April 2024',
    },
    url: 'https://github.com/wnjoon/find-embassy-korea',
    date: '2026-01',
  },
  embassiesNet: {
    name: 'embassies.net',
    url: 'https://embassies.net/mexico-in-south-korea',
    date: '2026-03-21',
  },
  jungGu: {
    name: { es: 'Oficina de Jung-gu (Seúl), hacia 2012', en: 'Jung-gu Office (Seoul), about 2012' },
    url: 'http://smarttour.junggu.seoul.kr/history/detailDetail.do?dthSn=1074',
  },
  consulateCircle: {
    name: 'Consulate Circle',
    url: 'https://www.consulatecircle.org/post/honduras-embassy-review',
  },
  koreaInHonduras: {
    name: {
      es: 'Embajada de Corea en Honduras, avisos en español',
      en: 'Embassy of Korea in Honduras, notices in Spanish',
    },
    url: 'https://overseas.mofa.go.kr/hn-es/index.do',
    date: '2025',
  },
  mesaRedonda: {
    name: 'La Mesa Redonda',
    url: 'https://www.lamesaredonda.net/dictadura-cierra-la-embajada-de-nicaragua-en-corea-del-sur/',
    date: '2024-04-24',
  },
  centroamerica: {
    name: {
      es: 'Centroamérica360, que cita a The Korea Herald',
      en: 'Centroamérica360, quoting The Korea Herald',
    },
    url: 'https://centroamerica360.com/politica/la-dictadura-de-nicaragua-cierra-su-embajada-en-corea-del-sur-para-abrirla-en-corea-del-norte',
    date: '2024-04-24',
  },
  abcColor: {
    name: { es: 'ABC Color, con EFE', en: 'ABC Color, with EFE' },
    url: 'https://abccolor-abccolor-prod.web.arc-cdn.net/internacionales/2025/01/18/corea-del-sur-abre-embajada-en-cuba-un-ano-despues-de-restablecer-relaciones-diplomaticas',
    date: '2025-01-18',
  },
  diarioDeCuba: {
    name: 'Diario de Cuba',
    url: 'https://diariodecuba.com/cuba/1737242770_59444.html',
    date: '2025-01-18',
  },
  wikipedia: {
    name: 'Wikipedia',
    url: 'https://en.wikipedia.org/wiki/List_of_diplomatic_missions_of_South_Korea',
  },
  usEmbassy: {
    name: {
      es: 'Embajada de Estados Unidos en Seúl, contacto',
      en: 'U.S. Embassy Seoul, contact us',
    },
    url: 'https://kr.usembassy.gov/contact-us/',
    date: '2026-08',
    official: true,
  },
  kJourney: {
    name: {
      es: 'K-Journey, que comparó cada dato con la página oficial',
      en: 'K-Journey, which compared each entry with the official page',
    },
    url: 'https://github.com/hilfe0701/k-journey',
    date: '2026-08-06',
  },
  seoulList: {
    name: { es: 'Lista pública de embajadas en Seúl', en: 'Public list of embassies in Seoul' },
    date: '2024-07',
  },
  planAudit: {
    name: {
      es: 'Revisión de un plan de viaje con páginas oficiales',
      en: 'Check of a travel plan against official pages',
    },
    date: '2026-08-18',
  },
  britishEmbassy: {
    name: { es: 'Embajada del Reino Unido en Seúl', en: 'British Embassy Seoul' },
    url: 'https://www.gov.uk/world/organisations/british-embassy-seoul',
    date: '2026-08-06',
    official: true,
  },
  irishDepartment: {
    name: {
      es: 'Ministerio de Asuntos Exteriores de Irlanda, página retirada',
      en: 'Department of Foreign Affairs of Ireland, page since moved',
    },
    url: 'https://www.dfa.ie/irish-embassy/republic-of-korea/our-services/advice-and-assistance/emergency-guidelines/',
  },
  canadianEmbassy: {
    name: { es: 'Embajada de Canadá en Corea', en: 'Embassy of Canada to the Republic of Korea' },
    url: 'https://www.international.gc.ca/country-pays/republic_korea-republique_coree/seoul.aspx?lang=eng',
    date: '2026-08-06',
    official: true,
  },
  australianEmbassy: {
    name: {
      es: 'Embajada de Australia en Corea, contacto',
      en: 'Australian Embassy, Republic of Korea, contact us',
    },
    url: 'https://southkorea.embassy.gov.au/seol/contact.html',
    date: '2026-08-06',
    official: true,
  },
} as const satisfies Record<string, EmbassySource>;

const askAtHome = {
  es: 'Pregunta en tu ministerio de Exteriores quién te atiende en Seúl.',
  en: 'Ask your foreign ministry who looks after you in Seoul.',
};

/** The pages of a Korean mission in the languages in which they have been seen. */
function pagesOf(code: string, ...languages: readonly ('ko' | 'es' | 'en')[]) {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      `https://overseas.mofa.go.kr/${code}-${language}/index.do`,
    ]),
  );
}

/** Whether a page of the embassy or of its ministry gives the telephone. */
export function isConfirmed({ telephone, sources: read }: MissionInSeoul): boolean {
  return telephone !== undefined && read.some(({ official }) => official);
}

/** Both ways, with the Spanish-speaking countries first. */
export const embassies: readonly EmbassyEntry[] = [
  {
    id: 'ES',
    country: { es: 'España', en: 'Spain' },
    hangul: '스페인',
    inSeoul: {
      name: { es: 'Embajada de España en Seúl', en: 'Embassy of Spain in Seoul' },
      address: '17 Hannam-daero 36-gil, Yongsan-gu, Seoul 04417',
      addressHangul: '서울특별시 용산구 한남대로36길 17',
      telephone: '02-794-3581',
      page: 'https://www.exteriores.gob.es/Embajadas/seul/',
      hours: {
        es: 'Inscripción consular, en persona y con cita, martes y jueves de 9:00 a 13:00',
        en: 'Consular registration, in person and by appointment, Tuesday and Thursday 9:00 to 13:00',
      },
      note: {
        es: 'Si ves otra dirección, 2-1 Jeong-dong, no la uses.',
        en: 'If you come across another address, 2-1 Jeong-dong, do not use it.',
      },
      sources: [sources.schengenList, sources.threeLists, sources.spainConsular],
    },
    koreaThere: {
      city: { es: 'Madrid', en: 'Madrid' },
      address: 'C/ González Amigó 15, 28033 Madrid',
      telephone: '+34 91 353 2000',
      pages: pagesOf('es', 'ko', 'es', 'en'),
      sources: [sources.koreanMissions, sources.koreaInSpain],
    },
  },
  {
    id: 'MX',
    country: { es: 'México', en: 'Mexico' },
    hangul: '멕시코',
    inSeoul: {
      name: { es: 'Embajada de México en Corea', en: 'Embassy of Mexico in Korea' },
      duty: { number: '010-9490-1694', date: '2024-12-03' },
      note: {
        es: 'Si no contestan, el CIAM del gobierno de México atiende las 24 horas desde cualquier país: +1 520 623 7874.',
        en: 'If nobody answers, the Mexican government’s CIAM takes calls 24 hours a day from any country: +1 520 623 7874.',
      },
      page: 'https://embamex.sre.gob.mx/corea/',
      address: '17th floor, Tower B, Twin Tree Tower, 6 Yulgok-ro, Jongno-gu, Seoul 03142',
      addressHangul: '서울특별시 종로구 율곡로 6 트윈트리타워 B동 17층',
      telephone: '02-798-1694',
      sources: [
        sources.missionsInKorea,
        sources.embassiesNet,
        sources.reporteIndigo,
        sources.sdpNoticias,
        sources.laNetaNeta,
        sources.mexicanPress,
        sources.mexicoServices,
        sources.laNacion,
      ],
    },
    koreaThere: {
      city: { es: 'Ciudad de México', en: 'Mexico City' },
      pages: pagesOf('mx', 'ko'),
      sources: [sources.koreanMissions, sources.audiala],
    },
  },
  {
    id: 'AR',
    country: { es: 'Argentina', en: 'Argentina' },
    hangul: '아르헨티나',
    inSeoul: {
      name: { es: 'Embajada de Argentina en Corea', en: 'Embassy of Argentina in Korea' },
      duty: { number: '+54 9 11 4411 3057', date: '2025-12-18' },
      page: 'https://ecore.cancilleria.gob.ar/',
      note: {
        es: 'La guardia es la de la Cancillería en Buenos Aires, 24 horas. En Seúl, prueba también con el 02-793-4062 o con el móvil de guardia de 2022, 010-2843-5056.',
        en: 'The duty line is the foreign ministry’s in Buenos Aires, 24 hours. In Seoul, also try 02-793-4062 or the duty mobile of 2022, 010-2843-5056.',
      },
      address: '5th floor, Chunwoo Building, 206 Noksapyeong-daero, Yongsan-gu, Seoul 04345',
      addressHangul: '서울특별시 용산구 녹사평대로 206 천우빌딩 5층',
      telephone: '02-796-8144',
      sources: [sources.missionsInKorea, sources.laGaceta, sources.lv18, sources.goyangCentre],
    },
    koreaThere: {
      city: { es: 'Buenos Aires', en: 'Buenos Aires' },
      address: 'Av. del Libertador 2395, Buenos Aires',
      telephone: '+54 11 4802 8865',
      pages: pagesOf('ar', 'ko'),
      sources: [sources.koreanMissions, sources.okpedia],
    },
  },
  {
    id: 'CL',
    country: { es: 'Chile', en: 'Chile' },
    hangul: '칠레',
    inSeoul: {
      name: { es: 'Embajada de Chile en Corea', en: 'Embassy of Chile in Korea' },
      page: 'https://chile.gob.cl/corea-del-sur/',
      address: 'Room 1801, Coryo Daeyungak Tower, 97 Toegye-ro, Jung-gu, Seoul 04535',
      addressHangul: '서울특별시 중구 퇴계로 97 고려대연각타워 1801호',
      telephone: '02-779-2610',
      sources: [sources.missionsInKorea, sources.goyangCentre],
    },
    koreaThere: {
      city: { es: 'Santiago', en: 'Santiago' },
      pages: pagesOf('cl', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'CO',
    country: { es: 'Colombia', en: 'Colombia' },
    hangul: '콜롬비아',
    inSeoul: {
      name: { es: 'Embajada de Colombia en Corea', en: 'Embassy of Colombia in Korea' },
      duty: { number: '010-8794-7387', date: '2022-10-29' },
      page: 'https://corea.embajada.gov.co/',
      address: '11th floor, Kyobo Building, 1 Jong-ro, Jongno-gu, Seoul 03154',
      addressHangul: '서울특별시 종로구 종로 1 교보빌딩 11층',
      telephone: '02-720-1369',
      sources: [sources.missionsInKorea, sources.laNetaNeta],
    },
    koreaThere: {
      city: { es: 'Bogotá', en: 'Bogotá' },
      pages: pagesOf('co', 'ko', 'es'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'PE',
    country: { es: 'Perú', en: 'Peru' },
    hangul: '페루',
    inSeoul: {
      name: { es: 'Embajada del Perú en Corea', en: 'Embassy of Peru in Korea' },
      duty: { number: '010-6294-5810', date: '2022-10-29' },
      page: 'http://www.consulado.pe/es/Seul/Paginas/Inicio.aspx',
      address: '19th floor, Booyoung Taepyeong Building, 55 Sejong-daero, Jung-gu, Seoul 04513',
      addressHangul: '서울특별시 중구 세종대로 55 부영태평빌딩 19층',
      telephone: '02-757-1735',
      sources: [
        sources.missionsInKorea,
        sources.deltaFm,
        sources.latinaNoticias,
        sources.goyangCentre,
      ],
    },
    koreaThere: {
      city: { es: 'Lima', en: 'Lima' },
      pages: pagesOf('pe', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'EC',
    country: { es: 'Ecuador', en: 'Ecuador' },
    hangul: '에콰도르',
    inSeoul: {
      name: { es: 'Embajada del Ecuador en Corea', en: 'Embassy of Ecuador in Korea' },
      address: '16th floor, SC Bank Building, 47 Jong-ro, Jongno-gu, Seoul 03160',
      addressHangul: '서울특별시 종로구 종로 47 SC제일은행 16층',
      telephone: '02-739-2401',
      sources: [sources.missionsInKorea, sources.asere],
    },
    koreaThere: {
      city: { es: 'Quito', en: 'Quito' },
      pages: pagesOf('ec', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'UY',
    country: { es: 'Uruguay', en: 'Uruguay' },
    hangul: '우루과이',
    inSeoul: {
      name: { es: 'Embajada del Uruguay en Corea', en: 'Embassy of Uruguay in Korea' },
      address: 'Room 706, Coryo Daeyungak Tower, 97 Toegye-ro, Jung-gu, Seoul 04535',
      addressHangul: '서울특별시 중구 퇴계로 97 고려대연각타워 706호',
      telephone: '02-6245-3180',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Montevideo', en: 'Montevideo' },
      pages: pagesOf('uy', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'PY',
    country: { es: 'Paraguay', en: 'Paraguay' },
    hangul: '파라과이',
    inSeoul: {
      name: { es: 'Embajada del Paraguay en Corea', en: 'Embassy of Paraguay in Korea' },
      address: '2nd floor, 308 Dosan-daero, Gangnam-gu, Seoul 06054',
      addressHangul: '서울특별시 강남구 도산대로 308 2층',
      telephone: '02-792-8335',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Asunción', en: 'Asunción' },
      pages: pagesOf('py', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'BO',
    country: { es: 'Bolivia', en: 'Bolivia' },
    hangul: '볼리비아',
    inSeoul: {
      name: { es: 'Embajada de Bolivia en Corea', en: 'Embassy of Bolivia in Korea' },
      address: '20th floor, Booyoung Taepyeong Building, 55 Sejong-daero, Jung-gu, Seoul 04513',
      addressHangul: '서울특별시 중구 세종대로 55 부영태평빌딩 20층',
      telephone: '02-318-1767',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'La Paz', en: 'La Paz' },
      pages: pagesOf('bo', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'CR',
    country: { es: 'Costa Rica', en: 'Costa Rica' },
    hangul: '코스타리카',
    inSeoul: {
      name: { es: 'Embajada de Costa Rica en Corea', en: 'Embassy of Costa Rica in Korea' },
      address: 'Room 902, Coryo Daeyungak Tower, 97 Toegye-ro, Jung-gu, Seoul 04535',
      addressHangul: '서울특별시 중구 퇴계로 97 고려대연각타워 902호',
      telephone: '02-707-9249',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'San José', en: 'San José' },
      pages: pagesOf('cr', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'GT',
    country: { es: 'Guatemala', en: 'Guatemala' },
    hangul: '과테말라',
    inSeoul: {
      name: { es: 'Embajada de Guatemala en Corea', en: 'Embassy of Guatemala in Korea' },
      address: '20th floor, Booyoung Taepyeong Building, 55 Sejong-daero, Jung-gu, Seoul',
      addressHangul: '서울특별시 중구 세종대로 55 부영태평빌딩 20층',
      telephone: '02-771-7582',
      sources: [sources.missionsInKorea, sources.hangua, sources.jungGu],
    },
    koreaThere: {
      city: { es: 'Ciudad de Guatemala', en: 'Guatemala City' },
      pages: pagesOf('gt', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'HN',
    country: { es: 'Honduras', en: 'Honduras' },
    hangul: '온두라스',
    inSeoul: {
      name: { es: 'Embajada de Honduras en Corea', en: 'Embassy of Honduras in Korea' },
      address:
        '9th floor, Cheonggye Hankook Building, 11 Cheonggyecheon-ro, Jongno-gu, Seoul 03187',
      addressHangul: '서울특별시 종로구 청계천로 11 청계한국빌딩 9층',
      hours: {
        es: 'De lunes a viernes de 9:00 a 17:00',
        en: 'Monday to Friday 9:00 to 17:00',
      },
      telephone: '02-738-8402',
      sources: [sources.missionsInKorea, sources.consulateCircle],
    },
    koreaThere: {
      city: { es: 'Tegucigalpa', en: 'Tegucigalpa' },
      pages: pagesOf('hn', 'ko', 'es'),
      sources: [sources.koreanMissions, sources.koreaInHonduras],
    },
  },
  {
    id: 'SV',
    country: { es: 'El Salvador', en: 'El Salvador' },
    hangul: '엘살바도르',
    inSeoul: {
      name: { es: 'Embajada de El Salvador en Corea', en: 'Embassy of El Salvador in Korea' },
      address: '20th floor, Booyoung Taepyeong Building, 55 Sejong-daero, Jung-gu, Seoul 04513',
      addressHangul: '서울특별시 중구 세종대로 55 부영태평빌딩 20층',
      telephone: '02-753-3432',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'San Salvador', en: 'San Salvador' },
      pages: pagesOf('sv', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'NI',
    country: { es: 'Nicaragua', en: 'Nicaragua' },
    hangul: '니카라과',
    inSeoul: {
      closed: true,
      note: {
        es: 'Cerró en abril de 2024. Pregunta en tu ministerio de Exteriores qué embajada te atiende.',
        en: 'It closed in April 2024. Ask your foreign ministry which embassy looks after you.',
      },
      sources: [sources.mesaRedonda, sources.centroamerica],
    },
    koreaThere: {
      city: { es: 'Managua', en: 'Managua' },
      pages: pagesOf('ni', 'ko'),
      sources: [sources.koreanMissions, sources.mesaRedonda],
    },
  },
  {
    id: 'PA',
    country: { es: 'Panamá', en: 'Panama' },
    hangul: '파나마',
    inSeoul: {
      name: { es: 'Embajada de Panamá en Corea', en: 'Embassy of Panama in Korea' },
      address: '12th floor, Wespo Building, 14 Dokseodang-ro, Yongsan-gu, Seoul 04409',
      addressHangul: '서울특별시 용산구 독서당로 14 웨스포빌딩 12층',
      telephone: '02-793-7007',
      sources: [sources.missionsInKorea, sources.asere],
    },
    koreaThere: {
      city: { es: 'Ciudad de Panamá', en: 'Panama City' },
      pages: pagesOf('pa', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'DO',
    country: { es: 'República Dominicana', en: 'Dominican Republic' },
    hangul: '도미니카공화국',
    inSeoul: {
      name: {
        es: 'Embajada de la República Dominicana en Corea',
        en: 'Embassy of the Dominican Republic in Korea',
      },
      address: '19th floor, Taepyeongno Building, 73 Sejong-daero, Jung-gu, Seoul 04514',
      addressHangul: '서울특별시 중구 세종대로 73 태평로빌딩 19층',
      telephone: '02-756-3513',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Santo Domingo', en: 'Santo Domingo' },
      pages: pagesOf('do', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'VE',
    country: { es: 'Venezuela', en: 'Venezuela' },
    hangul: '베네수엘라',
    inSeoul: {
      name: { es: 'Embajada de Venezuela en Corea', en: 'Embassy of Venezuela in Korea' },
      address: '17th floor, Gwanghwamun Building, 149 Sejong-daero, Jongno-gu, Seoul 03186',
      addressHangul: '서울특별시 종로구 세종대로 149 광화문빌딩 17층',
      telephone: '02-732-1546',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Caracas', en: 'Caracas' },
      pages: pagesOf('ve', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'CU',
    country: { es: 'Cuba', en: 'Cuba' },
    hangul: '쿠바',
    inSeoul: {
      name: { es: 'Embajada de Cuba en Corea', en: 'Embassy of Cuba in Korea' },
      note: {
        es: 'No cuentes con ella aún: pregunta en tu ministerio de Exteriores.',
        en: 'Do not count on it yet: ask your foreign ministry.',
      },
      sources: [sources.asere, sources.abcColor],
    },
    koreaThere: {
      city: { es: 'La Habana', en: 'Havana' },
      note: {
        es: 'Abrió en enero de 2025, en el barrio de Miramar.',
        en: 'It opened in January 2025, in the Miramar neighbourhood.',
      },
      sources: [sources.abcColor, sources.diarioDeCuba],
    },
  },
  {
    id: 'GQ',
    country: { es: 'Guinea Ecuatorial', en: 'Equatorial Guinea' },
    hangul: '적도기니',
    inSeoul: {
      name: {
        es: 'Embajada de Guinea Ecuatorial en Corea',
        en: 'Embassy of Equatorial Guinea in Korea',
      },
      note: askAtHome,
      sources: [sources.directory],
    },
    koreaThere: {
      city: { es: 'Malabo', en: 'Malabo' },
      isOffice: true,
      pages: pagesOf('gq', 'ko'),
      sources: [sources.koreanMissions, sources.wikipedia],
    },
  },
  {
    id: 'BR',
    country: { es: 'Brasil', en: 'Brazil' },
    hangul: '브라질',
    inSeoul: {
      name: { es: 'Embajada de Brasil en Corea', en: 'Embassy of Brazil in Korea' },
      address: '73 Cheongwadae-ro, Jongno-gu, Seoul 03054',
      addressHangul: '서울특별시 종로구 청와대로 73',
      telephone: '02-738-4970',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Brasilia', en: 'Brasília' },
      pages: pagesOf('br', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'US',
    country: { es: 'Estados Unidos', en: 'United States' },
    hangul: '미국',
    inSeoul: {
      name: { es: 'Embajada de Estados Unidos en Seúl', en: 'U.S. Embassy Seoul' },
      address: '188 Sejong-daero, Jongno-gu, Seoul 03141',
      addressHangul: '서울특별시 종로구 세종대로 188',
      telephone: '02-397-4114',
      duty: { number: '02-397-4114', date: '2026-08' },
      page: 'https://kr.usembassy.gov/contact-us/',
      sources: [sources.usEmbassy, sources.kJourney, sources.seoulList, sources.planAudit],
    },
    koreaThere: {
      city: { es: 'Washington D. C.', en: 'Washington, D.C.' },
      pages: pagesOf('us', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'GB',
    country: { es: 'Reino Unido', en: 'United Kingdom' },
    hangul: '영국',
    inSeoul: {
      name: { es: 'Embajada del Reino Unido en Seúl', en: 'British Embassy Seoul' },
      address: '24 Sejong-daero 19-gil, Jung-gu, Seoul 04519',
      addressHangul: '서울특별시 중구 세종대로19길 24',
      telephone: '02-3210-5500',
      page: 'https://www.gov.uk/world/organisations/british-embassy-seoul',
      note: {
        es: 'Su página remite a un formulario, también en una urgencia.',
        en: 'Its page points to a form, in emergencies too.',
      },
      sources: [sources.britishEmbassy, sources.kJourney, sources.seoulList],
    },
    koreaThere: {
      city: { es: 'Londres', en: 'London' },
      address: '60 Buckingham Gate, London SW1E 6AJ',
      telephone: '+44 20 7227 5500',
      pages: pagesOf('gb', 'ko', 'en'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'IE',
    country: { es: 'Irlanda', en: 'Ireland' },
    hangul: '아일랜드',
    inSeoul: {
      name: { es: 'Embajada de Irlanda en Corea', en: 'Embassy of Ireland, Republic of Korea' },
      address: '13th floor, Leema Building, 42 Jong-ro 1-gil, Jongno-gu, Seoul 03152',
      addressHangul: '서울특별시 종로구 종로1길 42 이마빌딩 13층',
      telephone: '02-721-7200',
      sources: [sources.missionsInKorea, sources.irishDepartment],
    },
    koreaThere: {
      city: { es: 'Dublín', en: 'Dublin' },
      pages: pagesOf('ie', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'CA',
    country: { es: 'Canadá', en: 'Canada' },
    hangul: '캐나다',
    inSeoul: {
      name: { es: 'Embajada de Canadá en Corea', en: 'Embassy of Canada to the Republic of Korea' },
      address: '21 Jeongdong-gil, Jung-gu, Seoul 04518',
      addressHangul: '서울특별시 중구 정동길 21',
      telephone: '02-3783-6000',
      dutyEmail: 'seoul-cs@international.gc.ca',
      page: 'https://www.international.gc.ca/country-pays/republic_korea-republique_coree/seoul.aspx?lang=eng',
      note: {
        es: 'Atiende urgencias las 24 horas; fuera de horario, por correo.',
        en: 'It answers emergencies 24 hours a day; outside office hours by email.',
      },
      sources: [sources.canadianEmbassy, sources.kJourney],
    },
    koreaThere: {
      city: { es: 'Ottawa', en: 'Ottawa' },
      address: '150 Boteler Street, Ottawa, ON K1N 5A6',
      pages: pagesOf('ca', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'AU',
    country: { es: 'Australia', en: 'Australia' },
    hangul: '호주',
    inSeoul: {
      name: { es: 'Embajada de Australia en Seúl', en: 'Australian Embassy Seoul' },
      address: '19th floor, Kyobo Building, 1 Jong-ro, Jongno-gu, Seoul 03154',
      addressHangul: '서울특별시 종로구 종로 1 교보생명빌딩 19층',
      telephone: '02-2003-0100',
      duty: { number: '+61 2 6261 3305', date: '2026-08-06' },
      page: 'https://southkorea.embassy.gov.au/',
      note: {
        es: 'La guardia es el centro consular de urgencias de Australia, 24 horas.',
        en: 'The duty number is Australia’s consular emergency centre, 24 hours.',
      },
      sources: [sources.australianEmbassy, sources.kJourney, sources.seoulList],
    },
    koreaThere: {
      city: { es: 'Canberra', en: 'Canberra' },
      address: '113 Empire Circuit, Yarralumla ACT 2600',
      pages: pagesOf('au', 'ko', 'en'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'NZ',
    country: { es: 'Nueva Zelanda', en: 'New Zealand' },
    hangul: '뉴질랜드',
    inSeoul: {
      name: { es: 'Embajada de Nueva Zelanda en Seúl', en: 'New Zealand Embassy Seoul' },
      address: '8th floor, Jeongdong Building, 21-15 Jeongdong-gil, Jung-gu, Seoul 04518',
      addressHangul: '서울특별시 중구 정동길 21-15 정동빌딩 8층',
      telephone: '02-3701-7700',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Wellington', en: 'Wellington' },
      pages: pagesOf('nz', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'ZA',
    country: { es: 'Sudáfrica', en: 'South Africa' },
    hangul: '남아프리카공화국',
    inSeoul: {
      name: { es: 'Embajada de Sudáfrica en Corea', en: 'Embassy of South Africa in Korea' },
      address: '104 Dokseodang-ro, Yongsan-gu, Seoul 04420',
      addressHangul: '서울특별시 용산구 독서당로 104',
      telephone: '02-2077-5900',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Pretoria', en: 'Pretoria' },
      pages: pagesOf('za', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'PH',
    country: { es: 'Filipinas', en: 'Philippines' },
    hangul: '필리핀',
    inSeoul: {
      name: { es: 'Embajada de Filipinas en Corea', en: 'Embassy of the Philippines in Korea' },
      address: '80 Hoenamu-ro, Yongsan-gu, Seoul 04346',
      addressHangul: '서울특별시 용산구 회나무로 80',
      telephone: '02-796-7387',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Manila', en: 'Manila' },
      pages: pagesOf('ph', 'en'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'IN',
    country: { es: 'India', en: 'India' },
    hangul: '인도',
    inSeoul: {
      name: { es: 'Embajada de la India en Corea', en: 'Embassy of India in Korea' },
      address: '101 Dokseodang-ro, Yongsan-gu, Seoul 04419',
      addressHangul: '서울특별시 용산구 독서당로 101',
      telephone: '02-798-4257',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Nueva Delhi', en: 'New Delhi' },
      pages: pagesOf('in', 'en'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'MA',
    country: { es: 'Marruecos', en: 'Morocco' },
    hangul: '모로코',
    inSeoul: {
      name: { es: 'Embajada de Marruecos en Corea', en: 'Embassy of Morocco in Korea' },
      address: '1st floor, 32 Jangmun-ro, Yongsan-gu, Seoul 04393',
      addressHangul: '서울특별시 용산구 장문로 32 1층',
      telephone: '02-793-6249',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Rabat', en: 'Rabat' },
      pages: pagesOf('ma', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
  {
    id: 'PT',
    country: { es: 'Portugal', en: 'Portugal' },
    hangul: '포르투갈',
    inSeoul: {
      name: { es: 'Embajada de Portugal en Corea', en: 'Embassy of Portugal in Korea' },
      address: '2nd floor, 28 Wonseo-dong, Jongno-gu, Seoul 03057',
      addressHangul: '서울특별시 종로구 원서동 28 2층',
      telephone: '02-3675-2251',
      sources: [sources.missionsInKorea],
    },
    koreaThere: {
      city: { es: 'Lisboa', en: 'Lisbon' },
      pages: pagesOf('pt', 'ko'),
      sources: [sources.koreanMissions],
    },
  },
];
