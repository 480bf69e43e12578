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
  /** The pulled sentence, in its place. */
  | { readonly kind: 'pull'; readonly text: string }
  /** What one can say after how long. */
  | { readonly kind: 'stair'; readonly steps: readonly StairStep[] }
  | {
      readonly kind: 'sources';
      readonly id: string;
      readonly title: string;
      readonly blocks: readonly TextBlock[];
    };

/** What one can do after some time, and the Korean that shows it. */
export interface StairStep {
  readonly time: string;
  readonly what: string;
  readonly korean: string;
  readonly reading: string;
  readonly meaning: string;
}

interface Places {
  /** The sentence that is pulled out of its paragraph. */
  readonly pull: string;
  /** The part whose list stands in two columns. */
  readonly grid: string;
  /** The drawing within the text, below the heading of a part, otherwise the second. */
  readonly inset?: string | undefined;
  readonly insetBelow?: string | undefined;
  /** The part whose steps are a stair. */
  readonly stair?: string | undefined;
  /** The part whose steps are a day in drawings above the text. */
  readonly day?: { readonly part: string } | undefined;
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

/** The steps of a part, a day from the morning on. */
export function dayOf(blocks: readonly TextBlock[], part: string): readonly string[] {
  const day = sectionsOf(blocks).find(({ id }) => id === part);
  return day?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : [])) ?? [];
}

/** The steps of the part that is a stair. */
export function stairOf(blocks: readonly TextBlock[], part: string): readonly StairStep[] {
  return dayOf(blocks, part).map(readStep);
}

function readStep(item: string): StairStep {
  const [, time = '', what = '', korean = '', reading = '', meaning = ''] =
    /^\*\*(.+?)\*\* (.+?): (.+?) \((.+?)\), (.+)\.$/.exec(item) ?? [];
  if (!meaning) throw new Error(`a step needs a time, what one can do, and its Korean: ${item}`);
  return { time, what, korean, reading, meaning };
}

/** An article as the text of its parts, with the drawing below the second heading, and its sources at the end. */
export function piecesOf(
  blocks: readonly TextBlock[],
  { pull, grid, inset, insetBelow, ways = [], packet, stair, day }: Places,
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
    }
    if (block.kind === 'list' && (ways.includes(part) || part === packet)) continue;
    if (block.kind === 'steps' && part === day?.part) continue;
    if (block.kind === 'text' && block.text.includes(pull)) {
      const [before = '', after = ''] = block.text.split(pull).map((side) => side.trim());
      if (before) add({ kind: 'text', text: before });
      pieces.push({ kind: 'pull', text: pull });
      if (after) add({ kind: 'text', text: after });
    } else if (block.kind === 'steps' && part === stair)
      pieces.push({ kind: 'stair', steps: block.items.map(readStep) });
    else if (part === grid && 'items' in block)
      pieces.push({ kind: 'grid', steps: block.kind === 'steps', items: block.items });
    else add(block);
    if (inset && block.kind === 'heading' && part === (insetBelow ?? second?.id))
      pieces.push({ kind: 'inset' });
  }
  return pieces;
}
