import { itineraries } from '../data/itineraries/itineraries.ts';
import { locales, type Locale, type Text } from '../locale.ts';
import type { PageId } from '../pages.ts';
import type { Schema } from './schema.ts';
import { dishesSchema } from './schemas/dishes.ts';
import { figuresSchema } from './schemas/figures.ts';
import { metroSchema } from './schemas/metro.ts';
import { phrasesSchema } from './schemas/phrases.ts';
import { placesSchema } from './schemas/places.ts';
import { schoolsSchema } from './schemas/schools.ts';
import { tripSchema } from './schemas/trip.ts';

export const mediaTypes = {
  geojson: 'application/geo+json',
  json: 'application/json',
  csv: 'text/csv',
  ics: 'text/calendar',
  jsonld: 'application/ld+json',
} as const;

export type Format = keyof typeof mediaTypes;

/** A file of a data set. */
export interface DataFile {
  /** Within the folder of the open data: `places.geojson`. */
  readonly name: string;
  readonly format: Format;
  /** Of a file in one language. */
  readonly locale?: Locale;
  /** What tells it from the other files, where its format and language do not. */
  readonly label?: Text;
}

/** What others may read of the guide: a set of facts in one or several formats. */
export interface Dataset {
  readonly id: string;
  readonly name: Text;
  readonly what: Text;
  readonly often: Text;
  /** For catalogues: a concept of the EU's vocabulary of frequencies. */
  readonly frequency: 'IRREG' | 'ANNUAL' | 'MONTHLY';
  /** Whose licence counts: the guide's, or those of the publishers that the file names. */
  readonly licence: 'guide' | 'publishers';
  readonly files: readonly DataFile[];
  readonly schema?: Schema;
  /** The pages that show the same, whose head names the files. */
  readonly pages: readonly PageId[];
}

const corrected = {
  es: 'Cuando se comprueba o se corrige algo',
  en: 'Whenever something is checked or corrected',
};

const calendar = (name: string): readonly DataFile[] =>
  locales.map((locale) => ({ name: `${name}.${locale}.ics`, format: 'ics', locale }));

