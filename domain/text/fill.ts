/** Replaces the `{placeholders}` of a text; one without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** The text with a sign in place of every placeholder, where it is shown before it is filled. */
export function withBlanks(text: string, sign = '…'): string {
  return text.replaceAll(/\{\w+\}/g, sign);
}
