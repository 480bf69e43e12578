import type { MenuDish } from './menu-dish.ts';

export const street: readonly MenuDish[] = [
  {
    id: 'sundae',
    name: 'Sundae',
    nameKorean: '순대',
    line: {
      es: 'Morcilla de cerdo con fideos de batata (camote).',
      en: 'Pork blood sausage with sweet-potato noodles.',
    },
    spicyLevel: 1,
    allergens: ['pork', 'soy', 'gluten'],
    sometimes: ['crustaceans', 'fish', 'molluscs', 'sesame'],
    note: {
      es: 'Es sangre, y no tiene nada que ver con el helado. Se moja en sal, en ssamjang o en gambitas saladas. La de Sokcho, ojingeo-sundae (오징어순대), es calamar relleno.',
      en: 'It is blood, and has nothing to do with the ice cream. You dip it in salt, ssamjang or salted shrimp. The one from Sokcho, ojingeo-sundae (오징어순대), is stuffed squid.',
    },
    where: {
      es: 'En puestos de tteokbokki y mercados; en Seúl, en la calle del sundae de Sillim.',
      en: 'At tteokbokki stalls and markets; in Seoul, in the sundae street of Sillim.',
    },
    order: 'portion',
    aliases:
      'soondae, sunde, soonde, sundae coreano, morcilla, morcilla coreana, moronga, prieta, rellena, blood sausage, black pudding, korean sausage, embutido de sangre',
  },
  {
    id: 'mandu',
    name: 'Mandu',
    nameKorean: '만두',
    line: {
      es: 'Empanadillas de trigo con cerdo, al vapor o fritas.',
      en: 'Wheat dumplings with pork, steamed or fried.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'pork', 'soy', 'sesame'],
    sometimes: ['egg', 'beef', 'chicken', 'crustaceans', 'fish', 'molluscs'],
    note: {
      es: 'El relleno mezcla cerdo, tofu y fideos. Las de kimchi (김치만두) pican y llevan pescado y gambas; las de gambas, saeu-mandu (새우만두), son casi transparentes.',
      en: 'The filling mixes pork, tofu and noodles. The kimchi ones (김치만두) are spicy and contain fish and shrimp; the shrimp ones, saeu-mandu (새우만두), are nearly see-through.',
    },
    where: {
      es: 'En mercados, junto a las vaporeras, y en locales de gimbap.',
      en: 'At markets, beside the steamers, and in gimbap shops.',
    },
    order: 'portion',
    aliases:
      'mandoo, mandu guk, manduguk, 만둣국, 군만두, 찐만두, kimchi mandu, gunmandu, empanadillas, empanadas coreanas, empanaditas, dumplings, dumpling, korean dumplings, gyoza, gyozas',
  },
  {
    id: 'eomuk',
    name: 'Eomuk',
    nameKorean: '어묵',
    line: {
      es: 'Pasta de pescado en brocheta, con su caldo.',
      en: 'Fish cake on a skewer, with its broth.',
    },
    spicyLevel: 1,
    allergens: ['fish', 'gluten', 'soy', 'egg', 'crustaceans'],
    sometimes: ['molluscs', 'milk', 'sesame'],
    note: {
      es: 'La pasta lleva harina de trigo, y muchas, calamar o gambas. El caldo, que se bebe en un vasito, es de anchoas y a menudo de cangrejo.',
      en: 'The cake contains wheat flour, and many have squid or shrimp in them. The broth, which you drink from a cup, is anchovy and often crab.',
    },
    where: {
      es: 'En los puestos de todo el país. La de [Busan](busan) es la más famosa.',
      en: 'At stalls all over the country. That of [Busan](busan) is the most famous.',
    },
    order: 'one',
    aliases:
      'omuk, odeng, oden, odaeng, 오뎅, omok, fish cake, fishcake, fish cake skewer, pasta de pescado, brocheta de pescado, surimi',
  },
  {
    id: 'bindaetteok',
    name: 'Bindaetteok',
    nameKorean: '빈대떡',
    line: {
      es: 'Tortita crujiente de judía (frijol) mungo molida.',
      en: 'Crisp pancake of ground mung beans.',
    },
    spicyLevel: 1,
    allergens: ['pork', 'fish', 'crustaceans', 'soy', 'gluten'],
    sometimes: ['egg', 'beef', 'molluscs', 'sesame'],
    note: {
      es: 'La masa no es de trigo, pero lleva cerdo y kimchi, se fríe a veces en manteca y se moja en salsa de soja, que sí lo lleva.',
      en: 'The batter is not wheat, but it has pork and kimchi in it, is sometimes fried in lard and is dipped in soy sauce, which does contain wheat.',
    },
    where: {
      es: 'En el [mercado Gwangjang](seoul#gwangjang-market) de Seúl.',
      en: 'In [Gwangjang Market](seoul#gwangjang-market), Seoul.',
    },
    order: 'one',
    aliases:
      'bindaeddeok, bindaetteog, bindaedok, bindetok, bindae tteok, nokdujeon, 녹두전, mung bean pancake, pancake de frijol mungo, tortita de judia mungo',
  },
  {
    id: 'twigim',
    name: 'Twigim',
    nameKorean: '튀김',
    line: {
      es: 'Fritura rebozada de calamar, gamba y verduras.',
      en: 'Battered and fried squid, shrimp and vegetables.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'molluscs', 'crustaceans', 'egg', 'soy'],
    sometimes: ['fish', 'milk', 'pork', 'sesame', 'beef'],
    note: {
      es: 'Aunque elijas solo batata (camote), todo se fríe en el mismo aceite. Gim-mari (김말이) es un rollo de fideos y alga. Suele mojarse en la salsa del tteokbokki, que lleva pescado.',
      en: 'Even if you choose only sweet potato, everything is fried in the same oil. Gim-mari (김말이) is a roll of noodles and seaweed. It is often dipped in tteokbokki sauce, which contains fish.',
    },
    where: { es: 'En puestos de tteokbokki.', en: 'At tteokbokki stalls.' },
    order: 'portion',
    aliases:
      'tuigim, twigeem, tigim, tuikim, gimmari, 김말이, korean tempura, tempura coreana, tempura, fritura, fritos, fried snacks',
  },
];
