// A finished drawing: the SVG of a scene and its size.
import { brotliCompressSync, constants } from 'node:zlib';
import { BUDGETS, type Scene } from '../lib/scene.ts';
import { exportScene } from './export.ts';
import type { ListedScene } from './scenes.ts';

export interface Drawing {
  /** group/scene, and with .svg the file below out/. */
  readonly id: string;
  readonly scene: Scene;
  readonly svg: string;
}

/** Draws one scene; an error names it. */
export function draw({ group, name, scene }: ListedScene): Drawing {
  const id = `${group}/${name}`;
  try {
    return { id, scene, svg: exportScene(scene) };
  } catch (cause) {
    throw new Error(`${id} cannot be drawn`, { cause });
  }
}

/** Bytes of the file as it is, and as a server sends it. */
export function weigh(svg: string): { raw: number; brotli: number } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { raw: Buffer.byteLength(svg), brotli: brotliCompressSync(svg, { params }).length };
}

/** Says by how much a drawing misses its budget; undefined when it keeps it. */
export function overBudget({ id, scene, svg }: Drawing): string | undefined {
  const budget = BUDGETS[scene.budget];
  const { raw, brotli } = weigh(svg);
  if (raw <= budget.raw && brotli <= budget.brotli) return undefined;
  return `${id}: ${raw} bytes raw, ${brotli} brotli; the ${scene.budget} budget is ${budget.raw} and ${budget.brotli}`;
}
