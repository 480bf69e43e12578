import type { Figure } from './figure.ts';

const guidelines = {
  name: {
    es: 'Convocatoria GKS-U de 2026, copia del documento',
    en: 'GKS-U call of 2026, copy of the document',
  },
  url: 'https://www.scribd.com/document/923199793/2026-GKS-U-Application-Guidelines-English',
  date: '2025-09',
} as const;

const eclat = {
  name: { es: 'Eclat Institute, academia', en: 'Eclat Institute, a tutoring school' },
  url: 'https://eclatinstitute.sg/blog/scholarships/Global-Korea-Scholarship-GKS-Undergraduate-2026-Profile',
  date: '2026-05',
} as const;

/** Scholarships and the TOPIK exam. */
export const scholarshipFigures = {
  'gks-undergraduate-places': {
    what: {
      es: 'Plazas GKS de grado, convocatoria de 2026',
      en: 'GKS undergraduate places, 2026 call',
    },
    unit: 'count',
    current: {
      value: { total: 280, embassy: 150, university: 130 },
      text: {
        es: '280: 150 por embajada y 130 por universidad',
        en: '280: 150 by embassy and 130 by university',
      },
    },
    source: guidelines,
    checkedOn: '2026-11-22',
    note: {
      es: 'Son para todo el mundo.',
      en: 'They are for the whole world.',
    },
  },
  'gks-undergraduate-language-month': {
    what: {
      es: 'Ayuda GKS de grado, año de coreano',
      en: 'GKS undergraduate allowance, year of Korean',
    },
    unit: 'KRW',
    current: {
      value: { month: 1_070_000, year: 12_840_000 },
      text: {
        es: '12.840.000\u00a0₩ al año, unos 1.070.000\u00a0₩ al mes',
        en: '₩12,840,000 a year, about ₩1,070,000 a month',
      },
    },
    since: '2026',
    source: eclat,
    checkedOn: '2026-11-22',
    note: {
      es: 'Incluye seguro, instalación, tasa del TOPIK y premio final.',
      en: 'It includes insurance, settling in, the TOPIK fee and the final grant.',
    },
  },
  'gks-undergraduate-degree-month': {
    what: {
      es: 'Ayuda GKS de grado, años de carrera',
      en: 'GKS undergraduate allowance, degree years',
    },
    unit: 'KRW',
    current: {
      value: { month: 1_140_000, year: 13_680_000 },
      text: {
        es: '13.680.000\u00a0₩ al año, unos 1.140.000\u00a0₩ al mes',
        en: '₩13,680,000 a year, about ₩1,140,000 a month',
      },
    },
    since: '2026',
    source: eclat,
    checkedOn: '2026-11-22',
  },
  'gks-undergraduate-course': {
    what: {
      es: 'Lo que GKS paga por el año de coreano',
      en: 'What GKS pays for the year of Korean',
    },
    unit: 'KRW',
    current: { value: 5_200_000 },
    since: '2026',
    source: eclat,
    checkedOn: '2026-11-22',
  },
  'gks-undergraduate-tuition': {
    what: {
      es: 'Lo que GKS pone para la matrícula de grado',
      en: 'What GKS puts towards first-degree tuition',
    },
    unit: 'KRW',
    current: { value: 5_000_000 },
    since: '2026',
    source: eclat,
    checkedOn: '2026-11-22',
    note: {
      es: 'El resto y la cuota de admisión los pone la universidad.',
      en: 'The university pays the rest and the admission fee.',
    },
  },
  'gks-graduate-places': {
    what: { es: 'Plazas GKS de posgrado en 2026', en: 'GKS graduate places in 2026' },
    unit: 'count',
    current: { value: 2000, text: { es: 'unas 2.000', en: 'about 2,000' } },
    source: {
      name: 'Careerlify',
      url: 'https://careerlify.com/global-korea-scholarship-gks-2026-complete-faqs-application-guide',
      date: '2026',
    },
    checkedOn: '2026-11-22',
    note: { es: 'En 2021 fueron 1.278.', en: 'In 2021 there were 1,278.' },
  },
  'gks-graduate-month': {
    what: { es: 'Ayuda GKS de posgrado al mes', en: 'GKS graduate allowance a month' },
    unit: 'KRW',
    current: {
      value: 1_000_000,
      text: { es: 'alrededor de 1.000.000\u00a0₩', en: 'around ₩1,000,000' },
    },
    source: {
      name: 'OfficialRequirements',
      url: 'https://officialrequirements.com/scholarships/gks-graduate',
      date: '2026-07-02',
    },
    checkedOn: '2026-11-22',
  },
  'gks-age': {
    what: { es: 'Edad para la GKS', en: 'Age for the GKS' },
    unit: 'years',
    current: {
      value: { undergraduate: 25, graduate: 40 },
      text: {
        es: 'menos de 25 años para grado y menos de 40 para posgrado',
        en: 'under 25 for a first degree and under 40 for a graduate one',
      },
    },
    source: {
      name: 'Edugist',
      url: 'https://edugist.org/apply-global-korea-undergraduate-scholarship',
      date: '2024',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'El día que cuenta lo fija cada convocatoria.',
      en: 'Each call sets the day that counts.',
    },
  },
  'gks-grades': {
    what: { es: 'Notas para la GKS', en: 'Grades for the GKS' },
    unit: 'percent',
    current: {
      value: 80,
      text: {
        es: 'una media del 80\u00a0% o un puesto entre el 20\u00a0% mejor de la clase',
        en: 'an average of 80%, or a place in the top 20% of the class',
      },
    },
    source: {
      name: 'Edugist',
      url: 'https://edugist.org/apply-global-korea-undergraduate-scholarship',
      date: '2024',
    },
    checkedOn: '2026-11-22',
  },
  'klt-month': {
    what: {
      es: 'Beca KLT de la Korea Foundation, al mes',
      en: 'KLT award of the Korea Foundation, a month',
    },
    unit: 'KRW',
    current: { value: 1_000_000 },
    since: '2021',
    source: {
      name: 'Opportunities for All',
      url: 'https://www.o4af.com/opportunity/2021-korean-foundation-fellowship-for-korean-language-training-klt-program/',
      date: '2020-08',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es de la convocatoria de 2021, con viaje y curso pagados.',
      en: 'From the 2021 call, with travel and the course paid.',
    },
  },
  'duo-korea-amount': {
    what: { es: 'DUO-Corea, un semestre', en: 'DUO-Korea, a semester' },
    unit: 'words',
    current: { text: { es: '4.000\u00a0€', en: '€4,000' } },
    since: '2020',
    source: {
      name: 'ASEM-DUO',
      url: 'https://www.asemduo.org/07_news/content_r.php?table=bbs_01&page=4&startpage=1&multi=bbs_news&search_1=&keyword_1=&list_file=index.php&idx=158',
      date: '2020-04',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es la cantidad de 2018 y de 2020.',
      en: 'This is the amount of 2018 and of 2020.',
    },
  },
  'topik-fee': {
    what: { es: 'Tasa del TOPIK en Corea', en: 'TOPIK fee in Korea' },
    unit: 'KRW',
    current: {
      value: { one: 40_000, two: 55_000 },
      text: {
        es: '40.000\u00a0₩ el TOPIK I y 55.000\u00a0₩ el TOPIK II',
        en: '₩40,000 for TOPIK I and ₩55,000 for TOPIK II',
      },
    },
    since: '2024',
    source: {
      name: { es: 'Aviso de 2024, copia', en: 'Notice of 2024, a copy' },
      url: 'https://wxredian.com/art?id=5ba8866dfead9e6184a8fa79313e2ab8',
      date: '2024-09',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Fuera de Corea la fija cada centro.',
      en: 'Outside Korea each centre sets it.',
    },
  },
  'topik-validity': {
    what: { es: 'Validez del TOPIK', en: 'How long a TOPIK result is valid' },
    unit: 'years',
    current: { value: 2 },
    source: {
      name: { es: 'Blog sobre el TOPIK', en: 'A blog about TOPIK' },
      url: 'https://sstrory.tistory.com/entry/%ED%95%9C%EA%B5%AD%EC%96%B4-%EB%8A%A5%EB%A0%A5%EC%8B%9C%ED%97%98-TOPIKTest-of-Proficiency-in-Korean',
      date: '2024-04-26',
    },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
