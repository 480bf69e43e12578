import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['명동으로 가 주세요.', '명동으로 가~주세요.'],
  ['이 주소로 가 주세요.', '이~주소로 가~주세요.'],
  ['두 명이에요.', '두~명이에요.'],
  ['물 좀 주세요.', '물~좀~주세요.'],
  ['1인분도 주문할 수 있어요?', '1인분도 주문할 수~있어요?'],
  ['저는 채식주의자예요.', '저는 채식주의자예요.'],
  // What would be too long for a line of a phone breaks all the same.
  ['잘 못 알아들었어요.', '잘~못 알아들었어요.'],
  ['경복궁', '경복궁'],
])('%s', (korean, kept) => {
  expect(keepTogether(korean).replaceAll('\u00A0', '~')).toBe(kept);
});
