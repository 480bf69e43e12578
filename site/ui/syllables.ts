/** More syllables in one line would be too small for a driver to read on a phone. */
const longestLine = 6;

/**
 * How many syllables the longest line of a name has when it is written as large as possible: lines
 * break between words, and within a word only when it is longer than `longestLine`.
 */
export function syllablesInLine(name: string): number {
  const words = name.split(/\s+/).map((word) => [...word].length);
  const longest = Math.max(...words);
  return Math.max(2, Math.ceil(longest / Math.ceil(longest / longestLine)));
}
