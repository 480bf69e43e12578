import type { Text } from '../locale.ts';

/** How one sign of the readings is said. */
export interface KeyRule {
  /** As the reading writes it. */
  readonly sign: Text;
  readonly hangul: string;
  readonly sound: Text;
}

/** What has to be known before the signs. */
export const keyIdea: Text = {
  es: 'Lee cada grupo entre guiones como una sílaba española, todas con la misma fuerza y sin acento. Las letras valen lo que en español, salvo estas.',
  en: 'Read each group between hyphens as one syllable, all with the same weight. The letters sound as in English, except for these.',
};

/** What has been done already in the readings. */
export const keyLinks: Text = {
  es: 'Los enlaces ya están hechos: 있어요 se escribe i-ssŏ-yo y 감사합니다, gam-sa-ham-ni-da.',
  en: 'The links between sounds are already made: 있어요 is ee-ssuh-yo and 감사합니다 is gahm-sah-hahm-nee-dah.',
};

/** The two signs without which nothing is read right, in each language, and then the others. */
export const keyRules: readonly KeyRule[] = [
  {
    sign: { es: 'ŏ', en: 'uh' },
    hangul: 'ㅓ',
    sound: {
      es: 'Una o muy abierta, con los labios sin redondear: boca de «a», sonido de «o».',
      en: 'As in “son” or “up”: a short, open sound with the lips not rounded.',
    },
  },
  {
    sign: { es: 'ŭ', en: 'eu' },
    hangul: 'ㅡ',
    sound: {
      es: 'Una u con los labios estirados, como al sonreír.',
      en: 'Say the “oo” of “book” with the lips spread, as in a smile.',
    },
  },
  {
    sign: { es: 'ŭi', en: 'eui' },
    hangul: 'ㅢ',
    sound: {
      es: 'Las dos seguidas. Dentro de la palabra se lee i.',
      en: 'eu and ee run together. Inside a word it is plain ee.',
    },
  },
  {
    sign: { es: 'a, i, u, o', en: 'ah, ee, oo, oh' },
    hangul: 'ㅏ ㅣ ㅜ ㅗ',
    sound: {
      es: 'Las del español, sin alargarlas.',
      en: 'As in “father”, “see” and “moon”, and the oh of “so” cut short, without its glide. Before a consonant oh is written o: jom.',
    },
  },
  {
    sign: { es: 'e', en: 'eh' },
    hangul: 'ㅐ ㅔ',
    sound: {
      es: 'Una e normal. Hoy las dos letras suenan igual.',
      en: 'As in “bed”. Today both letters sound alike.',
    },
  },
  {
    sign: { es: 'ue', en: 'weh' },
    hangul: 'ㅚ ㅙ ㅞ',
    sound: {
      es: 'Como en «bueno», de una vez. Tras g se escribe güe.',
      en: 'As in “wet”, in one go.',
    },
  },
  {
    sign: { es: 'ua, uŏ, ui', en: 'wah, wuh, wee' },
    hangul: 'ㅘ ㅝ ㅟ',
    sound: {
      es: 'De una vez: «agua», u y ŏ, «muy». Tras g se escribe güi.',
      en: 'In one go, as in “wander”, “wonder” and “week”.',
    },
  },
  {
    sign: { es: 'ya, yŏ, yo, yu, ye', en: 'yah, yuh, yo, yoo, yeh' },
    hangul: 'ㅑ ㅕ ㅛ ㅠ ㅖ',
    sound: {
      es: 'La y es una i breve, también en el Río de la Plata: nunca «sh». Tras consonante se escribe con i: niŏng.',
      en: 'A short y, as in “yard”, “young” and “yes”. After a consonant too, in one syllable: nyuhng.',
    },
  },
  {
    sign: { es: 'g, gu', en: 'g, gh' },
    hangul: 'ㄱ',
    sound: {
      es: 'La g suave de «lago», también ante e e i (gue, gui). Nunca la j.',
      en: 'A soft g, always that of “go”: before e it is written gh, so that nobody reads j. First in a phrase it is nearly k.',
    },
  },
  {
    sign: { es: 'd, b', en: 'd, b' },
    hangul: 'ㄷ ㅂ',
    sound: {
      es: 'La d de «cada» y la b de «lobo». Al principio de frase suenan algo más sordas.',
      en: 'Soft. First in a phrase they are nearly t and p.',
    },
  },
  {
    sign: { es: 'k, t, p al empezar', en: 'kk, tt, pp' },
    hangul: 'ㄲ ㄸ ㅃ',
    sound: {
      es: 'Las del español de siempre: casa, taco, pan. Secas, sin aire. Así suenan también ㄱ ㄷ ㅂ tras k, t y p: shik-tang.',
      en: 'Dry, with no puff of air, as after the s of “sky”, “stay” and “spy”. ㄱ ㄷ ㅂ sound so after k, t and p: sheek-ttahng.',
    },
  },
  {
    sign: { es: 'k’, t’, p’, ch’', en: 'k, t, p, ch' },
    hangul: 'ㅋ ㅌ ㅍ ㅊ',
    sound: {
      es: 'El apóstrofo es un soplo de aire: k’a-dŭ, p’io.',
      en: 'With a puff of air, as at the start of “key”, “tea”, “pea” and “cheap”.',
    },
  },
  {
    sign: { es: 'ch', en: 'j' },
    hangul: 'ㅈ',
    sound: {
      es: 'Una ch floja, sin soplo, casi la y de «inyección».',
      en: 'The j of “jam”, but lighter. First in a phrase it is nearly ch.',
    },
  },
  {
    sign: { es: 'tch', en: 'jj' },
    hangul: 'ㅉ',
    sound: {
      es: 'La ch de «chico» dicha con fuerza. También ㅈ tras k, t y p.',
      en: 'Tense, with no puff, like the tj of “that job”. ㅈ sounds so after k, t and p.',
    },
  },
  {
    sign: { es: 's, ss', en: 's, ss' },
    hangul: 'ㅅ ㅆ',
    sound: {
      es: 'Una s suave; ss, con más fuerza. Ninguna sílaba acaba en s: no hay nada que aspirar.',
      en: 'A light s, never z; ss is said with more force.',
    },
  },
  {
    sign: { es: 'sh, ssh', en: 'sh, ssh' },
    hangul: 'ㅅ ㅆ',
    sound: { es: 'Como en «show», ante i.', en: 'As in “sheep”, before ee and y.' },
  },
  {
    sign: { es: 'h', en: 'h' },
    hangul: 'ㅎ',
    sound: {
      es: 'Siempre suena: la h aspirada, la j suave del Caribe y de Andalucía. Entre vocales es muy ligera.',
      en: 'Sounded when it begins a syllable, very light between vowels. In ah, eh, oh and uh it only shows the vowel.',
    },
  },
  {
    sign: { es: 'r', en: 'r' },
    hangul: 'ㄹ',
    sound: {
      es: 'La r de «pero», también al empezar la sílaba: nunca la de «perro».',
      en: 'A quick tap, like the tt of “butter” in American English.',
    },
  },
  {
    sign: { es: 'l, l-l', en: 'l, l-l' },
    hangul: 'ㄹ',
    sound: {
      es: 'La l de «sol»; l-l es una l larga. No es la ll de «calle».',
      en: 'The clear l of “leaf”, even last in a syllable; l-l is a long l.',
    },
  },
  {
    sign: { es: 'k, t, p al acabar', en: 'k, t, p last' },
    hangul: 'ㄱ ㄷ ㅂ',
    sound: {
      es: 'Se cierra la boca y no se suelta el aire: la palabra queda cortada. Ahí ㅅ ㅆ ㅈ ㅊ ㅌ también suenan t.',
      en: 'Close the mouth and do not release the air, as in “stop” cut short. There ㅅ ㅆ ㅈ ㅊ ㅌ are t as well.',
    },
  },
  {
    sign: { es: 'n, m, ng al acabar', en: 'n, m, ng last' },
    hangul: 'ㄴ ㅁ ㅇ',
    sound: {
      es: 'La n con la lengua en los dientes; la m con los labios cerrados; ng, como en «tango» sin decir la g.',
      en: 'As in “sun”, “sum” and “sung”.',
    },
  },
];

/** The rules that stand in view; the others are folded. */
export const firstRules = 2;
