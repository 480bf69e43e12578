import { expect, test } from 'vitest';
import { columnsOf } from './board.tsx';

test.each([
  [1, 1],
  [7, 7],
  [8, 4],
  [11, 6],
  [15, 5],
  [61, 7],
])('%i columns stand in rows of %i', (count, columns) => expect(columnsOf(count)).toBe(columns));
