import { Marked, type Token, type Tokens } from 'marked';
import { paths } from './pages.ts';

/** A part of a long text. Its text is prose as `GuideText` describes it. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] };

/** A part as a page shows it; at a slot it puts something of its own, such as a table. */
export type Block = TextBlock | { readonly kind: 'slot' };

/** A heading with what stands below it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Links are written out: the name of a site, `www.example.com`, is a text. */
const marked = new Marked({ tokenizer: { url: () => undefined } });

/**
 * Reads Markdown of headings `## Title {#anchor}`, paragraphs, lists and quotes (shown as notes), with links
 * and bold text.
 * @throws Error for any other Markdown, so that no page shows raw marks or loses a part.
 */
export function parseMarkdown(source: string): TextBlock[] {
  return marked.lexer(source).flatMap(blocksOf);
}

/** The texts of a part. */
export function textsOf(block: Block): readonly string[] {
  if ('items' in block) return block.items;
  return 'text' in block ? [block.text] : [];
}

/** The headings with their anchors. */
export function headingsOf(blocks: readonly Block[]): { id: string; title: string }[] {
  return sectionsOf(blocks).map(({ id, title }) => ({ id, title }));
}

/** The parts below each heading. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: (Section & { readonly blocks: Block[] })[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ id: block.id, title: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function blocksOf(token: Token): TextBlock[] {
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
      throw new Error(`a text cannot hold ${token.type}: ${token.raw}`);
  }
}

function heading(token: Tokens.Heading): TextBlock {
  const [, title, id] = /^([^{}]+) \{#([a-z][a-z-]*)\}$/.exec(token.text) ?? [];
  if (token.depth !== 2 || !title || !id) throw new Error(`wrong heading: ${token.raw}`);
  return { kind: 'heading', id, text: title };
}

function prose({ text: line, tokens }: { text: string; tokens: Token[] }): string {
  tokens.forEach(check);
  return line.trim().replaceAll(/\s+/g, ' ');
}

const plain = ['text', 'paragraph', 'strong', 'link'];

function check(token: Token): void {
  if (!plain.includes(token.type)) throw new Error(`prose cannot hold ${token.type}: ${token.raw}`);
  const within = 'tokens' in token ? (token.tokens ?? []) : [];
  if (token.type === 'text' && within.length === 0 && /https?:\/\//.test(token.raw))
    throw new Error(`a link leads nowhere: ${token.raw}`);
  if (token.type === 'link') {
    const { href, raw } = token as Tokens.Link;
    const [page = ''] = href.split('#');
    const known = href.startsWith('https://') || page in paths;
    if (!known || !raw.startsWith('[')) throw new Error(`a link leads nowhere: ${raw}`);
    return;
  }
  if (token.type === 'strong' && within.some(({ type }) => type === 'link'))
    throw new Error(`a link cannot be in bold: ${token.raw}`);
  within.forEach(check);
}
