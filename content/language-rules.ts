import type { Locale } from './locale.ts';

/** What the texts of a language must not contain; `docs/style/` gives the reasons at length. */
export interface LanguageRule {
  readonly locale: Locale;
  /** What to write instead. */
  readonly rule: string;
  readonly found: RegExp;
  /** Reviewed exceptions: the text they stand in, and why they are right. */
  readonly except?: readonly (readonly [where: RegExp, reason: string])[];
}

/** A whole word: `\b` does not know the letters of Spanish. */
function words(...forms: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'giu');
}

export const languageRules: readonly LanguageRule[] = [
  {
    locale: 'es',
    rule: 'tomar, pedir, subir: “coger” is obscene in half of America',
    found: words('cog(?:e|es|en|er|emos|ido|iendo|í|ió|erás?)', 'coj[ao]s?', 'cojan', 'cojamos'),
  },
  {
    locale: 'es',
    rule: 'comedor, where “cantina” is a bar',
    found: words('cantinas?'),
  },
  {
    locale: 'es',
    rule: 'quienes preparan oposiciones: “opositor” is a political opponent',
    found: words('opositor(?:a|as|es)?'),
  },
  { locale: 'es', rule: 'apartamento or planta, never piso', found: words('pisos?') },
  { locale: 'es', rule: 'semillas de girasol', found: words('pipas?') },
  { locale: 'es', rule: 'erudito: a “letrado” is a lawyer', found: words('letrados?') },
  {
    locale: 'es',
    rule: 'computadora, jugo: words that both continents know',
    found: words('ordenador(?:es)?', 'zumos?'),
    except: [[/^zumo o jugo/, 'both words, for the card']],
  },
  {
    locale: 'es',
    rule: 'tú: no vosotros',
    found: words('vosotr[oa]s', 'os', 'vuestr[oa]s?', 'vais', '\\p{L}+(?:áis|éis)', 'sois'),
  },
  {
    locale: 'es',
    rule: 'tú: usted only on cards shown to Koreans',
    found: words('ustedes', 'usted'),
  },
  {
    locale: 'es',
    rule: 'correo, never e-mail',
    found: words('e-?mails?', 'mails?'),
    except: [
      [/^Email inválido$/, 'the specification’s words'],
      [/introduce un email válido/, 'the specification’s words'],
    ],
  },
  { locale: 'es', rule: 'la K-ETA, la e-Arrival', found: words('el (?:K-ETA|e-Arrival)') },
  { locale: 'es', rule: 'solo, guion and este without an accent', found: words('sólo', 'guión') },
  {
    locale: 'es',
    rule: 'hours and minutes with both units: 2 h 10 min',
    found: /\d\sh\s\d+(?!\d*\smin)/g,
  },
  { locale: 'es', rule: 'Unesco', found: /UNESCO/g },
  { locale: 'es', rule: 'a no-break space before %, ₩ and €', found: /\d (?:%|₩|€)/g },
  { locale: 'es', rule: 'ranges with a hyphen: 24-48', found: /\d\s?–\s?\d/g },
  { locale: 'es', rule: 'quotation marks « »', found: /["“”]/g },
  { locale: 'es', rule: '¿ and ¡ open what ? and ! close', found: /^[^¿]*\?$|^[^¡]*!$/g },
  {
    locale: 'es',
    rule: 'nosotros, or nuestra edición de marzo de 2025: a guide says nothing',
    found: words('la guía (?:dice|pide|da|calcula|pone|recoge|cita|lista|indica|recomienda)'),
  },
  {
    locale: 'es',
    rule: 'the year itself: a text is read in later years too',
    found: words('est[ea] año', 'el año que viene', 'el próximo año', 'el año pasado', 'por ahora'),
    except: [[/^No conocemos los festivos de este año\.$/, 'the year of the week shown']],
  },
  {
    locale: 'en',
    rule: 'the year itself: a text is read in later years too',
    found: words('this year', 'next year', 'last year', 'for now'),
    except: [[/^We do not know the holidays of this year\.$/, 'the year of the week shown']],
  },
  {
    locale: 'es',
    rule: 'what to do, not what is missing: the sources stand at the end of the page',
    found: words('no hemos (?:visto|leído)', 'nuestra edición de marzo de 2025'),
  },
  {
    locale: 'en',
    rule: 'what to do, not what is missing: the sources stand at the end of the page',
    found: words('we have (?:not seen|seen no)', 'our March 2025 edition'),
  },
  {
    locale: 'en',
    rule: 'we, or our March 2025 edition: a guide says nothing',
    found: words(
      'the guide (?:says|said|gives|gave|asks|asked|lists|listed|reckons|does|did|puts|counts|mentions|recommends)',
    ),
  },
  { locale: 'en', rule: 'email', found: words('e-mails?') },
  {
    locale: 'en',
    rule: 'UK spelling',
    found: words(
      'programs?',
      '(?:col|fav|flav|hon|lab|neighb)or(?:s|ed|ite|ites|ful|hoods?)?',
      '(?:kilo|centi)meters?',
      'liters?',
      'gray',
      'travel(?:er|ers|ed|ing)',
      'cancel(?:ed|ing)',
      '(?:organ|recogn|real|roman|minim|personal|apolog)iz(?:e|es|ed|ing|ation)',
      'catalog',
      'jewelry',
      'vacations?',
      'sidewalks?',
      'restrooms?',
      'eyeglasses',
      'canola',
    ),
    except: [
      [/Tourism Organization/, 'an official name'],
      [/^ABC Color/, 'a newspaper'],
    ],
  },
  {
    locale: 'en',
    rule: 'centre, theatre: the US spelling only in names',
    found: /(?<!\p{L})(?:center|theater)s?(?!\p{L})/gu,
  },
  {
    locale: 'en',
    rule: 'plain words of today: contains, is, closes, cheaper, neighbourhood, glasses, who',
    found: words(
      'dearer|dearest|lodgings|spectacles|eater(?:y|ies)|reckon(?:s|ed)?|whom',
      '(?:it|which|that|paste|dough|doughs|total|rules|same) (?:holds?|stands?)',
    ),
  },
  { locale: 'en', rule: 'no space before %', found: /\d\s%/g },
  {
    locale: 'en',
    rule: 'ranges with an en dash: 24–48',
    found: /(?<![\d\p{L}.,-])[\d.,]*\d-₩?\d[\d.,]*(?![\d-])/gu,
    except: [
      [/24-48 hours/, 'the specification’s words'],
      [/\b[Bb]us|[Mm]inibus/, 'numbers of bus lines'],
      [/1588-5644|1577-1000|1577-1366|02-120|\+82-/, 'telephone numbers'],
      [/\d-\d+ (?:Jeong-dong|Jeongdong-gil|Yongho-ro)/, 'house numbers'],
    ],
  },
  { locale: 'en', rule: 'quotation marks “ ”', found: /["«»]/g },
  { locale: 'en', rule: 'UNESCO', found: /Unesco/g },
  { locale: 'en', rule: 'wifi', found: /Wi-Fi|wi-fi/g },
  { locale: 'en', rule: 'no am or pm: 9:00, 18:30', found: /\d ?[ap]\.?m\b/gi },
  {
    locale: 'en',
    rule: 'lists without a comma before and: food, transport and leisure',
    found:
      /(?<=(?:^|[:,;.(] |\bin |\bof |\bfor |\bto ))\p{L}[\p{L}’-]*, (?:\p{L}[\p{L}’-]*, )*\p{L}[\p{L}’-]*, (?:and|or) \p{L}[\p{L}’-]*/gu,
  },
  ...(['es', 'en'] as const).flatMap((locale): LanguageRule[] => [
    { locale, rule: 'hours as 9:00', found: /(?<![\d:])0\d:[0-5]\d/g },
    {
      locale,
      rule: 'the character … for three dots',
      found: /\.{3}/g,
      except: [[/^(?:Enviando|Procesando|Sending|Processing)\.{3}$/, 'the specification’s words']],
    },
    { locale, rule: 'one space', found: /\S {2,}\S/g },
    { locale, rule: 'no space before a comma or full stop', found: /\p{L} [,.;](?!\p{L})/gu },
    { locale, rule: 'apostrophe ’', found: /\p{L}'\p{L}/gu },
  ]),
];
