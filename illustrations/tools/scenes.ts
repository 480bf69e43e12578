// Finds the scenes: every scenes/<group>/<id>.ts that exports a `scene`.
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scene } from '../lib/scene.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A scene, the folder it lies in and the name of its file. */
export interface ListedScene {
  readonly group: string;
  readonly name: string;
  readonly scene: Scene;
}

/** Loads all scenes, or those whose id, group or group/id is wanted, in alphabetical order. */
export async function loadScenes(wanted: readonly string[] = []): Promise<ListedScene[]> {
  const files = globSync('scenes/*/*.ts', { cwd: ROOT }).sort();
  const listed: ListedScene[] = [];
  const used = new Set<string>();
  for (const file of files) {
    const name = path.basename(file, '.ts');
    const group = path.basename(path.dirname(file));
    const names = [name, group, `${group}/${name}`];
    if (wanted.length > 0 && !wanted.some((one) => names.includes(one))) continue;
    names.forEach((one) => used.add(one));
    const module: { scene?: Scene } = await import(pathToFileURL(path.join(ROOT, file)).href);
    if (!module.scene) throw new Error(`${file} does not export a scene`);
    listed.push({ group, name, scene: module.scene });
  }
  const unknown = wanted.filter((one) => !used.has(one));
  if (unknown.length > 0) throw new Error(`no such scene or group: ${unknown.join(', ')}`);
  return listed;
}
