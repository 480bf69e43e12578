import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { drawCountry, frames, type FrameId } from './country-drawing.ts';
import { readDestinations, readTourism } from './read.ts';

const symbols = (file: string) =>
  readFileSync(join(import.meta.dirname, `../../ui/drawn-map/${file}-icons.svg`), 'utf8');

const maps = locales.flatMap((locale) => [
  { places: readTourism(locale).country, locale },
  { places: readDestinations(locale).country, locale },
]);

test('each place of the country has its drawing', () => {
  for (const { places } of maps)
    for (const { drawing } of places) {
      const [file = '', id = ''] = drawing.split('/');
      expect(symbols(file), `draw ${id} in ${file}-icons.svg`).toContain(`<symbol id="${id}"`);
    }
});

test.each(Object.keys(frames) as FrameId[])(
  'on the %s map of the country each place stands with its name and its drawing, on a thread',
  (frame) => {
    for (const { places } of maps) {
      const { labels, arts, threads } = drawCountry(places, frame);
      const ids = places.map(({ id }) => id);
      expect(labels.map(({ id }) => id)).toEqual(ids);
      expect(arts.map(({ id }) => id)).toEqual(ids);
      expect(threads.map(({ id }) => id)).toEqual(ids.slice(1));
    }
  },
);

test('the wide map says by what and how long one comes', () => {
  for (const { places } of maps) {
    const { labels } = drawCountry(places, 'wide');
    const written = labels.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
    const busan = places.find(({ id }) => id === 'busan');
    if (busan?.trip) expect(written).toContain(busan.trip);
    expect(written).toContain('KTX');
  }
});
