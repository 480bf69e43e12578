import { expect, test } from 'vitest';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { contrast } from '#domain/contrast.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { inkOn } from './line-sign.tsx';

test('the sign of every metro line can be read', () => {
  const colours = [...metroNetwork().lines, ...readBaseMap().lines].map(({ colour }) => colour);
  expect(colours.length).toBeGreaterThan(50);
  for (const colour of colours)
    expect(contrast(colour, inkOn(colour)), colour).toBeGreaterThanOrEqual(4);
});
