import { globSync } from 'node:fs';
import type { Document } from '../tests/site.ts';
import {
  client,
  compressed,
  drawingsOf,
  islandScriptsOf,
  most,
  readDocument,
  scriptsOf,
  sizeOf,
  sizeOfStyles,
  sum,
} from '../tools/built-site.ts';

/** The download of a page at the first visit, in KB with brotli. */
export interface Weights {
  /** Loaded with the document. */
  readonly frame: number;
  /** Including those of the islands, loaded when an island is near the viewport. */
  readonly scripts: number;
  readonly document: number;
  readonly styles: number;
  readonly drawing: number;
  /** The heaviest of scripts, styles and drawings against what it may weigh; the bar is 1. */
  readonly share: number;
}

/** Weighs the page as the build made it. */
export function weigh({ page, locale }: Document): Weights {
  const html = readDocument(page, locale);
  const islands = islandScriptsOf(html);
  const own = scriptsOf(html).filter((file) => !islands.includes(file));
  const frame = sum(own.map(sizeOf));
  const scripts = frame + sum(islands.map(sizeOf));
  const styles = sizeOfStyles(html);
  const drawing = Math.max(0, ...drawingsOf(html).map(sizeOf));
  const largest = page === 'home' ? most.hero : most.drawing;
  const share = Math.max(
    scripts / (islands.length > 0 ? most.islands : most.text),
    styles / most.styles,
    drawing / largest,
  );
  return { frame, scripts, document: compressed(html), styles, drawing, share };
}

/** KB of what the map loads when it comes near, scripts and styles; NaN when the build has no map. */
export function mapWeight(): number {
  const files = globSync('assets/map-canvas.*.{js,css}', { cwd: client });
  return files.length > 0 ? sum(files.map((file) => sizeOf(`/${file}`))) : NaN;
}
