import type { Text } from '../locale.ts';
import type { Block, TextBlock } from '../markdown.ts';

/** The placeholders of the texts, which the owner's details fill. */
export const ownerTokens = ['controller', 'taxId', 'address', 'email'] as const;

/** A paragraph that stands where the cookie policy has the table of what the guide keeps in a browser. */
export const storageToken = '{storage}';

/** The owner's details in one language; undefined for those that must not be shown. */
export type OwnerValues = Readonly<Record<(typeof ownerTokens)[number], string | undefined>>;

/** The line under the title of every legal page: when it was first written, and when it was last reviewed. */
export const lastUpdated = {
  es: 'Texto de enero de 2025, revisado en noviembre de 2026',
  en: 'Written in January 2025, reviewed in November 2026',
} as const satisfies Text;

/**
 * Fills the owner's details in a text. Sentences and list items with details that must not be shown are left out.
 * @throws Error when the text contains an unknown token, so that no page shows a bare `{…}`.
 */
export function fillOwner(blocks: readonly TextBlock[], values: OwnerValues): Block[] {
  const fill = (text: string) =>
    text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
      const token = ownerTokens.find((known) => known === name);
      if (!token) throw new Error(`Unknown token {${name}} in a legal text`);
      return values[token] ?? '';
    });
  const missing = ownerTokens.filter((token) => values[token] === undefined);
  const told = (text: string) => !missing.some((token) => text.includes(`{${token}}`));
  const fillSentences = (text: string) => {
    const sentences = text.split(/(?<=[.:]) (?=\p{Lu})/u);
    return fill(sentences.filter(told).join(' '));
  };
  return blocks.flatMap((block): Block[] => {
    if ('items' in block) {
      const items = block.items.filter(told).map(fill);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.kind === 'heading') return [{ ...block, text: fill(block.text) }];
    if (block.text === storageToken) return [{ kind: 'slot' }];
    const text = fillSentences(block.text);
    return text ? [{ ...block, text }] : [];
  });
}
