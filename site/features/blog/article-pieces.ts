import { sectionsOf, type TextBlock } from '#content/markdown.ts';

/** What stands below each other in an article. */
export type Piece =
  | {
      readonly kind: 'text';
      readonly blocks: readonly TextBlock[];
      /** Which of the ways it is about, by its place among them. */
      readonly way?: number;
    }
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
  /** The part, by its anchor, before which the pulled sentence stands: above the last paragraph. */
  readonly pullAbove: string;
  /** The part whose list stands in two columns. */
  readonly grid: string;
  /** The part below whose heading the drawing stands; otherwise the second. */
  readonly insetBelow?: string | undefined;
  /** The parts of a choice, whose lists stand above the text. */
  readonly ways?: readonly string[];
  /** The part whose lists are on the label above the text. */
  readonly packet?: string | undefined;
}

/** The parts of a choice with the lists that stand above the text. */
export function waysOf(blocks: readonly TextBlock[], ways: readonly string[] = []) {
  return sectionsOf(blocks).flatMap(({ id, title, blocks: part }) => {
    const lists = part.flatMap((block) => (block.kind === 'list' ? block.items : []));
    return ways.includes(id) ? [{ id, title, items: lists }] : [];
  });
}

/** The label of a packet from the two lists of a part: the words that its box has, and what it does not name. */
export function packetOf(blocks: readonly TextBlock[], id: string) {
  const part = sectionsOf(blocks).find((section) => section.id === id);
  const [inside = [], outside = []] =
    part?.blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : [])) ?? [];
  const words = inside.map((item) => {
    const [, korean = '', meaning = ''] = /^(.+?): (.+)\.$/.exec(item) ?? [];
    if (!meaning) throw new Error(`a word of a label needs what it means: ${item}`);
    return { korean, meaning };
  });
  return { href: `#${id}`, words, outside };
}

/** An article as the text of its parts, with the drawing below the second heading, and its sources at the end. */
export function piecesOf(
  blocks: readonly TextBlock[],
  { pullAbove, grid, insetBelow, ways = [], packet }: Places,
): Piece[] {
  const pieces: Piece[] = [];
  let text: TextBlock[] = [];
  let part = '';
  const add = (block: TextBlock) => {
    const last = pieces.at(-1);
    const at = ways.indexOf(part);
    const way = at < 0 ? undefined : at;
    if (last?.kind !== 'text' || last.way !== way) {
      text = [];
      pieces.push({ kind: 'text', blocks: text, ...(way !== undefined && { way }) });
    }
    text.push(block);
  };
  const [, second] = sectionsOf(blocks);
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      part = block.id;
      if (part === 'sources') {
        const { id, text: title } = block;
        return [...pieces, { kind: 'sources', id, title, blocks: blocks.slice(index + 1) }];
      }
      // Within the text: right above a heading it would read as one.
      const piece = pieces.at(-1);
      const last = part === pullAbove && piece?.kind === 'text' && text.pop();
      if (last) pieces.push({ kind: 'pull' }, { ...piece, blocks: (text = [last]) });
    }
    if (block.kind === 'list' && (ways.includes(part) || part === packet)) continue;
    if (part === grid && 'items' in block)
      pieces.push({ kind: 'grid', steps: block.kind === 'steps', items: block.items });
    else add(block);
    if (block.kind === 'heading' && part === (insetBelow ?? second?.id))
      pieces.push({ kind: 'inset' });
  }
  return pieces;
}
