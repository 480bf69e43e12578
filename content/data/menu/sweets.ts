import type { MenuDish } from './menu-dish.ts';

export const sweets: readonly MenuDish[] = [
  {
    id: 'bingsu',
    name: 'Bingsu',
    nameKorean: '빙수',
    line: {
      es: 'Hielo raspado de leche con judía (frijol) roja o fruta.',
      en: 'Shaved milk ice with red beans or fruit.',
    },
    spicyLevel: 1,
    allergens: ['milk', 'soy'],
    sometimes: ['peanut', 'treeNuts', 'gluten', 'egg', 'sesame'],
    note: {
      es: 'El hielo suele ser leche congelada, con leche condensada encima. La harina que lo cubre es de soja tostada, y muchos llevan cacahuete (maní) o almendra. Es grande: se comparte.',
      en: 'The ice is usually frozen milk, with condensed milk on top. The powder over it is toasted soybean, and many have peanuts or almonds. It is big and meant to be shared.',
    },
    where: {
      es: 'En cafeterías, en verano. El clásico es el patbingsu (팥빙수).',
      en: 'In cafés, in summer. The classic one is patbingsu (팥빙수).',
    },
    order: 'one',
    price: 'price-bingsu',
    aliases:
      'patbingsu, 팥빙수, bingsoo, bing su, pingsu, patbingsoo, binsu, shaved ice, korean shaved ice, hielo raspado, raspado coreano, granizado, raspadilla',
  },
  {
    id: 'tteok',
    name: 'Tteok',
    nameKorean: '떡',
    line: {
      es: 'Pasteles de arroz dulces, con judía, sésamo o miel.',
      en: 'Sweet rice cakes with beans, sesame or honey.',
    },
    spicyLevel: 1,
    allergens: ['soy', 'sesame', 'treeNuts'],
    sometimes: ['peanut', 'gluten', 'milk'],
    sometimesTraits: ['honey', 'alcohol'],
    note: {
      es: 'Cada uno es distinto. El injeolmi (인절미) va en harina de soja, el songpyeon (송편) lleva sésamo y miel, y otros, nueces o castañas. El sultteok (술떡) sube con makgeolli. Mastícalos bien: son pegajosos.',
      en: 'Each is different. Injeolmi (인절미) is rolled in soybean flour, songpyeon (송편) contains sesame and honey, and others walnuts or chestnuts. Sultteok (술떡) is raised with makgeolli. Chew them well, as they are sticky.',
    },
    where: {
      es: 'En mercados y en las tiendas de tteok de [Insadong](seoul#insadong).',
      en: 'In markets and in the tteok shops of [Insadong](seoul#insadong).',
    },
    order: 'one',
    aliases:
      'ddeok, dduk, tok, duk, teok, injeolmi, 인절미, songpyeon, 송편, rice cake, rice cakes, pastel de arroz, pasteles de arroz, mochi coreano, mochi',
  },
  {
    id: 'yakgwa',
    name: 'Yakgwa',
    nameKorean: '약과',
    line: {
      es: 'Dulce frito de trigo y miel, en forma de flor.',
      en: 'Fried pastry of wheat and honey, in the shape of a flower.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'sesame', 'treeNuts'],
    sometimes: ['soy', 'milk', 'egg', 'peanut'],
    traits: ['honey'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'La masa lleva aceite de sésamo y, a la antigua, un poco de alcohol. Encima suele haber piñones.',
      en: 'The dough contains sesame oil and, made the old way, a little alcohol. There are often pine nuts on top.',
    },
    where: {
      es: 'En casas de té, mercados y tiendas de conveniencia.',
      en: 'In tea houses, markets and convenience stores.',
    },
    order: 'one',
    aliases:
      'yakkwa, yak gwa, yagwa, yakwa, yaqwa, hangwa, 한과, honey biscuit, korean honey biscuits, galleta de miel, dulce de miel',
  },
  {
    id: 'hodu-gwaja',
    name: 'Hodu-gwaja',
    nameKorean: '호두과자',
    line: {
      es: 'Pastelitos calientes de nuez y judía (frijol) roja.',
      en: 'Warm little cakes of walnut and red bean.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'treeNuts', 'egg', 'milk'],
    sometimes: ['soy', 'peanut'],
    note: {
      es: 'Cada uno lleva un trozo de nuez, así que no sirve apartarlo. Algunos se hacen en la plancha de otros dulces con cacahuete (maní).',
      en: 'Each has a piece of walnut in it, so picking it out is no use. Some are made on the griddle of other sweets with peanuts.',
    },
    where: {
      es: 'En Cheonan, estaciones y áreas de servicio.',
      en: 'In Cheonan, at stations and motorway services.',
    },
    order: 'bag',
    aliases:
      'hodugwaja, hodo kwaja, hodugwaya, hodu gwaja, hodukwaja, walnut cakes, walnut pastry, pastelitos de nuez, galletas de nuez',
  },
];