const datasets = [
  {
    id: 'places',
    name: { es: 'Lugares', en: 'Places' },
    what: {
      es: 'Cada lugar de la guía y de sus itinerarios, con su posición, su nombre en tres idiomas, el horario, la entrada, la estación y las fuentes.',
      en: 'Every place of the guide and its itineraries, with its position, its name in three languages, hours, admission, station and sources.',
    },
    often: corrected,
    frequency: 'IRREG',
    licence: 'guide',
    files: [{ name: 'places.geojson', format: 'geojson' }],
    schema: placesSchema,
    pages: ['tourism', 'seoul', 'busan', 'more-seoul', 'more-busan', 'other-destinations'],
  },
  {
    id: 'figures',
    name: { es: 'Precios y datos', en: 'Prices and facts' },
    what: {
      es: 'Lo que puede cambiar: tarifas, entradas, horarios, plazos y límites. Cada uno con su valor de hoy, el de marzo de 2025, desde cuándo vale, quién lo dice y cuánto te puedes fiar.',
      en: 'What can change: fares, admissions, hours, deadlines and limits. Each has its value today and in March 2025, since when it is valid, who says it and how far to rely on it.',
    },
    often: corrected,
    frequency: 'IRREG',
    licence: 'guide',
    files: [
      { name: 'figures.json', format: 'json' },
      { name: 'figures.csv', format: 'csv' },
    ],
    schema: figuresSchema,
    pages: ['changes'],
  },
  {
    id: 'dishes',
    name: { es: 'Platos y alérgenos', en: 'Dishes and allergens' },
    what: {
      es: 'Los platos y bebidas de la guía, en coreano, con lo que suelen llevar y lo que pueden llevar. Cada cocina es distinta: pregunta antes de comer.',
      en: 'The dishes and drinks of the guide, in Korean, with what they usually contain and what they may. Every kitchen differs: ask before you eat.',
    },
    often: corrected,
    frequency: 'IRREG',
    licence: 'guide',
    files: [{ name: 'dishes.json', format: 'json' }],
    schema: dishesSchema,
    pages: ['gastronomy', 'food-menu'],
  },
  {
    id: 'phrases',
    name: { es: 'Frases', en: 'Phrases' },
    what: {
      es: 'Las frases en coreano, con su significado, cómo se leen y lo que pueden contestarte.',
      en: 'The Korean phrases, with their meaning, how they are read and what you may hear back.',
    },
    often: corrected,
    frequency: 'IRREG',
    licence: 'guide',
    files: [{ name: 'phrases.json', format: 'json' }],
    schema: phrasesSchema,
    pages: ['phrases'],
  },
  {
    id: 'schools',
    name: { es: 'Escuelas de coreano', en: 'Schools of Korean' },
    what: {
      es: 'Precios, calendarios, horas y visado de las escuelas, cada valor con la página en que se leyó.',
      en: 'Prices, calendars, hours and visa of the schools, each value with the page where it was read.',
    },
    often: {
      es: 'Cada seis meses, cuando las volvemos a leer',
      en: 'Every six months, when we read them again',
    },
    frequency: 'IRREG',
    licence: 'guide',
    files: [{ name: 'schools.json', format: 'json' }],
    schema: schoolsSchema,
    pages: ['schools'],
  },
  {
    id: 'holidays',
    name: { es: 'Festivos de Corea', en: 'Holidays of Korea' },
    what: {
      es: 'Los festivos nacionales con sus días de sustitución, para suscribirte.',
      en: 'The public holidays with their substitute days, to subscribe to.',
    },
    often: { es: 'Una vez al año', en: 'Once a year' },
    frequency: 'ANNUAL',
    licence: 'guide',
    files: calendar('holidays'),
    pages: ['seasons'],
  },
  {
    id: 'closings',
    name: { es: 'Qué cierra cada día', en: 'What closes on each day' },
    what: {
      es: 'Qué lugares de la guía no abren, día a día, para los próximos doce meses.',
      en: 'Which places of the guide do not open, day by day, for the next twelve months.',
    },
    often: { es: 'Con cada versión de la guía', en: 'With every version of the guide' },
    frequency: 'MONTHLY',
    licence: 'guide',
    files: calendar('closings'),
    pages: ['seoul', 'busan'],
  },
  {
    id: 'blossom',
    name: { es: 'Semanas de los cerezos', en: 'Cherry blossom weeks' },
    what: {
      es: 'Cuándo suelen florecer los cerezos. La fecha exacta cambia cada año.',
      en: 'When the cherry trees usually bloom. The exact date changes every year.',
    },
    often: { es: 'Una vez al año', en: 'Once a year' },
    frequency: 'ANNUAL',
    licence: 'guide',
    files: calendar('blossom'),
    pages: ['seasons'],
  },
  {
    id: 'd4-terms',
    name: { es: 'Plazos del visado D-4', en: 'Deadlines of the D-4 visa' },
    what: {
      es: 'Los pasos hacia cada curso, de elegir centro a registrarte, y las fechas que han publicado las escuelas.',
      en: 'The steps towards each term, from choosing a school to registering, and the dates that schools have published.',
    },
    often: { es: 'Con cada curso', en: 'With every term' },
    frequency: 'IRREG',
    licence: 'guide',
    files: calendar('d4-terms'),
    pages: ['study', 'schools'],
  },
  {
    id: 'metro',
    name: { es: 'Red de metro', en: 'Subway network' },
    what: {
      es: 'Las estaciones y líneas de Seúl y Busan, con distancias, tiempos, transbordos y ascensores, de listas oficiales.',
      en: 'The stations and lines of Seoul and Busan, with distances, times, changes and lifts, from official lists.',
    },
    often: { es: 'Una vez al año', en: 'Once a year' },
    frequency: 'ANNUAL',
    licence: 'publishers',
    files: [{ name: 'metro.json', format: 'json' }],
    schema: metroSchema,
    pages: ['metro'],
  },
  {
    id: 'itineraries',
    name: { es: 'Itinerarios', en: 'Itineraries' },
    what: {
      es: 'Los viajes preparados como archivos que abre «Mi viaje», con sus paradas y sus horas.',
      en: 'The ready-made trips as files that “My trip” opens, with their stops and times.',
    },
    often: corrected,
    frequency: 'IRREG',
    licence: 'guide',
    files: itineraries.flatMap(({ id, title }) =>
      locales.map((locale) => ({
        name: `itineraries/${id}.${locale}.json`,
        format: 'json' as const,
        locale,
        label: title,
      })),
    ),
    schema: tripSchema,
    pages: ['itineraries', ...itineraries.map(({ id }) => id)],
  },
] as const satisfies readonly Dataset[];

export type DatasetId = (typeof datasets)[number]['id'];

/** The data sets as plain entries. */
export const everyDataset: readonly Dataset[] = datasets;

/** The files with what a page shows, in its language; of the itineraries that of the page alone. */
export function dataFilesOn(page: PageId, locale: Locale) {
  const shown = everyDataset.filter(({ pages }) => pages.includes(page));
  return shown.flatMap(({ name, files }) =>
    files
      .filter((file) => !file.locale || file.locale === locale)
      .filter((file) => !file.label || file.name.includes(`/${page}.`))
      .map((file) => ({ name: file.name, format: file.format, title: name[locale] })),
  );
}

/** The description of all data sets for catalogues (DCAT-AP). */
export const catalogueFile = 'catalog.jsonld';

export const schemaFile = (id: string) => `schemas/${id}.json`;

/** Every file of the open data, within its folder. */
export const openDataFiles: readonly string[] = [
  catalogueFile,
  ...everyDataset.flatMap(({ files }) => files.map(({ name }) => name)),
  ...everyDataset.flatMap(({ id, schema }) => (schema ? [schemaFile(id)] : [])),
];
