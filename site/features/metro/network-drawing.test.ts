import { describe, expect, test } from 'vitest';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { metroAnchors } from '#content/data/metro-anchors.ts';
import { readMetro } from './read.ts';
import { overlaps } from '#domain/drawn-map/geometry.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { boxOfSign, drawNetwork } from './network-drawing.ts';

const { stations, lines } = metroNetwork();
const { own } = readMetro('es');

describe.each(['seoul', 'busan'] as const)('the network of %s', (city) => {
  const {
    width,
    height,
    labels,
    marks,
    signs,
    lines: drawn,
  } = drawNetwork(readBaseMap(), city, own);

  test('has every line and every station on the sheet', () => {
    expect(drawn.map(({ id }) => id)).toEqual(
      lines.filter((line) => line.city === city).map(({ id }) => id),
    );
    expect(marks.map(({ id }) => id)).toEqual(
      stations.filter((station) => station.city === city).map(({ id }) => id),
    );
    const outside = marks.filter(
      ({ at: { x, y } }) => x < 5 || x > width - 5 || y < 5 || y > height - 5,
    );
    expect(outside.map(({ id }) => id)).toEqual([]);
    expect(new Set(signs.map(({ id }) => id)).size).toBe(drawn.length);
  });

  test('no name touches another, a change or the edge', () => {
    const changes = marks.filter(({ change }) => change);
    const faults = labels.flatMap(({ id, box }, index) => {
      const touched = labels.slice(index + 1).filter((other) => overlaps(box, other.box));
      const on = changes.filter(
        ({ at: { x, y } }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      );
      const cut = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
      return [...touched, ...on, ...(cut ? [{ id: 'edge' }] : [])].map((other) => [id, other.id]);
    });
    expect(faults).toEqual([]);
  });

  test('no name or sign lies on the sign of a line, and no sign is cut by the edge', () => {
    const boxes = signs.map((sign) => ({ id: sign.id, box: boxOfSign(sign) }));
    const cut = boxes.filter(
      ({ box }) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height,
    );
    expect(cut.map(({ id }) => id)).toEqual([]);
    const touching = boxes.filter(({ box }, index) =>
      boxes.slice(index + 1).some((other) => overlaps(box, other.box)),
    );
    expect(touching.map(({ id }) => id)).toEqual([]);
    const covered = labels.filter(({ box }) => boxes.some((sign) => overlaps(box, sign.box)));
    expect(covered.map(({ id }) => id)).toEqual([]);
  });

  test('names the stations to which most visitors go, and most changes', () => {
    const named = new Set(labels.map(({ id }) => id));
    const anchors = metroAnchors[city].map(({ station }) => station);
    expect(anchors.filter((id) => !named.has(id))).toEqual([]);
    const changes = marks.filter(({ change }) => change);
    expect(changes.filter(({ id }) => named.has(id)).length).toBeGreaterThan(changes.length * 0.75);
  });
});
