import { formats } from '../../formats.ts';
import { locales, type Locale, type Text } from '../../locale.ts';
import { clothes } from '../clothes.ts';
import { seoulClimate } from '../seoul-climate.ts';
import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

function textOf(month: number, low: number, high: number): Text {
  const { advice } = clothes.find(({ from }) => high >= from)!;
  const [es, en] = locales.map((locale) => {
    const { monthName, celsius } = formats[locale];
    return [monthName(month), celsius(low), celsius(high)];
  });
  return {
    es: `En Seúl, las mínimas medias de ${es?.[0]} son de ${es?.[1]} y las máximas, de ${es?.[2]}. ${advice.es}`,
    en: `In Seoul the average low in ${en?.[0]} is ${en?.[1]} and the high ${en?.[2]}. ${advice.en}`,
  };
}

/** What one asks of a month. */
const ofMonth = {
  es: ['clima', 'tiempo', 'ropa', 'frío', 'calor', 'lluvia', 'nieve', 'temperatura', 'abrigo'],
  en: ['weather', 'clothes', 'wear', 'pack', 'cold', 'hot', 'rain', 'snow', 'jacket'],
} as const satisfies Record<Locale, readonly string[]>;

const ofMonths = seoulClimate.months.map(({ low, high }, month): Answer => {
  const [es = '', en = ''] = locales.map((locale) => formats[locale].monthName(month));
  return {
    id: `weather-${month + 1}`,
    question: { es: `¿Qué tiempo hace en ${es}?`, en: `What is the weather like in ${en}?` },
    text: textOf(month, low, high),
    sources: [sources.climate],
    more: ['seasons', 'seasons#choose'],
    asked: [
      es,
      ...ofMonth.es.map((word) => `${word} ${es}`),
      en,
      ...ofMonth.en.map((word) => `${word} ${en}`),
    ],
  };
});

/** The weather, through the year and month by month. */
export const weather: readonly Answer[] = [
  {
    id: 'weather',
    question: { es: '¿Qué tiempo hace?', en: 'What is the weather like?' },
    text: {
      es: 'Inviernos fríos y secos y veranos calurosos y lluviosos. En Seúl, las máximas medias van de 2 °C en enero a 30 °C en agosto, y casi toda la lluvia cae en julio y agosto. Escribe un mes para verlo.',
      en: 'Winters are cold and dry, summers hot and rainy. In Seoul average highs go from 2°C in January to 30°C in August, and most of the rain falls in July and August. Type a month to see it.',
    },
    sources: [sources.climate],
    more: ['seasons', 'seasons#rain'],
    asked: ways(
      'clima, tiempo, temperatura, temperaturas, lluvia, llueve, lluvias, nieve, calor, frio, ropa, que ropa, ropa llevar, pronostico, humedad, verano, invierno, weather, temperature, climate, rain, rainy season, monsoon season, monsoon dates, temporada lluvias, temporada de monzon, snow, hot, cold, what to wear, what to pack, packing, clothes, forecast, summer, winter, umbrella, paraguas, estacion lluvias, jangma, 날씨, abrigo, abrigos, banador, jumper, swimsuit, coat, coats, jacket, que meto maleta, hacer maleta, que empacar, maleta ropa, ropa invierno, ropa verano, zapatos, botas, gorro, guantes, tormenta, heladas, what clothes, clothes winter, winter clothes, boots, gloves, humid, 기온, llevar ropa, que me pongo, pongo, chaqueta, ropa abrigo, necesito paraguas, chaqueta llevar, what jacket, que llevar en la maleta, que meter en la maleta, hacer la maleta, armar la valija, empacar, que ropa llevar, ropa de abrigo, humidity',
    ),
  },
  ...ofMonths,
];
