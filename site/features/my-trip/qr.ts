import { encode } from 'uqr';

/** A QR as an SVG path: its edge in modules, the quiet zone included, and the dark ones. */
export interface Qr {
  readonly size: number;
  readonly path: string;
}

/** The QR of a text, with the least correction: it is read from a screen or from clean paper. */
export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'L', border: 3 });
  // One stroke for each run of dark modules.
  const path = data
    .map((row, y) => {
      const runs = row.map((dark) => (dark ? '1' : '0')).join('');
      return Array.from(
        runs.matchAll(/1+/g),
        ({ 0: run, index }) => `M${index} ${y}.5h${run.length}`,
      ).join('');
    })
    .join('');
  return { size, path };
}
