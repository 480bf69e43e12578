import { formats } from '../../formats.ts';
import { locales, type Locale } from '../../locale.ts';
import { text } from '../../text/schools.ts';
import type { School } from '../school.ts';
import { schoolSources, type SchoolSourceId } from '../school-sources.ts';
import { visibleSchools } from '../schools.ts';
import { ways, type Answer } from './answer.ts';

/** What one asks of a school, beside its name. */
const asked = {
  es: 'curso, escuela, universidad, instituto, estudiar, coreano, precio, matrícula, D-4, residencia, requisitos, fechas',
  en: 'course, school, university, institute, study, Korean, price, tuition, D-4, dormitory, programme, dates',
} as const satisfies Record<Locale, string>;

const allAsked = locales.flatMap((locale) => ways(asked[locale]));

/** Names that are words for others too, and what people call these schools. */
const called: Readonly<Record<string, string>> = {
  'seoul-national-university': 'SNU, Nacional de Seúl, Seoul National, 서울대',
  'korea-university': 'Korea University, Korea Univ, Goryeo, 고려대',
  'pusan-national-university':
    'PNU, Nacional de Pusan, Nacional de Busan, Pusan National, Busan National',
  'pukyong-national-university': 'Pukyong, PKNU',
  'yonsei-kli': 'Yonsei, KLI Yonsei',
  'sogang-klec': 'Sogang, KLEC',
};

function pricesOf({ tuition = [] }: School, locale: Locale): string | undefined {
  const said = tuition.map(({ krw, per, year }) => {
    const when = year === undefined ? '' : ` (${year})`;
    return `${formats[locale].won(krw)} ${text.values.per[per][locale]}${when}`;
  });
  return said.length > 0 ? formats[locale].list([...new Set(said)].slice(0, 3)) : undefined;
}

const words = {
  es: {
    course: 'El curso',
    unknown: 'Pregunta el precio al centro antes de decidir.',
    d4: ['No patrocina el D-4.', 'Patrocina el D-4.'],
    dormitory: ['No tiene residencia.', 'Tiene residencia.'],
    confirm: 'Confírmalo con el centro.',
  },
  en: {
    course: 'The course',
    unknown: 'Ask the school for its price before you decide.',
    d4: ['It does not sponsor the D-4.', 'It sponsors the D-4.'],
    dormitory: ['It has no dormitory.', 'It has a dormitory.'],
    confirm: 'Confirm it with the school.',
  },
} as const;

function textOf(school: School, locale: Locale): string {
  const { course, unknown, d4, dormitory, confirm } = words[locale];
  const price = pricesOf(school, locale);
  return [
    price ? `${course}: ${price}.` : unknown,
    school.d4 && d4[Number(school.d4.value)],
    school.dormitory && dormitory[Number(school.dormitory.value)],
    confirm,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The page of the price, or of the D-4. */
function sourceOf({ tuition, d4, terms }: School) {
  const id: SchoolSourceId | undefined = (tuition?.[0] ?? d4 ?? terms)?.source;
  const source = id && schoolSources[id];
  return source?.url
    ? [{ name: source.name, url: source.url, ...(source.date && { date: source.date }) }]
    : [];
}

function ofSchool(school: School): Answer {
  const { id, name, centre } = school;
  const names = called[id] ? ways(called[id]) : [...new Set(locales.map((locale) => name[locale]))];
  return {
    id: `school-${id}`,
    question: {
      es: `Estudiar coreano en ${name.es}`,
      en: `Studying Korean at ${name.en}`,
    },
    text: { es: textOf(school, 'es'), en: textOf(school, 'en') },
    sources: sourceOf(school),
    more: [{ to: `schools#${id}`, label: centre }, 'schools', 'study#d4'],
    exact: true,
    asked: names.flatMap((each) => [`=${each}`].concat(allAsked.map((word) => `${word} ${each}`))),
  };
}

/** The schools of universities by their names. */
export const ofSchools: readonly Answer[] = visibleSchools()
  .filter(({ id }) => !id.endsWith('-academy'))
  .map(ofSchool);
