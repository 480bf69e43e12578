// node preview.ts [id or group…]: PNGs of the scenes at two widths; for whole groups a contact sheet too.
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { exportScene } from './tools/export.ts';
import { loadScenes, type ListedScene } from './tools/scenes.ts';

const PREVIEW = path.join(import.meta.dirname, 'preview');
const CHROME = process.env.CHROME_PATH ?? 'chromium';
/** A card on a large and on a small screen. */
const WIDTHS = [800, 340];
const SHEET = { columns: 3, width: 480, gap: 16 };

const run = promisify(execFile);

/** Takes a picture of a page on the site's paper colour. */
async function screenshot(
  html: string,
  file: string,
  width: number,
  height: number,
): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'preview-'));
  try {
    const page = path.join(folder, 'page.html');
    await fs.writeFile(page, `<!doctype html><body style="margin:0;background:#fbf6eb">${html}`);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await run(CHROME, [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--hide-scrollbars',
      `--user-data-dir=${folder}/profile`,
      `--screenshot=${file}`,
      `--window-size=${width},${height}`,
      page,
    ]);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

function image(svg: string, width: number, height: number): string {
  const source = Buffer.from(svg).toString('base64');
  const style = `display:block;width:${width}px;height:${height}px`;
  return `<img style="${style}" src="data:image/svg+xml;base64,${source}">`;
}

function heightFor({ scene }: ListedScene, width: number): number {
  const [, , viewWidth, viewHeight] = scene.view;
  return Math.round((width * viewHeight) / viewWidth);
}

async function previewScene(listed: ListedScene): Promise<void> {
  const { group, name, scene } = listed;
  const svg = exportScene(scene);
  for (const width of WIDTHS) {
    const height = heightFor(listed, width);
    const file = path.join(PREVIEW, group, `${name}-${width}.png`);
    await screenshot(image(svg, width, height), file, width, height);
    console.log(file);
  }
}

async function previewGroup(group: string, members: readonly ListedScene[]): Promise<void> {
  const { columns, width, gap } = SHEET;
  const heights = members.map((member) => heightFor(member, width));
  const rowHeight = Math.max(...heights) + gap;
  const cells = members.map((member, index) =>
    image(exportScene(member.scene), width, heights[index] ?? width),
  );
  const grid = `display:grid;grid-template-columns:repeat(${columns},${width}px);gap:${gap}px;padding:${gap}px`;
  const file = path.join(PREVIEW, `${group}.png`);
  const sheetWidth = columns * (width + gap) + gap;
  const sheetHeight = Math.ceil(members.length / columns) * rowHeight + gap;
  await screenshot(`<div style="${grid}">${cells.join('')}</div>`, file, sheetWidth, sheetHeight);
  console.log(file);
}

const wanted = process.argv.slice(2);
const scenes = await loadScenes(wanted);
for (const listed of scenes) await previewScene(listed);

for (const [group, members] of Map.groupBy(scenes, (listed) => listed.group)) {
  if (wanted.length === 0 || wanted.includes(group)) await previewGroup(group, members);
}
