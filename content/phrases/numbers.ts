import type { Text } from '../locale.ts';
import type { BlankValue } from './blank.ts';

/** The native numbers from 1 to 10 as they stand alone; before what is counted some are shorter. */
export const nativeAlone: readonly string[] = [
  '하나',
  '둘',
  '셋',
  '넷',
  '다섯',
  '여섯',
  '일곱',
  '여덟',
  '아홉',
  '열',
];

/** What follows a number, and which of the two series it takes. */
export interface Counter {
  readonly source: string;
  readonly counts: Text;
  readonly series: 'native' | 'sino';
}

export const counters: readonly Counter[] = [
  { source: '개', counts: { es: 'cosas', en: 'things' }, series: 'native' },
  { source: '명', counts: { es: 'personas', en: 'people' }, series: 'native' },
  { source: '잔', counts: { es: 'vasos, tazas', en: 'cups, glasses' }, series: 'native' },
  { source: '병', counts: { es: 'botellas', en: 'bottles' }, series: 'native' },
  { source: '장', counts: { es: 'hojas, entradas', en: 'sheets, tickets' }, series: 'native' },
  { source: '시', counts: { es: 'horas del reloj', en: 'o’clock' }, series: 'native' },
  { source: '시간', counts: { es: 'horas (duración)', en: 'hours (length)' }, series: 'native' },
  { source: '살', counts: { es: 'años de edad', en: 'years of age' }, series: 'native' },
  { source: '번', counts: { es: 'veces', en: 'times' }, series: 'native' },
  { source: '분', counts: { es: 'minutos', en: 'minutes' }, series: 'sino' },
  { source: '원', counts: { es: 'wones', en: 'won' }, series: 'sino' },
  {
    source: '번',
    counts: { es: 'número (autobús, salida)', en: 'number (bus, exit)' },
    series: 'sino',
  },
  { source: '호선', counts: { es: 'línea de metro', en: 'subway line' }, series: 'sino' },
  { source: '층', counts: { es: 'planta', en: 'floor' }, series: 'sino' },
  { source: '인분', counts: { es: 'porciones', en: 'portions' }, series: 'sino' },
  { source: '박', counts: { es: 'noches', en: 'nights' }, series: 'sino' },
  { source: '월', counts: { es: 'mes del año', en: 'month of the year' }, series: 'sino' },
  {
    source: '일',
    counts: { es: 'día del mes; días', en: 'day of the month; days' },
    series: 'sino',
  },
  { source: '개월', counts: { es: 'meses (duración)', en: 'months (length)' }, series: 'sino' },
  { source: '주', counts: { es: 'semanas', en: 'weeks' }, series: 'sino' },
];

/** The days of the week, and the words for when. */
export const dayWords: readonly BlankValue[] = [
  { source: '월요일', text: { es: 'lunes', en: 'Monday' } },
  { source: '화요일', text: { es: 'martes', en: 'Tuesday' } },
  { source: '수요일', text: { es: 'miércoles', en: 'Wednesday' } },
  { source: '목요일', text: { es: 'jueves', en: 'Thursday' } },
  { source: '금요일', text: { es: 'viernes', en: 'Friday' } },
  { source: '토요일', text: { es: 'sábado', en: 'Saturday' } },
  { source: '일요일', text: { es: 'domingo', en: 'Sunday' } },
  { source: '오늘', text: { es: 'hoy', en: 'today' } },
  { source: '내일', text: { es: 'mañana', en: 'tomorrow' } },
  { source: '어제', text: { es: 'ayer', en: 'yesterday' } },
  { source: '오전', text: { es: 'antes de las 12:00', en: 'before 12:00' } },
  { source: '오후', text: { es: 'desde las 12:00', en: 'from 12:00' } },
];
