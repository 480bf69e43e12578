import type { School } from './school.ts';

/** The university centres of Busan. */
export const busanSchools: readonly School[] = [
  {
    id: 'pusan-national-university',
    name: { es: 'Nacional de Pusan', en: 'Pusan National' },
    centre: {
      es: 'Instituto de idiomas de la Universidad Nacional de Pusan',
      en: 'Pusan National University Language Education Institute',
    },
    hangul: '부산대학교 언어교육원',
    terms: {
      text: {
        es: 'Cuatro al año: marzo, junio, septiembre y diciembre',
        en: 'Four a year: March, June, September and December',
      },
      weeks: 10,
      hours: 200,
      source: 'pusan-seoulnavi',
    },
    timetable: {
      text: { es: 'De lunes a viernes, de 9:00 a 13:00', en: 'Monday to Friday, 9:00 to 13:00' },
      source: 'pusan-seoulnavi',
    },
    levels: { text: { es: 'Seis niveles', en: 'Six levels' }, source: 'pusan-seoulnavi' },
    tuition: [
      {
        krw: 1_400_000,
        per: 'term',
        year: 2016,
        note: {
          es: 'Libros incluidos. Tiene diez años: cuenta con pagar más.',
          en: 'Textbooks included. It is ten years old: expect to pay more.',
        },
        source: 'pusan-seoulnavi',
      },
    ],
    groups: { max: 15, source: 'pusan-seoulnavi' },
    dormitory: {
      value: true,
      note: {
        es: 'La plaza se confirma tarde (2018)',
        en: 'Places are confirmed late (2018)',
      },
      source: 'busanhome',
    },
    courses: {
      short: {
        note: { es: 'De una o dos semanas', en: 'One or two weeks' },
        source: 'pusan-short',
      },
    },
  },
  {
    id: 'pukyong-national-university',
    name: { es: 'Nacional Pukyong', en: 'Pukyong National' },
    centre: {
      es: 'Centro de coreano de la Universidad Nacional Pukyong',
      en: 'Pukyong National University Korean language centre',
    },
    hangul: '국립부경대학교 언어교육원',
    dormitory: {
      value: true,
      note: { es: 'Con tres comidas al día (2018)', en: 'With three meals a day (2018)' },
      source: 'busanhome',
    },
  },
  {
    id: 'kyungsung-university',
    name: { es: 'Kyungsung', en: 'Kyungsung' },
    centre: {
      es: 'Centro de coreano de la Universidad Kyungsung',
      en: 'Kyungsung University Korean Language Center',
    },
    hangul: '경성대학교 한국어학당',
    terms: {
      text: { es: 'Cursos de 20 semanas, 400 horas', en: 'Courses of 20 weeks, 400 hours' },
      weeks: 20,
      hours: 400,
      source: 'kyungsung-press',
    },
    levels: { text: { es: 'Seis niveles', en: 'Six levels' }, source: 'kyungsung-agency' },
    dormitory: {
      value: true,
      note: {
        es: 'Las aulas están en la propia residencia internacional',
        en: 'The classrooms are in the international dormitory itself',
      },
      source: 'kyungsung-agency',
    },
  },
  {
    id: 'dong-a-university',
    name: { es: 'Dong-A', en: 'Dong-A' },
    centre: {
      es: 'Centro de coreano de la Universidad Dong-A',
      en: 'Dong-A University Korean Language Education Center',
    },
    hangul: '동아대학교 한국어교육센터',
    tuition: [
      {
        krw: 1_200_000,
        per: 'term',
        note: {
          es: 'Libros aparte. Para el D-4 se pagan dos.',
          en: 'Textbooks not included. For a D-4 you pay for two.',
        },
        source: 'dong-a-payment',
      },
    ],
    fee: { krw: 50_000, source: 'dong-a-payment' },
    dormitory: {
      value: true,
      note: {
        es: 'Obligatoria los seis primeros meses; las clases son en el mismo edificio',
        en: 'Compulsory for the first six months; classes are in the same building',
      },
      source: 'dong-a-faq',
    },
    d4: {
      value: true,
      note: {
        es: 'Con dos trimestres como mínimo, o cuatro para algunas nacionalidades',
        en: 'With at least two terms, or four for some nationalities',
      },
      source: 'dong-a-payment',
    },
    papers: {
      text: {
        es: 'Saldo de 10.000\u00a0US$ como mínimo, ingresos y empleo de quien paga, parentesco y plan de estudios',
        en: 'A balance of at least US$10,000, income and job of whoever pays, proof of family relationship and a study plan',
      },
      source: 'dong-a-process',
    },
    attendance: {
      text: {
        es: 'El 80\u00a0% y 70 puntos para pasar de nivel; dos retrasos son una falta; con menos del 60\u00a0% no hay plaza en el trimestre siguiente',
        en: '80% and 70 points to move up; two late arrivals are an absence; under 60% there is no place in the next term',
      },
      source: 'dong-a-grading',
    },
    more: {
      text: {
        es: 'Prepara el TOPIK en 24 horas de clase, a mitad de precio para sus estudiantes',
        en: 'Prepares for TOPIK in 24 hours of class, at half price for its students',
      },
      source: 'dong-a-grading',
    },
  },
  {
    id: 'busan-university-of-foreign-studies',
    name: { es: 'BUFS', en: 'BUFS' },
    centre: {
      es: 'Instituto de Lengua y Cultura Coreanas de la Universidad de Estudios Extranjeros de Busan (BUFS)',
      en: 'Busan University of Foreign Studies (BUFS), Korean Language and Culture Institute',
    },
    hangul: '부산외국어대학교 한국어문화교육원',
    terms: {
      text: {
        es: 'Cuatro al año: marzo, finales de mayo, septiembre y finales de noviembre',
        en: 'Four a year: March, late May, September and late November',
      },
      weeks: 10,
      hours: 200,
      source: 'bufs-calendar',
    },
    calendar: {
      terms: [
        {
          starts: '2024-03-04',
          ends: '2024-05-14',
          applyFrom: '2023-12-04',
          applyTo: '2024-01-05',
        },
        {
          starts: '2024-05-24',
          ends: '2024-08-02',
          applyFrom: '2024-03-11',
          applyTo: '2024-04-05',
        },
        {
          starts: '2024-09-02',
          ends: '2024-11-15',
          applyFrom: '2024-06-03',
          applyTo: '2024-07-05',
        },
        {
          starts: '2024-11-21',
          ends: '2025-02-05',
          applyFrom: '2024-08-26',
          applyTo: '2024-09-20',
        },
      ],
      source: 'bufs-calendar',
    },
    tuition: [
      {
        krw: 1_300_000,
        per: 'term',
        year: 2024,
        note: { es: 'Libros aparte', en: 'Textbooks not included' },
        source: 'bufs-calendar',
      },
    ],
    fee: { krw: 50_000, year: 2024, source: 'bufs-calendar' },
    dormitory: {
      value: true,
      note: {
        es: 'En el campus; en el verano de 2023 faltaron plazas',
        en: 'On campus; short of places in the summer of 2023',
      },
      source: 'bufs-summer',
    },
    d4: {
      value: true,
      note: { es: 'Se pagan dos trimestres al entrar', en: 'You pay for two terms on entry' },
      source: 'bufs-d4',
    },
    papers: {
      text: {
        es: 'Último título con apostilla o legalización consular, notas y un certificado de saldo de menos de 30 días',
        en: 'Latest diploma with apostille or consular legalisation, transcript and a bank balance certificate less than 30 days old',
      },
      source: 'bufs-process',
    },
    courses: {
      short: {
        note: { es: 'En verano, unas tres semanas', en: 'In summer, about three weeks' },
        source: 'bufs-summer',
      },
    },
    more: {
      text: {
        es: 'El seguro de los seis primeros meses se paga al centro; después llega el nacional.',
        en: 'You pay the school for insurance in the first six months; the national one follows.',
      },
      source: 'bufs-calendar',
    },
  },
  {
    id: 'dongseo-university',
    name: { es: 'Dongseo', en: 'Dongseo' },
    centre: {
      es: 'Cursos de coreano de la Universidad Dongseo',
      en: 'Dongseo University Korean courses',
    },
    hangul: '동서대학교',
  },
];
