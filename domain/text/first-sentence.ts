/** A text as its first sentence and what follows, which may be empty. */
export function firstSentence(text: string): readonly [line: string, rest: string] {
  const end = /[.!?](?= [\p{Lu}¿¡«“])/u.exec(text);
  if (!end) return [text, ''];
  return [text.slice(0, end.index + 1), text.slice(end.index + 2)];
}
