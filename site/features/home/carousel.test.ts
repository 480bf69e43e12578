import { expect, test } from 'vitest';
import {
  offersPause,
  restOfFirst,
  rotates,
  SLIDE_MS,
  start,
  step,
  swipe,
  type Action,
  type Carousel,
} from './carousel.ts';

const run = (actions: readonly Action[], still = false): Carousel =>
  actions.reduce((state, action) => step(state, action, { count: 3, still }), start);

const hover = { type: 'hover', on: true } as const;
const leave = { type: 'hover', on: false } as const;
const focus = { type: 'focus', on: true } as const;
const toggle = { type: 'toggle' } as const;
const next = { type: 'turn', by: 1 } as const;

test('the slides rotate in a loop in both directions', () => {
  expect(run([next]).index).toBe(1);
  expect(run([next, next, next]).index).toBe(0);
  expect(run([{ type: 'turn', by: -1 }]).index).toBe(2);
  expect(run([{ type: 'show', index: 2 }]).index).toBe(2);
});

test('pointer and focus hold the rotation and release it', () => {
  expect(rotates(start, false)).toBe(true);
  expect(rotates(run([hover]), false)).toBe(false);
  expect(rotates(run([focus]), false)).toBe(false);
  expect(rotates(run([hover, focus, leave]), false)).toBe(false);
  expect(rotates(run([hover, leave]), false)).toBe(true);
});

test('the button still offers pause while the pointer holds the rotation', () => {
  expect(offersPause(run([hover]), false)).toBe(true);
});

test('a pause lasts until play is pressed, whatever the pointer does', () => {
  const paused = run([hover, toggle, leave]);
  expect(rotates(paused, false)).toBe(false);
  expect(offersPause(paused, false)).toBe(false);
});

test('play starts at once under the pointer; a later hover holds the rotation again', () => {
  const played = [focus, hover, toggle, toggle];
  expect(rotates(run(played), false)).toBe(true);
  expect(rotates(run([...played, leave]), false)).toBe(true);
  expect(rotates(run([...played, leave, hover]), false)).toBe(false);
});

test('with reduced motion nothing rotates until play is pressed', () => {
  expect(rotates(start, true)).toBe(false);
  expect(offersPause(start, true)).toBe(false);
  expect(rotates(run([toggle], true), true)).toBe(true);
  expect(rotates(run([toggle, hover], true), true)).toBe(false);
});

test('a swipe changes the slide in its direction; taps and scrolling do not', () => {
  expect(swipe(-80, 10)).toBe(1);
  expect(swipe(80, -10)).toBe(-1);
  expect(swipe(-20, 0)).toBeUndefined();
  expect(swipe(-60, 90)).toBeUndefined();
});

test('the first slide stays six seconds in all, and at least one after a slow start', () => {
  expect(restOfFirst(0)).toBe(SLIDE_MS);
  expect(restOfFirst(2500) + 2500).toBe(SLIDE_MS);
  expect(restOfFirst(60_000)).toBe(1000);
});
