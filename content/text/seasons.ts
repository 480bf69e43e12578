import { festivals } from '../data/festivals.ts';
import type { PracticalGuide } from './practical-guide.ts';
import { closingDays, tripOutlook } from './trip-outlook.ts';

export const text = {
  title: {
    es: 'Cuándo ir a Corea: mes a mes, festivos y cerezos | Rumbo Corea',
    en: 'When to go to Korea: months, holidays and blossom | Rumbo Corea',
  },
  description: {
    es: 'Temperaturas y lluvia de Seúl, Busan y Jeju mes a mes, semanas de cerezos y de hojas rojas, tifones, festivales y festivos de Corea hasta 2029.',
    en: 'Temperatures and rain in Seoul, Busan and Jeju month by month, blossom and autumn leaf weeks, typhoons, festivals and Korean holidays to 2029.',
  },
  keywords: {
    es: 'cuándo ir a Corea, mejor época, clima, tiempo, temperatura, lluvia, monzón, cerezos, otoño, nieve, polvo amarillo, qué ropa llevar, festivos, Chuseok, Seollal, festivales',
    en: 'when to go to Korea, best time, weather, climate, temperature, rain, monsoon, cherry blossom, autumn leaves, snow, holidays, Chuseok, Seollal, festivals',
  },
  menu: {
    label: { es: 'Cuándo ir', en: 'When to go' },
    line: { es: 'Tiempo, cerezos y festivos', en: 'Weather, blossom and holidays' },
  },
  heading: { es: 'Cuándo ir a Corea, mes a mes', en: 'When to go to Korea, month by month' },
  lead: {
    es: 'Ve en octubre o, si no, en abril o mayo: cielo claro y temperatura de paseo. Evita Seollal (del 6 al 9 de febrero en 2027) y Chuseok (del 14 al 16 de septiembre), y julio y agosto si no te gusta la lluvia.',
    en: 'Go in October or, failing that, April or May, for clear skies and walking weather. Avoid Seollal (6–9 February in 2027) and Chuseok (14–16 September), and July and August if you dislike rain.',
  },
  hangul: '계절',
  hangulMeaning: { es: 'Estaciones', en: 'Seasons' },
  pictureAlt: {
    es: 'Un biombo de cuatro paños con una misma rama: cerezo en flor, hojas bajo la lluvia, arces rojos y nieve con una urraca',
    en: 'A folding screen of four panels with one branch: cherry blossom, leaves in the rain, red maples and snow with a magpie',
  },
  months: {
    note: {
      es: 'Mínimas y máximas medias en grados Celsius y lluvia en milímetros, de la Administración Meteorológica de Corea (1991-2020). En Seúl hay 14,7 horas de luz en junio y 9,6 en diciembre.',
      en: 'Average lows and highs in degrees Celsius and rain in millimetres, from the Korea Meteorological Administration (1991–2020). Seoul has 14.7 hours of daylight in June and 9.6 in December.',
    },
    table: { es: 'Temperaturas y lluvia', en: 'Temperatures and rain' },
    month: { es: 'Mes', en: 'Month' },
    cities: {
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
      jeju: { es: 'Jeju', en: 'Jeju' },
    },
    rain: { es: '{amount} mm', en: '{amount} mm' },
  },
  /** The year at a glance. */
  ribbon: {
    title: { es: 'Un año en Corea', en: 'A year in Korea' },
    lead: {
      es: 'Cada mes va de su mínima a su máxima. Toca uno.',
      en: 'Each month runs from its low to its high. Tap one.',
    },
    city: { es: 'Ciudad', en: 'City' },
    months: { es: 'Meses', en: 'Months' },
    line: {
      es: '{month} en {city}: de {low} a {high} y {rain} de lluvia.',
      en: '{month} in {city}: {low} to {high} and {rain} of rain.',
    },
    best: { es: 'Octubre y mayo, los mejores.', en: 'October and May are best.' },
    legend: {
      es: 'Cada puntada azul son 50 mm de lluvia.',
      en: 'Each blue stitch is 50 mm of rain.',
    },
    /** What the months bring, 1 to 12. */
    seasons: [
      { id: 'blossom', name: { es: 'Cerezos', en: 'Blossom' }, from: 3, to: 4 },
      { id: 'rains', name: { es: 'Lluvias', en: 'Rains' }, from: 6, to: 8 },
      { id: 'leaves', name: { es: 'Hojas rojas', en: 'Red leaves' }, from: 10, to: 11 },
      { id: 'typhoons', name: { es: 'Tifones', en: 'Typhoons' }, from: 8, to: 9 },
      { id: 'seollal', name: { es: 'Seollal', en: 'Seollal' }, from: 1, to: 2 },
      { id: 'chuseok', name: { es: 'Chuseok', en: 'Chuseok' }, from: 9, to: 10 },
    ],
  },
  dates: tripOutlook,
  closingDays,
  holidays: {
    title: { es: 'Festivos hasta {year}', en: 'Holidays to {year}' },
    short: {
      es: '**Seollal y Chuseok**, los que más cambian un viaje',
      en: '**Seollal and Chuseok** change a trip most',
    },
    days: { es: '{count} días', en: '{count} days' },
    note: {
      es: 'Los de 2026 y 2027 son los del calendario oficial; de los siguientes, el Gobierno puede añadir alguno.',
      en: 'Those of 2026 and 2027 are from the official calendar; the government may add some to later ones.',
    },
  },
  sections: [
    {
      id: 'choose',
      title: { es: '¿Qué mes para qué viaje?', en: 'Which month for which trip?' },
      short: {
        es: '**Octubre o mayo** para un primer viaje',
        en: '**October or May** for a first trip',
      },
      answer: {
        es: 'Para un primer viaje con un poco de todo, la segunda quincena de octubre o las tres primeras semanas de mayo.',
        en: 'For a first trip with some of everything, the second half of October or the first three weeks of May.',
      },
      points: [
        {
          text: {
            es: '**Cerezos.** De finales de marzo a mediados de abril, empezando por el sur.',
            en: '**Blossom.** From late March to mid-April, starting in the south.',
          },
        },
        {
          text: {
            es: '**Montaña.** Octubre. Los senderos altos de [Seoraksan](other-destinations) se cierran por riesgo de fuego {seoraksan-fire-closure}.',
            en: '**Mountains.** October. The high trails of [Seoraksan](other-destinations) close because of the risk of fire {seoraksan-fire-closure}.',
          },
        },
        {
          text: {
            es: '**Playa.** De finales de agosto a mediados de septiembre hay menos gente. En Haeundae [el baño se permite](busan#haeundae) solo en temporada: {haeundae-bathing}.',
            en: '**Beaches.** The crowds thin out from late August to mid-September. In Haeundae [bathing is allowed](busan#haeundae) only in season: {haeundae-bathing}.',
          },
        },
        {
          text: {
            es: '**Invierno.** Frío seco, días cortos y menos gente: palacios con nieve, sopas y suelos calientes. Lleva capas que te puedas quitar, porque en tiendas y trenes hace calor; Busan y Jeju son más suaves.',
            en: '**Winter.** Dry cold, short days and fewer people: palaces under snow, hot soups and heated floors. Wear layers you can take off, because shops and trains are warm; Busan and Jeju are milder.',
          },
        },
        {
          text: {
            es: '**Estudiar un trimestre.** Los cursos empiezan en {course-terms}, y [los meses de antes](study#d4) son para el papeleo.',
            en: '**A term of study.** Terms start in {course-terms}, and [the months before](study#d4) are for the paperwork.',
          },
        },
      ],
    },
    {
      id: 'blossom',
      title: { es: '¿Cuándo florecen los cerezos?', en: 'When do the cherry trees blossom?' },
      short: {
        es: '**Primeras flores, del 20 de marzo al 8 de abril**; plena floración, una semana después',
        en: '**First flowers 20 March to 8 April**; full bloom a week later',
      },
      answer: {
        es: 'Las primeras se abren en Jeju hacia el 20 de marzo, en Busan en la última semana y en Seúl entre el 27 de marzo y el 8 de abril. La plena floración dura pocos días.',
        en: 'The first open in Jeju about 20 March, in Busan in the last week and in Seoul between 27 March and 8 April. Full bloom lasts a few days.',
      },
      points: [
        {
          text: {
            es: 'Cada año cambia: en Seúl la primera flor se abrió el 1 de abril en 2024 y el 4 en 2025. Mira el pronóstico desde finales de febrero.',
            en: 'It changes every year: in Seoul the first flowers opened on 1 April in 2024 and on 4 April in 2025. Forecasts appear from late February.',
          },
          sources: ['blossom-2024', 'blossom-2025'],
        },
        {
          text: {
            es: 'Si tus fechas son fijas, traza una ruta que cruce la floración: Jeju, después Jinhae y Busan, y Seúl al cambiar el mes. Los hoteles cercanos a Jinhae se agotan pronto.',
            en: 'If your dates are fixed, plan a route that crosses the bloom: Jeju, then Jinhae and Busan, and Seoul at the turn of the month. Hotels near Jinhae fill up early.',
          },
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
      short: {
        es: '**De mediados de octubre a noviembre**',
        en: '**From mid-October to November**',
      },
      answer: {
        es: 'En Seoraksan a mediados o finales de octubre; en los montes de Seúl y el Hallasan, a finales; en los palacios de Seúl y en los templos de Busan, ya en noviembre.',
        en: 'In Seoraksan in mid to late October; on Seoul’s own hills and Hallasan at the end of the month; at the palaces of Seoul and the temples of Busan, in November.',
      },
      points: [
        {
          text: {
            es: 'Apunta más bien tarde que pronto: en 2025 el Servicio Forestal contaba con 4 o 5 días de retraso frente a los pronósticos de 2023.',
            en: 'Aim late rather than early: in 2025 the Forest Service expected the leaves 4 to 5 days later than the forecasts of 2023.',
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
        en: 'When does it rain, and when do typhoons come?',
      },
      short: {
        es: 'Lluvia **de finales de junio a finales de agosto**, tifones **en agosto y septiembre**',
        en: 'Rain **from late June to late August**, typhoons **in August and September**',
      },
      answer: {
        es: 'Llueve de finales de junio a finales de agosto, y los tifones llegan sobre todo en agosto y septiembre. Junio es buena idea antes de que empiece; en julio, planes bajo techo.',
        en: 'It rains from late June to late August, and typhoons come mostly in August and September. June is good before the rain starts; in July, have indoor plans.',
      },
      points: [
        {
          text: {
            es: 'La época de lluvias, 장마 (jangma), dura de media del 25 de junio al 26 de julio en Seúl. No llueve todos los días, pero llueve con ganas: julio trae ocho veces más agua que octubre.',
            en: 'The rainy season, 장마 (jangma), lasts on average from 25 June to 26 July in Seoul. It does not rain every day, but it rains hard: July brings eight times as much as October.',
          },
          sources: ['rainy-season'],
        },
        {
          text: {
            es: 'Los tifones llegan unas tres veces al año. Rara vez estropean un viaje, pero paran los barcos y los vuelos a Jeju: deja un día libre antes del vuelo de vuelta.',
            en: 'Typhoons come about three times a year. They rarely ruin a trip, but they do stop ferries and flights to Jeju, so leave a spare day before your flight home.',
          },
          sources: ['typhoons'],
        },
        {
          text: {
            es: 'Un día de lluvia a cubierto, en [Seúl](seoul#rain) y en [Busan](busan#rain). En Gyeongju, el Museo Nacional; en Jeju, el museo de las haenyeo y los mercados Dongmun y Olle; en Jeonju, el mercado Nambu.',
            en: 'A rainy day under a roof, in [Seoul](seoul#rain) and in [Busan](busan#rain). In Gyeongju, the National Museum; on Jeju, the haenyeo museum and the Dongmun and Olle markets; in Jeonju, Nambu Market.',
          },
        },
        {
          text: {
            es: 'De marzo a mayo hay días de polvo amarillo: elige museos, mercados y cafés. Qué hacer en cada caso está en [Seguridad y ley](safety#weather).',
            en: 'From March to May there are days of yellow dust: choose museums, markets and cafés. What to do in each case is in [Safety and law](safety#weather).',
          },
          sources: ['smartraveller-2019', 'uk-advice'],
        },
      ],
    },
    {
      id: 'closed',
      title: { es: '¿Qué cierra en fiestas?', en: 'What closes on holidays?' },
      short: {
        es: '**Seollal y Chuseok**: tres días con muchas tiendas cerradas',
        en: '**Seollal and Chuseok**: three days with many shops shut',
      },
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
        {
          text: {
            es: 'Los grandes almacenes cierran dos días y el Museo Nacional, el día mismo. Si ya has reservado, Seúl es donde menos se nota: en el Seollal de 2026 los cuatro palacios abrieron gratis y cerraron todos al día siguiente de los festivos.',
            en: 'Department stores close for two days and the National Museum on the day itself. If you have booked, Seoul is where it shows least: at Seollal in 2026 the four palaces opened free, and all closed on the day after the holidays.',
          },
          sources: ['holiday-closings'],
        },
      ],
    },
    {
      id: 'festivals',
      title: {
        es: 'Festivales que merecen cambiar el viaje',
        en: 'Festivals worth a change of plan',
      },
      short: {
        es: '**Linternas de loto en Seúl** y del río Nam en Jinju',
        en: '**Lotus lanterns in Seoul**, river lanterns in Jinju',
      },
      answer: {
        es: 'Las fechas de 2027 aún no se han publicado: míralas antes de comprar el vuelo.',
        en: 'The dates of 2027 have not been published yet: look them up before you buy the flight.',
      },
      points: festivals.map(({ text: written, sources }) => ({ text: written, sources })),
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
        es: '[Dónde dormir](where-to-stay): barrios para cada viaje',
        en: '[Where to stay](where-to-stay): an area for each trip',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
