/** Whether the guide is published. */
export interface Publication {
  /** True once the guide is open to the public. */
  readonly published: boolean;
}

/**
 * The entries of a list that visitors may see: before the guide is published all of them, afterwards only those
 * that are not samples.
 */
export function withoutSamples<Entry extends { readonly sample?: boolean }>(
  entries: readonly Entry[],
  { published }: Publication,
): readonly Entry[] {
  return published ? entries.filter(({ sample }) => sample !== true) : entries;
}

/** The word "sample" in either language, and hosts reserved for examples (RFC 2606). */
const sampleText = /\.example\b|\bejemplo\b|\bsample\b/i;

/** Whether a text is a sample. */
export function isSample(text: string): boolean {
  return sampleText.test(text);
}
