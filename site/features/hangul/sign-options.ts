import { compose, decompose, isSyllable, type Letters } from '#domain/korean/syllable.ts';

/** An answer to choose. */
export interface Option {
  readonly reading: string;
  /** What a wrong one mixes up: the letter that stands there, and the one that it was taken for. */
  readonly mixed?: { readonly right: string; readonly wrong: string };
}

interface Asked {
  readonly source: string;
  /** The only letter to be mixed up, when a letter is asked. */
  readonly letter?: string | undefined;
}

interface How {
  readonly read: (source: string) => string;
  readonly distractors: Readonly<Record<string, readonly string[]>>;
  /** From 0 to below 1. */
  readonly random: () => number;
}

const places = ['initial', 'vowel', 'final'] as const satisfies readonly (keyof Letters)[];
/** What can be heard at the end of a syllable. */
const heard = [...'ㄱㄴㄷㄹㅁㅂㅇ'];

/**
 * Up to four readings of which one is right; each other mixes up one letter. What sounds alike is never offered
 * against each other.
 */
export function signOptions(asked: Asked, { read, distractors, random }: How): Option[] {
  const right: Option = { reading: read(asked.source) };
  const wrong = new Map<string, Option>();
  for (const option of shuffled(mixUps(asked, distractors), random)) {
    const reading = read(option.source);
    if (reading === right.reading || wrong.has(reading) || wrong.size === 3) continue;
    wrong.set(reading, { reading, mixed: option.mixed });
  }
  return shuffled([right, ...wrong.values()], random);
}

/** Every source that has another letter in one place. */
function mixUps({ source, letter }: Asked, distractors: How['distractors']) {
  const characters = [...source];
  return characters.flatMap((character, index) => {
    if (!isSyllable(character)) return [];
    const letters = decompose(character);
    return places.flatMap((place) => {
      const right = letters[place];
      if (!right || (letter && right !== letter)) return [];
      return (distractors[right] ?? [])
        .filter((wrong) => place !== 'final' || heard.includes(wrong))
        .map((wrong) => ({
          source: characters.with(index, compose({ ...letters, [place]: wrong })).join(''),
          mixed: { right, wrong },
        }));
    });
  });
}

/** The same things in another order. */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const order = things.map((thing) => ({ thing, at: random() }));
  return order.sort((a, b) => a.at - b.at).map(({ thing }) => thing);
}

/** The syllable that lets a letter be heard: 가 for ㄱ, 아 for ㅏ. */
export function carrier(letter: string): string {
  const vowel = letter >= 'ㅏ';
  return compose({
    initial: (vowel ? 'ㅇ' : letter) as Letters['initial'],
    vowel: (vowel ? letter : 'ㅏ') as Letters['vowel'],
    final: '',
  });
}
