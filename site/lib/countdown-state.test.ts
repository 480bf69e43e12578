import { expect, it } from 'vitest';
import { noRecord, recordIn } from './countdown-state.ts';

const whole = {
  start: '2027-04-06',
  passport: 'ES',
  done: ['passport', 'own-1'],
  own: [{ id: 'own-1', text: 'Feed the cat', date: '2027-04-05' }],
};

it.each([
  [JSON.stringify(whole), whole],
  [
    '{"start":"soon","passport":"Spain","done":["a",1],"own":[{"id":"x"},{"id":"y","text":"z","date":"?"}]}',
    { done: ['a'], own: [{ id: 'y', text: 'z' }] },
  ],
  ['{"done":"all","own":7}', { done: [], own: [] }],
  ['nonsense', noRecord],
  ['7', { done: [], own: [] }],
  ['', noRecord],
  [null, noRecord],
])('reads the countdown out of %s', (stored, record) => {
  expect(recordIn(stored)).toEqual(record);
});
