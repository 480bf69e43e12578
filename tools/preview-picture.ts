// The preview pictures for shared links. A change of how they look raises `edition` in site/layout/previews.ts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import type { Preview } from '../site/layout/read-previews.ts';

type Subset = (font: Buffer, text: undefined, options: object) => Promise<Buffer>;
const subset: Subset = createRequire(import.meta.url)('subset-font'); // it has no types

const root = join(import.meta.dirname, '..');
/** The size that social networks require. */
export const size = { width: 1200, height: 630 };
const panel = 520;
const patches = ['#c8402c', '#f0be55', '#1c6a5f', '#ebb3b8', '#1f3f77', '#bfd6c7'];

/** The letters of the two typefaces of the site, at the weights of the picture; one is a variable font. */
export async function previewFonts(): Promise<Font[]> {
  const cuts = [
    {
      name: 'Hahmlet',
      weight: 700,
      file: '@fontsource/hahmlet/files/hahmlet-{slice}-700-normal.woff2',
    },
    {
      name: 'Instrument Sans',
      weight: 500,
      file: '@fontsource-variable/instrument-sans/files/instrument-sans-{slice}-wght-normal.woff2',
      variationAxes: { wght: 500 },
    },
  ] as const;
  const fonts = cuts.flatMap(({ name, weight, file, ...axes }) =>
    ['latin', 'latin-ext'].map(async (slice): Promise<Font> => {
      const font = readFileSync(join(root, 'node_modules', file.replace('{slice}', slice)));
      const options = { targetFormat: 'sfnt', keepAllGlyphs: true, ...axes };
      return { name, data: await subset(font, undefined, options), weight, style: 'normal' };
    }),
  );
  return Promise.all(fonts);
}

/** The drawing beside the words, as JPEG. */
export async function drawPreview(
  preview: Preview,
  drawing: Promise<OverlayOptions>,
  fonts: Font[],
): Promise<Buffer> {
  const words = await satori(panelOf(preview), { width: panel, height: size.height, fonts });
  return sharp({ create: { ...size, channels: 3, background: '#fbf6eb' } })
    .composite([await drawing, await rendered(words, 0)])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The middle of a drawing, the right of a panorama, in the size that the picture has for it. */
export async function cutDrawing(svg: string): Promise<OverlayOptions> {
  const [, width = 1, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const from = width > 2 * height ? 'xMax' : 'xMid';
  const cut = svg
    .replace('<svg', `<svg width="${size.width - panel}" height="${size.height}"`)
    .replace('xMidYMid slice', `${from}YMid slice`);
  return rendered(cut, panel);
}

/** The pixels of an SVG, to stand this far from the left. */
async function rendered(svg: string, left: number): Promise<OverlayOptions> {
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { input: pixels, raw: { width, height, channels: 4 }, left, top: 0 };
}

function panelOf({ site, heading, line }: Preview): ReactNode {
  const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
  const headingSize = heading.length > 55 ? 44 : heading.length > 34 ? 52 : 60;
  return h(
    'div',
    {
      style: {
        ...column,
        width: '100%',
        height: '100%',
        justifyContent: 'space-between',
        background: '#fbf6eb',
        color: '#17202e',
      },
    },
    h(
      'div',
      { style: { ...column, padding: '52px 44px 0 56px' } },
      h(
        'div',
        { style: { display: 'flex', alignItems: 'center', gap: 14, marginBottom: 40 } },
        logo(),
        h('div', { style: { fontFamily: 'Hahmlet', fontSize: 30 } }, site),
      ),
      h(
        'div',
        {
          style: {
            fontFamily: 'Hahmlet',
            fontSize: headingSize,
            lineHeight: 1.14,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '0.24em',
          },
        },
        // Word by word, so that lines do not break after the hyphen of «e-Arrival».
        ...heading.split(' ').map((word, index) => nowrap(word, index)),
      ),
      h(
        'div',
        {
          style: {
            marginTop: 24,
            fontFamily: 'Instrument Sans',
            fontSize: 27,
            lineHeight: 1.35,
            color: '#55606b',
          },
        },
        line,
      ),
    ),
    h(
      'div',
      { style: { display: 'flex', height: 30 } },
      ...patches.map((background) => h('div', { key: background, style: { flex: 1, background } })),
    ),
  );
}

function nowrap(word: string, key: number): ReactNode {
  return h('div', { key, style: { whiteSpace: 'nowrap' } }, word);
}

/** The mark of the site (`site/layout/logo.tsx`). */
function logo(): ReactNode {
  return h(
    'svg',
    { viewBox: '0 0 40 40', width: 52, height: 52 },
    h('circle', { cx: 20, cy: 17, r: 13, fill: '#c8402c' }),
    h('path', {
      d: 'M1 27c8 0 12-5 15-11h8c3 6 7 11 15 11-3 3-8 4-19 4S4 30 1 27z',
      fill: '#17202e',
    }),
    h('path', { d: 'M8 34h24M12 38h16', stroke: '#17202e', strokeWidth: 2.6 }),
  );
}
