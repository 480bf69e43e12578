import { expect, test } from 'vitest';
import { isUpToDate } from './tools/manifest.ts';

test('out/ was drawn from these sources: else run `npm run drawings` and commit out/', () => {
  expect(isUpToDate()).toBe(true);
});
