import { describe, expect, test } from 'vitest';
import { everyRule, openable } from './every-opening.ts';
import { locales, type Text } from '../locale.ts';
import { closingsOf } from './opening.ts';
import { everyDayBut, type OpeningRule } from './opening-rule.ts';
import { busanFigures } from '../register/busan.ts';
import { destinationsFigures } from '../register/destinations.ts';
import type { Figure } from '../register/figure.ts';
import { foodFigures } from '../register/food.ts';
import { furtherBusanFigures, furtherSeoulFigures } from '../register/further-places.ts';
import { seoulFigures } from '../register/seoul.ts';
import { shoppingFigures } from '../register/shopping.ts';
import { busanSightFigures, countrySightFigures, seoulSightFigures } from '../register/sights.ts';

const figures: Readonly<Record<string, Figure>> = {
  ...seoulFigures,
  ...furtherSeoulFigures,
  ...busanFigures,
  ...furtherBusanFigures,
  ...destinationsFigures,
  ...foodFigures,
  ...shoppingFigures,
  ...seoulSightFigures,
  ...busanSightFigures,
  ...countrySightFigures,
};

/** A weekday, a month, a clock time or a holiday. */
const timeWords: Readonly<Record<keyof Text, RegExp>> = {
  es: /\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|festivos?|Seollal|Chuseok|\d{1,2}:\d{2}|24 horas)\b/,
  en: /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|public holidays?|Seollal|Chuseok|\d{1,2}:\d{2}|24 hours)\b/,
};

/** What a text says of weekdays, months, hours or holidays. */
const saysTime = (text: Text) =>
  locales.flatMap((locale) => timeWords[locale].exec(text[locale])?.[0] ?? []);

describe('words of their own', () => {
  test('say nothing in a rule that its other fields could say', () => {
    const found = everyRule.flatMap(({ of, note }) =>
      [of, note].flatMap((text) =>
        text ? saysTime(text).map((word) => `${word}: ${text.en}`) : [],
      ),
    );
    expect(found, 'say it in fields of the rule').toEqual([]);
  });

  /** Figures about times that are no opening hours of a place, or that no rule can say. */
  const others: Readonly<Record<string, string>> = {
    'gyeongbokgung-guard': 'a ceremony',
    'yeongsil-winter': 'the latest start on a trail',
    'cheonjiyeon-closing-time': 'only its closing time is known',
    'department-store-closing': 'the sources disagree on the day',
    'market-hours': 'markets in general',
  };

  test('are in no figure about the hours of a place', () => {
    const found = Object.entries(figures).flatMap(([id, { unit, current }]) =>
      (unit === 'time' || unit === 'weekday') && current.text && !(id in others)
        ? [`${id}: write its hours as a rule in current.opening; ${current.text.en}`]
        : [],
    );
    expect(found, 'in content/register/').toEqual([]);
  });

  test('are in no sentence of a place or a stop about the days on which it closes', () => {
    const closing = {
      es: /\b(?:cierra|cierran|cerrad[oa]s?|no circula)\b/i,
      en: /\b(?:closed|closes|close|no shows?|no visits)\b/i,
    };
    const found = openable.flatMap((place) =>
      textsIn({ ...place, opening: undefined }).flatMap((text) =>
        locales.flatMap((locale) =>
          text[locale]
            .split(/(?<=[.;])\s+/)
            .filter((part) => closing[locale].test(part) && timeWords[locale].test(part)),
        ),
      ),
    );
    expect(found, 'say it in the rule of its hours, in content/register/').toEqual([]);
  });
});

describe('an opening rule', () => {
  test('has hours in every month, on each day of the week that it opens', () => {
    const gaps = everyRule.flatMap((rule) => {
      const usual = (rule.periods ?? []).filter(({ feasts }) => !feasts);
      const days = [...new Set(usual.flatMap((period) => period.days))];
      return days.flatMap((day) => {
        const months = usual
          .filter((period) => period.days.includes(day))
          .flatMap(({ months: [first, last] = [1, 12] }) => monthsOf(first, last));
        return new Set(months).size === 12 ? [] : [`${JSON.stringify(rule)}: day ${day}`];
      });
    });
    expect(gaps, 'add periods to these rules').toEqual([]);
  });

  test('closes before it opens again, and lets nobody in after closing', () => {
    for (const { periods = [] } of everyRule)
      for (const { opens, closes, lastEntry } of periods) {
        expect(opens).toMatch(/^[012]\d:[0-5]\d$/);
        expect(closes).toMatch(/^[012]\d:[0-5]\d$/);
        if (lastEntry) expect(lastEntry < closes || closes <= opens).toBe(true);
      }
  });

  test('is about the place, a part of it, or words alone', () => {
    for (const { always, periods, sessions, closed, note } of everyRule)
      expect([always, periods, sessions, closed, note].some(Boolean)).toBe(true);
  });
});

test('what is on only a few days of the week has no days off', () => {
  const show: OpeningRule = { sessions: [{ days: [6], at: ['20:00'] }] };
  expect(closingsOf(show)).toBeUndefined();
  const daily: OpeningRule = { sessions: [{ days: everyDayBut(1), at: ['14:00'] }] };
  expect(closingsOf(daily)).toEqual({ closed: { weekdays: [1] } });
});

const monthsOf = (first: number, last: number) =>
  Array.from(
    { length: ((last - first + 12) % 12) + 1 },
    (_, step) => ((first - 1 + step) % 12) + 1,
  );

/** Every text in a value. */
function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('es' in value && 'en' in value && typeof value.es === 'string') return [value as Text];
  return Object.values(value).flatMap(textsIn);
}
