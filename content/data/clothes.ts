import type { Text } from '../locale.ts';

interface Advice {
  readonly from: number;
  readonly advice: Text;
}

/** What to wear, by the mean high of the month in °C from which it holds. */
export const clothes: readonly Advice[] = [
  { from: 27, advice: { es: 'Ropa ligera y paraguas.', en: 'Light clothes and an umbrella.' } },
  {
    from: 20,
    advice: {
      es: 'Ropa ligera y algo para la noche.',
      en: 'Light clothes and a layer for the evening.',
    },
  },
  { from: 10, advice: { es: 'Chaqueta y capas.', en: 'A jacket and layers.' } },
  {
    from: -20,
    advice: {
      es: 'Abrigo de invierno, gorro y guantes.',
      en: 'A winter coat, hat and gloves.',
    },
  },
];

/** What to add from so many millimetres of rain in a month. */
export const rainwear: Advice = {
  from: 100,
  advice: {
    es: 'Chubasquero y zapatos que aguanten el agua.',
    en: 'A rain jacket and shoes that can take water.',
  },
};
