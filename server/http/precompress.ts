import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|geojson|jsonld|csv|ics|txt|md|xml|webmanifest)$/;

/** Smallest file (bytes) worth compressing. */
const leastToCompress = 128;

/** The number of zlib's threads. */
const parallel = 4;

/**
 * Brotli's best is for scripts, styles and drawings, which a browser keeps from page to page. Documents, data and Markdown
 * take a third of the time with the next best, and are 2 % larger.
 */
const qualityOf = (file: string) => (/\.(?:js|css|svg)$/.test(file) ? 11 : 10);

/**
 * Writes `.br` and `.gz` files beside every text file of a folder; resolves to their number.
 * A compressed file that would not be smaller is left out.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let written = 0;
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const count = await compressFile(file);
      written += count;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return written;
}

/** Writes the compressed siblings of one file; resolves to their number. */
export async function compressFile(file: string): Promise<number> {
  const body = await readFile(file);
  if (body.length < leastToCompress) return 0;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const variants = [
    [`${file}.br`, await promisify(brotliCompress)(body, { params })],
    [`${file}.gz`, await promisify(gzip)(body, { level: 9 })],
  ] as const;
  const smaller = variants.filter(([, packed]) => packed.length < body.length);
  await Promise.all(smaller.map(([path, packed]) => writeFile(path, packed)));
  return smaller.length;
}

if (import.meta.main) {
  const written = await precompress(process.argv[2] ?? 'build/client');
  console.log(`${written} compressed files written`);
}
