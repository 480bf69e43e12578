import { expect, test } from 'vitest';
import { fillAnswer } from './fill-answer.ts';

const price = { kind: 'amount', korean: '{amount}원이에요', meaning: '{amount} wones' } as const;
const clock = {
  kind: 'clock',
  korean: '{hour} 시 {minute}분이에요',
  meaning: 'A las {hour}:{minute}',
} as const;
const day = {
  kind: 'date',
  korean: '{month}월 {day}일이에요',
  meaning: 'El {day} del mes {month}',
} as const;

test('an amount is written as each language writes it', () => {
  expect(fillAnswer({ ...price, entered: '12500' }, 'es')).toEqual({
    korean: '12,500원이에요',
    meaning: '12.500 wones',
  });
  expect(fillAnswer({ ...price, entered: '3000' }, 'en')?.meaning).toBe('3,000 wones');
});

test('an hour is that of a clock of twelve hours in Korean', () => {
  expect(fillAnswer({ ...clock, entered: '14:30' }, 'es')).toEqual({
    korean: '오후 2시 30분이에요',
    meaning: 'A las 14:30',
  });
  expect(fillAnswer({ ...clock, entered: '00:05' }, 'es')?.korean).toBe('오전 12시 5분이에요');
  expect(fillAnswer({ ...clock, entered: '09:00' }, 'es')).toEqual({
    korean: '오전 9시예요',
    meaning: 'A las 9:00',
  });
  expect(fillAnswer({ ...clock, entered: '' }, 'es')).toBeUndefined();
});

test('a day has its name', () => {
  expect(fillAnswer({ ...day, entered: '2026-12-05' }, 'es')).toEqual({
    korean: '토요일, 12월 5일이에요',
    meaning: 'sábado, 5 de diciembre',
  });
  expect(fillAnswer({ ...day, entered: '2026-12-05' }, 'en')?.meaning).toBe('Saturday 5 December');
});

test('a text is what was written, and nothing is no answer', () => {
  const text = { kind: 'text', korean: '{text}', meaning: '{text}' } as const;
  expect(fillAnswer({ ...text, entered: ' 3층 $& ' }, 'es')?.korean).toBe('3층 $&');
  expect(fillAnswer({ ...text, entered: '  ' }, 'es')).toBeUndefined();
});
