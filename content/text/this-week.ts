import type { DrawingId } from '#art/index.ts';
import type { Text } from '../locale.ts';

interface SeasonPicture {
  readonly drawing: DrawingId;
  /** First and last month, 1 to 12; it may span the new year. */
  readonly months: readonly [first: number, last: number];
  readonly alt: Text;
}

const pictures: readonly SeasonPicture[] = [
  {
    drawing: 'seoul/lotte-world-tower',
    months: [3, 5],
    alt: {
      es: 'Primavera: cerezos en flor junto al lago Seokchon, con la torre Lotte al fondo',
      en: 'Spring: cherry blossom by Seokchon Lake, with the Lotte tower behind',
    },
  },
  {
    drawing: 'busan/haeundae',
    months: [6, 8],
    alt: {
      es: 'Verano: bañistas y sombrillas en la playa de Haeundae, en Busan',
      en: 'Summer: bathers and parasols on Haeundae beach in Busan',
    },
  },
  {
    drawing: 'seoul/changdeokgung',
    months: [9, 10],
    alt: {
      es: 'Otoño: el jardín del palacio Changdeokgung entre arces rojos',
      en: 'Autumn: the garden of Changdeokgung Palace among red maples',
    },
  },
  {
    drawing: 'food/bungeoppang',
    months: [11, 2],
    alt: {
      es: 'Invierno: un puesto de bungeoppang de noche, con vapor y luces',
      en: 'Winter: a bungeoppang stall at night, with steam and lights',
    },
  },
];

/** The part of the home page about the current week. */
export const thisWeek = {
  heading: { es: 'Esta semana en Corea', en: 'This week in Korea' },
  hangul: '이번 주',
  pictures,
  thisWeekText: {
    weather: { es: 'Tiempo', en: 'Weather' },
    season: { es: 'Temporada', en: 'In season' },
    closings: { es: 'Qué cierra', en: 'Closed' },
  },
  sources: {
    label: { es: 'De dónde sale', en: 'Where this comes from' },
    climate: {
      es: 'Las temperaturas son la máxima y la mínima medias de {period}, del servicio meteorológico de Corea, y no una previsión.',
      en: 'Temperatures are the average high and low of {period}, from the Korean weather service, and not a forecast.',
    },
    holidays: {
      es: 'Los festivos de 2026 y 2027 son los del calendario oficial. Los de 2028 y 2029 salen de la ley y pueden cambiar.',
      en: 'The holidays of 2026 and 2027 are those of the official calendar. Those of 2028 and 2029 follow from the law and may change.',
    },
    feasts: {
      name: {
        es: 'Segye Ilbo, sobre los grandes almacenes',
        en: 'Segye Ilbo, on department stores',
      },
      url: 'https://www.segye.com/newsView/20230120509256',
      date: '2023-01-20',
    },
  },
  /** `{…}` are placeholders that the browser fills as well. */
  sentences: {
    weather: {
      es: 'En {month}, de {low} a {high} en Seúl y de {busanLow} a {busanHigh} en Busan. Anochece a las {sunset}.',
      en: 'In {month}, {low} to {high} in Seoul and {busanLow} to {busanHigh} in Busan. It gets dark at {sunset}.',
    },
    next: { es: 'Próximo festivo: {holiday}, {day}.', en: 'Next holiday: {holiday}, {day}.' },
    now: { es: '{holiday}: {days}.', en: '{holiday}: {days}.' },
    feast: {
      es: 'Los grandes almacenes cierran ese día y otro más.',
      en: 'Department stores close that day and one more.',
    },
    unknown: {
      es: 'No conocemos los festivos de este año.',
      en: 'We do not know the holidays of this year.',
    },
    closed: { es: '{day}: {places}.', en: '{day}: {places}.' },
    open: { es: 'Nada entre los principales.', en: 'None of the main ones.' },
  },
  /** A link after what closes: the list above has the main places only. */
  allClosings: {
    es: 'Más cierres, sobre todo los lunes y de museos',
    en: 'More closings, above all museums on Mondays',
  },
  holidays: {
    'new-year': { es: 'Año Nuevo', en: 'New Year’s Day' },
    seollal: { es: 'Seollal', en: 'Seollal' },
    'independence-movement': {
      es: 'Movimiento de Independencia',
      en: 'Independence Movement Day',
    },
    labour: { es: 'Día del Trabajo', en: 'Labour Day' },
    children: { es: 'Día del Niño', en: 'Children’s Day' },
    buddha: { es: 'cumpleaños de Buda', en: 'Buddha’s Birthday' },
    election: { es: 'elecciones', en: 'election day' },
    memorial: { es: 'Día de los Caídos', en: 'Memorial Day' },
    constitution: { es: 'Día de la Constitución', en: 'Constitution Day' },
    liberation: { es: 'Día de la Liberación', en: 'Liberation Day' },
    chuseok: { es: 'Chuseok', en: 'Chuseok' },
    foundation: { es: 'Fundación Nacional', en: 'National Foundation Day' },
    hangul: { es: 'Día del Hangul', en: 'Hangul Day' },
    christmas: { es: 'Navidad', en: 'Christmas' },
    substitute: { es: 'festivo de sustitución', en: 'substitute holiday' },
  },
} as const;
