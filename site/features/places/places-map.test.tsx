import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { text } from '#content/text/map.ts';
import type { Locale } from '#content/locale.ts';
import { readTourism } from './read.ts';
import { MapWithList } from './map-with-list.island.tsx';
import { PlacesMap } from './places-map.tsx';

const all = readTourism('es').map.places;

/** What the server sends. */
function html(query: string, locale: Locale = 'es', only?: typeof all) {
  const { map, placeFactsText } = readTourism(locale);
  const shared = { text: map.text, placeText: placeFactsText, locale };
  return renderToStaticMarkup(
    <PlacesMap heading="" lead="" lines={readBaseMap().lines} {...shared}>
      <MapWithList places={only ?? map.places} rendered={query} {...shared} />
    </PlacesMap>,
  );
}

/** The rows that show, from the first. */
const shown = (line: string) =>
  [...line.matchAll(/<li( hidden="")?><button[^>]* data-place="([^"]+)"/g)]
    .filter(([, hidden]) => hidden === undefined)
    .map(([, , id]) => id);
const ids = (places: readonly { readonly id: unknown }[]) => places.map(({ id }) => String(id));

describe('the map before any script', () => {
  test('shows the places of the filter and contains all, with their facts', () => {
    expect(shown(html('')).toSorted()).toEqual(ids(all).toSorted());
    for (const filter of ['city=busan', 'city=busan&type=cafe', 'type=school']) {
      const wanted = [...new URLSearchParams(filter)] as ['city' | 'type', string][];
      const expected = all.filter((place) =>
        wanted.every(
          ([name, value]) => place[name] === value && !(name === 'city' && place.outside),
        ),
      );
      expect(shown(html(filter)).toSorted(), filter).toEqual(ids(expected).toSorted());
    }
    const line = html('city=busan&type=cafe');
    // Amounts, names and Hangul are marked within a sentence.
    const sentences = line.replaceAll(/<\/?(?:won-amount|span)\b[^>]*>/g, '');
    for (const { name, description } of all) {
      expect(line).toContain(name);
      expect(sentences).toContain(description);
    }
  });

  test('gives the number of places and their city', () => {
    const inSeoul = all.filter(({ city, outside }) => city === 'seoul' && !outside).length;
    expect(html('city=seoul')).toContain(`${inSeoul} lugares en Seúl`);
    expect(html('', 'en')).toContain(`${all.length} places`);
  });

  test('shows a message only when no place is left', () => {
    expect(html('')).not.toContain(text.list.none.es);
    expect(html('', 'es', [])).toContain(text.list.none.es);
  });

  test('has no request to another site and no inline styles', () => {
    const line = html('');
    expect(line).not.toMatch(/ style=/);
    expect(line).not.toMatch(/ src="(?:https?:)?\/\//);
  });

  test('explains every marker and names every metro line', () => {
    const line = html('');
    const [, legend = ''] = /aria-label="Leyenda del mapa">(.*?)<\/ul>/.exec(line) ?? [];
    for (const { type } of all) expect(legend).toContain(text.kinds[type].es);
    for (const { name } of readBaseMap().lines) expect(line).toContain(`>${name.es}<`);
  });

  test('counts in a city only what lies there', () => {
    const away = all.filter(({ outside }) => outside).map(({ id }) => id);
    expect(away.length).toBeGreaterThan(0);
    const [inSeoul, everywhere] = [shown(html('city=seoul')), shown(html(''))];
    expect(away.filter((id) => inSeoul.includes(id))).toEqual([]);
    expect(away.filter((id) => !everywhere.includes(id))).toEqual([]);
  });

  test('shows the partners first', () => {
    const partners = all.filter(({ isPartner }) => isPartner);
    expect(shown(html('')).slice(0, partners.length)).toEqual(ids(partners));
  });
});
