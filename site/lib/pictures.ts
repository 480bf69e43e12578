import { drawings, type DrawingId } from '#art/index.ts';

// Only for pages and sections: in an island, browsers would download the paths of all drawings.
const files = import.meta.glob<string>('../../art/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const photos = import.meta.glob<string>('../../content/photos/sizes/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The files of a picture. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Which part a frame of another ratio shows, in tens of per cent across and down. */
  readonly position: readonly [x: number, y: number];
  /** The owner's photograph that replaces the drawing, as `srcset` of both formats. */
  readonly photo?: { readonly avif: string; readonly webp: string };
}

/** The files of a drawing, or of the owner's photograph that replaces it. */
export function picture(id: DrawingId): PictureFile {
  const src = files[`../../art/${id}.svg`];
  if (!src) throw new Error(`no file for the drawing ${id}`);
  const photo = photoSources(id, photos);
  const { width, height, position } = drawings[id];
  return { src, width, height, position, ...(photo && { photo }) };
}

/**
 * The `srcset` of the sizes of one photograph, narrowest first.
 * @param sizeFiles Paths `…/<id with dashes>-<width>.<format>` with their URLs.
 */
export function photoSources(
  id: string,
  sizeFiles: Readonly<Record<string, string>>,
): PictureFile['photo'] {
  const name = id.replaceAll('/', '-');
  const sizes = Object.entries(sizeFiles)
    .map(([path, url]) => ({ url, parts: /([^/]+)-(\d+)\.(\w+)$/.exec(path) }))
    .filter(({ parts }) => parts?.[1] === name)
    .map(({ url, parts }) => ({ url, width: Number(parts?.[2]), format: parts?.[3] }))
    .sort((a, b) => a.width - b.width);
  if (sizes.length === 0) return undefined;
  const srcset = (format: string) =>
    sizes
      .filter((size) => size.format === format)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  return { avif: srcset('avif'), webp: srcset('webp') };
}
