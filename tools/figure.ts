// `npm run figure -- ID`: a figure of the register, and every line that names it. Part of an id lists those that have it.
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locales } from '../content/locale.ts';
import { statedText } from '../content/register/figure-text.ts';
import { figureIds, figureOf, isFigureId, type FigureId } from '../content/register/register.ts';
import { standingOf } from '../content/register/standing.ts';

const searched = '{content,domain,server,site,tests}/**/*.{ts,tsx,astro,md}';

export interface Mention {
  /** `content/text/seoul.ts:50`. */
  readonly at: string;
  readonly line: string;
}

/** The lines of the project that name a figure, the line of its entry first. */
export function mentionsOf(id: string, files: ReadonlyMap<string, string>): Mention[] {
  // Within braces or quotation marks, or as a key; not as the beginning of a longer id.
  const named = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
  const found = Array.from(files, ([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        named.test(line) ? [{ at: `${file}:${index + 1}`, line: line.trim() }] : [],
      ),
  ).flat();
  const isEntry = ({ at, line }: Mention) =>
    at.startsWith('content/register/') && /^'?[\w-]+'?: \{/.test(line);
  return found.toSorted((a, b) => Number(isEntry(b)) - Number(isEntry(a)));
}

/** What the register says of a figure, a line each. */
export function describe(id: FigureId): string[] {
  const figure = figureOf(id);
  const { what, unit, current, edition, since, holdsUntil, source, checkedOn, note } = figure;
  const standing = standingOf(figure, new Date().toISOString().slice(0, 10));
  const name = source && (typeof source.name === 'string' ? source.name : source.name.en);
  return [
    `${id}: ${what.en}`,
    ...locales.map((locale) => `  ${locale}: ${statedText(current, unit, locale)}`),
    ...(edition ? [`  March 2025: ${statedText(edition, unit, 'en')}`] : []),
    `  ${standing}${since ? `, since ${since}` : ''}, checked on ${checkedOn}`,
    ...(holdsUntil ? [`  known to hold until ${holdsUntil}`] : []),
    ...(source ? [`  ${name}${source.date ? ` (${source.date})` : ''}: ${source.url}`] : []),
    ...(note ? ['  It has a note in each language: read it again when the value changes.'] : []),
  ];
}

if (import.meta.main) {
  const [asked = ''] = parseArgs({ allowPositionals: true }).positionals;
  if (isFigureId(asked)) {
    const files = new Map(globSync(searched).map((file) => [file, readFileSync(file, 'utf8')]));
    const mentions = mentionsOf(asked, files);
    const lines = mentions.map(({ at, line }) => `  ${at}  ${line.slice(0, 100)}`);
    console.log([...describe(asked), `Named in ${mentions.length} lines:`, ...lines].join('\n'));
  } else {
    const similar = figureIds.filter((id) => asked !== '' && id.includes(asked));
    console.error(
      similar.length > 0
        ? `No figure has the id ${asked}; these have it in theirs:\n${similar.join('\n')}`
        : 'Give the id of a figure, or a part of it: npm run figure -- gyeongbokgung',
    );
    process.exitCode = 1;
  }
}
