import { expect, test } from 'vitest';
import { draw } from './tools/drawing.ts';
import { allFiles, differences, withManifest } from './tools/output.ts';
import { problemsOf } from './tools/problems.ts';
import { loadScenes } from './tools/scenes.ts';

// Runs when the manifest does not hold, and on request (vitest.config.ts).
const drawings = (await loadScenes()).map(draw);

test('out/ holds exactly what the scenes draw', async () => {
  expect(drawings.length).toBeGreaterThan(0);
  expect(await differences(withManifest(allFiles(drawings)))).toEqual([]);
});

test.each(drawings)('$id keeps to the rules', (drawing) => {
  expect(problemsOf(drawing)).toEqual([]);
});
