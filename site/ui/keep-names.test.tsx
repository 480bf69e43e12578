import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formats } from '#content/formats.ts';
import { locales, type Locale } from '#content/locale.ts';
import { won, wonRange } from '#domain/text/amounts.ts';
import { keepNames } from './keep-names.tsx';
import { withAmounts } from './won-amount.tsx';

const html = (text: string) => renderToStaticMarkup(<>{keepNames(text)}</>);

test('names of one letter and a hyphen stay whole', () => {
  expect(html('K-ETA, e-Arrival y D-4.')).toBe(
    '<span class="no-break">K-ETA</span>, <span class="no-break">e-Arrival</span> y ' +
      '<span class="no-break">D-4</span>.',
  );
});

test('short ranges stay whole, parts of longer numbers do not count', () => {
  expect(html('de 2-4 semanas, 10–20 days')).toBe(
    'de <span class="no-break">2-4</span> semanas, <span class="no-break">10–20</span> days',
  );
  const apart = '1.350-2.350 m, 20000-30000, 9:00-13:00';
  expect(html(apart)).toBe(apart);
});

test.each(['02-2228-5800', '1588-5644', '+82-2-3210-0404', '1991–2020'])('%s stays whole', (text) =>
  expect(html(`(${text}).`)).toBe(`(<span class="no-break">${text}</span>).`),
);

test('other hyphens are left alone', () => {
  expect(html('semi-intensive, haemul-pajeon')).toBe('semi-intensive, haemul-pajeon');
});

test('Hangul is marked as Korean', () => {
  expect(html('La clínica (의원) y el 긴급 재난.')).toBe(
    'La clínica (<span lang="ko">의원</span>) y el <span lang="ko">긴급 재난</span>.',
  );
});

test.each([
  ['Cuesta 1.550\u00a0₩.', 'Cuesta <won-amount krw="1550">1.550\u00a0₩</won-amount>.'],
  ['1.350-2.350\u00a0₩', '<won-amount krw="1350 2350">1.350-2.350\u00a0₩</won-amount>'],
  ['₩1,350–2,350 a day', '<won-amount krw="1350 2350">₩1,350–2,350</won-amount> a day'],
  [
    'It is ₩900, or ₩0.',
    'It is <won-amount krw="900">₩900</won-amount>, or <won-amount krw="0">₩0</won-amount>.',
  ],
  [
    'de 1.650.000 a 1.880.000\u00a0₩',
    'de <won-amount krw="1650000 1880000">1.650.000 a 1.880.000\u00a0₩</won-amount>',
  ],
  [
    '5.000, 8.000 y 15.000 ₩',
    '<won-amount krw="5000 8000 15000">5.000, 8.000 y 15.000 ₩</won-amount>',
  ],
])('%s', (text, expected) => expect(html(text)).toBe(expected));

test('a number before an amount is left alone', () => {
  expect(html('líneas 2 y 3, 1.550 ₩')).toBe(
    'líneas 2 y 3, <won-amount krw="1550">1.550 ₩</won-amount>',
  );
  expect(html('El won (₩) y 40 €')).toBe('El won (₩) y 40 €');
});

test('at display size the word stands in place of the sign', () => {
  const written = (amount: string, locale: Locale) =>
    renderToStaticMarkup(<>{withAmounts(amount, formats[locale].wonName)}</>);
  expect(written('desde 1.550\u00a0₩', 'es')).toBe(
    'desde <won-amount krw="1550">1.550 <small>wones</small></won-amount>',
  );
  expect(written('₩5,000–8,000', 'en')).toBe(
    '<won-amount krw="5000 8000">5,000–8,000 <small>won</small></won-amount>',
  );
});

test('every amount that the guide writes is read as it was', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...locales), (from, to, locale) => {
      const [one, two] = [won(from, locale), wonRange({ from, to }, locale)];
      expect(html(`(${one})`)).toBe(`(<won-amount krw="${from}">${one}</won-amount>)`);
      expect(html(`${two}.`)).toBe(`<won-amount krw="${from} ${to}">${two}</won-amount>.`);
    }),
  );
});
