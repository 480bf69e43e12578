import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { appleIconPath, iconPath, iconSizes } from '../content/app-icons.ts';

const paper = '#fbf6eb';

/** The logo (`site/layout/logo.tsx`) on its background; `share` is the logo's part of the width. */
function drawing(share: number, corner: number): Buffer {
  const size = 40 / share;
  const edge = (size - 40) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
      `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${paper}"/>` +
      `<g transform="translate(${edge} ${edge})">` +
      '<circle cx="20" cy="17" r="13" fill="#c8402c"/>' +
      '<path d="M1 27c8 0 12-5 15-11h8c3 6 7 11 15 11-3 3-8 4-19 4S4 30 1 27z" fill="#17202e"/>' +
      '<path d="M8 34h24M12 38h16" stroke="#17202e" stroke-width="2.6"/></g></svg>',
  );
}

/** Draws the icons of the installed guide. @param client The folder of the build's client files. */
export async function drawIcons(client: string): Promise<void> {
  await mkdir(join(client, 'icons'), { recursive: true });
  const icons = [
    ...iconSizes.map((size) => ({
      size,
      path: iconPath(size),
      svg: drawing(0.76, 0.2),
      whole: false,
    })),
    // Phones crop it to a shape, so the logo is within the middle circle of 80 %.
    { size: 512, path: iconPath(512, 'maskable'), svg: drawing(0.54, 0), whole: true },
    { size: 180, path: appleIconPath, svg: drawing(0.68, 0), whole: true },
  ];
  await Promise.all([
    writeFile(join(client, 'favicon.ico'), await favicon()),
    ...icons.map(({ size, path, svg, whole }) =>
      sharp(svg, { density: 1200 })
        .resize(size, size)
        // Maskable icons must not have transparent corners.
        .flatten(whole && { background: paper })
        .png({ palette: true, compressionLevel: 9 })
        .toFile(join(client, path)),
    ),
  ]);
}

/** The favicon that some programs request without a link: an ICO file with one PNG picture. */
async function favicon(): Promise<Buffer> {
  const size = 32;
  const picture = await sharp(drawing(0.9, 0.2), { density: 1200 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
