import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { statedText } from '#content/register/figure-text.ts';
import type { Figure } from '#content/register/figure.ts';
import { figureIds, register } from '#content/register/register.ts';
import { addDays } from '#domain/time/days.ts';
import { changesBetween, rehearse, type Rehearsal } from './rehearsal.ts';

/** The rules that end, as the register has them whatever day it is. */
const ending = figureIds.flatMap((id) => {
  const figure: Figure = register[id];
  return figure.holdsUntil ? [{ id, ...figure, holdsUntil: figure.holdsUntil }] : [];
});

const lastDays = [...new Set(ending.map(({ holdsUntil }) => holdsUntil))];

/** Until when something holds, as texts say it in both languages. */
const untilDay = /\b(?:until|hasta el) (\d{1,2}) (?:de )?(\p{L}+) (?:de )?(20\d\d)\b/gu;

describe.each(lastDays)('on the day after %s', (lastDay) => {
  let before: Rehearsal;
  let after: Rehearsal;

  beforeAll(async () => {
    before = await rehearse(lastDay);
    after = await rehearse(addDays(lastDay, 1));
  });

  const ended = ending.filter(({ holdsUntil }) => holdsUntil === lastDay);

  test.each(ended)('nothing states $id as in force', ({ current, after: then, unit }) => {
    for (const locale of locales) {
      const held = statedText(current, unit, locale);
      const now = then ? statedText(then, unit, locale) : '';
      const wrong = after.texts
        .filter((said) => said.locale === locale)
        .filter(({ text }) => text.replaceAll(now, '').includes(held));
      // An amount may stand for something else as well: only where it stood for this did it change.
      const places = new Set(
        changesBetween(before, after).map(({ locale: of, where, at }) => `${of} ${where} ${at}`),
      );
      expect(
        wrong.filter(({ locale: of, where, at }) => places.has(`${of} ${where} ${at}`)),
      ).toEqual([]);
      if (unit === 'date' || unit === 'words') expect(wrong).toEqual([]);
    }
  });

  test('nothing says that something holds until a day that has passed', () => {
    const days = (texts: Rehearsal['texts']) =>
      texts.flatMap(({ where, text }) =>
        Array.from(text.matchAll(untilDay), ([said]) => `${where}: ${said}`),
      );
    const said = new RegExp(lastDay.replace(/^(\d{4})-(\d\d)-0?(\d+)$/, '\\b$3 .*$1$'));
    expect(days(before.texts).filter((each) => said.test(each)).length).toBeGreaterThan(0);
    expect(days(after.texts).filter((each) => said.test(each))).toEqual([]);
  });
});

test('pages that say that the K-ETA waiver has ended say where to look', async () => {
  const { holdsUntil, after } = register['keta-waiver'];
  const { texts } = await rehearse(addDays(holdsUntil, 1));
  for (const locale of locales) {
    const saying = texts.filter((said) => said.locale === locale);
    const pages = new Set(
      saying.filter(({ text }) => text.includes(after.text[locale])).map(({ where }) => where),
    );
    expect(pages.size).toBeGreaterThan(3);
    for (const page of [...pages].filter((path) => !path.includes('/keta-waiver')))
      expect(
        saying.some(({ where, text }) => where === page && text.includes('k-eta.go.kr')),
        page,
      ).toBe(true);
  }
});

test('a figure that ends says what is stated then, and calculations read the same value', () => {
  for (const { id, after, current } of ending) {
    expect(after?.text, id).toBeDefined();
    expect(after?.value, id).toEqual(current.value);
  }
  for (const id of figureIds) {
    const { current, holdsUntil }: Figure = register[id];
    const dated = current.text?.en.match(/until \d{1,2} \p{L}+ 20\d\d/u);
    if (dated) expect(holdsUntil, id).toBeDefined();
  }
});
