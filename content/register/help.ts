import type { Figure } from './figure.ts';

/** Telephone helplines, medicines and the office of the guide. */
export const helpFigures = {
  'phone-112': {
    what: { es: 'Policía', en: 'Police' },
    unit: 'phone',
    status: 'confirmed',
    current: { value: '112', text: { es: '112, 24 horas, gratis', en: '112, 24 hours, free' } },
    source: {
      name: {
        es: 'Guía de KOCIS (copia en Issuu, sin fecha)',
        en: 'KOCIS guidebook (undated copy on Issuu)',
      },
      url: 'https://issuu.com/kocis9/docs/guidebook',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'phone-119': {
    what: { es: 'Bomberos y ambulancia', en: 'Fire and ambulance' },
    unit: 'phone',
    status: 'confirmed',
    current: {
      value: '119',
      text: {
        es: '119, 24 horas; la ambulancia es gratis',
        en: '119, 24 hours; the ambulance is free',
      },
    },
    source: {
      name: {
        es: 'Guía de KOCIS (copia en Issuu, sin fecha)',
        en: 'KOCIS guidebook (undated copy on Issuu)',
      },
      url: 'https://issuu.com/kocis9/docs/guidebook',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'phone-1330': {
    what: { es: 'Línea del viajero', en: 'Travel helpline' },
    unit: 'phone',
    status: 'confirmed',
    edition: { text: { es: '1330, 24 horas', en: '1330, 24 hours' } },
    current: {
      value: '1330',
      text: { es: '1330, 24 horas; sin español', en: '1330, 24 hours; no Spanish' },
    },
    source: {
      name: {
        es: 'Guía de KOCIS (copia en Issuu, sin fecha)',
        en: 'KOCIS guidebook (undated copy on Issuu)',
      },
      url: 'https://issuu.com/kocis9/docs/guidebook',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'Guía oficial sin fecha (hacia 2017-2019).',
      en: 'Official guide, undated (about 2017-2019).',
    },
  },
  'phone-1345': {
    what: { es: 'Línea de inmigración', en: 'Immigration helpline' },
    unit: 'phone',
    status: 'confirmed',
    current: { value: '1345', text: { es: '1345', en: '1345' } },
    source: {
      name: { es: 'Condado de Jincheon', en: 'Jincheon county' },
      url: 'https://www.jincheon.go.kr/site/jpn/sub.do?menukey=2622',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'phone-1345-hours': {
    what: { es: 'Horario del 1345', en: 'Hours of 1345' },
    unit: 'time',
    status: 'rule-changed',
    previous: { text: { es: 'laborables desde las 9:00', en: 'working days from 9:00' } },
    current: {
      value: { from: '09:00', to: '22:00', spanishTo: '18:00' },
      text: {
        es: 'laborables de 9:00 a 22:00; en español, hasta las 18:00',
        en: 'working days 9:00 to 22:00; in Spanish, until 18:00',
      },
    },
    source: {
      name: { es: 'Condado de Jincheon', en: 'Jincheon county' },
      url: 'https://www.jincheon.go.kr/site/jpn/sub.do?menukey=2622',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'phone-1345-spanish': {
    what: { es: 'Español en el 1345', en: 'Spanish on 1345' },
    unit: 'words',
    status: 'confirmed',
    current: { value: true, text: { es: 'sí, entre 20 idiomas', en: 'yes, among 20 languages' } },
    source: {
      name: {
        es: 'Copia de los consejos de Exteriores (España)',
        en: 'Copy of the advice of Spain’s foreign ministry',
      },
      url: 'https://www.tripcaresolutions.es/15649-2/',
      date: '2023',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'phone-bbb': {
    what: { es: 'Intérpretes voluntarios bbb', en: 'bbb volunteer interpreters' },
    unit: 'phone',
    status: 'rule-changed',
    previous: {
      text: { es: '19 idiomas, sin nombrar el español', en: '19 languages, Spanish not named' },
    },
    current: {
      value: '1588-5644',
      text: {
        es: '1588-5644, 24 horas, 20 idiomas, español incluido',
        en: '1588-5644, 24 hours, 20 languages, Spanish included',
      },
    },
    source: {
      name: 'Ilgan Sports',
      url: 'https://isplus.com/article/view/isp201911250245',
      date: '2019-11-25',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Es la única línea de 24 horas con español. La fuente que lo nombra es de 2006 y la de las 20 lenguas, de 2019.',
      en: 'It is the only 24-hour line with Spanish. The source that names it is of 2006 and that of the 20 languages of 2019.',
    },
  },
  'phone-120': {
    what: { es: 'Atención de la ciudad de Seúl', en: 'Seoul city helpline' },
    unit: 'phone',
    status: 'confirmed',
    current: { value: '120', text: { es: '120', en: '120' } },
    source: {
      name: 'Yonhap',
      url: 'https://en.yna.co.kr/view/AEN20200131012800315',
      date: '2020-01-31',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'phone-1588-cost': {
    what: { es: 'Coste de la llamada al 1588-5644', en: 'Cost of calling 1588-5644' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'el intérprete es gratis; la llamada se paga y no hemos visto cuánto',
        en: 'the interpreter is free; the call is charged and we have not seen how much',
      },
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'El servicio es gratuito, pero los números 1588 cobran la llamada: no se leyó la tarifa.',
      en: 'The service is free, but 1588 numbers charge for the call: the tariff was not read.',
    },
  },
  'reply-time': {
    what: { es: 'Plazo de respuesta de la guía', en: 'The guide’s reply time' },
    unit: 'hours',
    status: 'unconfirmed',
    edition: {
      text: {
        es: '24 horas (consultas) y 24-48 horas (informe)',
        en: '24 hours (questions) and 24-48 hours (report)',
      },
    },
    current: { text: { es: 'en 24 horas laborables', en: 'within one working day' } },
    checkedOn: '2026-11-22',
    note: {
      es: 'La guía se contradice; lo decide la dueña.',
      en: 'The guide contradicts itself; the owner decides.',
    },
  },
  'office-hours': {
    what: { es: 'Horario de la oficina', en: 'Office hours' },
    unit: 'time',
    status: 'unconfirmed',
    edition: {
      text: {
        es: 'de lunes a viernes, de 9:00 a 18:00, hora de España',
        en: 'Monday to Friday, 9:00 to 18:00, Spanish time',
      },
    },
    current: {
      text: {
        es: 'de lunes a viernes, de 9:00 a 18:00, hora de España',
        en: 'Monday to Friday, 9:00 to 18:00, Spanish time',
      },
    },
    checkedOn: '2026-11-22',
    note: { es: 'Dato de la dueña.', en: 'The owner’s figure.' },
  },
  'medicine-permit-time': {
    what: {
      es: 'Plazo del permiso para medicinas controladas',
      en: 'Time for the permit for controlled medicines',
    },
    unit: 'working-days',
    status: 'confirmed',
    current: {
      value: 10,
      text: {
        es: '10 días laborables desde la solicitud',
        en: '10 working days from the application',
      },
    },
    source: {
      name: {
        es: 'Ministerio de Seguridad Alimentaria y Farmacéutica',
        en: 'Ministry of Food and Drug Safety',
      },
      url: 'https://mfds.go.kr/brd/m_74/view.do?itm_seq_1=0&itm_seq_2=0&multi_itm_seq=0&page=1&seq=43906',
      date: '2020-10-12',
      official: true,
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Zolpidem, diazepam, alprazolam y lorazepam están entre las que lo necesitan.',
      en: 'Zolpidem, diazepam, alprazolam and lorazepam are among those that need it.',
    },
  },
  'medicine-permit-supply': {
    what: {
      es: 'Cantidad y solicitud de medicinas controladas',
      en: 'Quantity and application for controlled medicines',
    },
    unit: 'days',
    status: 'confirmed',
    current: {
      value: 90,
      text: {
        es: 'hasta 90 días de tratamiento, en el equipaje de mano',
        en: 'up to 90 days of treatment, in hand luggage',
      },
    },
    since: '2024-12-27',
    source: { name: 'Global Korea', url: 'https://globalkorea.jp/archives/45397', date: '2025' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La guía manda a la portada del Ministerio y no dice el límite.',
      en: 'The guide links the Ministry’s front page and does not state the limit.',
    },
  },
  'medicine-ordinary': {
    what: { es: 'Medicinas corrientes para uso propio', en: 'Ordinary medicines for your own use' },
    unit: 'months',
    status: 'confirmed',
    current: {
      value: { months: 3, packs: 6 },
      text: {
        es: 'tres meses de tratamiento o seis envases',
        en: 'three months of treatment or six packs',
      },
    },
    source: { name: 'Global Korea', url: 'https://globalkorea.jp/archives/45397', date: '2025' },
    checkedOn: '2026-11-22',
    safety: true,
    note: { es: 'Fuente no oficial de 2025.', en: 'An unofficial source of 2025.' },
  },
  'medicine-cannabis': {
    what: { es: 'Cannabis y CBD', en: 'Cannabis and CBD' },
    unit: 'words',
    status: 'confirmed',
    current: { value: false, text: { es: 'prohibidos', en: 'forbidden' } },
    source: { name: 'Global Korea', url: 'https://globalkorea.jp/archives/45397', date: '2025' },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'medicine-amphetamine': {
    what: { es: 'Anfetaminas para el TDAH', en: 'Amphetamines for ADHD' },
    unit: 'words',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'no autorizadas, según la prensa de 2024; pregunta antes',
        en: 'not authorised, according to the press of 2024; ask first',
      },
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Varias publicaciones de 2024 dan las anfetaminas (Adderall, lisdexanfetamina) por no autorizadas en Corea, con o sin receta; no se leyó la norma. Dilo como «pregunta antes a narcotics@korea.kr».',
      en: 'Several publications of 2024 hold amphetamines (Adderall, lisdexamfetamine) not authorised in Korea, prescription or not; the rule was not read. Put it as “ask narcotics@korea.kr first”.',
    },
  },
} as const satisfies Record<string, Figure>;
