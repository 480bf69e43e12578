import type { PackedNetwork } from '#domain/metro-network.ts';

/** WCAG 2.2: relative luminance of `#00A84D`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const inks = ['#ffffff', '#17202e'] as const;

/** The stylesheet of the lines: the colour of each, and of the letters that are easier to read on it. */
export function lineColours({ lines }: Pick<PackedNetwork, 'lines'>): string {
  const rules = lines.map(({ id, colour }) => {
    const hex = colour.toLowerCase();
    const [white, ink] = inks;
    const on =
      contrast(hex, white) >= 4.5 || contrast(hex, white) > contrast(hex, ink) ? white : ink;
    return `  [data-metro-line='${id}'] {\n    --metro: ${hex};\n    --on-metro: ${on === white ? '#fff' : on};\n  }\n`;
  });
  return `/* Written by \`npm run metro\` from content/data/metro/lines.json. */\n@layer components {\n${rules.join('\n')}}\n`;
}
