import type { Text } from '../locale.ts';

/** One section of a legal page. A string is a paragraph, a list of strings is a bullet list. */
export interface LegalSection {
  /** The anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: (string | string[])[];
}

/** The placeholders of the texts, which the owner's details fill. */
export const ownerTokens = ['controller', 'taxId', 'address', 'email'] as const;

/** The owner's details in one language; undefined for those that must not be shown. */
export type OwnerValues = Readonly<Record<(typeof ownerTokens)[number], string | undefined>>;

/** The line under the title of every legal page: when it was first written, and when it was last reviewed. */
export const lastUpdated = {
  es: 'Última actualización: enero de 2025 · Revisado en noviembre de 2026',
  en: 'Last updated: January 2025 · Reviewed in November 2026',
} as const satisfies Text;

/**
 * Fills the owner's details in sections. Sentences and list items with details that must not be shown are left out.
 * @throws Error when a text contains an unknown token, so that no page shows a bare `{…}`.
 */
export function fillOwner(sections: readonly LegalSection[], values: OwnerValues): LegalSection[] {
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
  return sections.map(({ id, title, blocks }) => ({
    id,
    title: fill(title),
    blocks: blocks
      .map((block) =>
        typeof block === 'string' ? fillSentences(block) : block.filter(told).map(fill),
      )
      .filter((block) => block.length > 0),
  }));
}
