import { describe, expect, test } from 'vitest';
import metro from './metro/stations.json' with { type: 'json' };
import type { Text } from '../locale.ts';
import { attractions, furtherAttractions } from './attractions.ts';
import { destinations } from './destinations.ts';
import type { Position } from '../position.ts';
import type { City } from './place-facts.ts';
import { placeTypes, type Place } from './place.ts';
import { places } from './places.ts';

const bounds: Record<
  City | 'cheonan' | 'country',
  { south: number; north: number; west: number; east: number }
> = {
  seoul: { south: 37.42, north: 37.7, west: 126.76, east: 127.19 },
  busan: { south: 34.98, north: 35.4, west: 128.75, east: 129.32 },
  cheonan: { south: 36.6, north: 36.95, west: 126.95, east: 127.45 },
  country: { south: 34.2, north: 38.3, west: 126.3, east: 129.6 },
};

const isWithin = ({ lat, lng }: Position, area: keyof typeof bounds) => {
  const { south, north, west, east } = bounds[area];
  return lat > south && lat < north && lng > west && lng < east;
};

/** An approximation, exact to a metre over a few kilometres. */
function metresBetween(one: Position, other: Position) {
  const perDegree = 111_195;
  const shrink = Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * shrink) * perDegree;
}

/** The texts of a place. */
const sentences = ({ description, outside, station, admission }: Place): Text[] =>
  [description, outside, station?.onward, admission?.note].filter((text) => text !== undefined);

describe('the places of the map', () => {
  test('have a unique slug each, and attractions their own id', () => {
    const ids = places.map(({ id }) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    expect(twice, 'two places of content/data/ have these ids').toEqual([]);
    for (const { id, attraction } of places) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(attraction ?? id).toBe(id);
    }
  });

  test('include every type in both cities', () => {
    for (const city of ['seoul', 'busan'] as const) {
      const types = places.filter((place) => place.city === city).map(({ type }) => type);
      expect(new Set(types)).toEqual(new Set(placeTypes));
    }
  });

  test('lie within the bounds of their city', () => {
    const areaOf = ({ outside, type, city }: Place) => {
      if (!outside) return city;
      return type === 'further' ? 'country' : 'cheonan';
    };
    const lost = places.filter((place) => !isWithin(place, areaOf(place)));
    expect(
      lost.map(({ id }) => id),
      'correct lat and lng, or say in outside where it is',
    ).toEqual([]);
  });

  test('are at least 30 m apart', () => {
    const close = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter((other) => metresBetween(one, other) < 30)
        .map((other) => `${one.name.en} / ${other.name.en}`),
    );
    expect(close, 'correct lat and lng of one: markers would cover each other').toEqual([]);
  });

  test('include every attraction once, with the facts that the map shows', () => {
    const shown = places.filter(({ type }) => type === 'attraction');
    const all = [...attractions.seoul, ...attractions.busan].map(({ id }) => id);
    expect(shown.map(({ attraction }) => attraction).toSorted()).toEqual(all.toSorted());
    const beyond = places.filter(({ type }) => type === 'further');
    const further = [...furtherAttractions.seoul, ...furtherAttractions.busan].map(({ id }) => id);
    expect(beyond.map(({ attraction }) => attraction)).toEqual(further);
    for (const { attraction, city, type: _type, ...facts } of [...shown, ...beyond]) {
      const cards = [...attractions[city], ...furtherAttractions[city]];
      const card = cards.find(({ id }) => id === attraction);
      expect(card).toMatchObject(facts);
      expect(facts).not.toHaveProperty('alt');
      expect(facts).not.toHaveProperty('tip');
    }
  });

  test('link to a card only when they are attractions or further places', () => {
    const carded = (type: Place['type']) => type === 'attraction' || type === 'further';
    const wrong = places.filter(({ type, attraction }) => carded(type) !== !!attraction);
    expect(wrong, 'only a place with a card names one in attraction').toEqual([]);
  });
});

