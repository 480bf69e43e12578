import type { Figure } from './figure.ts';

/** Helplines, pharmacies and lost property, beside those of `help.ts`. */
export const emergencyFigures = {
  'phone-109': {
    what: { es: 'Prevención del suicidio', en: 'Suicide prevention' },
    unit: 'phone',
    previous: { text: { es: '1393', en: '1393' } },
    current: { value: '109', text: { es: '109, 24 horas', en: '109, 24 hours' } },
    since: '2024-01-01',
    source: { name: 'Korea Bizwire', url: 'http://koreabizwire.com/?p=303235', date: '2025-01-09' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Cuenta con que atiende solo en coreano.',
      en: 'Expect it to answer in Korean only.',
    },
  },
  'phone-1366': {
    what: { es: 'Línea de urgencia para mujeres', en: 'Women’s emergency line' },
    unit: 'phone',
    current: { value: '1366', text: { es: '1366, 24 horas', en: '1366, 24 hours' } },
    source: {
      name: { es: 'ONU Mujeres, medida de 2008', en: 'UN Women, measure of 2008' },
      url: 'https://evaw-global-database.unwomen.org/en/countries/asia/republic-of-korea/2008/1366-hotline-centers',
      date: '2008',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Interpreta en varios idiomas; no cuentes con el español.',
      en: 'It interprets in several languages.',
    },
  },
  'phone-danuri': {
    what: { es: 'Danuri, para extranjeras', en: 'Danuri, for foreign women' },
    unit: 'phone',
    current: { value: '1577-1366', text: { es: '1577-1366, 24 horas', en: '1577-1366, 24 hours' } },
    source: {
      name: 'The Korea Times',
      url: 'https://m.koreatimes.co.kr/pages/article.amp.asp?newsIdx=345698',
      date: '2023',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Atiende en varios idiomas; no cuentes con el español.',
      en: 'It answers in several languages.',
    },
  },
  'lost-property-subway': {
    what: { es: 'Objetos perdidos en el metro de Seúl', en: 'Lost property on the Seoul subway' },
    unit: 'phone',
    current: {
      value: {
        '1, 2': '02-6110-1122',
        '3, 4': '02-6110-3344',
        '5, 8': '02-6311-6765',
        '6, 7': '02-6311-6766',
      },
      text: {
        es: 'líneas 1 y 2, 02-6110-1122; 3 y 4, 02-6110-3344; 5 y 8, 02-6311-6765; 6 y 7, 02-6311-6766; laborables de 9:00 a 18:00',
        en: 'Lines 1 and 2, 02-6110-1122; 3 and 4, 02-6110-3344; 5 and 8, 02-6311-6765; 6 and 7, 02-6311-6766; working days 9:00 to 18:00',
      },
    },
    source: {
      name: 'Seoul Metro',
      url: 'https://www.smrte.co.kr/support/lost',
      date: '2026-08-04',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'A la semana, lo perdido pasa a la policía.',
      en: 'After a week, what was found goes to the police.',
    },
  },
  'lost-property-police': {
    what: { es: 'Objetos entregados a la policía', en: 'Property handed to the police' },
    unit: 'words',
    current: { text: { es: 'LOST112, en coreano', en: 'LOST112, in Korean' } },
    source: {
      name: { es: 'Policía de Corea, LOST112', en: 'Korean National Police, LOST112' },
      url: 'https://www.lost112.go.kr/',
      date: '2026-08-04',
    },
    checkedOn: '2026-11-22',
  },
  'busan-night-pharmacies': {
    what: { es: 'Farmacias nocturnas de Busan', en: 'Late-night pharmacies in Busan' },
    unit: 'count',
    current: {
      value: 4,
      text: { es: 'cuatro en 2021, de 22:00 a 24:00', en: 'four in 2021, from 22:00 to 24:00' },
    },
    source: {
      name: 'Haps Korea',
      url: 'https://www.hapskorea.com/late-night-pharmacies-to-open-on-a-trial-basis/',
      date: '2021-03-01',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'pharmacy-finder': {
    what: { es: 'Buscador de farmacias abiertas', en: 'Finder of open pharmacies' },
    unit: 'words',
    current: { text: { es: 'pharm114.or.kr, en coreano', en: 'pharm114.or.kr, in Korean' } },
    source: {
      name: {
        es: 'Asociación Farmacéutica de Corea, leído por una lista independiente',
        en: 'Korean Pharmaceutical Association, read by an independent list',
      },
      url: 'https://www.pharm114.or.kr/',
      date: '2026-08-04',
    },
    checkedOn: '2026-11-22',
  },
  'shop-medicines': {
    what: {
      es: 'Medicinas en tiendas de conveniencia',
      en: 'Medicines in convenience stores',
    },
    unit: 'count',
    current: {
      value: 13,
      text: {
        es: 'hasta 13 sin receta, en dosis de un día',
        en: 'up to 13 without prescription, a day’s dose each',
      },
    },
    since: '2012-11',
    source: {
      name: 'The Korea Times',
      url: 'http://www.koreatimes.co.kr/www/news/nation/2012/11/116_124713.html',
      date: '2012-11-14',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'No se venden a menores de 12 años.',
      en: 'They are not sold to children under 12.',
    },
  },
  'phone-alerts': {
    what: { es: 'Avisos de emergencia en el teléfono', en: 'Emergency alerts on the phone' },
    unit: 'words',
    previous: { text: { es: 'solo en coreano', en: 'in Korean only' } },
    current: {
      text: {
        es: 'en coreano, con una palabra en inglés como «Earthquake»',
        en: 'in Korean, with a word in English such as “Earthquake”',
      },
    },
    since: '2024-02-28',
    source: {
      name: 'The Korea Herald',
      url: 'https://www.koreaherald.com/view.php?ud=20240228050647',
      date: '2024-02-28',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
} as const satisfies Record<string, Figure>;
