import { expect, test } from 'vitest';
import { placeText } from '#content/text/place-text.ts';
import { localize } from '#content/localize.ts';
import { everyDayBut, type OpeningRule } from '#content/opening/opening-rule.ts';
import { openText } from './open-text.ts';

const text = localize(placeText, 'es').now;
const palace: OpeningRule = {
  periods: [{ days: everyDayBut(2), opens: '09:00', closes: '18:00', lastEntry: '17:00' }],
};

/** On a day of May 2026, by the clock in Korea; the 4th is a Monday. */
const at = (day: string, time: string) => new Date(`2026-05-${day}T${time}:00+09:00`);

test.each([
  ['before it opens', at('04', '08:30'), 'Hoy abre a las 9:00', false],
  ['while it is open', at('04', '10:00'), 'Abierto ahora; última entrada, 17:00', true],
  ['after the last entry', at('04', '17:30'), text.lastEntryPassed, false],
  ['in the evening', at('04', '18:00'), text.closed, false],
  ['on its day off', at('05', '10:00'), text.closedToday, false],
] as const)('a place says %s what the clock in Korea says', (_, now, line, open) => {
  expect(openText(palace, now, text)).toEqual({ open, text: line });
});

test('there is no text when it depends on unknown holidays', () => {
  const hours: OpeningRule = { ...palace, closed: { feasts: ['seollal'] } };
  const inYears = new Date('2040-05-04T10:00:00+09:00');
  expect(openText(hours, inYears, text).text).toBeUndefined();
});

test('a place without hours is open at any hour', () => {
  expect(openText({ always: true }, at('04', '03:00'), text)).toEqual({
    open: true,
    text: text.always,
  });
});
