import type { CardLine } from '#site/ui/show-card/card.ts';
import { cardText } from './allergy-card.ts';

/** The width in pixels: that of a phone at three pixels per CSS pixel. */
const width = 1170;
const margin = 72;
const paper = '#fffdf8';
const ink = '#17202e';
const red = '#b5351f';
const latin = "'Instrument Sans', sans-serif";
const hahmlet = "'Hahmlet KR', 'Hahmlet KR Rest'";
const gothic = `'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', ${hahmlet}, sans-serif`;

interface Row {
  readonly text: string;
  readonly font: string;
  readonly colour: string;
  /** The distance from the previous baseline. */
  readonly step: number;
  readonly rule?: boolean;
}

/**
 * Draws the card and downloads it as an image; works offline.
 * @returns whether the browser was able to.
 */
export async function saveCardPicture(lines: readonly CardLine[], file: string): Promise<boolean> {
  const canvas = await draw(lines);
  const blob = await new Promise<Blob | null>((done) => {
    if (canvas) canvas.toBlob(done, 'image/png');
    else done(null);
  });
  if (!blob) return false;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // Revoked late, as the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}

async function draw(lines: readonly CardLine[]): Promise<HTMLCanvasElement | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  await fontsFor(lines);
  const korean = lines.flatMap((line) => rowsOf(context, line, 'korean'));
  const meaning = lines.flatMap((line) => rowsOf(context, line, 'meaning'));
  const rows = [...korean, { ...ruleRow, step: 96 }, ...meaning];
  canvas.width = width;
  canvas.height = rows.reduce((height, { step }) => height + step, margin * 2);
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = margin;
  for (const row of rows) {
    y += row.step;
    context.fillStyle = row.colour;
    context.font = row.font;
    if (row.rule) context.fillRect(margin, y - 24, width - 2 * margin, 3);
    else context.fillText(row.text, margin, y);
  }
  return canvas;
}

/** Loads the typefaces first, because a canvas does not wait for them. */
async function fontsFor(lines: readonly CardLine[]): Promise<void> {
  try {
    await Promise.all([
      document.fonts.load(`700 60px ${hahmlet}`, cardText(lines, 'korean').join('')),
      document.fonts.load("400 60px 'Instrument Sans'"),
    ]);
  } catch {
    // Without a connection system fonts are used.
  }
}

const ruleRow: Row = { text: '', font: '', colour: ink, step: 60, rule: true };

const sizes = {
  korean: { line: 46, item: 92 },
  meaning: { line: 34, item: 44 },
} as const;

function rowsOf(
  context: CanvasRenderingContext2D,
  line: CardLine,
  of: 'korean' | 'meaning',
): readonly Row[] {
  if (line.kind === 'rule') return [ruleRow];
  const item = line.kind === 'item';
  const size = sizes[of][item ? 'item' : 'line'];
  const bold = of === 'korean' || item;
  const font = `${bold ? 700 : 400} ${size}px ${of === 'korean' ? gothic : latin}`;
  const colour = item && line.reason === 'allergy' ? red : ink;
  const text = line[of] ?? '';
  context.font = font;
  return wrap(context, text).map((row, index) => ({
    text: row,
    font,
    colour,
    step: Math.round(size * (index > 0 ? 1.3 : 1.6)),
  }));
}

/** Breaks a text at its spaces so that each row fits between the margins. */
function wrap(context: CanvasRenderingContext2D, text: string): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && context.measureText(longer).width <= width - 2 * margin)
      rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
