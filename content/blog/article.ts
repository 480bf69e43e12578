import { lexer, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import { parse } from 'yaml';
import { paths } from '../pages.ts';

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
});

export type FrontMatter = v.InferOutput<typeof frontMatter>;

/** A part of an article. Its text is prose as `GuideCopy` describes it. */
export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] };

export interface Article {
  readonly head: FrontMatter;
  readonly blocks: readonly Block[];
  /** Reading time in minutes. */
  readonly minutes: number;
}

/** Reading speed in words a minute. */
const pace = 200;

/**
 * Reads one article: front matter in YAML, then Markdown of headings `## Title {#anchor}`, paragraphs,
 * lists and quotes (shown as notes), with links and bold text.
 * @throws Error for any other Markdown, so that no article shows raw marks or loses a part.
 */
export function parseArticle(source: string): Article {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const blocks = lexer(body).flatMap(blocksOf);
  const words = blocks.flatMap(textsOf).join(' ').split(/\s+/).length;
  return {
    head: v.parse(frontMatter, parse(head)),
    blocks,
    minutes: Math.max(1, Math.round(words / pace)),
  };
}

/** The texts of a part of an article. */
export function textsOf(block: Block): readonly string[] {
  return 'items' in block ? block.items : [block.text];
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [heading(token as Tokens.Heading)];
    case 'paragraph':
      return [{ kind: 'text', text: prose(token as Tokens.Paragraph) }];
    case 'blockquote':
      return [{ kind: 'note', text: prose(token as Tokens.Blockquote) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: ordered ? 'steps' : 'list', items: items.map(prose) }];
    }
    default:
      throw new Error(`an article cannot hold ${token.type}: ${token.raw}`);
  }
}

function heading(token: Tokens.Heading): Block {
  const [, title, id] = /^([^{}]+) \{#([a-z][a-z-]*)\}$/.exec(token.text) ?? [];
  if (token.depth !== 2 || !title || !id) throw new Error(`wrong heading: ${token.raw}`);
  return { kind: 'heading', id, text: title };
}

function prose({ text: line, tokens }: { text: string; tokens: Token[] }): string {
  tokens.forEach(check);
  return line.trim().replaceAll(/\s+/g, ' ');
}

const plain = ['text', 'escape', 'paragraph', 'strong', 'link'];

function check(token: Token): void {
  if (!plain.includes(token.type)) throw new Error(`prose cannot hold ${token.type}: ${token.raw}`);
  if (token.type === 'link') {
    const { href, raw } = token as Tokens.Link;
    const [page = ''] = href.split('#');
    const known = href.startsWith('https://') || page in paths;
    if (!known || !raw.startsWith('[')) throw new Error(`a link leads nowhere: ${raw}`);
  }
  const within = 'tokens' in token ? (token.tokens ?? []) : [];
  if (token.type === 'strong' && within.some(({ type }) => type === 'link'))
    throw new Error(`a link cannot be in bold: ${token.raw}`);
  within.forEach(check);
}
