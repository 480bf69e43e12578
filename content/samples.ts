/** What the owner says about the guide as a whole. */
export interface Publication {
  /** True once the guide is open to the public. */
  readonly published: boolean;
}

/**
 * What visitors may see of a list: before the guide is published everything, samples marked as such; afterwards
 * nothing that is still a sample.
 */
export function withoutSamples<Entry extends { readonly sample?: boolean }>(
  entries: readonly Entry[],
  { published }: Publication,
): readonly Entry[] {
  return published ? entries.filter(({ sample }) => sample !== true) : entries;
}

/** Texts that say of themselves that they are samples, and hosts that never exist (RFC 2606). */
const sampleText = /\.example\b|\bejemplo\b|\bsample\b/i;

/** Whether a text is a sample. */
export function isSample(text: string): boolean {
  return sampleText.test(text);
}
