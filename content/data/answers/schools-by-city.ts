import { formats } from '../../formats.ts';
import { locales, type Locale, type Text } from '../../locale.ts';
import { placeOf, visibleSchools } from '../schools.ts';
import { ways, type Answer } from './answer.ts';

const cities = {
  seoul: { es: 'Seúl', en: 'Seoul' },
  busan: { es: 'Busan', en: 'Busan' },
} as const satisfies Record<string, Text>;

type City = keyof typeof cities;

const asked = {
  es: 'curso, escuela, academia, universidad, estudiar, visado D-4, D-4, coreano',
  en: 'course, school, academy, university, study, D-4 visa, learn Korean, Korean classes',
} as const satisfies Record<Locale, string>;

/** How many schools an answer names. */
const mostNames = 8;

function ofCity(city: City): Answer {
  const here = visibleSchools().filter((school) => placeOf(school).city === city);
  const names = (locale: Locale) =>
    here
      .slice(0, mostNames)
      .map(({ name }) => name[locale])
      .join(', ');
  const { es, en } = cities[city];
  return {
    id: `schools-${city}`,
    question: {
      es: `¿Qué escuelas de coreano hay en ${es}?`,
      en: `Which schools of Korean are there in ${en}?`,
    },
    text: {
      es: `La guía compara ${here.length}: ${names('es')}${here.length > mostNames ? ' y más' : ''}. Fíltralas por precio, visado D-4, residencia y fechas.`,
      en: `The guide compares ${here.length}: ${names('en')}${here.length > mostNames ? ' and more' : ''}. Filter them by price, D-4 visa, dormitory and dates.`,
    },
    more: [
      {
        to: `schools?city=${city}`,
        label: { es: `Escuelas de ${es}`, en: `Schools in ${en}` },
      },
      'study#d4',
    ],
    asked: locales.flatMap((locale) =>
      ways(asked[locale]).map((word) => `${word} ${cities[city][locale]}`),
    ),
  };
}

const months = Array.from({ length: 12 }, (_, month) => month);

/** The schools of each city, and when a course begins. */
export const schoolAnswers: readonly Answer[] = [
  ...(Object.keys(cities) as City[]).map(ofCity),
  {
    id: 'universities',
    question: {
      es: '¿Qué universidades hay en la guía?',
      en: 'Which universities are in the guide?',
    },
    text: {
      es: `Las que enseñan coreano: la guía compara ${visibleSchools().length} escuelas de Seúl y Busan, casi todas de una universidad, con precio, visado y residencia. De las carreras solo trata la beca GKS: la admisión la explica cada universidad.`,
      en: `Those that teach Korean: the guide compares ${visibleSchools().length} schools in Seoul and Busan, nearly all of them part of a university, with price, visa and dormitory. For degrees it covers the GKS scholarship only; each university explains its own admission.`,
    },
    more: ['schools', 'scholarships#gks', 'study'],
    asked: ways(
      '=universidad, =universidades, mejores universidades, lista universidades, =universidades seul busan, ranking universidades, universidades privadas, universidades publicas, universidades extranjeros, =university, =universities, best universities, list universities, top universities, university ranking, universities international students, universities foreigners',
    ),
  },
  {
    id: 'd4-dates',
    question: { es: '¿Cuándo tengo que pedir el D-4?', en: 'When do I have to apply for the D-4?' },
    text: {
      es: 'Con la admisión en la mano, unas cinco semanas antes de empezar, porque tarda {d4-visa-time}; los papeles, cuatro meses antes. Los trimestres empiezan en {course-terms}. El plan del D-4 te da cada paso con su fecha.',
      en: 'Once you are admitted, about five weeks before the start, as it takes {d4-visa-time}; begin the documents four months ahead. Terms start in {course-terms}. The D-4 plan gives you every step with its date.',
    },
    more: ['study#d4', 'schools'],
    asked: [
      ...months.flatMap((month) =>
        locales.flatMap((locale) => {
          const name = formats[locale].monthName(month);
          return [`D-4 ${name}`, `visado D-4 ${name}`, `course ${name}`, `curso ${name}`];
        }),
      ),
      ...ways(
        'inscripcion, inscripciones, inscribirme, plazo inscripcion, abren inscripcion, cuando empieza trimestre, inicio trimestre, enrol, enroll, enrolment, enrollment, application period, semestre, semester, cuando empieza semestre, semestre primavera, inicio de clases, empiezan clases, empieza curso, fechas curso, term dates, semester start, spring term, summer term, autumn term, fall term, winter term, spring semester, fall semester, winter semester, trimestre invierno, trimestre verano, trimestre otoño, trimestre primavera, curso invierno, curso otoño, course start, when classes start, antecedentes, antecedentes penales, certificado antecedentes, apostilla, apostillar, apostillado, apostille, criminal record, police clearance, traduccion jurada, traduccion oficial, legalizar titulo, titulo apostillado, diploma apostillado, D-4 checklist, D-4 fechas, D-4 plan, D-4 plazo, D-4 cuando, D-4 dates, D-4 deadline, when D-4, D-4 tarda, D-4 demora, tarda visa estudiante, tarda visado estudiante, demora visa estudiante, D-4 how long, how long student visa, D-4 processing time, tarda visa d4, tarda visado d4, demora visa d4, demora visado d4, how long d4 visa, d4 visa take, d4 visa processing',
      ),
    ],
  },
];
