import type { BaseMap, MetroLine } from '#site/lib/read-base-map.ts';
import { pointsAlong } from '#domain/drawn-map/curve.ts';
import {
  around,
  overlaps,
  runsIn,
  type Box,
  type Point,
  type Coordinates,
} from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelLine, type LabelWish } from '#domain/drawn-map/place-labels.ts';
import {
  boxOfArt,
  nameVariants,
  numbered,
  round,
  type Art,
  type CityPlace,
  type Numbered,
} from './city-drawing.ts';
import {
  cityArt,
  citySigns,
  insetArt,
  insetSigns,
  onPlace,
  riverNames,
  type Offset,
} from './seoul-layout.ts';
import {
  hillsIn,
  insetFrame,
  insetOutline,
  linesTo,
  patch,
  sheetOf,
  sheets,
} from './seoul-sheet.ts';

/** The map of a wide screen: the city, and the old town larger in an inset. */
export function drawSeoul(places: readonly CityPlace[], base: BaseMap) {
  const all = numbered(places);
  const lines = linesTo(places, base);
  const { width, height } = sheets.wide;
  const outline = insetOutline();
  const town = { left: outline.right - 96, right: outline.right, top: outline.top - 26 };
  const tag = { ...town, bottom: outline.top };
  const scaleBar = { left: 0, right: 200, top: height - 66, bottom: height };
  const city = drawPart('wide', all, lines, base, {
    art: cityArt,
    elsewhere: [outline],
    signs: citySigns,
    covered: [patch, insetFrame, outline, tag],
    taken: [...riverNames.map((name) => around(name, 34)), scaleBar],
  });
  return {
    width,
    height,
    lines: lines.map(({ id }) => id),
    city,
    inset: drawPart('inset', all, lines, base, {
      art: insetArt,
      elsewhere: [],
      signs: insetSigns,
      covered: [],
      // The name of the inset stands in its corner.
      taken: [{ left: 0, right: 150, top: 0, bottom: 34 }],
    }),
    outline,
    tag,
    /** Pixels of two kilometres. */
    scale: 2000 * sheets.wide.scale,
  };
}

interface Layout {
  readonly art: Readonly<Record<string, Offset>>;
  /** What another sheet draws. */
  readonly elsewhere: readonly Box[];
  readonly signs: readonly (readonly [line: string, station: string])[];
  /** What lies over the sheet. */
  readonly covered: readonly Box[];
  readonly taken: readonly Box[];
}

function drawPart(
  id: 'wide' | 'inset',
  places: readonly Numbered[],
  lines: readonly MetroLine[],
  base: BaseMap,
  { art, elsewhere, signs: wanted, covered, taken }: Layout,
) {
  const { width, height, view, at } = sheetOf(id);
  const positions = new Map(base.stations.map((station) => [station.id, at(station.at)]));
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const pointOf = (place: Numbered) => around(at(place.at), 0.1);
  const shown = places.filter((place) => overlaps(pointOf(place), frame));
  const pins = shown.map((place) => ({ id: place.id, ...round(at(place.at)) }));
  const drawn = shown.filter((place) => !elsewhere.some((box) => overlaps(pointOf(place), box)));
  const arts = drawn.map((place): Art => {
    const [pin, offset] = [round(at(place.at)), art[place.id] ?? onPlace];
    const foot = { x: pin.x + offset.x, y: pin.y + offset.y };
    return { id: place.id, foot, scale: offset.scale ?? 1 };
  });
  const signs = wanted.flatMap(([line, station]) => {
    const [found, point] = [lines.find((each) => each.id === line), positions.get(station)];
    const hidden = point && covered.some((box) => overlaps(around(point, 14), box));
    return found && point && !hidden ? [{ line: found, ...round(point) }] : [];
  });
  /** Points along the metro lines, on which no name may lie. */
  const courses = lines.flatMap((line) =>
    line.courses
      .flatMap((course) =>
        runsIn(
          course.flatMap((station) => positions.get(station) ?? []),
          frame,
        ),
      )
      .flatMap((run) => pointsAlong(run, 6)),
  );
  const wishes = drawn.map((place, index): LabelWish => {
    const { left, right, top, bottom } = boxOfArt(arts[index]!);
    return {
      id: place.id,
      at: { x: (left + right) / 2, y: (top + bottom) / 2 },
      reach: { x: (right - left) / 2, y: (bottom - top) / 2 },
      variants: nameVariants(place, 14),
      weight: 1000,
    };
  });
  const labels = placeLabels([...wishes, ...(id === 'wide' ? areaWishes(base, at) : [])], {
    width,
    height,
    taken: [
      ...covered,
      ...taken,
      ...arts.map(boxOfArt),
      ...pins.map((pin) => around(pin, 7)),
      ...signs.map((sign) => around(sign, sign.line.sign.length > 1 ? 34 : 14)),
      ...courses.map((point) => around(point, 2)),
    ],
    avoided: [],
  });
  return { width, height, view, hills: hillsIn(base, id), pins, arts, signs, labels, courses };
}

function areaWishes({ features }: BaseMap, at: (position: Coordinates) => Point): LabelWish[] {
  return features.flatMap(({ label, name = '', points: [position] }) => {
    if (!position || (label !== 'district' && label !== 'peak')) return [];
    // The inset has this name.
    if (name === 'Jongno') return [];
    const text = label === 'district' ? name.toUpperCase() : name;
    const line: LabelLine = { text, size: 15, face: 'text', look: label };
    const reach = { x: 0, y: 0 };
    return [{ id: `area-${name}`, at: at(position), reach, variants: [[line]], weight: 24 }];
  });
}
