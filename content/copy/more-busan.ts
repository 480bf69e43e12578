import type { MorePlacesCopy } from './more-places.ts';

export const copy = {
  title: {
    es: 'Más que ver en Busan y por la costa sur | Rumbo Corea',
    en: 'More to see in Busan and on the south coast | Rumbo Corea',
  },
  description: {
    es: 'Blue Line Park, Dadaepo, el mercado Gukje y el cementerio de la ONU en Busan, y excursiones a Jinhae, Jinju, Suncheon, Yeosu y Damyang, con sus fuentes.',
    en: 'Blueline Park, Dadaepo, Gukje Market and the UN Cemetery in Busan, and trips to Jinhae, Jinju, Suncheon, Yeosu and Damyang, each with its sources.',
  },
  keywords: {
    es: 'excursiones desde Busan, Blue Line Park, Dadaepo, mercado Gukje, Jinhae, cerezos, Suncheon, Yeosu, Damyang, Jinju',
    en: 'trips from Busan, Blueline Park, Dadaepo, Gukje Market, Jinhae, cherry blossom, Suncheon, Yeosu, Damyang, Jinju',
  },
  menu: {
    label: { es: 'Más lugares de Busan', en: 'More places in Busan' },
    line: { es: 'Mercados, playa y costa sur', en: 'Markets, beach and south coast' },
  },
  heading: { es: 'Más lugares de Busan y la costa sur', en: 'More of Busan and the south coast' },
  lead: {
    es: '{Words:busan-further} sitios para cuando ya conoces los principales, de un tren de playa a la marisma de Suncheon. De cada uno decimos lo que hemos visto escrito.',
    en: '{Words:busan-further} places for when you know the main ones, from a beach train to the wetland of Suncheon. For each we say what we have seen in writing.',
  },
  hangul: '더',
  hangulMeaning: { es: 'Más', en: 'More' },
  intro: [
    {
      es: 'Si es tu primer viaje, empieza por los {words:busan-attractions} lugares de [Busan](busan). De estos, Gukje y Bupyeong quedan al lado de Jagalchi, y el tren de playa sale del final de Haeundae.',
      en: 'On a first trip, start with the {words:busan-attractions} places of [Busan](busan). Of these, Gukje and Bupyeong are next to Jagalchi, and the beach train leaves from the end of Haeundae.',
    },
    {
      es: 'Jinhae y Jinju quedan al oeste; Suncheon, Yeosu y Damyang están más lejos, por el sur. No hemos visto cuánto se tarda desde Busan. Muchos precios son antiguos y llevan su año al lado. La duración de la visita es cálculo nuestro.',
      en: 'Jinhae and Jinju lie to the west; Suncheon, Yeosu and Damyang are further off, in the south. We have not seen how long the journey from Busan takes. Many prices are old and have their year beside them. The length of a visit is our own estimate.',
    },
  ],
  list: {
    heading: { es: 'Los lugares, uno por uno', en: 'The places, one by one' },
    lead: {
      es: 'Ábrelos para ver cómo llegar, el nombre en coreano para el taxi y las fuentes.',
      en: 'Open one for the way there, the Korean name for a taxi and the sources.',
    },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué ver en Busan](busan): los principales, en el orden de la costa.',
        en: '[What to see in Busan](busan): the main places, in the order of the coast.',
      },
      {
        es: '[Más lugares de Seúl](more-seoul): museos, parques, Suwon y la DMZ.',
        en: '[More places in Seoul](more-seoul): museums, parks, Suwon and the DMZ.',
      },
      {
        es: '[Otros destinos](other-destinations): para más de un día, de Jeju a Sokcho.',
        en: '[Other destinations](other-destinations): for more than a day, from Jeju to Sokcho.',
      },
    ],
  },
} as const satisfies MorePlacesCopy & Record<string, unknown>;
