import { text } from '#content/text/series-and-music.ts';
import { placeText } from '#content/text/place-text.ts';
import { destinations } from '#content/data/destinations.ts';
import { places } from '#content/data/places.ts';
import type { Scene } from '#content/data/scenes/scene.ts';
import { allScenes, sceneAreas, sceneId, scenes, workOf } from '#content/data/scenes/scenes.ts';
import { workKinds, works, type WorkKind } from '#content/data/scenes/works.ts';
import { spots } from '#content/data/spots/spots.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { readSource } from '#content/register/source-entry.ts';
import { placePath } from './place-path.ts';

/** What a place is known from, where it is. */
export interface OnScreen {
  readonly scenes?: readonly SceneLink[] | undefined;
}

interface SceneLink {
  readonly name: string;
  readonly kind: WorkKind;
  readonly year: number;
  /** Its row on the page of series and music. */
  readonly href: string;
}

/** What was filmed or played at a place, for its card and the map. */
export function scenesOf(place: string, locale: Locale): OnScreen {
  const found = allScenes.filter((scene) => scene.place === place);
  if (found.length === 0) return {};
  const path = pathTo('series-and-music', locale);
  const links = found.map((scene) => {
    const { name, kind, year } = workOf(scene.work);
    return { name: name[locale], kind, year, href: `${path}#${sceneId(scene)}` };
  });
  return { scenes: links };
}

/** The page of series and music: its works, then what was filmed where, by area and kind. */
export function readScenes(locale: Locale) {
  const shown = localize(text, locale);
  return {
    text: shown,
    placeText: localize(placeText, locale),
    works: workKinds.map((kind) => ({
      kind,
      heading: shown.kinds[kind],
      works: works.filter((work) => work.kind === kind).map((work) => readWork(work, locale)),
    })),
    areas: sceneAreas.map((area) => {
      const kinds = Map.groupBy(scenes[area], ({ work }) => workOf(work).kind);
      return {
        id: area,
        heading: shown.areas[area],
        names: [...new Set(scenes[area].map(({ work }) => workOf(work).name[locale]))],
        kinds: [...kinds].map(([kind, of]) => ({
          kind,
          heading: shown.kinds[kind],
          rows: of.map((scene) => readScene(scene, locale)),
        })),
      };
    }),
  };
}

export type ScenesPage = ReturnType<typeof readScenes>;
export type SceneRow = ScenesPage['areas'][number]['kinds'][number]['rows'][number];

/** A work with its first place, and how many it has. */
function readWork(work: (typeof works)[number], locale: Locale) {
  const at = allScenes.filter((scene) => scene.work === work.id);
  const [first] = at;
  return {
    ...localize(work, locale),
    count: at.length,
    href: first ? `#${sceneId(first)}` : '',
  };
}

function readScene(scene: Scene, locale: Locale) {
  const { work, scene: filmed, today, sources } = scene;
  const { name, hangul, year } = workOf(work);
  return {
    id: sceneId(scene),
    work: { name: name[locale], hangul, year },
    place: readPlace(scene.place, locale),
    filmed: filmed[locale],
    today: today[locale],
    sources: sources.map((source) => readSource(source, locale)),
  };
}

/** The place of a scene, with the page of its card, its marker on the map, and whether it can be a stop of a trip. */
function readPlace(id: Scene['place'], locale: Locale) {
  const place = places.find((each) => each.id === id);
  if (place) {
    const { attraction: _, ...onMap } = { ...place, place: id };
    const { name, hangul = '', lat, lng, attraction, type } = place;
    return {
      id,
      name: name[locale],
      hangul,
      lat,
      lng,
      isStop: type !== 'school',
      href: attraction && placePath(place, locale),
      onMap: placePath(onMap, locale),
    };
  }
  const destination = destinations.find((each) => each.id === id);
  if (destination) {
    const { landmark, lat, lng } = destination;
    const href = `${pathTo('other-destinations', locale)}#${id}`;
    const { name, hangul } = landmark;
    return { id, name: name[locale], hangul, lat, lng, isStop: true, href };
  }
  const spot = spots.find((each) => each.id === id);
  if (!spot) throw new Error(`no place ${id}`);
  const { name, hangul, lat, lng } = spot;
  return { id, name: name[locale], hangul, lat, lng, isStop: true };
}
