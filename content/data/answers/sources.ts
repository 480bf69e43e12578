import type { Source } from '../../register/figure.ts';

const koreaInside = (url: string, es: string, en: string): Source => ({
  name: { es: `Korea Inside, ${es}`, en: `Korea Inside, ${en}` },
  url: `https://www.getkoreainside.com/${url}.html`,
  date: '2026-08',
});

/** Sources of more than one answer. */
export const sources = {
  maps: koreaInside('maps', 'mapas', 'maps'),
  apps: koreaInside('apps', 'aplicaciones', 'apps'),
  taxis: koreaInside('taxi', 'taxis', 'taxis'),
  cards: koreaInside('foreign-credit-cards-korea', 'tarjetas', 'cards'),
  cashMachines: koreaInside('korea-atm-foreign-cards', 'cajeros', 'cash machines'),
  sim: koreaInside('korea-esim-with-phone-number', 'eSIM con número', 'eSIM with a number'),
  applePay: koreaInside('apple-pay-korea', 'Apple Pay', 'Apple Pay'),
  airport: koreaInside('airport', 'aeropuerto', 'airport'),
  latePharmacies: {
    name: 'KBS World',
    url: 'https://world.kbs.co.kr/service/news_view.htm?lang=s&Seq_Code=96521',
    date: '2026-01-29',
  },
  spain: {
    name: {
      es: 'Ministerio de Asuntos Exteriores de España',
      en: 'Ministry of Foreign Affairs of Spain',
    },
    url: 'https://www.exteriores.gob.es/es/ServiciosAlCiudadano/Paginas/Detalle-recomendaciones-de-viaje.aspx?trc=Corea',
  },
  lifts: {
    name: 'ChosunBiz',
    url: 'https://biz.chosun.com/en/en-society/2025/12/29/LQCX7P6MZFA7JODH3YXEV7ZWZE/?outputType=amp',
    date: '2025-12-29',
  },
  climate: {
    name: {
      es: 'Administración Meteorológica de Corea, valores normales 1991-2020',
      en: 'Korea Meteorological Administration, normals 1991–2020',
    },
    url: 'https://data.kma.go.kr/climate/average30Years/selectAverage30YearsMonthList.do',
    date: '2021',
  },
  timeZones: {
    name: { es: 'IANA, zonas horarias', en: 'IANA, time zones' },
    url: 'https://www.iana.org/time-zones',
  },
  plugs: {
    name: 'keitetsuworks',
    url: 'https://keitetsuworks.github.io/korea_outlet.html',
  },
  policeLost: {
    name: { es: 'Policía de Corea, LOST112', en: 'Korean police, LOST112' },
    url: 'https://www.lost112.go.kr/',
    date: '2026-08-04',
  },
} as const satisfies Readonly<Record<string, Source>>;
