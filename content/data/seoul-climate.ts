/** Typical highs and lows of Seoul by month, in °C. */
export const seoulClimate = {
  period: { es: '1991-2020', en: '1991–2020' },
  source: {
    es: 'Valores normales de la Administración Meteorológica de Corea',
    en: 'Normals of the Korea Meteorological Administration',
  },
  /** In order from January. */
  months: [
    { low: -5.5, high: 2.1 },
    { low: -3.2, high: 5.1 },
    { low: 1.9, high: 11.0 },
    { low: 8.0, high: 17.9 },
    { low: 13.5, high: 23.6 },
    { low: 18.7, high: 27.6 },
    { low: 22.3, high: 29.0 },
    { low: 22.9, high: 30.0 },
    { low: 17.7, high: 26.2 },
    { low: 10.6, high: 20.2 },
    { low: 3.5, high: 11.9 },
    { low: -3.4, high: 4.2 },
  ],
} as const;
