import type { Text } from '../locale.ts';

/** How the readings of Korean are read aloud. */
export const readingKey: Text = {
  es: 'Cómo se lee: «ŏ» es una o muy abierta y «ŭ», una u con los labios estirados. La «h» siempre suena, aspirada; la «ch» es floja, casi la y de «inyectar»; el apóstrofo es un soplo de aire, y la «r» es la de «pero».',
  en: 'How to say it: “uh” is the u of “sun”, “eu” the oo of “book” with the lips spread, and “eh” the e of “bed”. “ah”, “oh” and “ee” are short, “g” is always that of “go”, and “r” is a quick tap.',
};
