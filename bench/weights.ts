import { globSync } from 'node:fs';
import type { RequestHandler } from 'react-router';
import type { Document } from '../e2e/site.ts';
import {
  client,
  compressed,
  dataAddress,
  drawingsOf,
  most,
  scriptsOf,
  sizeOf,
  stylesOf,
  sum,
} from '../tools/built-site.ts';

/** What a page weighs at its first visit, in KB of brotli. */
export interface Weights {
  readonly scripts: number;
  /** Document and styles, or data and styles: whichever is more. */
  readonly page: number;
  readonly drawing: number;
  /** The heaviest of scripts, styles and drawings against what it may weigh; the bar is 1. */
  readonly share: number;
}

/** Weighs the page as the build made it. */
export async function weigh(handle: RequestHandler, { page, path }: Document): Promise<Weights> {
  const html = await textOf(handle, path);
  const data = await textOf(handle, dataAddress(path));
  const styles = sum(stylesOf(html).map(sizeOf));
  const scripts = sum(scriptsOf(html).map(sizeOf));
  const text = styles + Math.max(compressed(html), compressed(data));
  const drawing = Math.max(0, ...drawingsOf(html).map(sizeOf));
  const largest = page === 'home' ? most.hero : most.drawing;
  const share = Math.max(scripts / most.scripts, styles / most.styles, drawing / largest);
  return { scripts, page: text, drawing, share };
}

/** KB of what the map loads when it comes near, scripts and styles; NaN when the build has no map. */
export function mapWeight(): number {
  const files = globSync('assets/map-canvas-*.{js,css}', { cwd: client });
  return files.length > 0 ? sum(files.map((file) => sizeOf(`/${file}`))) : NaN;
}

async function textOf(handle: RequestHandler, address: string): Promise<string> {
  const answer = await handle(new Request(`http://localhost${address}`));
  return answer.text();
}