describe('the partners', () => {
  const partners = places.filter(({ isPartner }) => isPartner);

  test('are two academies and a university, all listed under Seoul', () => {
    expect(partners.map(({ name }) => name.en)).toEqual([
      'Partner academy in Gangnam',
      'Partner academy in Hongdae',
      'Namseoul University',
    ]);
    expect(new Set(partners.map(({ city, type }) => `${city} ${type}`))).toEqual(
      new Set(['seoul school']),
    );
  });

  test('have the texts of the specification', () => {
    const [gangnam, hongdae] = partners;
    for (const text of Object.values(gangnam!.description)) {
      expect(text).toMatch(/\b12\b.*\b2 (semanas|weeks)/);
    }
    for (const text of Object.values(hongdae!.description)) {
      expect(text).toMatch(/\b2012\b.*\b3 (a|to) 8\b.*(semiintensivo|semi-intensive)/);
    }
  });

  test('only academies may have a sample position, marked as such', () => {
    const samples = places.filter(({ sample }) => sample);
    expect(partners.slice(0, 2)).toEqual(expect.arrayContaining(samples));
    for (const { address, description } of samples) {
      expect(address).toBeUndefined();
      expect(description.es).toContain('la dirección exacta se da con la matrícula');
      expect(description.en).toContain('the exact address is given on enrolment');
    }
  });

  test('only Namseoul of the schools is outside its city, and its description says so', () => {
    const outside = places.filter(({ outside: where, type }) => where && type !== 'further');
    expect(outside.map(({ hangul }) => hangul)).toEqual(['남서울대학교']);
    for (const text of Object.values(outside[0]!.description)) expect(text).toContain('Cheonan');
  });
});

describe('the schools', () => {
  const ofStation = new Map(
    metro.stations.map(({ hangul, lat, lng }) => [`${hangul}역`, { lat, lng }]),
  );
  const near = places.flatMap((place) => {
    const at = place.type === 'school' && ofStation.get(place.station?.hangul ?? '');
    return at ? [{ place, metres: metresBetween(place, at) }] : [];
  });
  const isStation = /[Ee]l marcador señala la estación/;

  test.each(near)('$place.id: the marker is where its text says', ({ place, metres }) => {
    const { es } = place.description;
    if (isStation.test(es)) expect(metres).toBeLessThan(200);
    if (/cerca de la estación/.test(es)) expect(metres).toBeGreaterThan(300);
    expect(metres).toBeLessThan(2500);
  });

  test.each([
    'sungkyunkwan-university',
    'kyung-hee-university',
    'konkuk-university',
    'dongguk-university',
    'chung-ang-university',
  ])('%s is on its campus and names the station near it', (id) => {
    const school = near.find(({ place }) => place.id === id)?.place;
    expect(school?.description.es).toContain('cerca de la estación');
  });
});

test('the schools come last in each city', () => {
  for (const city of ['seoul', 'busan']) {
    const schools = places
      .filter((place) => place.city === city)
      .map(({ type }) => type === 'school');
    expect(schools).toEqual(schools.toSorted((a, b) => Number(a) - Number(b)));
    expect(schools).toContain(true);
  }
});

describe('the texts of the places', () => {
  test('exist in both languages', () => {
    for (const place of places) {
      for (const text of [place.name, ...sentences(place)]) {
        expect(text.es.trim(), place.name.en).not.toBe('');
        expect(text.en.trim(), place.name.en).not.toBe('');
      }
    }
  });

  test('are translated: only names may be equal in both', () => {
    const same = places.flatMap(sentences).filter(({ es, en }) => es === en);
    expect(same, 'translate these texts of content/data/').toEqual([]);
  });

  test('are one to three complete sentences', () => {
    for (const { description } of places) {
      for (const text of Object.values(description)) {
        expect(text).toMatch(/[.!?]$/);
        expect(text.length).toBeLessThan(480);
      }
    }
  });

  test('contain no name twice', () => {
    for (const locale of ['es', 'en'] as const) {
      const names = places.map(({ name }) => name[locale]);
      const twice = names.filter((name, at) => names.indexOf(name) !== at);
      expect(twice, 'tell these places apart in content/data/').toEqual([]);
    }
  });
});

describe('the facts of the places', () => {
  test('have the form that the map and drivers need', () => {
    const korean = /\p{Script=Hangul}/u;
    const wrong = places.filter(
      ({ hangul = '역', address = '로', site = 'https://', station }) =>
        !korean.test(hangul) ||
        !korean.test(address) ||
        !site.startsWith('https://') ||
        (station && !korean.test(station.hangul)),
    );
    expect(
      wrong.map(({ id }) => id),
      'write hangul, address and station.hangul in Hangul, and site with https://',
    ).toEqual([]);
  });
});

test('a card says what a place is in one sentence of at most 14 words', () => {
  const all = [...Object.values(attractions), ...Object.values(furtherAttractions)].flat();
  for (const { id, sentence } of [...all, ...destinations])
    for (const text of Object.values(sentence)) {
      expect(text, id).toMatch(/^\p{Lu}.*[^.]\.$/u);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(14);
      expect(text.slice(0, -1), id).not.toMatch(/[.?!]\s/);
    }
});
