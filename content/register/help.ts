import type { Figure } from './figure.ts';

/** Telephone helplines, medicines and the guide's office. */
export const helpFigures = {
  'phone-112': {
    what: { es: 'Policía', en: 'Police' },
    unit: 'phone',
    current: { value: '112', text: { es: '112, 24 horas, gratis', en: '112, 24 hours, free' } },
    source: {
      name: {
        es: 'Guía del Gobierno de Corea (KOCIS), hacia 2018',
        en: 'Guide of the Korean government (KOCIS), about 2018',
      },
      url: 'https://issuu.com/kocis9/docs/guidebook',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'phone-119': {
    what: { es: 'Bomberos y ambulancia', en: 'Fire and ambulance' },
    unit: 'phone',
    current: { value: '119', text: { es: '119, 24 horas, gratis', en: '119, 24 hours, free' } },
    source: {
      name: {
        es: 'Guía del Gobierno de Corea (KOCIS), hacia 2018',
        en: 'Guide of the Korean government (KOCIS), about 2018',
      },
      url: 'https://issuu.com/kocis9/docs/guidebook',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La ambulancia también es gratis; el hospital se paga.',
      en: 'The ambulance is free too; the hospital is not.',
    },
  },
  'phone-112-119-languages': {
    what: { es: 'Idiomas del 112 y del 119', en: 'Languages of 112 and 119' },
    unit: 'words',
    current: {
      text: { es: 'coreano, inglés, chino y japonés', en: 'Korean, English, Chinese and Japanese' },
    },
    source: {
      name: {
        es: 'Guía del Gobierno de Corea (KOCIS), hacia 2018',
        en: 'Guide of the Korean government (KOCIS), about 2018',
      },
      url: 'https://issuu.com/kocis9/docs/guidebook',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La policía tiene un centro de intérpretes: di «English» o tu idioma y espera.',
      en: 'The police have an interpreting centre: say “English” or your language, and wait.',
    },
  },
  'emergency-data-esim': {
    what: { es: '112 y 119 con una eSIM solo de datos', en: '112 and 119 on a data-only eSIM' },
    unit: 'words',
    current: { text: { es: 'no se sabe', en: 'not known' } },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'text-119': {
    what: { es: 'Mensajes de texto al 119', en: 'Text messages to 119' },
    unit: 'words',
    current: { text: { es: 'desde una línea coreana', en: 'from a Korean line' } },
    source: {
      name: { es: 'Daily Click, en coreano', en: 'Daily Click, in Korean' },
      url: 'http://dailyclick.net/contents/65cc23581440bcd016dec9d3',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'text-112': {
    what: { es: 'Mensajes de texto al 112', en: 'Text messages to 112' },
    unit: 'words',
    current: { text: { es: 'desde una línea coreana', en: 'from a Korean line' } },
    source: {
      name: { es: 'Naeway News, en coreano', en: 'Naeway News, in Korean' },
      url: 'https://naewaynews.com/48714',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'domestic-flight-identity': {
    what: { es: 'Para subir a un avión nacional', en: 'To board a domestic flight' },
    unit: 'words',
    current: { text: { es: 'un documento con foto', en: 'photo identification' } },
    source: {
      name: { es: 'Etoday, en coreano', en: 'Etoday, in Korean' },
      url: 'https://m.etoday.co.kr/view.php?idxno=1517526',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'phone-1330': {
    what: { es: 'Línea del viajero', en: 'Travel helpline' },
    unit: 'phone',
    edition: { text: { es: '1330, 24 horas', en: '1330, 24 hours' } },
    current: {
      value: '1330',
      text: { es: '1330, 24 horas; sin español', en: '1330, 24 hours, in English' },
    },
    source: {
      name: { es: 'Organización de Turismo de Corea', en: 'Korea Tourism Organization' },
      url: 'https://knto.or.kr/eng/1330KoreaTravelHelpline',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'phone-1345': {
    what: { es: 'Línea de inmigración', en: 'Immigration helpline' },
    unit: 'phone',
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
    previous: { text: { es: 'laborables desde las 9:00', en: 'working days from 9:00' } },
    current: {
      value: { from: '09:00', to: '22:00', spanishTo: '18:00' },
      text: {
        es: 'laborables de 9:00 a 22:00; en español, hasta las 18:00',
        en: 'working days 9:00 to 22:00 in English, until 18:00 in other languages',
      },
    },
    source: {
      name: { es: 'Condado de Jincheon', en: 'Jincheon county' },
      url: 'https://www.jincheon.go.kr/site/jpn/sub.do?menukey=2622',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Después de las 18:00, solo coreano, inglés y chino.',
      en: 'After 18:00, only Korean, English and Chinese.',
    },
  },
  'phone-1345-spanish': {
    what: { es: 'Español en el 1345', en: 'Spanish on 1345' },
    unit: 'words',
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
    previous: {
      text: { es: '19 idiomas, sin nombrar el español', en: '19 languages, Spanish not named' },
    },
    current: {
      value: '1588-5644',
      text: {
        es: '1588-5644, 24 horas, 20 idiomas, español incluido',
        en: '1588-5644, 24 hours, 20 languages',
      },
    },
    source: {
      name: { es: 'Korea.net, en español', en: 'Korea.net, in Spanish' },
      url: 'http://spanish.korea.net/NewsFocus/Culture/view?articleId=190908',
      date: '2020-10-21',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Es la línea de 24 horas que atiende también en español.',
      en: 'Volunteers interpret by telephone, 24 hours a day.',
    },
  },
  'phone-120': {
    what: { es: 'Atención de la ciudad de Seúl', en: 'Seoul city helpline' },
    unit: 'phone',
    current: {
      value: '02-120',
      text: {
        es: '02-120; en otros idiomas, laborables de 9:00 a 18:00',
        en: '02-120; in other languages, working days 9:00 to 18:00',
      },
    },
    source: {
      name: { es: 'Fundación 120 Dasan de Seúl', en: 'Seoul 120 Dasan Call Foundation' },
      url: 'https://www.120dasan.or.kr/dsnc/main/contents.do?menuNo=200020',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Verás el número como 120, que es el de Seúl. Con su prefijo, 02, se llama también desde fuera.',
      en: 'You will see the number as 120, which is Seoul’s. With its area code, 02, it is reached from elsewhere too.',
    },
  },
  'phone-1588-cost': {
    what: { es: 'Coste de llamar al 1588-5644', en: 'Cost of calling 1588-5644' },
    unit: 'KRW',
    current: {
      text: {
        es: 'el intérprete es gratis; la llamada se paga',
        en: 'the interpreter is free; the call is charged',
      },
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'reply-time': {
    what: { es: 'Plazo de respuesta de la guía', en: 'The guide’s reply time' },
    unit: 'hours',
    edition: {
      text: {
        es: '24 horas (consultas) y 24-48 horas (informe)',
        en: '24 hours (questions) and 24-48 hours (report)',
      },
    },
    current: { text: { es: 'en un día laborable', en: 'within one working day' } },
    checkedOn: '2026-11-22',
  },
  'office-hours': {
    what: { es: 'Horario de la oficina', en: 'Office hours' },
    unit: 'time',
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
  },
  'medicine-permit-time': {
    what: {
      es: 'Plazo del permiso para medicinas controladas',
      en: 'Time for the permit for controlled medicines',
    },
    unit: 'working-days',
    current: { value: 10 },
    source: {
      name: {
        es: 'Ministerio de Seguridad Alimentaria y Farmacéutica',
        en: 'Ministry of Food and Drug Safety',
      },
      url: 'https://mfds.go.kr/brd/m_74/view.do?itm_seq_1=0&itm_seq_2=0&multi_itm_seq=0&page=1&seq=43906',
      date: '2020-10-12',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Es el plazo legal desde la solicitud: pídelo con más margen.',
      en: 'This is the legal time limit from the application, so apply earlier.',
    },
  },
  'medicine-permit-form': {
    what: {
      es: 'Cómo se pide el permiso para una medicina controlada',
      en: 'How to apply for a controlled-medicine permit',
    },
    unit: 'words',
    previous: {
      text: { es: 'en el Ministerio, sin decir cómo', en: 'at the Ministry, without saying how' },
    },
    current: { text: { es: 'en línea, en nedrug.mfds.go.kr', en: 'online, at nedrug.mfds.go.kr' } },
    since: '2024-12-27',
    source: {
      name: { es: 'Consulado de Corea en Sapporo', en: 'Korean consulate in Sapporo' },
      url: 'https://overseas.mofa.go.kr/jp-sapporo-ja/brd/m_407/view.do?seq=761549',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Piden pasaporte, billete electrónico, informe médico y receta con principio activo y dosis, en coreano o inglés.',
      en: 'They ask for passport, e-ticket, medical certificate and prescription with active ingredient and dose, in Korean or English.',
    },
  },
  'medicine-permit-supply': {
    what: { es: 'Cantidad de una medicina controlada', en: 'Quantity of a controlled medicine' },
    unit: 'days',
    current: {
      value: 90,
      text: { es: '90 días de tratamiento como máximo', en: 'at most 90 days of treatment' },
    },
    source: {
      name: { es: 'Consulado de Corea en Sapporo', en: 'Korean consulate in Sapporo' },
      url: 'https://overseas.mofa.go.kr/jp-sapporo-ja/brd/m_407/view.do?seq=761549',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Solo en el equipaje de mano y con tu propia receta, nunca por correo.',
      en: 'Only in hand luggage and with your own prescription, never by post.',
    },
  },
  'medicine-ordinary': {
    what: { es: 'Medicinas corrientes para uso propio', en: 'Ordinary medicines for your own use' },
    unit: 'months',
    current: {
      value: { months: 3, packs: 6 },
      text: {
        es: 'tres meses de tratamiento o seis envases',
        en: 'three months of treatment or six packs',
      },
    },
    source: {
      name: { es: 'Embajada de Corea en Dinamarca', en: 'Embassy of Korea in Denmark' },
      url: 'https://overseas.mofa.go.kr/dk-en/brd/m_7038/view.do?page=1&seq=761250',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'medicine-cannabis': {
    what: { es: 'Cannabis y CBD', en: 'Cannabis and CBD' },
    unit: 'words',
    current: {
      value: false,
      text: { es: 'prohibidos, también con receta', en: 'forbidden, even with a prescription' },
    },
    note: {
      es: 'Vale para cualquier producto de cannabis: cuenta con que también para el CBD.',
      en: 'It covers any cannabis product: expect it to cover CBD too.',
    },
    source: { name: 'Global Korea', url: 'https://globalkorea.jp/archives/45397', date: '2025' },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'medicine-amphetamine': {
    what: { es: 'Anfetaminas para el TDAH', en: 'Amphetamines for ADHD' },
    unit: 'words',
    previous: { text: { es: 'necesitan permiso previo', en: 'they need a permit in advance' } },
    current: {
      text: { es: 'no las lleves: pregunta antes', en: 'do not bring them: ask first' },
    },
    source: {
      name: 'The Korea Herald',
      url: 'https://khnews.heraldcorp.com/view.php?ud=20240927050564',
      date: '2024-09-27',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'No están autorizadas en Corea, con o sin receta (prensa de 2024). No viajes con Adderall ni con lisdexanfetamina sin respuesta escrita de narcotics@korea.kr.',
      en: 'They are not authorised in Korea, with or without a prescription (press, 2024). Do not travel with Adderall or lisdexamfetamine without a written answer from narcotics@korea.kr.',
    },
  },
} as const satisfies Record<string, Figure>;
