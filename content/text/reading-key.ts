import type { Text } from '../locale.ts';

/** How to read Korean aloud: in Spanish the signs of the readings, in English the romanisation. */
export const readingKey: Text = {
  es: 'Cómo se lee: «ŏ» es una o muy abierta y «ŭ», una u con los labios estirados. La «h» siempre suena, aspirada; la «ch» es floja, casi la y de «inyectar»; el apóstrofo es un soplo de aire, y la «r» es la de «pero».',
  en: 'Read “eo” like the o in “often”, “eu” like the oo in “book” with the lips spread, and “ae” like the e in “bed”.',
};
