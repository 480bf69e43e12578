import { festivals } from '../data/festivals.ts';
import type { PracticalGuide } from './practical-guide.ts';
import { closingDays, tripOutlook } from './trip-outlook.ts';

export const copy = {
  title: {
    es: 'Cuándo ir a Corea: mes a mes, festivos y cerezos | Rumbo Corea',
    en: 'When to go to Korea: months, holidays and blossom | Rumbo Corea',
  },
  description: {
    es: 'Temperaturas y lluvia de Seúl, Busan y Jeju mes a mes, semanas de cerezos y de hojas rojas, tifones, festivales y festivos de Corea hasta 2029.',
    en: 'Temperatures and rain in Seoul, Busan and Jeju month by month, blossom and autumn leaf weeks, typhoons, festivals and Korean holidays to 2029.',
  },
  keywords: {
    es: 'cuándo ir a Corea, mejor época, clima, tiempo, temperatura, lluvia, monzón, cerezos, otoño, nieve, festivos, Chuseok, Seollal, festivales',
    en: 'when to go to Korea, best time, weather, climate, temperature, rain, monsoon, cherry blossom, autumn leaves, snow, holidays, Chuseok, Seollal, festivals',
  },
  menu: {
    label: { es: 'Cuándo ir', en: 'When to go' },
    line: { es: 'Tiempo, cerezos y festivos', en: 'Weather, blossom and holidays' },
  },
  heading: { es: 'Cuándo ir a Corea, mes a mes', en: 'When to go to Korea, month by month' },
  lead: {
    es: 'En octubre y, si no, en abril o mayo, con cielo claro y temperatura de paseo. Evita Seollal y Chuseok si puedes, y julio y agosto si no te gusta la lluvia.',
    en: 'In October or, failing that, in April or May, with clear skies and walking weather. Avoid Seollal and Chuseok if you can, and July and August if you dislike rain.',
  },
  hangul: '계절',
  hangulMeaning: { es: 'Estaciones', en: 'Seasons' },
  pictureAlt: {
    es: 'Un biombo de cuatro paños con una misma rama: cerezo en flor, hojas bajo la lluvia, arces rojos y nieve con una urraca',
    en: 'A folding screen of four panels with one branch: cherry blossom, leaves in the rain, red maples and snow with a magpie',
  },
  months: {
    title: { es: 'El año, mes a mes', en: 'The year, month by month' },
    note: {
      es: 'Mínimas y máximas medias en grados Celsius y lluvia en milímetros, valores normales de 1991 a 2020 de la Administración Meteorológica de Corea. No hemos visto cuántos días llueve.',
      en: 'Average lows and highs in degrees Celsius and rain in millimetres, normals of 1991 to 2020 of the Korea Meteorological Administration. We have not seen the number of rainy days.',
    },
    month: { es: 'Mes', en: 'Month' },
    cities: {
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
      jeju: { es: 'Jeju', en: 'Jeju' },
    },
    rain: { es: '{amount} mm', en: '{amount} mm' },
  },
  dates: tripOutlook,
  closingDays,
  holidays: {
    title: { es: 'Festivos hasta {year}', en: 'Holidays to {year}' },
    contents: { es: 'Festivos', en: 'Holidays' },
    days: { es: '{count} días', en: '{count} days' },
    note: {
      es: 'Los de 2026 y 2027 son los del calendario publicado; los siguientes salen de las normas de hoy y el Gobierno puede añadir alguno.',
      en: 'Those of 2026 and 2027 are from the published calendar; later ones follow today’s rules, and the government may add some.',
    },
  },
  sections: [
    {
      id: 'blossom',
      title: { es: '¿Cuándo florecen los cerezos?', en: 'When do the cherry trees blossom?' },
      answer: {
        es: 'En Jeju hacia el 20 de marzo, en Busan en la última semana y en Seúl entre el 27 de marzo y el 8 de abril. La flor plena llega una semana después y dura pocos días.',
        en: 'In Jeju about 20 March, in Busan in the last week and in Seoul between 27 March and 8 April. Full bloom comes a week later and lasts a few days.',
      },
      points: [
        {
          text: {
            es: 'Cada año cambia. En Seúl se vio la primera flor el 1 de abril en 2024 y el 4 de abril en 2025. Mira el pronóstico en marzo.',
            en: 'It changes every year. In Seoul the first bloom came on 1 April in 2024 and on 4 April in 2025. Look at the forecast in March.',
          },
          sources: ['blossom-2024', 'blossom-2025'],
        },
      ],
      words: [
        {
          hangul: '벚꽃',
          romanization: 'beotkkot',
          meaning: { es: 'flor de cerezo', en: 'cherry blossom' },
        },
      ],
    },
    {
      id: 'leaves',
      title: { es: '¿Y las hojas rojas?', en: 'And the autumn leaves?' },
      answer: {
        es: 'En Seoraksan a mediados o finales de octubre; en los palacios de Seúl y en los templos de Busan, ya en noviembre.',
        en: 'In Seoraksan in mid to late October; at the palaces of Seoul and the temples of Busan, in November.',
      },
      points: [
        {
          text: {
            es: 'Son pronósticos de 2023. En 2025 el Servicio Forestal habló de un retraso de 4 a 5 días.',
            en: 'These are forecasts of 2023. In 2025 the Forest Service spoke of a delay of 4 to 5 days.',
          },
          sources: ['leaves-2023', 'leaves-2025'],
        },
      ],
      words: [
        {
          hangul: '단풍',
          romanization: 'danpung',
          meaning: { es: 'hojas de otoño', en: 'autumn leaves' },
        },
      ],
    },
    {
      id: 'rain',
      title: {
        es: '¿Cuándo llueve y cuándo hay tifones?',
        en: 'When is the rain, and when the typhoons?',
      },
      answer: {
        es: 'Llueve de finales de junio a finales de agosto, y los tifones llegan sobre todo en agosto y septiembre. El invierno es frío y seco en Seúl y más suave en Busan.',
        en: 'It rains from late June to late August, and typhoons come mostly in August and September. Winter is cold and dry in Seoul and milder in Busan.',
      },
      points: [
        {
          text: {
            es: 'De marzo a mayo hay días de polvo amarillo. Qué hacer en cada caso está en [Seguridad y ley](safety#weather).',
            en: 'From March to May there are days of yellow dust. What to do in each case is in [Safety and law](safety#weather).',
          },
          sources: ['smartraveller-2019', 'uk-advice'],
        },
      ],
    },
    {
      id: 'closed',
      title: { es: '¿Qué cierra en fiestas?', en: 'What closes on holidays?' },
      answer: {
        es: 'En Seollal y Chuseok cierran muchos restaurantes y tiendas pequeñas durante tres días, y los trenes se agotan. Los palacios suelen abrir. Míralo en la ficha de cada lugar.',
        en: 'At Seollal and Chuseok many restaurants and small shops close for three days, and trains sell out. Palaces usually open; each place’s entry says so.',
      },
      points: [
        {
          text: {
            es: 'Si pones la fecha, cada [itinerario](itineraries) avisa de lo que cierra esos días y propone un cambio.',
            en: 'Once you enter a date, every [itinerary](itineraries) warns of what closes on those days and suggests a swap.',
          },
        },
      ],
      unknown: [
        {
          es: 'Los cursos y exámenes escolares de cada año.',
          en: 'The school terms and exam days of each year.',
        },
      ],
    },
    {
      id: 'festivals',
      title: {
        es: 'Festivales que merecen cambiar el viaje',
        en: 'Festivals worth a change of plan',
      },
      answer: {
        es: 'Las linternas de loto de Seúl, alrededor de una semana antes del cumpleaños de Buda, y las del río Nam en Jinju, en octubre.',
        en: 'Seoul’s lotus lanterns, about a week before Buddha’s Birthday, and those of the River Nam in Jinju, in October.',
      },
      points: festivals.map(({ text, sources }) => ({ text, sources })),
      unknown: [
        {
          es: 'Las fechas de 2027 de estos festivales.',
          en: 'The 2027 dates of these festivals.',
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Itinerarios](itineraries): pon tu primer día y mira qué abre',
        en: '[Itineraries](itineraries): enter your first day and see what opens',
      },
      {
        es: '[Cuándo ir, contado con calma](when-to-go): el artículo, estación por estación',
        en: '[When to go, at leisure](when-to-go): the article, season by season',
      },
      {
        es: '[Dónde dormir](where-to-stay): barrios para cada viaje',
        en: '[Where to stay](where-to-stay): an area for each trip',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
