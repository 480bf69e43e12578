/** Verbs that lean on the word before them: 가 주세요, 할 수 있어요, 먹지 않아요. */
const leaning =
  /^(?:주세요|주시|주십|있어요|있습니|없어요|없습니|않아요|않습니|싶어요|돼요|되나요)/;

/** Characters that stand on one line of a card, even on a phone. */
const most = 8;

/**
 * Korean that breaks where it is spoken: no-break spaces before a verb that leans on the word before it and after a
 * word of one syllable, as long as what they hold together is at most eight characters long.
 */
export function keepTogether(korean: string): string {
  const groups: string[] = [];
  let before = '';
  for (const word of korean.split(' ')) {
    const joined = `${groups.at(-1)}\u00A0${word}`;
    const leans = leaning.test(word) || /^\p{Script=Hangul}$/u.test(before);
    if (before && leans && [...joined].length <= most) groups[groups.length - 1] = joined;
    else groups.push(word);
    before = word;
  }
  return groups.join(' ');
}
