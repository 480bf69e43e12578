import { busanScenes } from './busan.ts';
import { elsewhereScenes } from './elsewhere.ts';
import type { Scene } from './scene.ts';
import { seoulScenes } from './seoul.ts';
import { works, type Work, type WorkId } from './works.ts';

/** The day on which the sources were read, ISO 8601. */
export const scenesCheckedOn = '2026-11-26';

/** The parts of the country, in the order of the page. */
export const sceneAreas = ['seoul', 'busan', 'elsewhere'] as const;

export type SceneArea = (typeof sceneAreas)[number];

/** What was filmed or played where: series, then films, then music, the most asked for first. */
export const scenes: Readonly<Record<SceneArea, readonly Scene[]>> = {
  seoul: seoulScenes,
  busan: busanScenes,
  elsewhere: elsewhereScenes,
};

export const allScenes: readonly Scene[] = sceneAreas.flatMap((area) => scenes[area]);

/** The series, film or music of an id. */
export function workOf(id: WorkId): Work & { readonly id: WorkId } {
  const found = works.find((work) => work.id === id);
  if (!found) throw new Error(`no work ${id}`);
  return found;
}

/** The id of a scene, which is also its anchor on the page. */
export function sceneId({ place, work }: Pick<Scene, 'place' | 'work'>): string {
  return `${place}-${work}`;
}
