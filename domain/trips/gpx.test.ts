import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gpxFile } from './gpx.ts';

const routes = [
  {
    name: 'Día 1: «té & arroz»',
    points: [
      { name: 'Comida < cena', description: '식당 <1층>', lat: 37.5762, lng: 126.9769 },
      { name: 'Río Han', lat: 37.52, lng: 126.93 },
    ],
  },
  { name: 'Día 2', points: [] },
];

/** The element names in order; throws when tags do not match or a text is not escaped. */
function elements(xml: string): string[] {
  const open: string[] = [];
  const seen: string[] = [];
  const [declaration, ...rest] = xml.split('\n');
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  for (const [, tag, text = ''] of rest.join('\n').matchAll(/<([^<>]+)>|([^<>]+|[<>])/g)) {
    if (tag?.startsWith('/')) expect(open.pop()).toBe(tag.slice(1));
    else if (tag) {
      const [name = '', ...attributes] = tag.split(/\s+(?=[\w:]+=)/);
      for (const attribute of attributes) expect(attribute).toMatch(/^[\w:]+="[^"&<>]*"$/);
      open.push(name);
      seen.push(name);
    } else expect(text).toMatch(/^(?:[^&<>]|&(?:amp|lt|gt|quot);)*$/);
  }
  expect(open).toEqual([]);
  return seen;
}

describe('the GPX file', () => {
  const file = gpxFile('Seúl', routes);

  it('is well formed, with its parts in the order of the schema', () => {
    expect(elements(file)).toEqual(
      'gpx metadata name wpt name desc wpt name rte name rtept name desc rtept name'.split(' '),
    );
    expect(file).toContain('version="1.1" creator="Rumbo Corea"');
    expect(file).toContain('xmlns="http://www.topografix.com/GPX/1/1"');
  });

  it('keeps names and positions, and leaves out days without stops', () => {
    expect(file).toContain('<wpt lat="37.576200" lon="126.976900"><name>Comida &lt; cena</name>');
    expect(file).toContain('<desc>식당 &lt;1층&gt;</desc>');
    expect(file).not.toContain('Día 2');
  });

  it('is well formed with any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (name, description) => {
        const point = { name, description, lat: -0.5, lng: 180 };
        const xml = gpxFile(name, [{ name, points: [point] }]);
        elements(xml);
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      }),
    );
  });
});
