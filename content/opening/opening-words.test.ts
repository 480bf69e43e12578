import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../locale.ts';
import { everyDay, everyDayBut, type OpeningRule } from './opening-rule.ts';
import { closingWords, openingClause, openingInShort, openingSentences } from './opening-words.ts';
import { figureIds, figureOf } from '../register/register.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (rule: OpeningRule, locale: Locale) => plain(openingSentences([rule], locale));

test.each<[string, OpeningRule, string, string]>([
  [
    'a palace with its seasons',
    figureOf('gyeongbokgung-hours').current.opening ?? {},
    'Abre de 9:00 a 18:00 de marzo a mayo y en septiembre y octubre; hasta las 18:30 de junio a agosto y hasta las 17:00 de noviembre a febrero; última entrada, una hora antes. Cierra los martes; si el martes es festivo, abre ese día y cierra el siguiente laborable.',
    'Open 9:00 to 18:00 from March to May and in September and October; until 18:30 from June to August and until 17:00 from November to February; last entry one hour earlier. Closed on Tuesdays; if that Tuesday is a public holiday, it opens and closes on the next working day instead.',
  ],
  [
    'a museum that is open later on one day, and moves a day off of the month',
    figureOf('palace-museum-hours').current.opening ?? {},
    'Abre de domingo a viernes, de 9:30 a 17:30; los sábados, hasta las 21:00; última entrada, media hora antes. Cierra el último lunes de mes, el 1 de enero y los días de Seollal y Chuseok; si el lunes es festivo, abre ese día y cierra al siguiente.',
    'Open Sunday to Friday, 9:30 to 17:30; Saturdays, until 21:00; last entry half an hour earlier. Closed on the last Monday of the month, on 1 January and on the days of Seollal and Chuseok; if that Monday is a public holiday, it opens and closes on the next day instead.',
  ],
  [
    'a day off of some months',
    figureOf('national-museum-hours').current.opening ?? {},
    'Abre de 9:30 a 17:30; los miércoles y sábados, hasta las 21:00. Cierra el primer lunes de marzo, junio, septiembre y diciembre, el 1 de enero y los días de Seollal y Chuseok.',
    'Open 9:30 to 17:30; Wednesdays and Saturdays, until 21:00. Closed on the first Monday of March, June, September and December, on 1 January and on the days of Seollal and Chuseok.',
  ],
  [
    'a tour of which only the days off are known',
    {
      of: { es: 'la visita', en: 'the visit' },
      runs: true,
      closed: { weekdays: [1], holidays: true },
    },
    'La visita no funciona los lunes ni los festivos.',
    'The visit does not run on Mondays or on public holidays.',
  ],
  [
    'a show',
    {
      of: { es: 'la danza', en: 'the dance' },
      sessions: [{ days: everyDayBut(1), at: ['13:00'] }],
    },
    'La danza es a las 13:00. No hay función los lunes.',
    'The dance is at 13:00. No show on Mondays.',
  ],
  [
    'several shows a day that change with the season',
    {
      of: { es: 'la función', en: 'the show' },
      sessions: [
        { days: everyDay, months: [4, 6], at: ['12:00', '20:00'] },
        { days: everyDay, months: [7, 8], at: ['12:00', '21:00'] },
      ],
    },
    'La función es a las 12:00 y 20:00 de abril a junio, y a las 12:00 y 21:00 en julio y agosto.',
    'The show is at 12:00 and 20:00 from April to June, and at 12:00 and 21:00 in July and August.',
  ],
  [
    'parts in the plural, with a midday break and shorter hours on a feast',
    {
      of: { es: 'las salas', en: 'the rooms', plural: true },
      periods: [
        { days: everyDay, opens: '10:00', closes: '12:00' },
        { days: everyDay, opens: '13:00', closes: '01:00' },
        { days: everyDay, opens: '12:00', closes: '18:00', feasts: ['chuseok'] },
      ],
    },
    'Las salas abren todos los días, de 10:00 a 12:00 y de 13:00 a 1:00; el día de Chuseok, de 12:00 a 18:00.',
    'The rooms are open every day, 10:00 to 12:00 and 13:00 to 1:00; on the day of Chuseok, 12:00 to 18:00.',
  ],
  ['what never closes', { always: true }, 'Siempre abierto.', 'Always open.'],
  [
    'a shop that also closes on days that only its note can say',
    {
      of: { es: 'la tienda', en: 'the shop' },
      periods: [{ days: everyDay, opens: '10:00', closes: '20:00' }],
      otherDaysOff: true,
      note: { es: 'Cierra un lunes al mes.', en: 'It closes one Monday a month.' },
    },
    'La tienda abre de 10:00 a 20:00. Cierra un lunes al mes.',
    'The shop is open 10:00 to 20:00. It closes one Monday a month.',
  ],
])('%s', (_name, rule, es, en) => {
  expect(said(rule, 'es')).toBe(es);
  expect(said(rule, 'en')).toBe(en);
});

test('the short words are the hours of most days', () => {
  const stores = figureOf('department-store-hours').current.opening ?? {};
  expect(openingInShort(stores, 'es')).toBe('de 10:30 a 20:00');
  expect(openingInShort(stores, 'en')).toBe('10:30 to 20:00');
  expect(plain(openingInShort({ always: true }, 'en'))).toBe('24 hours');
});

const rules = figureIds.flatMap((id) => {
  const rule = figureOf(id).current.opening;
  return rule ? [{ id, rule }] : [];
});

const weekdays = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;

/** Everything that a rule says must be in its words. */
function facts({ periods = [], sessions = [], closed = {} }: OpeningRule, locale: Locale) {
  const times = [
    ...periods.flatMap(({ opens, closes }) => [opens, closes]),
    ...sessions.flatMap(({ at }) => at),
  ].map((time) => time.replace(/^0/, ''));
  const { monthly, feasts = [] } = closed;
  const off = [...(closed.weekdays ?? []), ...(monthly ? [monthly.weekday] : [])];
  const names = {
    seollal: 'Seollal',
    chuseok: 'Chuseok',
    'new-year': locale === 'es' ? '1 de enero' : '1 January',
  };
  return [
    ...times,
    ...off.map((day) => weekdays[locale][day - 1] ?? '?'),
    ...feasts.map((feast) => names[feast]),
  ];
}

describe.each(rules)('the words of $id', ({ rule }) => {
  test.each(locales)('are sentences that say all of its rule in %s', (locale) => {
    const text = said(rule, locale);
    expect(text).toMatch(/^[\p{Lu}\d]/u);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|null|NaN|\s{2}|,,|;;|\.\.| [,;.]/);
    for (const fact of facts(rule, locale)) expect(text).toContain(fact);
    expect(openingClause(rule, locale)).not.toMatch(/^$|\.$/);
    const closing = closingWords(rule, locale);
    if (closing) expect(text).toContain(closing);
  });
});
