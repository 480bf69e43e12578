import * as v from 'valibot';
import { parse } from 'yaml';
import { parseMarkdown, textsOf, type TextBlock } from '../markdown.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(3));

/** The front matter of an article. */
const frontMatter = v.strictObject({
  /** The document's title. */
  title: text,
  description: v.pipe(v.string(), v.minLength(100), v.maxLength(160)),
  keywords: text,
  /** Its name on the site map and related pages, and the line below. */
  label: text,
  line: text,
  heading: text,
  lead: text,
  /** The meaning of the Korean word in the page header. */
  meaning: text,
  /** The alternative text of the picture. */
  alt: text,
  /** That of the drawing within the text, where it has one. */
  insetAlt: v.optional(text),
  /** A sentence of the text, shown large in its place. */
  pull: text,
});

export type FrontMatter = v.InferOutput<typeof frontMatter>;

export interface Article {
  readonly head: FrontMatter;
  readonly blocks: readonly TextBlock[];
  /** Reading time in minutes. */
  readonly minutes: number;
}

/** Reading speed in words a minute. */
const pace = 200;

/**
 * Reads one article: front matter in YAML, then Markdown as `parseMarkdown` reads it.
 * @throws Error for wrong front matter or Markdown.
 */
export function parseArticle(source: string): Article {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const blocks = parseMarkdown(body);
  const words = blocks.flatMap(textsOf).join(' ').split(/\s+/).length;
  return {
    head: v.parse(frontMatter, parse(head)),
    blocks,
    minutes: Math.max(1, Math.round(words / pace)),
  };
}
