import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isLocale, locales, type Locale } from '#content/locale.ts';
import type { Block } from '../mail/blocks.ts';
import { markdownBlock, UnsuitableMarkdown } from '../mail/markdown.ts';
import { OfficeFailure } from './failure.ts';

/** A newsletter issue in one language. */
export interface Issue {
  /** The name of the issue, the same in all languages; nobody gets an issue twice. */
  readonly issue: string;
  readonly language: Locale;
  readonly subject: string;
  readonly body: Block;
  /** SHA-256 of subject and text. */
  readonly hash: string;
}

const example = '---\nissue: 2026-03\nlanguage: es\nsubject: Primavera en Seúl\n---';

/**
 * Reads a newsletter issue: a Markdown file that begins with its name, language and subject.
 * @param origin of the website.
 * @throws OfficeFailure saying what is wrong with the file.
 */
export function readIssue(file: string, origin: string): Issue {
  const source = readSource(file);
  const [, head, markdown] = /^\ufeff?---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const wrong = (what: string) =>
    new OfficeFailure('usage', `${file}: ${what} The file begins like this:\n${example}`);
  if (head === undefined || !markdown?.trim()) throw wrong('the beginning or the text is missing.');
  const fields = new Map<string, string>();
  for (const row of head.split('\n').filter((text) => text.trim() !== '')) {
    const [, name, value] = /^(issue|language|subject):\s*(\S.*?)\s*$/.exec(row) ?? [];
    if (!name || !value) throw wrong(`"${row}" is not understood.`);
    fields.set(name, value.replace(/^(["'])(.*)\1$/, '$2'));
  }
  const { issue = '', language, subject } = Object.fromEntries(fields);
  if (!/^[\w.-]{1,40}$/.test(issue)) {
    throw wrong('"issue" must be a name of letters, digits, dots and hyphens.');
  }
  if (!isLocale(language)) throw wrong(`"language" must be one of ${locales.join(', ')}.`);
  if (!subject) throw wrong('"subject" is missing.');
  const hash = createHash('sha256')
    .update(JSON.stringify([subject, markdown]))
    .digest('hex');
  return { issue, language, subject, body: bodyOf(markdown, origin), hash };
}

function bodyOf(markdown: string, origin: string): Block {
  try {
    return markdownBlock(markdown, origin);
  } catch (error) {
    if (error instanceof UnsuitableMarkdown) throw new OfficeFailure('usage', error.message);
    throw error;
  }
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new OfficeFailure('notFound', `${file} cannot be read.`);
  }
}

/** Reads the languages of a newsletter issue. @throws OfficeFailure when the files are of different issues. */
export function readIssues(files: readonly string[], origin: string): [Issue, ...Issue[]] {
  const [first, ...others] = files.map((file) => readIssue(file, origin));
  if (!first) throw new OfficeFailure('usage', 'Name the file of the issue.');
  const languages = new Set([first, ...others].map(({ language }) => language));
  if (languages.size < files.length || others.some(({ issue }) => issue !== first.issue)) {
    throw new OfficeFailure('usage', 'The files must be one issue, each in another language.');
  }
  return [first, ...others];
}
