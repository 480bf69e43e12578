import { expect, test } from 'vitest';
import { figureOf } from '../register/register.ts';
import { transportModes } from './transport-modes.ts';

test('every means of transport leads with a price that has a source or says that it has none', () => {
  for (const { id, figures } of transportModes) {
    const [first] = figures;
    expect(figureOf(first).unit, id).toBe('KRW');
    expect(figureOf(first).source, id).toBeDefined();
  }
});
