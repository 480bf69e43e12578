import { describe, expect, it } from 'vitest';
import { copy } from '../copy/busan.ts';
import { locales, type Locale } from '../locale.ts';
import { localize } from '../localize.ts';
import { paths } from '../pages.ts';
import type { LeadAttraction } from './attraction.ts';
import { busanAttractions } from './busan-attractions.ts';
import { everyDay, type OpeningHours, type Weekday } from './opening-hours.ts';

const attractions: readonly LeadAttraction[] = busanAttractions;

const weekdays: Readonly<Record<Locale, Readonly<Record<Weekday, RegExp>>>> = {
  es: {
    1: /lunes/,
    2: /martes/,
    3: /miércoles/,
    4: /jueves/,
    5: /viernes/,
    6: /sábado/,
    7: /domingo/,
  },
  en: {
    1: /Monday/,
    2: /Tuesday/,
    3: /Wednesday/,
    4: /Thursday/,
    5: /Friday/,
    6: /Saturday/,
    7: /Sunday/,
  },
};

const feasts = {
  es: { seollal: /Seollal/, chuseok: /Chuseok/, 'new-year': /1 de enero|Año Nuevo/ },
  en: { seollal: /Seollal/, chuseok: /Chuseok/, 'new-year': /1 January|New Year/ },
} as const;

/** Patterns that `hours` must match: the weekdays and holidays on which `opening` is closed. */
function closings(opening: OpeningHours, locale: Locale): RegExp[] {
  if ('always' in opening) return [];
  const open = new Set(opening.periods.flatMap(({ days }) => [...days]));
  return [
    ...everyDay.filter((day) => !open.has(day)).map((day) => weekdays[locale][day]),
    ...(opening.closedOn ?? []).map((feast) => feasts[locale][feast]),
  ];
}

const saysTime = (text: string, time: string) =>
  text.split(/[^\d:]+/).some((word) => word === time.replace(/^0/, ''));

describe('the attractions of Busan', () => {
  it('are listed once each', () => {
    expect(new Set(attractions.map(({ id }) => id)).size).toBe(attractions.length);
  });

  it('have all seven categories and no price of their own', () => {
    expect(new Set(attractions.map(({ category }) => category))).toEqual(
      new Set(['beach', 'culture', 'temple', 'market', 'landmark', 'modern', 'nature']),
    );
    for (const attraction of attractions) expect(attraction.price, attraction.id).toBeUndefined();
  });

  it.each(attractions)('$id lies in Busan', ({ lat, lng, address }) => {
    expect(lat).toBeGreaterThan(34.98);
    expect(lat).toBeLessThan(35.4);
    expect(lng).toBeGreaterThan(128.75);
    expect(lng).toBeLessThan(129.32);
    expect(address).toMatch(/^부산광역시 [가-힣]+[구군] .*[로길] [\d-]+$/);
  });

  it.each(attractions)(
    '$id is a walk from its station, or says how to continue from there',
    ({ station }) => {
      expect(station?.walk === undefined).not.toBe(station?.onward === undefined);
      expect(station?.walk ?? 0).toBeLessThanOrEqual(15);
    },
  );

  it.each(attractions)('$id is described in two or three sentences', ({ description }) => {
    for (const locale of locales) {
      const sentences = description[locale].split(/[.!?]\s+(?=\p{Lu})/u);
      expect([2, 3], description[locale]).toContain(sentences.length);
    }
  });

  it.each(attractions)('$id is closed on the days that its hours name', ({ opening, hours }) => {
    if (!opening) return;
    for (const locale of locales)
      for (const day of closings(opening, locale)) expect(localize(hours, locale)).toMatch(day);
  });

  it.each(attractions)('$id opens and closes at the times that its hours give', (attraction) => {
    const { opening, hours } = attraction;
    if (!opening || 'always' in opening) return;
    for (const { opens, closes, lastEntry } of opening.periods)
      for (const time of [opens, closes, ...(lastEntry ? [lastEntry] : [])])
        for (const locale of locales)
          expect(saysTime(localize(hours, locale), time), `${time}: ${hours.en}`).toBe(true);
  });

  it('have no structured hours when a day off applies only to some weeks', () => {
    const some = attractions.filter(({ hours }) =>
      / closes on the first and third /.test(localize(hours, 'en')),
    );
    expect(some.map(({ id }) => id)).toEqual(['jagalchi']);
    expect(some.filter(({ opening }) => opening)).toEqual([]);
  });

  it('whose structured hours have no weekly day off name none in words', () => {
    const monday: OpeningHours = {
      periods: [{ days: [2, 3, 4, 5, 6, 7], opens: '09:00', closes: '18:00' }],
      closedOn: ['chuseok'],
    };
    expect(closings(monday, 'es')).toEqual([/lunes/, /Chuseok/]);
    for (const { hours, opening } of attractions) {
      expect(opening ? closings(opening, 'en') : []).toEqual([]);
      expect(localize(hours, 'es')).not.toMatch(/cierra (todos )?los /i);
      expect(localize(hours, 'en')).not.toMatch(/closed on \w+days|closes on \w+days/i);
    }
  });
});

describe('the page of Busan', () => {
  it.each(locales)('has a title and a description of a fitting length: %s', (locale) => {
    const { title, description } = localize(copy, locale);
    expect(title).toMatch(/ \| Rumbo Corea$/);
    expect(title.length).toBeLessThanOrEqual(62);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it.each(locales)('links the pages that the specification requires: %s', (locale) => {
    const targets = (texts: readonly { es: string; en: string }[]) =>
      texts.flatMap((text) =>
        [...text[locale].matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]),
      );
    expect(targets(copy.intro)).toEqual([
      'transport',
      'accommodation',
      'gastronomy',
      'shopping',
      'seoul',
      'other-destinations',
      'study',
    ]);
    expect(targets(copy.next.links)).toEqual(['seoul', 'other-destinations', 'study']);
    for (const target of targets([...copy.intro, ...copy.next.links, copy.why.points[3].text]))
      expect(paths).toHaveProperty([target ?? '']);
  });
});
