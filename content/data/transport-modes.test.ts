import { expect, test } from 'vitest';
import { figureOf } from '../register/register.ts';
import { transportModes } from './transport-modes.ts';

test('the first figure of every means of transport is a price with a source, or one marked as unconfirmed', () => {
  for (const { id, figures } of transportModes) {
    const [first] = figures;
    expect(figureOf(first).unit, id).toBe('KRW');
    expect(figureOf(first).source, id).toBeDefined();
  }
});
