import type { DrawingId } from '../../illustrations/out/drawings.ts';
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
  labels: {
    weather: { es: 'Tiempo', en: 'Weather' },
    light: { es: 'Luz', en: 'Light' },
    season: { es: 'Temporada', en: 'In season' },
    holidays: { es: 'Festivos', en: 'Holidays' },
  },
  closings: {
    es: 'Qué cierra, según los horarios de la guía',
    en: 'What closes, by the hours in the guide',
  },
  sources: {
    label: { es: 'De dónde sale', en: 'Where this comes from' },
    climate: {
      es: 'Las temperaturas son la máxima y la mínima medias de {period}, del servicio meteorológico de Corea, y no una previsión.',
      en: 'Temperatures are the average high and low of {period}, from the Korean weather service, and not a forecast.',
    },
    light: {
      es: 'La salida y la puesta del sol son un cálculo para el centro de Seúl, con unos dos minutos de margen.',
      en: 'Sunrise and sunset are computed for the centre of Seoul, within about two minutes.',
    },
    holidays: {
      es: 'Los festivos de 2026 y 2027 son los del calendario oficial. Los de 2028 y 2029 salen de la ley y pueden cambiar.',
      en: 'The holidays of 2026 and 2027 are those of the official calendar. Those of 2028 and 2029 follow from the law and may change.',
    },
    closings: {
      es: 'Los cierres son los de las fichas de la guía; los demás lugares no están aquí.',
      en: 'Closing days are those on the cards of the guide; other places are not listed here.',
    },
    feasts: {
      name: {
        es: 'Segye Ilbo, sobre los grandes almacenes',
        en: 'Segye Ilbo, on department stores',
      },
      url: 'https://www.segye.com/newsView/20230120509256',
      date: '2023-01-20',
    },
    read: { es: 'Leído el {date}.', en: 'Read on {date}.' },
  },
  /** `{…}` are placeholders that the browser fills as well. */
  sentences: {
    weather: {
      es: 'Seúl, media de {month}. Busan, {high} / {low}.',
      en: 'Seoul, average for {month}. Busan, {high} / {low}.',
    },
    light: {
      es: 'Anochece en Seúl. Amanece a las {time}.',
      en: 'Sunset in Seoul. Sunrise is at {time}.',
    },
    none: { es: 'Ninguno.', en: 'None.' },
    next: { es: 'El próximo, {holiday}: {day}.', en: 'The next is {holiday}, {day}.' },
    now: { es: '{holiday}: {days}.', en: '{holiday}: {days}.' },
    feast: {
      es: 'Los grandes almacenes cierran el día de la fiesta y otro más.',
      en: 'Department stores close on the feast day and one more.',
    },
    unknown: {
      es: 'No conocemos los festivos de este año.',
      en: 'We do not know the holidays of this year.',
    },
    open: { es: 'Nada cierra', en: 'Nothing closes' },
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
