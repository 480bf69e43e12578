/** Every syllable that Hangul can write, for tests. */
export const everySyllable: readonly string[] = Array.from(
  { length: 0xd7a3 - 0xac00 + 1 },
  (_, at) => String.fromCodePoint(0xac00 + at),
);
