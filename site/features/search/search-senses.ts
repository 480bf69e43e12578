import type { Locale } from '#content/locale.ts';

/** What a word means beside words that are otherwise left out, folded: `me pega` is violence, `pega` alone a job. */
const senses: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  es: [
    // How long something takes; alone it is the weather.
    [/\bcuanto tiempo\b/g, 'cuanto tarda'],
    [
      /(?<!\bse )\b(?:me|nos|le) (?:peg|golpe|maltrat)(?:a|an|o|aba|aron)\b(?! (?:un|una|el|la) (?:carro|coche|auto|moto|bici|bus|autobus|taxi|camion|puerta|rama|sol)\b)/g,
      ' violencia ',
    ],
    // Who follows somebody is no pain that goes on.
    [
      /\b(?:me|nos) (?:(?:esta|estan|viene|vienen) siguiendo|sig(?:ue|uen|uio|uieron))\b(?! (?:\S+(?:ando|iendo)|sin)\b)/g,
      ' siguiendo ',
    ],
    // Beside food it is the pepper, and otherwise the country.
    [
      /(?<=\b(?:sin|mucho|poco|poquito|menos|nada de|lleva|llevan|tiene|salsa de|polvo de|(?:gusta|gustan|como|pica|echan|quiten) el) )chile\b|\bchile(?= (?:en polvo|seco|verde|rojo|picante|molido)\b)|\bchiles\b/g,
      'picante',
    ],
    // A telephone hears the D-4 as a preposition.
    [/\b(visa|visado) (?:de|d) (?:4|cuatro)\b(?! (?:mes|meses|semanas?|dias?|anos?)\b)/g, '$1 d-4'],
    // What came to somebody is no wine.
    [/\b(?:me|te|le|nos|les) vino\b/g, ' '],
  ],
  en: [
    // Whether a thing works is asked of its use, and not of jobs.
    [
      /\b(do|does|did|will)((?:n['’]?t)?\b(?! (?:i|we|you|they|students?|foreigners?|people|tourists?|expats?)\b)(?:(?! (?:to|me|allow)\b).)*?)\bwork(?:ing)?\b/g,
      '$1$2use',
    ],
    [
      /(?<!\b(?:i|i['’ ]m|am|while|we|are we|you|people) )\b(?:not|isn['’]?t|aren['’]?t|stopped|no longer) working\b(?! (?:visa|holiday|on|as|while|during|hours?)\b)/g,
      'not use',
    ],
    [/\b(is|are) (the \S+(?: \S+)?) working\b/g, '$1 $2 use'],
    // Advice is no money for a waiter.
    [
      /\btips (?:for|to|on|about)\b(?! (?:the )?(?:waiters?|staff|taxis?|drivers?|guides?)\b)|(?<=\b(?:travel|useful|first time) )tips\b/g,
      ' ',
    ],
  ],
};

/** A query, folded, with each such word as the texts have it, or without it. */
export function inOneSense(query: string, locale: Locale): string {
  return senses[locale].reduce((text, [typed, written]) => text.replaceAll(typed, written), query);
}
