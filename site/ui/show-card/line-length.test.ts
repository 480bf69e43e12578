import { expect, test } from 'vitest';
import { lineLength } from './line-length.ts';

test.each([
  ['경복궁', 6, 3],
  ['섬', 6, 2],
  ['남산서울타워', 6, 6],
  // Seven syllables stand in two lines of four and three.
  ['광안리해수욕장', 6, 4],
  ['동대문디자인플라자', 6, 5],
  ['전주한옥마을 경기전', 6, 6],
  // Lines break between words, as few as there have to be, and are as short as they then can be.
  ['여기에서 세워 주세요.', 6, 4],
  ['이 음식에 우유가 들어가요?', 6, 5],
  ['이 음식에 우유가 들어가요?', 10, 9],
  // The words of a sentence are not divided.
  ['잘 못 알아들었어요.', 6, 7],
  ['저는 채식주의자예요.', 6, 8],
])('%s in lines of %d', (text, most, length) => {
  expect(lineLength(text, most)).toBe(length);
});
