/** A text with the number of a day, which changes where days change places (`day-tabs.element.ts`). */
export function numbered(words: string, day: number) {
  return { 'data-numbered': words, children: words.replace('{number}', `${day}`) };
}
