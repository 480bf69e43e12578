import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from './polyline.ts';

test('decodes the example in the description of the format', () => {
  const points = [
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ] as const;
  expect(encode(points, 5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(decode('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(points);
});

test('decodes what it encoded, within the precision', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(degrees(90), degrees(180))), (points) => {
      const back = decode(encode(points, 3), 3);
      expect(back).toHaveLength(points.length);
      for (const [index, [lat, lng]] of points.entries()) {
        expect(Math.abs((back[index]?.[0] ?? NaN) - lat)).toBeLessThan(0.00051);
        expect(Math.abs((back[index]?.[1] ?? NaN) - lng)).toBeLessThan(0.00051);
      }
    }),
  );
});
