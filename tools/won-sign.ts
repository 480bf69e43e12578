// Draws the sign of the won as a TrueType font. The sign of most typefaces has two bars that are wider than its letter,
// so that an amount looks struck out; here one bar ends within the letter, whose strokes are as heavy as the text.

/** In units of 1,000 to the em. */
export interface WonSign {
  /** Widths of the strokes that fall and of those that rise, and the height of the bar. */
  readonly fall: number;
  readonly rise: number;
  readonly bar: number;
  readonly serifs: boolean;
  /** How wide the letter is. */
  readonly letter: number;
  /** How large the sign is beside the capitals of its text, and how far above the line it stands. */
  readonly scale: number;
  readonly raise: number;
}

type Point = readonly [number, number];

const em = 1000;
const capital = 720;
/** Beside the letter. */
const bearing = 40;
/** How wide the sign is with its letter. */
const advanceOf = (letter: number) => letter + 2 * bearing;
const won = 0x20a9;
const metrics = { ascender: 970, descender: -250 };

/** The outlines of the sign, each clockwise; where they overlap is inside. */
function outlines({ fall, rise, bar, serifs, letter, scale, raise }: WonSign): Point[][] {
  const left = bearing;
  const advance = advanceOf(letter);
  // Where the strokes meet: above at the left, in the middle and at the right, below between these.
  const [first, second] = [left + letter * 0.2, left + letter * 0.8 - fall];
  const middle = left + (letter - fall) / 2;
  const falling = (from: number, to: number): Point[] => [
    [from, capital],
    [from + fall, capital],
    [to + fall, 0],
    [to, 0],
  ];
  const rising = (from: number, to: number): Point[] => [
    [from, 0],
    [to, capital],
    [to + rise, capital],
    [from + rise, 0],
  ];
  const box = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x, y + height],
    [x + width, y + height],
    [x + width, y],
  ];
  const inset = letter * 0.04;
  const height = 0.45 * capital;
  const edge = left + (first - left) * (1 - height / capital) + inset;
  const drawn = [
    falling(left, first),
    rising(first + fall - rise, middle),
    falling(middle, second),
    rising(second + fall - rise, left + letter - rise),
    box(edge, height - bar / 2, advance - 2 * edge, bar),
    ...(serifs
      ? [
          box(left - 34, capital - 46, fall + 68, 46),
          box(left + letter - rise - 60, capital - 46, rise + 94, 46),
        ]
      : []),
  ];
  const place = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale + raise)];
  return drawn.map((outline) => outline.map(place));
}

/** A font that holds the sign alone. */
export function wonFont(sign: WonSign): Buffer {
  const shape = outlines(sign);
  const points = shape.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const width = Math.round(advanceOf(sign.letter) * sign.scale);
  let end = -1;
  const deltas = (values: readonly number[]) =>
    values.map((value, index) => value - (values[index - 1] ?? 0));
  const glyph = even(
    Buffer.concat([
      shorts(shape.length, ...bounds),
      shorts(...shape.map((outline) => (end += outline.length)), 0),
      // Every point is on the curve; the first says that outlines overlap.
      Buffer.from(points.map((_, index) => (index === 0 ? 0x41 : 0x01))),
      shorts(...deltas(xs), ...deltas(ys)),
    ]),
  );
  const { ascender, descender } = metrics;
  const name = (id: number, text: string) => ({ id, text: Buffer.from(text, 'utf16le').swap16() });
  const names = [name(1, 'Won'), name(2, 'Regular'), name(4, 'Won'), name(6, 'Won')];
  let at = 0;
  const records = names.map(({ id, text }) => {
    const record = shorts(3, 1, 0x409, id, text.length, at);
    at += text.length;
    return record;
  });
  return sfnt({
    'OS/2': Buffer.concat([
      shorts(4, width, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
      Buffer.alloc(10),
      longs(0, 0, 0, 0),
      Buffer.from('NONE'),
      shorts(0x40, won, won, ascender, descender, 0, ascender, -descender),
      longs(0, 0),
      shorts(500, capital, 0, 32, 1),
    ]),
    cmap: Buffer.concat([
      shorts(0, 1, 3, 1),
      longs(12),
      shorts(4, 32, 0, 4, 4, 1, 0, won, 0xffff, 0, won, 0xffff, 1 - won, 1, 0, 0),
    ]),
    glyf: glyph,
    head: Buffer.concat([
      longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      shorts(0x0003, em),
      longs(0, 0, 0, 0),
      shorts(...bounds, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      longs(0x10000),
      shorts(ascender, descender, 0, width, bounds[0] ?? 0, 0, bounds[2] ?? 0, 1, 0, 0),
      shorts(0, 0, 0, 0, 0, 2),
    ]),
    hmtx: shorts(width, 0, width, bounds[0] ?? 0),
    loca: shorts(0, 0, glyph.length / 2),
    maxp: Buffer.concat([
      longs(0x10000),
      shorts(2, points.length, shape.length, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
    ]),
    name: Buffer.concat([
      shorts(0, names.length, 6 + 12 * names.length),
      ...records,
      ...names.map(({ text }) => text),
    ]),
    post: longs(0x30000, 0, 0, 0, 0, 0, 0, 0),
  });
}

/** Numbers of two bytes each; negative ones as their complement. */
function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

const even = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Puts tables together as a font file. */
function sfnt(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  let offset = 12 + 16 * entries.length;
  const directory = entries.map(([tag, table]) => {
    const padded = even(table);
    const record = Buffer.concat([
      Buffer.from(tag.padEnd(4)),
      longs(checksum(padded), offset, table.length),
    ]);
    offset += padded.length;
    return record;
  });
  const font = Buffer.concat([
    longs(0x10000),
    shorts(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16),
    ...directory,
    ...entries.map(([, table]) => even(table)),
  ]);
  // The head says what makes the sum of the whole file this number.
  const head = directory.findIndex((record) => record.toString('latin1', 0, 4) === 'head');
  font.writeUInt32BE(
    (0xb1b0afba - checksum(font)) >>> 0,
    (directory[head]?.readUInt32BE(8) ?? 0) + 8,
  );
  return font;
}
