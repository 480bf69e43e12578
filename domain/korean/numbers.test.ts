import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clock, native, phoneNumber, sino, wonAmount } from './numbers.ts';
import { romanise } from './romanise.ts';
import { said, shown } from './source.ts';
import { spanishReading } from './spanish-reading.ts';

describe('Sino-Korean', () => {
  test.each([
    [0, '영', 'yŏng'],
    [1, '일', 'il'],
    [10, '십', 'ship'],
    [11, '십일', 'shi-bil'],
    [13, '십삼', 'ship-ssam'],
    [14, '십사', 'ship-ssa'],
    [16, '십육', 'shim-niuk'],
    [19, '십구', 'ship-ku'],
    [60, '육십', 'yuk-sship'],
    [70, '칠십', 'ch’il-sship'],
    [80, '팔십', 'p’al-sship'],
    [100, '백', 'bek'],
    [106, '백육', 'beng-niuk'],
    [1500, '천오백', 'ch’ŏ-no-bek'],
    [10_000, '만', 'man'],
    [12_500, '만 이천오백', 'man i-ch’ŏ-no-bek'],
    [25_000, '이만 오천', 'i-man o-ch’ŏn'],
    [100_000, '십만', 'shim-man'],
    [1_000_000, '백만', 'beng-man'],
    [100_010_000, '일억 일만', 'i-rŏk il-man'],
  ])('%i', (number, hangul, reading) => {
    expect(shown(sino(number))).toBe(hangul);
    expect(spanishReading(sino(number))).toBe(reading);
  });

  test('digits are read as their words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
        expect(said(String(number))).toBe(sino(number));
      }),
    );
  });

  test('different numbers are different words', () => {
    const words = new Set(Array.from({ length: 20_000 }, (_, number) => sino(number)));
    expect(words.size).toBe(20_000);
  });

  test.each([-1, 1.5, Number.NaN, 10 ** 12])('%d is refused', (number) => {
    expect(() => sino(number)).toThrow(RangeError);
  });
});

describe('native', () => {
  test.each([
    [1, '한', 'han'],
    [8, '여덟', 'yŏ-dŏl'],
    [11, '열한', 'yŏl-han'],
    [12, '열두', 'yŏl-tu'],
    [13, '열세', 'yŏl-sse'],
    [14, '열네', 'yŏl-le'],
    [15, '열다섯', 'yŏl-ta-sŏt'],
    [16, '열여섯', 'yŏl-liŏ-sŏt'],
    [17, '열일곱', 'yŏ-ril-gop'],
    [18, '열여덟', 'yŏl-liŏ-dŏl'],
    [19, '열아홉', 'yŏ-ra-hop'],
    [20, '스무', 'sŭ-mu'],
    [21, '스물한', 'sŭ-mul-han'],
    [99, '아흔아홉', 'a-hŭ-na-hop'],
  ])('%i', (number, hangul, reading) => {
    expect(shown(native(number))).toBe(hangul);
    expect(spanishReading(native(number))).toBe(reading);
  });

  test.each([0, 100, 2.5])('%d is refused', (number) => {
    expect(() => native(number)).toThrow(RangeError);
  });
});

describe('the time of day', () => {
  test.each([
    [0, 0, '오전 12시', 'o-chŏn yŏl-tu shi'],
    [5, 0, '오전 5시', 'o-chŏn da-sŏt sshi'],
    [8, 0, '오전 8시', 'o-chŏn yŏ-dŏl sshi'],
    [10, 0, '오전 10시', 'o-chŏn yŏl sshi'],
    [12, 0, '오후 12시', 'o-hu yŏl-tu shi'],
    [14, 30, '오후 2시 30분', 'o-hu du shi sam-ship pun'],
  ])('%i:%i', (hour, minute, hangul, reading) => {
    expect(shown(clock(hour, minute))).toBe(hangul);
    expect(spanishReading(clock(hour, minute))).toBe(reading);
  });

  test.each([
    [24, 0],
    [-1, 0],
    [1, 60],
    [1, 1.5],
  ])('%d:%d is refused', (hour, minute) => {
    expect(() => clock(hour, minute)).toThrow(RangeError);
  });
});

test.each([
  [1000, '1,000원', 'ch’ŏn uŏn', 'cheon won'],
  [12_000, '12,000원', 'man i-ch’ŏn uŏn', 'man icheon won'],
  [1_000_000, '1,000,000원', 'beng-man uŏn', 'baengman won'],
])('%i won', (amount, hangul, reading, romanisation) => {
  expect(shown(wonAmount(amount))).toBe(hangul);
  expect(spanishReading(wonAmount(amount))).toBe(reading);
  expect(romanise(wonAmount(amount))).toBe(romanisation);
});

test('a telephone number is read digit by digit', () => {
  expect(shown(phoneNumber('010-2345-0789'))).toBe('010-2345-0789');
  expect(said(phoneNumber('010-2345-0789'))).toBe('공일공 이삼사오 공칠팔구');
  expect(said('0123')).toBe('공일이삼');
});
