import { sectionsOf, type TextBlock } from '#content/markdown.ts';

/** What stands below each other in an article. */
export type Piece =
  | { readonly kind: 'text'; readonly blocks: readonly TextBlock[] }
  /** A list in two columns. */
  | { readonly kind: 'grid'; readonly steps: boolean; readonly items: readonly string[] }
  /** The drawing within the text. */
  | { readonly kind: 'inset' }
  /** The pulled sentence. */
  | { readonly kind: 'pull' }
  | {
      readonly kind: 'sources';
      readonly id: string;
      readonly title: string;
      readonly blocks: readonly TextBlock[];
    };

interface Places {
  /** The part, by its anchor, above which the pulled sentence stands. */
  readonly pullAbove: string;
  /** The part whose list stands in two columns. */
  readonly grid: string;
}

/** An article as the text of its parts, with the drawing below the second heading, and its sources at the end. */
export function piecesOf(blocks: readonly TextBlock[], { pullAbove, grid }: Places): Piece[] {
  const pieces: Piece[] = [];
  let text: TextBlock[] = [];
  const add = (block: TextBlock) => {
    if (pieces.at(-1)?.kind !== 'text') {
      text = [];
      pieces.push({ kind: 'text', blocks: text });
    }
    text.push(block);
  };
  const [, second] = sectionsOf(blocks);
  let part = '';
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      part = block.id;
      if (part === 'sources') {
        const { id, text: title } = block;
        return [...pieces, { kind: 'sources', id, title, blocks: blocks.slice(index + 1) }];
      }
      if (part === pullAbove) pieces.push({ kind: 'pull' });
    }
    if (part === grid && 'items' in block)
      pieces.push({ kind: 'grid', steps: block.kind === 'steps', items: block.items });
    else add(block);
    if (block.kind === 'heading' && part === second?.id) pieces.push({ kind: 'inset' });
  }
  return pieces;
}
