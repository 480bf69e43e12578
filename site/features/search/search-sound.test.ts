import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earOf, isWithin, koreanEar } from './search-sound.ts';
import { fold } from '#domain/text/search-terms.ts';

const ears = { Spanish: earOf('es'), English: earOf('en'), Korean: koreanEar } as const;
const words = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyzáéü'),
  maxLength: 12,
});

describe.each(Object.entries(ears))('the %s ear', (_, ear) => {
  it('hears what it has written the same', () => {
    fc.assert(
      fc.property(words, (word) => {
        const key = ear(fold(word));
        expect(ear(key)).toBe(key);
      }),
    );
  });

  it('hears neither capitals nor accents', () => {
    fc.assert(
      fc.property(words, (word) => {
        const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
        expect(ear(fold(word.toUpperCase()))).toBe(ear(fold(plain)));
      }),
    );
  });
});

it.each([
  ['tarjeta', 'targeta'],
  ['taxi', 'tazi'],
  ['tasa', 'taza'],
  ['pastillas', 'pastiyas'],
  ['topik', 'topic'],
  ['habitación', 'abitasion'],
  ['vuelo', 'buelo'],
  ['cajero', 'kagero'],
  ['kimchi', 'quimchi'],
  ['hueso', 'gueso'],
  ['español', 'espanol'],
  ['yerba', 'hierba'],
  ['excepción', 'exepcion'],
  ['cambio', 'canbio'],
  ['lluvia', 'yubia'],
  ['carro', 'caro'],
])('in Spanish %s and %s sound alike', (one, other) => {
  expect(ears.Spanish(fold(one))).toBe(ears.Spanish(fold(other)));
});

it.each([
  ['pharmacy', 'farmacy'],
  ['receive', 'recieve'],
  ['embassy', 'embasy'],
  ['colour', 'color'],
  ['ticket', 'tiket'],
  ['vegetarian', 'vejetarian'],
  ['blossom', 'blosom'],
  ['registration', 'registrasion'],
])('in English %s and %s sound alike', (one, other) => {
  expect(ears.English(one)).toBe(ears.English(other));
});

it.each([
  ['gyeongbokgung', 'kyongbokkung'],
  ['haeundae', 'ayundae'],
  ['seollal', 'seolnal'],
  ['makgeolli', 'makgoli'],
  ['makgeolli', 'makkolli'],
  ['jjimjilbang', 'jimjilbang'],
  ['tteokbokki', 'tokboki'],
  ['gimbap', 'kimbab'],
  ['jeonju', 'chonju'],
  ['busan', 'pusan'],
  ['dongdaemun', 'tongdaemoon'],
  ['gopchang', 'kopjang'],
  ['samgyeopsal', 'samkiopsar'],
])('of Korean, %s and %s sound alike', (one, other) => {
  expect(koreanEar(one)).toBe(koreanEar(other));
});

it.each([
  ['Spanish', 'guerra', 'gerra'],
  ['Spanish', 'casa', 'cama'],
  ['Spanish', 'mano', 'maní'],
  ['English', 'night', 'nite'],
  ['English', 'beach', 'bitch'],
  ['Korean', 'jeju', 'jeonju'],
  ['Korean', 'gangnam', 'namsan'],
] as const)('to the %s ear %s and %s are two words', (whose, one, other) => {
  expect(ears[whose](fold(one))).not.toBe(ears[whose](fold(other)));
});

describe('slips', () => {
  it.each([
    ['palacio', 'palcio', 1],
    ['palacio', 'palacoi', 1],
    ['palacio', 'balacio', 1],
    ['palacio', 'palaccio', 1],
    ['gyeongbokgung', 'gyeonbokgun', 2],
  ])('%s and %s are %i apart', (one, other, slips) => {
    expect(isWithin(one, other, slips)).toBe(true);
    expect(isWithin(one, other, slips - 1)).toBe(false);
  });

  it('are the same from either side, and none apart from itself', () => {
    fc.assert(
      fc.property(words, words, fc.nat(2), (one, other, slips) => {
        expect(isWithin(one, other, slips)).toBe(isWithin(other, one, slips));
        expect(isWithin(one, one, 0)).toBe(true);
      }),
    );
  });
});
