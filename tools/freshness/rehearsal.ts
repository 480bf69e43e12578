import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { FigureId } from '#content/register/register.ts';
import type { Said } from './every-text.ts';

const root = join(import.meta.dirname, '../..');

/** The guide as a build on a day writes it. */
export interface Rehearsal {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly texts: readonly Said[];
  readonly pathsWith: (id: FigureId) => readonly string[];
}

/** A text that another day changes by itself. */
export interface ChangedText extends Omit<Said, 'text'> {
  readonly before: string;
  readonly after: string;
}

/** Reads the guide with the clock set to a day (`YYYY-MM-DD`). */
export async function rehearse(day: string): Promise<Rehearsal> {
  const clock = process.env['BUILD_DAY'];
  process.env['BUILD_DAY'] = day;
  try {
    const { module } = await runnerImport<typeof import('./every-text.ts')>(
      join(root, 'tools/freshness/every-text.ts'),
      { root, configFile: false, logLevel: 'error' },
    );
    return { day, texts: module.everyText(), pathsWith: module.pathsWith };
  } finally {
    if (clock === undefined) delete process.env['BUILD_DAY'];
    else process.env['BUILD_DAY'] = clock;
  }
}

/** What is written differently on two days, each text once for a page. */
export function changesBetween(one: Rehearsal, other: Rehearsal): ChangedText[] {
  const place = ({ locale, where, at }: Said) => `${locale} ${where} ${at}`;
  const then = new Map(other.texts.map((said) => [place(said), said.text]));
  const changed = one.texts.flatMap(({ text, ...said }) => {
    const after = then.get(place({ ...said, text })) ?? '';
    return after === text ? [] : [{ ...said, before: text, after }];
  });
  return [...new Map(changed.map((each) => [`${each.where} ${each.before}`, each])).values()];
}
