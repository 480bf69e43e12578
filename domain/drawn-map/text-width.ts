/** The width of a text in its typeface at a size; near enough to keep words apart. */
export function textWidth(text: string, size: number, face: 'text' | 'display' = 'text'): number {
  const wide = [...text].reduce((sum, letter) => sum + shareOf(letter), 0) * size;
  return face === 'display' ? wide * 1.16 : wide * 1.04;
}

/** Of the size of the type. */
function shareOf(letter: string): number {
  if (/[가-힣]/.test(letter)) return 0.94;
  if (/[ilj.,·' ]/.test(letter)) return 0.3;
  if (/[mwMWGOQ]/.test(letter)) return 0.84;
  return /[A-ZÁÉÍÓÚÑ]/.test(letter) ? 0.68 : 0.55;
}

/** A text in lines of so many letters, as far as its words are that short. */
export function inLines(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text on one line, or on two of about the same length when it is longer than the limit. */
export function inTwoLines(text: string, longest: number): string[] {
  if (text.length <= longest) return [text];
  const words = text.split(' ');
  const splits = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [first.join(' '), second.join(' ')] as const;
  });
  const longer = ([first, second]: readonly [string, string]) =>
    Math.max(first.length, second.length);
  const [best] = splits.toSorted((one, other) => longer(one) - longer(other));
  return best ? [...best] : [text];
}
