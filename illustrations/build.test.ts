import { describe, expect, test } from 'vitest';
import { renderScene } from './lib/scene.ts';
import { draw, overBudget } from './tools/drawing.ts';
import { allFiles, differences } from './tools/output.ts';
import { loadScenes } from './tools/scenes.ts';

const drawings = (await loadScenes()).map(draw);

test('out/ holds exactly what the scenes draw', async () => {
  expect(drawings.length).toBeGreaterThan(0);
  expect(await differences(allFiles(drawings))).toEqual([]);
});

describe.each(drawings)('$id', (drawing) => {
  const { scene, svg } = drawing;

  test('keeps its budget', () => {
    expect(overBudget(drawing)).toBeUndefined();
  });

  test('is the same when drawn again', () => {
    expect(renderScene(scene)).toBe(renderScene(scene));
  });

  test('carries a title and fits its view', () => {
    expect(svg).toContain(`viewBox="${scene.view.join(' ')}"`);
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
  });

  // The files are served to every visitor, so they may neither run code nor fetch anything.
  test('is a picture and nothing else', () => {
    expect(svg).not.toMatch(
      /<(?:[!?]|(?:script|foreignObject|style|image|iframe|a|animate\w*|set)\b)/i,
    );
    expect(svg).not.toMatch(/\son\w+=|javascript:|data:|@import/i);
    const references = [...svg.matchAll(/(?:href="|url\(['"]?)([^")']*)/g)].map(([, to]) => to);
    expect(references.filter((to) => !to?.startsWith('#'))).toEqual([]);
    const addresses = [...svg.matchAll(/\w+:\/\/[^"\s<]+/g)].map(([address]) => address);
    expect(new Set(addresses)).toEqual(new Set(['http://www.w3.org/2000/svg']));
  });
});
