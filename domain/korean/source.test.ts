import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clock } from './numbers.ts';
import { fill, said, shown } from './source.ts';
import { spanishReading } from './spanish-reading.ts';

test.each([
  ['못_먹어요', '못 먹어요', '못_먹어요'],
  ['여^권', '여권', '여^권'],
  ['서울+역', '서울역', '서울+역'],
  ['백*화점', '백화점', '백*화점'],
  ['<119|일일구>에', '119에', '일일구에'],
  ['3번 출구', '3번 출구', '삼번 출구'],
  ['6월 10일', '6월 10일', '유월 십일'],
  ['10월 16일', '10월 16일', '시월 십+육일'],
  ['12,500원이에요.', '12,500원이에요.', '만 이천오백원이에요.'],
])('%s is shown and said', (source, onPaper, aloud) => {
  expect(shown(source)).toBe(onPaper);
  expect(said(source)).toBe(aloud);
});

describe('blanks', () => {
  test.each([
    ['명동', '명동으로 가 주세요.'],
    ['서울', '서울로 가 주세요.'],
    ['서울+역', '서울역으로 가 주세요.'],
    ['N 서울타워', 'N 서울타워로 가 주세요.'],
    ['DDP', 'DDP(으)로 가 주세요.'],
    ['{place}', '{place}(으)로 가 주세요.'],
  ])('%s has its particle', (place, filled) => {
    expect(shown(fill('{place}[으로/로] 가 주세요.', { place }))).toBe(filled);
  });

  test('one without a value stays', () => {
    expect(fill('{place}까지 {time}')).toBe('{place}까지 {time}');
    expect(fill('{toString}')).toBe('{toString}');
  });

  test('sounds run on from the value', () => {
    const taxi = '{place}[으로/로] 가 주세요.';
    expect(spanishReading(fill(taxi, { place: '서울+역' }))).toBe('sŏ-ul-liŏ-gŭ-ro ga chu-se-yo.');
    expect(spanishReading(fill('{time}까지', { time: clock(14, 0) }))).toBe('o-hu du shi-ka-chi');
  });

  test('a particle follows what is shown in digits', () => {
    expect(shown(fill('{a}[이/가]', { a: '<2시|두_시>' }))).toBe('2시가');
    expect(shown(fill('{a}[이/가]', { a: '<30분|삼십_분>' }))).toBe('30분이');
  });
});

test('what is shown has no mark', () => {
  const sources = fc
    .array(fc.constantFrom('여', '^권', '+역', '_', ' ', '*화', '<2시|두_시>', '.', '3'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(sources, (source) => {
      expect(shown(source)).not.toMatch(/[\^+*_<>|]/);
    }),
  );
});
