import { expect, test } from 'vitest';
import { scrollNeeded } from './show-answer.ts';

const view = { start: 100, end: 800 };

test.each([
  ['in the upper half stays', 100, undefined, 0],
  ['in the middle stays', 450, undefined, 0],
  ['below comes to the top', 1018, undefined, 918],
  ['at the foot of the view comes to the top', 790, undefined, 690],
  ['above comes back', -300, undefined, -400],
  ['after a change comes to the middle', 1018, 700, 568],
  ['after a change leaves the field in view', 1018, 500, 400],
  ['after a change stays where the field is at the top', 1018, 100, 0],
  ['after a change stays above', -300, 400, 0],
])('an answer %s', (_, top, kept, needed) => {
  expect(scrollNeeded(top, view, kept)).toBe(needed);
});
