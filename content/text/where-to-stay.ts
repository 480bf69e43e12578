import { showName } from './show-card.ts';
import type { PracticalGuide } from './practical-guide.ts';

export const text = {
  title: {
    es: 'Dónde dormir en Seúl y Busan: barrios y tipos | Rumbo Corea',
    en: 'Where to stay in Seoul and Busan: areas and kinds | Rumbo Corea',
  },
  description: {
    es: 'Los barrios de Seúl y Busan para dormir de viaje, comparados por ruido y camino al aeropuerto; hoteles, hanok, templos y jjimjilbang, y qué comprobar.',
    en: 'The areas of Seoul and Busan to sleep in, compared by noise and way to the airport; hotels, hanok, temples and jjimjilbang, and what to check before booking.',
  },
  keywords: {
    es: 'dónde dormir en Seúl, hotel, hostel, albergue, hostal, barrio, Myeongdong, Hongdae, Haeundae, hanok, templestay, jjimjilbang, Airbnb',
    en: 'where to stay in Seoul, hotel, hostel, neighbourhood, Myeongdong, Hongdae, Haeundae, hanok, templestay, jjimjilbang, Airbnb',
  },
  menu: {
    label: { es: 'Dónde dormir de viaje', en: 'Where to stay as a visitor' },
    line: { es: 'Hoteles, barrios, hanok y templos', en: 'Hotels, areas, hanok and temples' },
  },
  heading: { es: 'Dónde dormir en Seúl y Busan', en: 'Where to sleep in Seoul and Busan' },
  lead: {
    es: 'En Seúl, Hongdae si llegas de noche, Myeongdong en una primera visita, Jongno por los palacios y Seochon por el silencio. En Busan, Seomyeon para moverte y Gwangalli para el mar.',
    en: 'In Seoul, Hongdae if you arrive at night, Myeongdong for a first visit, Jongno for the palaces and Seochon for quiet. In Busan, Seomyeon to get about and Gwangalli for the sea.',
  },
  hangul: '숙소',
  hangulMeaning: { es: 'Dónde dormir', en: 'A place to sleep' },
  pictureAlt: {
    es: 'El patio de una casa de huéspedes hanok desde arriba: tejados de teja, un caqui, el desayuno en la tarima y una huésped que llega',
    en: 'The yard of a hanok guesthouse from above: tiled roofs, a persimmon tree, breakfast on the platform and a guest arriving',
  },
  areas: {
    showName,
    headings: {
      seoul: { es: 'Seúl, barrio por barrio', en: 'Seoul, area by area' },
      busan: { es: 'Busan, barrio por barrio', en: 'Busan, area by area' },
    },
    lead: {
      es: 'Elige adónde irás más y cada barrio te dice a cuántos minutos queda en metro.',
      en: 'Choose where you will go most, and each area tells you how many minutes away it is by subway.',
    },
    where: { es: '¿Adónde vas más?', en: 'Where do you go most?' },
    minutes: { es: 'min', en: 'min' },
    toGoal: { es: 'hasta {goal}', en: 'to {goal}' },
    /** Announced when a goal is chosen. */
    range: {
      es: '{goal}: entre {least} y {most} minutos en metro, según el barrio.',
      en: '{goal}: {least} to {most} minutes by subway, depending on the area.',
    },
    /** What separates the areas. */
    water: {
      seoul: { hangul: '한강', name: { es: 'río Han', en: 'Han River' } },
      busan: { hangul: '바다', name: { es: 'mar', en: 'sea' } },
    },
    note: {
      es: 'El carácter y el ruido son juicio nuestro. Los transbordos se cuentan desde la terminal 1 de Incheon con el AREX, o desde Gimhae con el tren ligero.',
      en: 'Character and noise are our own judgement. Changes are counted from Incheon Terminal 1 by AREX, or from Gimhae by light rail.',
    },
    noise: { es: 'Ruido de noche', en: 'Noise at night' },
    /** What the colours of the map say. */
    nearness: {
      near: { es: 'más cerca', en: 'closer' },
      middle: { es: 'a medio camino', en: 'in between' },
      far: { es: 'más lejos', en: 'farther' },
    },
    airport: { es: 'Desde el aeropuerto', en: 'From the airport' },
    noises: {
      low: { es: 'poco ruido', en: 'quiet' },
      medium: { es: 'ruido medio', en: 'some noise' },
      high: { es: 'mucho ruido', en: 'noisy' },
    },
    stations: { es: 'Estaciones', en: 'Stations' },
    table: {
      es: 'Todos los minutos, en una tabla',
      en: 'All the minutes, in a table',
    },
    direct: { es: 'sin transbordo', en: 'no changes' },
    change: { es: '1\u00a0transbordo', en: '1\u00a0change' },
    changes: { es: '{count}\u00a0transbordos', en: '{count}\u00a0changes' },
    sort: { es: 'Ordenar por', en: 'Sort by' },
    nearest: { es: 'Más cerca de {goal}', en: 'Closest to {goal}' },
    quietest: { es: 'Menos ruido de noche', en: 'Quietest at night' },
  },
  sections: [
    {
      id: 'kinds',
      title: { es: '¿Hotel, hostel o hanok?', en: 'Hotel, hostel or hanok?' },
      short: {
        es: '**Hotel u hostel** por noches, de media {lodging-average-korea}; un **hanok** para una especial',
        en: '**Hotel or hostel** by the night, {lodging-average-korea} on average; a **hanok** for a special one',
      },
      answer: {
        es: 'Un hotel o un hostel (albergue) para pocas noches y un hanok para una especial. El goshiwon y el officetel son para meses y no se alquilan por noches.',
        en: 'A hotel or a hostel for a few nights and a hanok for a special one. A goshiwon or an officetel is for months and may not be let by the night.',
      },
      points: [
        {
          text: {
            es: 'Un hotel lleva de una a cinco estrellas; un motel (모텔), ninguna. Una casa de huéspedes es una casa registrada donde vive su dueño.',
            en: 'A hotel has one to five stars, a motel (모텔) none. A guesthouse is a registered home where the owner lives.',
          },
          sources: ['hotel-stars', 'illegal-lodging'],
        },
        {
          text: {
            es: 'En un hanok se duerme sobre el suelo caliente (ondol). Pregunta si el baño está dentro y si hay colchón.',
            en: 'In a hanok you sleep on the heated floor (ondol). Ask whether the bathroom is inside and whether there is a mattress.',
          },
          sources: ['illegal-lodging'],
        },

        {
          text: {
            es: 'Esa media va de moteles a hoteles de lujo; en Busan era de {lodging-average-busan}. Solo en hoteles de Seúl e Incheon, {hotel-average-seoul}.',
            en: 'That average goes from motels to luxury hotels; in Busan it was {lodging-average-busan}. In hotels alone, in Seoul and Incheon, {hotel-average-seoul}.',
          },
        },
        {
          text: {
            es: 'Si te quedas meses, en [Alojamiento](accommodation) están el goshiwon, el hasukjib y la casa compartida.',
            en: 'If you are staying for months, [Accommodation](accommodation) covers goshiwon, hasukjib and share houses.',
          },
        },
      ],
    },
    {
      id: 'booking',
      title: { es: '¿Qué miro antes de reservar?', en: 'What do I check before booking?' },
      short: {
        es: '**Que esté registrado**: pide el número',
        en: '**That it is registered**: ask for the number',
      },
      answer: {
        es: 'Que esté registrado. Pide el número de registro: un anuncio sin número puede desaparecer, y tu reserva también.',
        en: 'That it is registered. Ask for the registration number, because without it the listing may vanish, and your booking with it.',
      },
      figures: ['illegal-letting-penalty', 'departure-levy'],
      points: [
        {
          text: {
            es: 'La pena es para quien alquila, no para quien duerme. Airbnb pide el certificado a todos los anuncios desde octubre de 2025.',
            en: 'The penalty is for the person who lets, not for the guest. Airbnb has asked every listing for the certificate since October 2025.',
          },
          sources: ['airbnb-registration', 'illegal-lodging', 'seoul-illegal-lodging'],
        },
        {
          text: {
            es: 'La tasa de salida del país se paga con el vuelo, no en el hotel.',
            en: 'The departure levy is paid with the flight, not at the hotel.',
          },
        },
      ],
    },
    {
      id: 'templestay',
      title: { es: 'Una noche en un templo', en: 'A night in a temple' },
      short: {
        es: '**templestay.com**: con programa o de descanso',
        en: '**templestay.com**: with a programme, or to rest',
      },
      answer: {
        es: 'Se reserva en [templestay.com](https://www.templestay.com), con programas de ceremonia y meditación, o de descanso, con solo comidas y silencio.',
        en: 'Book at [templestay.com](https://www.templestay.com), with programmes of ceremony and meditation, or rest stays with only meals and quiet.',
      },
      figures: ['templestay-night'],
      points: [
        {
          text: {
            es: 'Te prestan ropa, la comida no lleva carne y te despiertan hacia las cuatro. Hombres y mujeres no comparten habitación, tampoco las parejas.',
            en: 'They lend you clothes, the food has no meat and they wake you at about four. Men and women do not share a room, couples included.',
          },
          sources: ['templestay'],
        },
        {
          text: {
            es: 'En Seúl, Bongeunsa (línea 9, Bongeunsa, salida 1) y [Jogyesa](seoul#jogyesa); en Busan, [Beomeosa](busan#beomeosa).',
            en: 'In Seoul, Bongeunsa (Line 9, Bongeunsa, exit 1) and [Jogyesa](seoul#jogyesa); in Busan, [Beomeosa](busan#beomeosa).',
          },
          sources: ['templestay'],
        },
      ],
      words: [
        {
          hangul: '템플스테이',
          romanization: 'tempeulseutei',
          meaning: { es: 'noche en un templo', en: 'temple stay' },
        },
      ],
    },
    {
      id: 'jjimjilbang',
      title: { es: '¿Se puede dormir en un jjimjilbang?', en: 'Can you sleep in a jjimjilbang?' },
      short: {
        es: '**Sí, en una colchoneta**: barato y ruidoso',
        en: '**Yes, on a mat**: cheap and noisy',
      },
      answer: {
        es: 'En los que abren de noche, sí, en una colchoneta de la sala común. Es barato y ruidoso, y un niño no puede quedarse sin un adulto.',
        en: 'In those that open at night, yes, on a mat in a shared room. It is cheap and noisy, and a child may not stay without an adult.',
      },
      figures: ['jjimjilbang-night', 'spa-land-admission'],
      points: [
        {
          text: {
            es: 'La llave del casillero (taquilla) anota lo que consumes y se paga al salir. A quien ha bebido no le dejan entrar.',
            en: 'The locker key records what you have, and you pay on the way out. People who have been drinking are turned away.',
          },
          sources: ['jjimjilbang'],
        },
        {
          text: {
            es: 'Si llevas tatuajes grandes, pregunta antes de pagar.',
            en: 'If you have large tattoos, ask before you pay.',
          },
        },
        {
          text: {
            es: 'En los baños, separados por sexo, se va sin ropa; en las salas calientes, que son comunes, con el uniforme. Dúchate antes.',
            en: 'Men and women bathe apart and naked; the hot rooms are mixed, and you wear the uniform. Shower first.',
          },
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué ver en Seúl](seoul): {words:seoul-attractions} lugares con su salida de metro',
        en: '[What to see in Seoul](seoul): {words:seoul-attractions} places, each with its subway exit',
      },
      {
        es: '[Itinerarios](itineraries): los días, ya repartidos',
        en: '[Itineraries](itineraries): the days, already planned',
      },
      {
        es: '[Alojamiento](accommodation): si te quedas unos meses',
        en: '[Accommodation](accommodation): if you are staying for months',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
