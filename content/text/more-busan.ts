import type { MorePlacesText } from './more-places.ts';

export const text = {
  title: {
    es: 'Más que ver en Busan y por la costa sur | Rumbo Corea',
    en: 'More to see in Busan and on the south coast | Rumbo Corea',
  },
  description: {
    es: 'Blueline Park, Dadaepo, el mercado Gukje y el cementerio de la ONU en Busan, y excursiones a Jinhae, Jinju, Suncheon, Yeosu y Damyang, en un mapa.',
    en: 'Blueline Park, Dadaepo, Gukje Market and the UN Cemetery in Busan, and trips to Jinhae, Jinju, Suncheon, Yeosu and Damyang, all on one map.',
  },
  keywords: {
    es: 'excursiones desde Busan, Blueline Park, Dadaepo, mercado Gukje, Jinhae, cerezos, Suncheon, Yeosu, Damyang, Jinju',
    en: 'trips from Busan, Blueline Park, Dadaepo, Gukje Market, Jinhae, cherry blossom, Suncheon, Yeosu, Damyang, Jinju',
  },
  menu: {
    label: { es: 'Más lugares de Busan', en: 'More places in Busan' },
    line: { es: 'Mercados, playa y costa sur', en: 'Markets, beach and south coast' },
  },
  heading: { es: 'Busan, segunda visita y costa sur', en: 'Busan again, and the south coast' },
  lead: {
    es: '{Words:busan-further} sitios para estirar Busan: de un tren de playa a la marisma de Suncheon.',
    en: '{Words:busan-further} ways to make more of Busan, from a beach train to the wetland of Suncheon.',
  },
  hangul: '더',
  hangulMeaning: { es: 'Más', en: 'More' },
  intro: [
    {
      es: 'Si es tu primer viaje, empieza por los {words:busan-attractions} lugares de [Busan](busan). De estos, Gukje y Bupyeong quedan al lado de Jagalchi, y el tren de playa sale del final de Haeundae. Si solo tienes una tarde, que sea la de [Dadaepo](more-busan#dadaepo): marisma, puesta de sol y metro en la puerta.',
      en: 'On a first trip, start with the {words:busan-attractions} places of [Busan](busan). Of these, Gukje and Bupyeong are next to Jagalchi, and the beach train leaves from the end of Haeundae. If you have a single evening, go to [Dadaepo](more-busan#dadaepo) for the tidal flat and the sunset, with the subway beside it.',
    },
    {
      es: 'Jinhae y Jinju quedan al oeste; Suncheon, Yeosu y Damyang están más lejos, por el sur: mira el viaje en Naver Map o KakaoMap antes de decidirte. Los precios con año son antiguos: cuenta con algo más.',
      en: 'Jinhae and Jinju lie to the west; Suncheon, Yeosu and Damyang are further off, in the south, so look up the journey on Naver Map or KakaoMap before you decide. Prices with a year are old, so expect to pay a little more.',
    },
  ],
  list: {
    heading: { es: 'Los lugares, uno por uno', en: 'The places, one by one' },
    lead: {
      es: 'Abre uno para leer su historia y enseñar su nombre al taxista.',
      en: 'Open one for its story and its name to show a taxi driver.',
    },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué ver en Busan](busan): los principales, en el orden de la costa',
        en: '[What to see in Busan](busan): the main places, in the order of the coast',
      },
      {
        es: '[Más lugares de Seúl](more-seoul): museos, parques, Suwon y la DMZ',
        en: '[More places in Seoul](more-seoul): museums, parks, Suwon and the DMZ',
      },
      {
        es: '[Otros destinos](other-destinations): para más de un día, de Jeju a Sokcho',
        en: '[Other destinations](other-destinations): for more than a day, from Jeju to Sokcho',
      },
    ],
  },
} as const satisfies MorePlacesText & Record<string, unknown>;
