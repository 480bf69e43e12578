import type { Text } from '../locale.ts';

/** How the readings of Korean are read aloud. */
export const readingKey: Text = {
  es: 'Cómo se lee: «ŏ», o muy abierta; «ŭ», u con los labios estirados; «h», aspirada; «ch», floja; el apóstrofo, un soplo.',
  en: 'How to say it: “uh” as in “sun”; “eu”, “oo” with the lips spread; “ah”, “oh” and “ee”, short; “r”, a quick tap.',
};
