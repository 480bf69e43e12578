import { formats } from '../../formats.ts';
import type { Locale } from '../../locale.ts';
import { dishes } from '../dishes.ts';
import { ways, type Answer } from './answer.ts';

/** From this level on a dish is hot for everybody. */
const hot = 3;
const mild = 1;

function named(is: (level: number) => boolean, locale: Locale): string {
  const found = dishes.filter(({ spicyLevel }) => is(spicyLevel));
  return formats[locale].list(found.map(({ name }) => name));
}

const isHot = (level: number) => level >= hot;
const isMild = (level: number) => level === mild;

/** Which dishes of the guide are hot and which are not. */
export const spicy: readonly Answer[] = [
  {
    id: 'spicy',
    question: { es: '¿Qué platos pican?', en: 'Which dishes are spicy?' },
    text: {
      es: `Pican ${named(isHot, 'es')}. No pican ${named(isMild, 'es')}. Para pedir sin picante: 안 맵게 해 주세요 (an maepge hae juseyo).`,
      en: `These are hot: ${named(isHot, 'en')}. These are not: ${named(isMild, 'en')}. To ask for no chilli: 안 맵게 해 주세요 (an maepge hae juseyo).`,
    },
    more: ['gastronomy'],
    asked: ways(
      '=picante, plato picante, platos picantes, mas picante, comida picante, comidas picantes, pica mucho, que platos pican, no pica, platos que no pican, platos sin picante, nivel picante, =picoso, comida picosa, enchiloso, =spicy, spicy food, spicy dishes, spiciest dish, most spicy, how spicy, not spicy food, mild food, mild dishes, not too spicy, no me gusta el picante, no gusta picante, no tolero picante, no aguanto picante, no puedo picante, no como picante, que como no picante, sin picante que como, picante que como, no quiero picante, no picante, que no pique, handle spicy, dont like spicy, hate spicy, cant eat spicy, cannot eat spicy, not spicy',
    ),
  },
];
