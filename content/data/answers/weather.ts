import { formats } from '../../formats.ts';
import { locales, type Locale, type Text } from '../../locale.ts';
import { clothes, rainwear } from '../clothes.ts';
import { climates } from '../climates.ts';
import { guideSources } from '../guide-sources.ts';
import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

/** The months, from June, in which most of the rain falls. */
const isRainy = (month: number) => month >= 5 && month <= 7;

/** When most of the rain falls in Seoul. */
function rainOf(month: number, millimetres: number): Text {
  return {
    es: `Época de lluvias: en Seúl, del 25 de junio al 26 de julio de media, y agosto es lluvioso también. En ${formats.es.monthName(month)} caen unos ${millimetres} mm.`,
    en: `The rainy season in Seoul lasts on average from 25 June to 26 July, and August is wet too. ${formats.en.monthName(month)} brings about ${millimetres} mm.`,
  };
}

/** The month in the three cities, and what to wear in Seoul. */
function textOf(month: number): Text {
  const [seoul, busan, jeju] = [climates.seoul, climates.busan, climates.jeju].map(
    (months) => months[month]!,
  );
  const { advice } = clothes.find(({ from }) => seoul!.high >= from)!;
  const isWet = seoul!.rain >= rainwear.from;
  const rain = rainOf(month, Math.round(seoul!.rain / 10) * 10);
  const text = (locale: Locale) => {
    const { monthName, celsius, degrees } = formats[locale];
    const between = ({ low, high }: { readonly low: number; readonly high: number }) =>
      locale === 'es'
        ? `de ${degrees(low)} a ${celsius(high)}`
        : `${degrees(low)} to ${celsius(high)}`;
    const said = [seoul!, busan!, jeju!].map(between);
    const degreesSaid =
      locale === 'es'
        ? `De media en ${monthName(month)}, ${said[0]} en Seúl, ${said[1]} en Busan y ${said[2]} en Jeju.`
        : `On average in ${monthName(month)}, ${said[0]} in Seoul, ${said[1]} in Busan and ${said[2]} in Jeju.`;
    return [
      isRainy(month) && rain[locale],
      degreesSaid,
      advice[locale],
      isWet && rainwear.advice[locale],
    ]
      .filter(Boolean)
      .join(' ');
  };
  return { es: text('es'), en: text('en') };
}

/** What one asks of a month. */
const ofMonth = {
  es: ['clima', 'tiempo', 'ropa', 'frío', 'calor', 'lluvia', 'nieve', 'temperatura', 'abrigo'],
  en: ['weather', 'clothes', 'wear', 'pack', 'cold', 'hot', 'rain', 'snow', 'jacket'],
} as const satisfies Record<Locale, readonly string[]>;

const cities = ['Seúl', 'Busan', 'Jeju', 'Seoul'];

const ofMonths = climates.seoul.map((_, month): Answer => {
  const [es = '', en = ''] = locales.map((locale) => formats[locale].monthName(month));
  return {
    id: `weather-${month + 1}`,
    question: { es: `¿Qué tiempo hace en ${es}?`, en: `What is the weather like in ${en}?` },
    text: textOf(month),
    sources: [sources.climate, ...(isRainy(month) ? [guideSources['rainy-season']] : [])],
    more: [isRainy(month) ? 'seasons#rain' : 'seasons', 'seasons#choose'],
    asked: [
      es,
      ...ofMonth.es.map((word) => `${word} ${es}`),
      en,
      ...ofMonth.en.map((word) => `${word} ${en}`),
      ...cities.flatMap((city) => [`${city} ${es}`, `${city} ${en}`]),
    ],
  };
});

/** The weather, through the year and month by month. */
export const weather: readonly Answer[] = [
  {
    id: 'weather',
    question: { es: '¿Qué tiempo hace?', en: 'What is the weather like?' },
    text: {
      es: 'Inviernos fríos y secos y veranos calurosos y lluviosos. En Seúl, las máximas medias van de 2 °C en enero a 30 °C en agosto; en Busan y Jeju el invierno es más suave, con 8 °C. Llueve sobre todo en julio y agosto. Escribe un mes para verlo.',
      en: 'Winters are cold and dry, summers hot and rainy. In Seoul average highs go from 2°C in January to 30°C in August; in Busan and Jeju winter is milder, with 8°C. It rains most in July and August. Type a month to see it.',
    },
    sources: [sources.climate],
    more: ['seasons', 'seasons#rain'],
    asked: ways(
      'heatwave, heat wave, ola de calor, invierno Busan, invierno Jeju, invierno Seúl, verano Busan, verano Jeju, clima Busan, clima Jeju, tiempo Busan, tiempo Jeju, lluvia Busan, lluvia Jeju, winter Busan, winter Jeju, summer Busan, weather Busan, weather Jeju, clima, temperatura, temperaturas, lluvia, llueve, lluvias, calor, frio, ropa, que ropa, ropa llevar, pronostico, humedad, verano, invierno, weather, temperature, climate, rain, rainy season, monsoon season, monsoon dates, temporada lluvias, temporada de monzon, hot, cold, what to wear, what to pack, packing, clothes, forecast, summer, winter, umbrella, paraguas, estacion lluvias, jangma, 날씨, abrigo, abrigos, banador, jumper, swimsuit, coat, coats, jacket, que meto maleta, hacer maleta, que empacar, maleta ropa, ropa invierno, ropa verano, zapatos, botas, gorro, guantes, tormenta, heladas, what clothes, clothes winter, winter clothes, boots, gloves, humid, 기온, llevar ropa, que me pongo, pongo, chaqueta, ropa abrigo, necesito paraguas, chaqueta llevar, what jacket, que llevar en la maleta, que meter en la maleta, hacer la maleta, armar la valija, empacar, que ropa llevar, ropa de abrigo, humidity, tiempo',
    ),
  },
  ...ofMonths,
];
