import { describe, expect, test } from 'vitest';
import { figuresNamed, withFigures } from './figure-text.ts';
import { locales } from '../locale.ts';
import { formats } from '../formats.ts';
import { figuresIn, readFigure } from './figures.ts';
import { register, type FigureId } from './register.ts';

const space = '\u00a0';

describe('figures in a text', () => {
  test('an id is replaced by its current value in the language', () => {
    const text = 'x {seoul-subway-base-fare} y';
    const fare = register['seoul-subway-base-fare'].current.value;
    expect(withFigures(text, 'es')).toBe(`x ${formats.es.won(fare)} y`);
    expect(withFigures(text, 'en')).toBe(`x ${formats.en.won(fare)} y`);
  });

  test('a part is replaced by the edition’s value, the month of the change or a named amount', () => {
    expect(withFigures('{seoul-subway-base-fare.edition}', 'en')).toBe('₩1,350–2,350');
    const { since } = register['seoul-subway-base-fare'];
    expect(withFigures('{seoul-subway-base-fare.since}', 'es')).toBe(formats.es.month(since));
    const { zone2 } = register['busan-subway-fare'].current.value;
    expect(withFigures('{busan-subway-fare.zone2}', 'es')).toBe(formats.es.won(zone2));
    const minutes = withFigures('{ktx-seoul-busan-time.typicalMinutes}', 'en');
    expect(minutes.replaceAll(space, ' ')).toBe('2 h 30 min');
  });

  test('an amount can be rounded to three digits, and of surcharges the highest named', () => {
    const price = register['price-bibimbap'].current.value;
    const near = Number(price.toPrecision(3));
    expect(near).not.toBe(price);
    expect(withFigures('{price-bibimbap.rounded}', 'en')).toBe(formats.en.won(near));
    const { value } = register['taxi-seoul-night'].current;
    const most = Math.max(...value.map(({ percent }) => percent));
    expect(withFigures('{taxi-seoul-night.most}', 'en')).toBe(formats.en.percent(most));
    expect(() => withFigures('{taxi-seoul-night.rounded}', 'en')).toThrow('rounded');
    expect(() => withFigures('{price-bibimbap.most}', 'en')).toThrow('highest');
  });

  test('figures that a text calls the same are one value, or an error that names both', () => {
    const fee = withFigures('{keta-fee}', 'es');
    expect(withFigures('{keta-fee=keta-fee=keta-fee}', 'es')).toBe(fee);
    expect(() => withFigures('{keta-fee=arc-fee}', 'es')).toThrow(
      `they are ${fee} and ${withFigures('{arc-fee}', 'es')}`,
    );
  });

  test('other placeholders stay', () => {
    expect(withFigures('{count} de {total}', 'es')).toBe('{count} de {total}');
  });

  test('an unknown figure or part throws an error that names it', () => {
    expect(() => withFigures('{no-such-fare}', 'es')).toThrow('no-such-fare');
    expect(() => withFigures('{gyeongbokgung-admission.zone1}', 'es')).toThrow(
      '{gyeongbokgung-admission.zone1}',
    );
  });

  test('figures are found in texts and in fields, each once', () => {
    const content = {
      text: { es: 'a {keta-fee}', en: 'b {keta-fee}' },
      cards: [{ figure: 'arc-fee' }, { figures: ['danubi-fare', 'keta-fee'] }],
    };
    expect(figuresIn(content)).toEqual(['keta-fee', 'arc-fee', 'danubi-fare']);
    expect(figuresNamed('{keta-fee.edition} {name}')).toEqual(['keta-fee']);
    expect(figuresNamed('{keta-fee=arc-fee=keta-fee.edition}')).toEqual([
      'keta-fee',
      'arc-fee',
      'keta-fee',
    ]);
  });
});

test('a range of amounts counts as one in every language', () => {
  for (const locale of locales) {
    expect(readFigure('student-month', locale).isAmount).toBe(true);
    expect(readFigure('tmoney-transfers', locale).isAmount).toBe(false);
  }
});

test('a value and the year beside it never say the same year twice', () => {
  const twice = locales.flatMap((locale) =>
    (Object.keys(register) as FigureId[])
      .map((id) => readFigure(id, locale))
      .filter(({ value, year }) => year && value.includes(year))
      .map(({ id }) => id),
  );
  expect(twice).toEqual([]);
  expect(readFigure('yeosu-cable-car-price', 'es')).toMatchObject({
    value: `13.000${space}₩`,
    year: '2017',
  });
});
