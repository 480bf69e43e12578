import type { School } from './school.ts';

const fourTerms = {
  es: 'Cuatro al año: marzo, junio, septiembre y diciembre',
  en: 'Four a year: March, June, September and December',
};
const sixLevels = { es: 'Seis niveles', en: 'Six levels' };
const mornings = {
  es: 'De lunes a viernes, de 9:00 a 13:00',
  en: 'Monday to Friday, 9:00 to 13:00',
};

/** The university centres of Seoul. */
export const seoulSchools: readonly School[] = [
  {
    id: 'yonsei-kli',
    name: { es: 'Yonsei', en: 'Yonsei' },
    centre: {
      es: 'Instituto de Lengua Coreana de Yonsei (KLI)',
      en: 'Yonsei Korean Language Institute (KLI)',
    },
    hangul: '연세대학교 한국어학당',
    terms: { text: fourTerms, weeks: 10, hours: 200, source: 'yonsei-regular' },
    timetable: {
      text: {
        es: 'De lunes a viernes, cuatro horas: por la mañana (9:00-13:00) o por la tarde (14:00-17:50)',
        en: 'Monday to Friday, four hours: mornings (9:00–13:00) or afternoons (14:00–17:50)',
      },
      source: 'yonsei-regular',
    },
    levels: {
      text: {
        es: 'Seis niveles, o una vía más lenta de ocho para quien habla una lengua sin parecido con el coreano',
        en: 'Six levels, or a slower track of eight for speakers of languages unlike Korean',
      },
      source: 'yonsei-regular',
    },
    tuition: [
      {
        krw: 1_730_000,
        per: 'term',
        note: { es: 'Programa regular', en: 'Regular programme' },
        source: 'yonsei-regular',
      },
      {
        krw: 1_880_000,
        per: 'term',
        note: {
          es: 'Programa universitario, campus de Sinchon',
          en: 'University programme, Sinchon campus',
        },
        source: 'yonsei-university',
      },
    ],
    fee: { krw: 100_000, year: 2025, source: 'yonsei-blog' },
    dormitory: {
      value: true,
      note: {
        es: 'Por orden de solicitud, sin plaza asegurada',
        en: 'First come, first served; no place guaranteed',
      },
      source: 'yonsei-regular',
    },
    d4: {
      value: true,
      note: {
        es: 'En el programa regular y en el universitario. El curso de tres semanas no da derecho a él, y un solo trimestre se estudia sin D-4.',
        en: 'For the regular and the university programme. The three-week course does not qualify, and a single term is taken without a D-4.',
      },
      source: 'yonsei-blog',
    },
    papers: {
      text: {
        es: 'Título apostillado o legalizado en la embajada y un saldo de más de 10.000\u00a0US$ con menos de 30 días. Los originales han de llegar por correo una semana antes del cierre. No admite el GED ni la enseñanza en casa.',
        en: 'Diploma with apostille or legalised at the embassy, and a balance of over US$10,000 less than 30 days old. The originals must arrive by post a week before the deadline. The GED and home schooling are not accepted.',
      },
      source: 'yonsei-blog',
    },
    attendance: {
      text: {
        es: 'Con más de 40 horas de faltas no pasas de nivel',
        en: 'With more than 40 hours missed you do not move up a level',
      },
      source: 'yonsei-wikipedia',
    },
    courses: {
      short: {
        note: {
          es: 'Tres semanas: 60 horas por la mañana y actividades por la tarde (2023)',
          en: 'Three weeks: 60 hours in the mornings and activities in the afternoons (2023)',
        },
        source: 'yonsei-short',
      },
    },
  },
  {
    id: 'sogang-klec',
    name: { es: 'Sogang', en: 'Sogang' },
    centre: {
      es: 'Centro de coreano de Sogang (KLEC)',
      en: 'Sogang Korean Language Education Center (KLEC)',
    },
    hangul: '서강대학교 한국어교육원',
    terms: { text: fourTerms, weeks: 10, hours: 200, source: 'sogang-schedule' },
    calendar: {
      terms: [
        {
          starts: '2025-03-11',
          ends: '2025-05-26',
          applyFrom: '2024-12-10',
          applyTo: '2025-01-21',
        },
        {
          starts: '2025-06-04',
          ends: '2025-08-21',
          applyFrom: '2025-03-18',
          applyTo: '2025-04-29',
        },
        {
          starts: '2025-09-04',
          ends: '2025-11-19',
          applyFrom: '2025-06-12',
          applyTo: '2025-07-23',
        },
        {
          starts: '2025-12-04',
          ends: '2026-02-24',
          applyFrom: '2025-09-11',
          applyTo: '2025-10-23',
        },
      ],
      source: 'sogang-schedule',
    },
    timetable: {
      text: {
        es: 'De lunes a viernes, cuatro horas al día',
        en: 'Monday to Friday, four hours a day',
      },
      source: 'sogang-schedule',
    },
    levels: {
      text: {
        es: 'Prueba de nivel en línea, escrita y oral, una o dos semanas antes',
        en: 'Online placement test, written and spoken, one to two weeks before',
      },
      source: 'sogang-schedule',
    },
    d4: {
      value: true,
      note: {
        es: 'Con dos trimestres o más; uno solo se estudia sin D-4',
        en: 'With two terms or more; a single one is taken without a D-4',
      },
      source: 'sogang-faq',
    },
    papers: {
      text: {
        es: 'Título con verificación oficial y saldo propio de 10.000\u00a0US$ o más, escaneados y en original. Traducción al inglés o al coreano de lo que no esté en inglés, chino o japonés.',
        en: 'Diploma with official verification and a balance of your own of US$10,000 or more, as scans and as originals. English or Korean translation of anything not in English, Chinese or Japanese.',
      },
      source: 'sogang-faq',
    },
    attendance: {
      text: { es: 'El 80\u00a0% para prorrogar el D-4', en: '80% to extend the D-4' },
      source: 'sogang-faq',
    },
    courses: {
      short: {
        note: { es: 'Curso especial de julio (2024)', en: 'Special July course (2024)' },
        source: 'sogang-july',
      },
    },
  },
  {
    id: 'ewha-language-center',
    name: { es: 'Ewha', en: 'Ewha' },
    centre: {
      es: 'Centro de idiomas de la Universidad Ewha',
      en: 'Ewha Womans University Language Center',
    },
    hangul: '이화여자대학교 언어교육원',
    terms: { text: fourTerms, weeks: 10, hours: 200, source: 'ewha-intensive' },
    calendar: {
      terms: [
        { starts: '2024-03-07', ends: '2024-05-21', applyTo: '2024-01-19' },
        { starts: '2024-06-07', ends: '2024-08-16', applyTo: '2024-04-19' },
      ],
      note: {
        es: 'Es el cierre para quien pide el D-4 desde un país exento de visado. Desde los demás países se cierra dos semanas antes; para quien ya tiene visado, después.',
        en: 'This is the deadline for D-4 applicants from visa-free countries. From other countries it is two weeks earlier; for those who already have a visa, later.',
      },
      source: 'ewha-intensive',
    },
    timetable: {
      text: { es: 'De lunes a viernes, de 9:10 a 13:00', en: 'Monday to Friday, 9:10 to 13:00' },
      source: 'ewha-intensive',
    },
    levels: {
      text: {
        es: 'Seis niveles, con dos profesores por grupo',
        en: 'Six levels, with two teachers a group',
      },
      source: 'ewha-intensive',
    },
    groups: {
      max: 15,
      note: {
        es: 'Con menos de seis, el grupo no se abre',
        en: 'With fewer than six, the group does not run',
      },
      source: 'ewha-intensive',
    },
    dormitory: {
      value: true,
      note: {
        es: 'Residencia internacional; se pide al pagar el curso',
        en: 'International dormitory; you apply when you pay for the course',
      },
      source: 'ewha-short',
    },
    d4: { value: true, source: 'ewha-documents' },
    papers: {
      text: {
        es: 'Saldo propio de 10.000\u00a0US$, calculado sobre dos trimestres',
        en: 'A balance of your own of US$10,000, calculated for two terms',
      },
      source: 'ewha-documents',
    },
    courses: { short: { source: 'ewha-short' } },
  },
  {
    id: 'seoul-national-university',
    name: { es: 'Nacional de Seúl', en: 'Seoul National' },
    centre: {
      es: 'Instituto de idiomas de la Universidad Nacional de Seúl (LEI)',
      en: 'Seoul National University Language Education Institute (LEI)',
    },
    hangul: '서울대학교 언어교육원',
    terms: {
      text: { es: 'Se empieza en varias fechas del año', en: 'Several starting dates a year' },
      source: 'snu-review',
    },
    tuition: [
      {
        krw: 1_150_000,
        per: 'thirteen-weeks',
        d4: false,
        note: {
          es: 'No da derecho al D-4. El programa regular tiene otro precio.',
          en: 'Does not qualify for a D-4. The regular programme has another price.',
        },
        source: 'snu-13-weeks',
      },
    ],
    groups: { min: 12, max: 15, source: 'snu-review' },
    d4: {
      value: true,
      note: {
        es: 'Solo en el programa regular. El de 13 semanas, el de tarde y el de tres semanas piden tener ya un visado.',
        en: 'Only for the regular programme. For the 13-week, evening and three-week ones you must already hold a visa.',
      },
      source: 'snu-review',
    },
    courses: {
      short: {
        note: { es: 'Intensivo de tres semanas', en: 'Three-week intensive' },
        source: 'snu-review',
      },
      evening: { source: 'snu-review' },
    },
  },
  {
    id: 'korea-university',
    name: { es: 'Universidad de Corea', en: 'Korea University' },
    centre: {
      es: 'Centro de coreano de la Universidad de Corea (KLC)',
      en: 'Korea University Korean Language Center (KLC)',
    },
    hangul: '고려대학교 한국어센터',
    tuition: [
      {
        krw: 800_000,
        per: 'half-level',
        year: 2025,
        note: {
          es: 'Curso en línea. El presencial tiene otro precio.',
          en: 'Online course. The one on campus has another price.',
        },
        source: 'korea-online',
      },
    ],
    courses: {
      online: {
        note: {
          es: 'El nivel se decide en una entrevista de diez minutos por vídeo',
          en: 'A ten-minute video interview decides your level',
        },
        source: 'korea-online',
      },
    },
  },
  {
    id: 'hanyang-university',
    name: { es: 'Hanyang', en: 'Hanyang' },
    centre: {
      es: 'Instituto de Educación Internacional de Hanyang (IIE)',
      en: 'Hanyang University Institute of International Education (IIE)',
    },
    hangul: '한양대학교 국제교육원',
    site: 'http://iie.hanyang.ac.kr',
    tuition: [
      {
        krw: 1_650_000,
        per: 'term',
        note: {
          es: 'Es un precio de hace años: cuenta con pagar más',
          en: 'The price is years old: expect to pay more',
        },
        source: 'hanyang-tuition',
      },
    ],
    d4: {
      value: true,
      source: 'hanyang-tuition',
    },
  },
  {
    id: 'sungkyunkwan-university',
    name: { es: 'Sungkyunkwan', en: 'Sungkyunkwan' },
    centre: {
      es: 'Instituto de idiomas de Sungkyunkwan (SLI), campus de Seúl',
      en: 'Sungkyunkwan Language Institute (SLI), Seoul campus',
    },
    hangul: '성균관대학교 성균어학원',
    terms: {
      text: { es: 'Seis sesiones al año', en: 'Six sessions a year' },
      weeks: 8,
      source: 'skku-regular',
    },
    calendar: {
      terms: [
        {
          starts: '2025-03-05',
          ends: '2025-04-25',
          applyFrom: '2025-01-02',
          applyTo: '2025-01-31',
        },
        {
          starts: '2025-04-30',
          ends: '2025-06-26',
          applyFrom: '2025-03-04',
          applyTo: '2025-03-28',
        },
        {
          starts: '2025-07-01',
          ends: '2025-08-22',
          applyFrom: '2025-05-02',
          applyTo: '2025-05-30',
        },
        {
          starts: '2025-08-29',
          ends: '2025-10-29',
          applyFrom: '2025-07-01',
          applyTo: '2025-07-31',
        },
        {
          starts: '2025-11-03',
          ends: '2025-12-24',
          applyFrom: '2025-09-01',
          applyTo: '2025-09-26',
        },
        {
          starts: '2026-01-02',
          ends: '2026-02-27',
          applyFrom: '2025-11-03',
          applyTo: '2025-11-28',
        },
      ],
      source: 'skku-regular',
    },
    timetable: {
      text: {
        es: 'De lunes a viernes, de 9:00 a 14:50',
        en: 'Monday to Friday, 9:00 to 14:50',
      },
      source: 'skku-regular',
    },
    levels: {
      text: {
        es: 'Seis niveles, uno por sesión: los seis en un año',
        en: 'Six levels, one a session: all six in a year',
      },
      source: 'skku-regular',
    },
    groups: { min: 10, max: 15, source: 'skku-regular' },
    dormitory: {
      value: false,
      note: {
        es: 'Solo alojamientos privados (2014). Pregunta si ha cambiado.',
        en: 'Private housing only (2014). Ask whether that has changed.',
      },
      source: 'skku-2014',
    },
  },
  {
    id: 'kyung-hee-university',
    name: { es: 'Kyung Hee', en: 'Kyung Hee' },
    centre: {
      es: 'Instituto de Educación Internacional de Kyung Hee (IIE)',
      en: 'Kyung Hee University Institute of International Education (IIE)',
    },
    hangul: '경희대학교 국제교육원',
    terms: { text: fourTerms, weeks: 10, hours: 200, source: 'kyung-hee-agency' },
    timetable: { text: mornings, source: 'kyung-hee-agency' },
    levels: { text: sixLevels, source: 'kyung-hee-agency' },
    tuition: [
      {
        krw: 1_800_000,
        per: 'term',
        note: { es: 'Libros aparte', en: 'Textbooks not included' },
        source: 'kyung-hee-agency',
      },
    ],
    fee: { krw: 60_000, source: 'kyung-hee-agency' },
    groups: { min: 7, max: 15, source: 'kyung-hee-agency' },
    d4: { value: true, source: 'kyung-hee-agency' },
    papers: {
      text: {
        es: 'Saldo de más de 10.000\u00a0US$',
        en: 'A balance of over US$10,000',
      },
      source: 'kyung-hee-agency',
    },
    courses: { online: { source: 'kyung-hee-agency' } },
    more: {
      text: {
        es: 'Cada estudiante tiene de tutor a un estudiante coreano',
        en: 'Each student has a Korean student as a tutor',
      },
      source: 'kyung-hee-agency',
    },
  },
  {
    id: 'konkuk-university',
    name: { es: 'Konkuk', en: 'Konkuk' },
    centre: {
      es: 'Instituto de idiomas de Konkuk (KLI)',
      en: 'Konkuk University Language Institute (KLI)',
    },
    hangul: '건국대학교 언어교육원',
    fee: { krw: 50_000, source: 'konkuk-refunds' },
    dormitory: {
      value: true,
      source: 'konkuk-refunds',
    },
    more: {
      text: {
        es: 'Empezado el trimestre, no devuelve nada',
        en: 'Once the term has begun, nothing is refunded',
      },
      source: 'konkuk-refunds',
    },
  },
  {
    id: 'hongik-university',
    name: { es: 'Hongik', en: 'Hongik' },
    centre: {
      es: 'Centro de coreano de la Universidad Hongik',
      en: 'Hongik University Korean Language Education Center',
    },
    hangul: '홍익대학교 국제언어교육원',
    site: 'http://koreanle.hongik.ac.kr',
    terms: { text: fourTerms, weeks: 10, hours: 200, source: 'hongik-introduction' },
    calendar: {
      terms: [
        {
          starts: '2024-03-04',
          ends: '2024-05-10',
          applyFrom: '2024-01-01',
          applyTo: '2024-01-10',
        },
        {
          starts: '2024-06-03',
          ends: '2024-08-09',
          applyFrom: '2024-04-01',
          applyTo: '2024-04-10',
        },
        {
          starts: '2024-09-02',
          ends: '2024-11-08',
          applyFrom: '2024-07-01',
          applyTo: '2024-07-10',
        },
        {
          starts: '2024-12-02',
          ends: '2025-02-07',
          applyFrom: '2024-10-01',
          applyTo: '2024-10-09',
        },
        {
          starts: '2025-03-10',
          ends: '2025-05-16',
          applyFrom: '2025-01-01',
          applyTo: '2025-01-08',
        },
      ],
      note: {
        es: 'Abre solo unos diez días. El plazo cambia según la nacionalidad: pregunta cuál es el tuyo.',
        en: 'It opens for only about ten days. The deadline varies by nationality: ask which is yours.',
      },
      source: 'hongik-introduction',
    },
    timetable: { text: mornings, source: 'hongik-introduction' },
    levels: {
      text: {
        es: 'Seis niveles, con prueba de nivel en línea',
        en: 'Six levels, with an online placement test',
      },
      source: 'hongik-introduction',
    },
    d4: { value: true, source: 'hongik-application' },
    papers: {
      text: {
        es: 'Título original, apostillado o legalizado en el consulado, y un saldo de más de 10.000\u00a0US$ de menos de un mes',
        en: 'Original diploma with apostille or legalised at the consulate, and a balance of over US$10,000 less than a month old',
      },
      source: 'hongik-application',
    },
    attendance: {
      text: { es: 'El 80\u00a0% para prorrogar el D-4', en: '80% to extend the D-4' },
      source: 'hongik-extension',
    },
  },
  {
    id: 'dongguk-university',
    name: { es: 'Dongguk', en: 'Dongguk' },
    centre: {
      es: 'Instituto de coreano de la Universidad Dongguk',
      en: 'Dongguk University Institute of Korean Language',
    },
    hangul: '동국대학교 국제어학원 한국어교육원',
    terms: { text: fourTerms, weeks: 10, source: 'dongguk-autumn' },
    calendar: {
      terms: [{ starts: '2024-09-19', ends: '2024-11-29' }, { starts: '2024-12-16' }],
      note: {
        es: 'Pregunta cuándo hay que solicitar el curso.',
        en: 'Ask when to apply for the course.',
      },
      source: 'dongguk-winter',
    },
    levels: { text: sixLevels, source: 'dongguk-fees' },
    tuition: [
      {
        krw: 1_650_000,
        per: 'term',
        note: { es: 'Libros incluidos', en: 'Textbooks included' },
        source: 'dongguk-fees',
      },
    ],
    fee: { krw: 60_000, source: 'dongguk-fees' },
    dormitory: {
      value: true,
      note: {
        es: 'En invierno de 2024, solo 20 plazas: 4 para hombres y 16 para mujeres',
        en: 'In winter 2024, 20 places only: 4 for men and 16 for women',
      },
      source: 'dongguk-winter',
    },
    d4: {
      value: true,
      note: {
        es: 'Certificado de admisión solo con dos trimestres o más',
        en: 'Letter of admission only for two terms or more',
      },
      source: 'dongguk-admission',
    },
  },
  {
    id: 'chung-ang-university',
    name: { es: 'Chung-Ang', en: 'Chung-Ang' },
    centre: {
      es: 'Instituto de idiomas de Chung-Ang',
      en: 'Chung-Ang University Institute of Language Education',
    },
    hangul: '중앙대학교 언어교육원',
    levels: {
      text: { es: 'Seis niveles, con libro propio', en: 'Six levels, with its own textbook' },
      source: 'chung-ang-herald',
    },
    courses: {
      short: { source: 'chung-ang-herald' },
      online: { source: 'chung-ang-herald' },
    },
  },
  {
    id: 'seoultech',
    name: { es: 'SeoulTech', en: 'SeoulTech' },
    centre: { es: 'Centro de coreano de SeoulTech', en: 'SeoulTech Korean Language Center' },
    hangul: '서울과학기술대학교 한국어교육센터',
    terms: { text: fourTerms, weeks: 10, source: 'seoultech-calendar' },
    calendar: {
      terms: [
        {
          starts: '2026-03-18',
          ends: '2026-05-29',
          applyFrom: '2025-11-03',
          applyTo: '2025-12-19',
        },
        {
          starts: '2026-06-15',
          ends: '2026-08-24',
          applyFrom: '2026-01-26',
          applyTo: '2026-03-13',
        },
        {
          starts: '2026-09-07',
          ends: '2026-11-20',
          applyFrom: '2026-04-27',
          applyTo: '2026-06-12',
        },
        {
          starts: '2026-12-09',
          ends: '2027-02-22',
          applyFrom: '2026-07-27',
          applyTo: '2026-09-11',
        },
      ],
      source: 'seoultech-calendar',
    },
    fee: { krw: 50_000, source: 'seoultech-faq' },
    attendance: {
      text: {
        es: 'El 80\u00a0% y 70 puntos para aprobar; el 90\u00a0% y 85 de media para optar a beca',
        en: '80% and 70 points to pass; 90% and an average of 85 for a scholarship',
      },
      source: 'seoultech-calendar',
    },
  },
  {
    id: 'kwangwoon-university',
    name: { es: 'Kwangwoon', en: 'Kwangwoon' },
    centre: {
      es: 'Programa de coreano de la Universidad Kwangwoon',
      en: 'Kwangwoon University Korean programme',
    },
    hangul: '광운대학교',
    terms: {
      text: { es: '10 semanas, 200 horas', en: '10 weeks, 200 hours' },
      weeks: 10,
      hours: 200,
      source: 'kwangwoon-agency',
    },
    tuition: [
      { krw: 2_850_000, per: 'six-months', year: 2026, source: 'kwangwoon-agency' },
      { krw: 5_600_000, per: 'year', year: 2026, source: 'kwangwoon-agency' },
    ],
  },
];
