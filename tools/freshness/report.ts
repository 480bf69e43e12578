import { formats } from '#content/formats.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { addDays } from '#domain/time/days.ts';
import { dangers, type Danger, type Finding, type Kind } from './finding.ts';
import { findingsOn } from './findings.ts';
import { changesBetween, rehearse, type Rehearsal } from './rehearsal.ts';

/** The file of the report, from the root of the project. */
export const reportFile = 'docs/freshness.md';

const grave: readonly Danger[] = ['harm', 'loss'];
const slight: readonly Danger[] = ['money', 'plans', 'detail'];

const writtenOn = /^Written by `npm run check:launch` on (\d{4}-\d\d-\d\d)\./m;

/** The day of a report. @throws if it names none. */
export function dayOfReport(report: string): string {
  const [, day] = writtenOn.exec(report) ?? [];
  if (!day) throw new Error(`${reportFile} names no day`);
  return day;
}

/** What to read again in the guide on a day (`YYYY-MM-DD`), as Markdown; the same for the same day and content. */
export async function freshnessReport(
  today: string,
  findings: readonly Finding[] = findingsOn(today),
): Promise<string> {
  const now = await rehearse(today);
  const ends = findings.flatMap(({ kind, date }) => (kind === 'ending' && date ? [date] : []));
  const changes: string[] = [];
  for (const end of [...new Set(ends)].toSorted())
    changes.push(changesOn(now, await rehearse(addDays(end, 1))));
  return [
    '# What to check next',
    `Written by \`npm run check:launch\` on ${today}. The most dangerous stands first, of these what has ended or is about to end, then what nobody has read, then the oldest source. After a correction run the command again.`,
    summary(findings),
    ...grave.map((danger) => section(danger, findings, now)),
    ...changes,
    lookingAhead(now),
    ...slight.map((danger) => section(danger, findings, now)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function summary(findings: readonly Finding[]): string {
  const rows = Object.entries(dangers).map(([danger, name]) => {
    const of = findings.filter((each) => each.danger === danger);
    const number = (...wanted: Kind[]) =>
      `${of.filter(({ kind }) => wanted.includes(kind)).length}`;
    return [
      name,
      number('ended', 'ending'),
      number('unread'),
      number('due'),
      number('unsourced'),
      number('old'),
    ];
  });
  const columns = ['If wrong', 'Ends', 'Unread', 'Due', 'No source', 'Over a year old'];
  return table(columns, rows);
}

const states: Readonly<Record<Kind, (date: string) => string>> = {
  ended: (date) => `ended on ${date}`,
  ending: (date) => `ends on ${date}`,
  unread: () => 'unread',
  due: (date) => `due: of ${date}`,
  unsourced: (date) => `no source; looked for on ${date}`,
  old: (date) => date,
};

function section(danger: Danger, findings: readonly Finding[], { day, pathsWith }: Rehearsal) {
  const rows = findings
    .filter((each) => each.danger === danger)
    .map((each) => {
      const { kind, what, where, figure, page, source, date = 'no date', why } = each;
      const paths = figure ? pathsWith(figure) : page ? [pathTo(page as PageId, 'en')] : [];
      const age = kind === 'old' && date !== 'no date' ? `, ${ageOf(date, day)}` : '';
      return [
        what,
        [...stands(paths), figure ? `\`npm run figure -- ${figure}\`` : `\`${where}\``].join(', '),
        source ? (source.url ? `[${source.name}](${source.url})` : source.name) : '–',
        states[kind](date) + age,
        why,
      ];
    });
  const columns = ['What', 'Where it stands', 'Source', 'From', 'If it is wrong'];
  return `## ${dangers[danger]}\n\n${rows.length > 0 ? table(columns, rows) : 'Nothing.'}`;
}

/** So many pages are named; the document of the figure lists the others. */
const named = 3;

function stands(paths: readonly string[]): string[] {
  const more = paths.length - named;
  return [
    ...paths.slice(0, named).map((path) => `\`${path}\``),
    ...(more > 0 ? [`${more} more`] : []),
  ];
}

/** `2 years`, from a year, month or day. */
function ageOf(date: string, today: string): string {
  const months = (text: string) => {
    const [year = 0, month = 1] = text.split('-').map(Number);
    return 12 * year + month;
  };
  const years = Math.floor((months(today) - months(date)) / 12);
  return years > 1 ? `${years} years` : 'over a year';
}

/** What a build on the day after an end writes by itself, in English. */
function changesOn(now: Rehearsal, then: Rehearsal): string {
  const date = formats.en.date(then.day);
  const rows = changesBetween(now, then)
    .filter(({ locale, where, before }) => locale === 'en' && isSentence(before, where))
    .map(({ where, before, after }) => [`\`${where}\``, before, after]);
  return [
    `## What the pages say on ${date}`,
    `These texts follow the date: build and deploy on ${date}, and replace what a source then knows. Rehearse it with \`BUILD_DAY=${then.day} npm run build\`.`,
    table(['Page', 'Until then', 'From then on'], rows),
  ].join('\n\n');
}

/** Figures stand in the tables above, and the words of their marks follow. */
const isSentence = (text: string, where: string) => !where.includes('/figures/') && /\d/.test(text);

/** The texts that name a coming year, which nobody else will remember. */
function lookingAhead({ day, texts }: Rehearsal): string {
  const year = Number(day.slice(0, 4));
  const rows = texts
    .filter(({ locale, text }) => locale === 'en' && isText(text))
    .flatMap(({ where, text }) => {
      const years = Array.from(text.matchAll(/\b20\d\d\b/g), ([said]) => Number(said));
      const coming = years.filter((each) => each > year).toSorted((a, b) => a - b);
      return coming[0] ? [[`${coming[0]}`, `\`${where}\``, text]] : [];
    })
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  const unique = [...new Map(rows.map((row) => [row.at(-1), row])).values()];
  if (unique.length === 0) return '';
  const heading = '## Texts that look ahead\n\nRead them again when their year comes.';
  return `${heading}\n\n${table(['Year', 'Page', 'Text'], unique)}`;
}

/** Words to read, no address, list of searches or day for a program. */
const isText = (text: string) => /^[^<>]*\s[^<>]*\s/.test(text) && !/^\S+:\/\//.test(text);

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** So many characters of a text are shown. */
const longest = 320;

function cell(text: string): string {
  const line = text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
