import { blocks } from '#content/hangul/blocks.ts';
import { finals } from '#content/hangul/finals.ts';
import { letters } from '#content/hangul/letters.ts';
import { signs } from '#content/hangul/signs.ts';
import { soundRules } from '#content/hangul/sound-rules.ts';
import { furtherSteps, steps } from '#content/hangul/steps.ts';
import { traps } from '#content/hangul/traps.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readingIn } from '#domain/korean/reading-in.ts';
import { shown } from '#domain/korean/source.ts';
import { readBlock, readLetter, readWord } from './read-words.ts';

export type HangulStep = ReturnType<typeof readSteps>[number];

/** The eight steps in one language, each with what it teaches and what can be read after it. */
export function readSteps(locale: Locale) {
  const parts = blocks.map((block) => readBlock(block, locale));
  const words = signs.map((sign) => readWord(sign, locale));
  return steps.map(({ step, title, lead, minutes }) => ({
    step,
    title: title[locale],
    lead: lead[locale],
    minutes,
    letters: letters
      .filter((letter) => letter.step === step)
      .map((letter) => readLetter(letter, locale)),
    blocks: parts.filter((block) => block.step === step),
    signs: words.filter((sign) => sign.step === step),
    traps: localize(
      traps.filter((trap) => trap.step === step),
      locale,
    ),
    finals: step === furtherSteps.finals ? readFinals(locale) : [],
    rules: step === furtherSteps.rules ? readRules(locale) : [],
  }));
}

function readFinals(locale: Locale) {
  return finals.map(({ sound, letters: written, examples }) => ({
    sound,
    letters: written,
    examples: examples.map((example) => readWord(example, locale)),
  }));
}

function readRules(locale: Locale) {
  const read = readingIn(locale);
  return soundRules.map(({ id, name, rule, examples }) => ({
    id,
    name: name[locale],
    rule: rule[locale],
    examples: examples.map((source) => ({ hangul: shown(source), reading: read(source) })),
  }));
}
