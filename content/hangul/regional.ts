import type { Text } from '../locale.ts';

/** What to mind by where one speaks from; each language has accents of its own. */
export const regional: readonly Text[] = [
  {
    es: 'España (con z): la z y la c de «zapato» no existen en coreano; usa siempre s. Si tu s es la del norte, algo «sh», adelanta la lengua ante a, o, u.',
    en: 'North America: the t of “water” and the d of “ladder” are your ㄹ. For ㄷ, touch the teeth and hold.',
  },
  {
    es: 'Andalucía, Canarias, Caribe y costas: la s final que aspiras se parece a ㅎ. En coreano ninguna sílaba termina en s, así que solo hay que cuidar no añadir una h.',
    en: 'England, Australia, New Zealand: ㅓ is as short as “uh”. Do not stretch it into the vowel of “her”.',
  },
  {
    es: 'Río de la Plata: la y y la ll como «sh» cambian la palabra (요 sonaría 쇼). Di i breve.',
    en: 'Scotland and much of India: the plain o that you say in “so” is already ㅗ. Elsewhere, cut off the oo at its end.',
  },
  {
    es: 'Chile, Caribe y quien dice «sh» por ch: la ch de ㅈ y ㅊ necesita el golpe inicial, como «t + sh».',
    en: 'Everyone: p, t and k at the start of a word have a puff, so they are ㅍ ㅌ ㅋ. After s (spy, stop, sky) they have none, and are ㅃ ㄸ ㄲ.',
  },
  {
    es: 'Todos: b y v son la misma letra, ㅂ. f no existe: en préstamos es ㅍ (커피, café).',
    en: 'Everyone: there is no f and no v. In borrowed words f is ㅍ (커피, coffee) and v is ㅂ.',
  },
];
