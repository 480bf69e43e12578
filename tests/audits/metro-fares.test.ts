import { expect, test } from 'vitest';
import { register } from '#content/register/register.ts';
import { planRoute } from '#domain/metro/metro.ts';

const airport = (terminal: 1 | 2) => `seoul/incheon-intl-airport-terminal-${terminal}`;
const ride = (terminal: 1 | 2, to: string) =>
  planRoute({ from: airport(terminal), to: `seoul/${to}`, prefer: 'fast' });

test('the planner and the pages on the airport say the same fares and minutes', () => {
  const { t1, t2 } = register['arex-allstop-hongik'].current.value;
  const { from, to } = register['arex-allstop-time'].current.value;
  expect(ride(1, 'hongik-univ')?.fare?.card).toBe(t1);
  expect(ride(2, 'hongik-univ')?.fare?.card).toBe(t2);
  expect(ride(1, 'seoul-station')?.fare?.card).toBe(register['arex-allstop-fare-t1'].current.value);
  expect(ride(2, 'seoul-station')?.fare?.card).toBe(register['arex-allstop-fare'].current.value);
  expect(ride(1, 'seoul-station')?.minutes).toBe(from);
  expect(ride(2, 'seoul-station')?.minutes).toBe(to);
});

test('the light rail of Gimhae costs what the page on the airport says', () => {
  const { from, to } = register['gimhae-light-rail-fare'].current.value;
  const card = (station: string) =>
    planRoute({ from: 'busan/gimhae-intl-airport', to: `busan/${station}`, prefer: 'fast' })?.fare
      ?.card;
  expect(card('seomyeon')).toBe(from);
  expect(card('haeundae')).toBe(to);
});
