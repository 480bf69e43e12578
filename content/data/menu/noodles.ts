import type { MenuDish } from './menu-dish.ts';

export const noodles: readonly MenuDish[] = [
  {
    id: 'jajangmyeon',
    name: 'Jajangmyeon',
    nameKorean: '짜장면',
    line: {
      es: 'Fideos de trigo con salsa negra de soja y cerdo.',
      en: 'Wheat noodles in a black soybean sauce with pork.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'soy', 'pork'],
    sometimes: ['crustaceans', 'molluscs', 'egg', 'sesame', 'chicken', 'beef', 'milk'],
    note: {
      es: 'La salsa suele freírse en manteca de cerdo, y puede llevar salsa de ostras. El samseon (삼선) añade marisco. Quitar la carne no quita lo demás.',
      en: 'The sauce is usually fried in lard, and may contain oyster sauce. The samseon (삼선) version adds seafood. Leaving out the meat does not leave out the rest.',
    },
    where: {
      es: 'En restaurantes chino-coreanos y en el barrio chino de Incheon.',
      en: 'In Korean-Chinese restaurants and in Incheon’s Chinatown.',
    },
    order: 'one',
    price: 'price-jajangmyeon',
    aliases:
      'jjajangmyeon, jajang, jjajang, jajangmyun, jajangmyon, chajangmyon, jjajangmyun, yayangmion, jajamyon, 자장면, fideos negros, fideos con salsa negra, tallarines negros, black bean noodles, black noodles',
  },
  {
    id: 'jjamppong',
    name: 'Jjamppong',
    nameKorean: '짬뽕',
    line: {
      es: 'Fideos en sopa roja y picante, con marisco y cerdo.',
      en: 'Noodles in a spicy red soup with seafood and pork.',
    },
    spicyLevel: 4,
    allergens: ['gluten', 'molluscs', 'crustaceans', 'pork', 'chicken', 'soy'],
    sometimes: ['fish', 'egg', 'beef', 'sesame'],
    note: {
      es: 'El caldo es de pollo, cerdo o marisco, y puede llevar salsa de ostras. No hay versión sin marisco que no comparta el wok.',
      en: 'The broth is chicken, pork or seafood, and may contain oyster sauce. A version without seafood still comes from the same wok.',
    },
    where: {
      es: 'En restaurantes chino-coreanos de todo el país.',
      en: 'In Korean-Chinese restaurants all over the country.',
    },
    order: 'one',
    aliases:
      'jampong, jjampong, jjambong, champong, jambbong, chamoon, champon, yampong, sopa picante de marisco, sopa de fideos con marisco, spicy seafood noodles, seafood noodle soup',
  },
  {
    id: 'kalguksu',
    name: 'Kalguksu',
    nameKorean: '칼국수',
    line: {
      es: 'Fideos de trigo cortados a cuchillo, en caldo.',
      en: 'Knife-cut wheat noodles in broth.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'fish', 'molluscs', 'soy'],
    sometimes: ['chicken', 'beef', 'egg', 'crustaceans', 'pork', 'sesame'],
    note: {
      es: 'El caldo es de anchoas, de almejas o de pollo: pregunta cuál. La de Myeongdong lleva carne y empanadillas. Sujebi (수제비) es lo mismo con trozos de masa.',
      en: 'The broth is anchovy, clam or chicken, so ask which. The Myeongdong one has meat and dumplings in it. Sujebi (수제비) is the same with torn dough.',
    },
    where: {
      es: 'En [Myeongdong](seoul#myeongdong) y en los mercados de [Seúl](seoul).',
      en: 'In [Myeongdong](seoul#myeongdong) and in the markets of [Seoul](seoul).',
    },
    order: 'one',
    price: 'price-kalguksu',
    aliases:
      'kal guksu, kalgugsu, kalkuksu, calguksu, kalgooksoo, kalgukso, sujebi, 수제비, knife cut noodles, noodle soup, fideos a cuchillo, fideos cortados, sopa de fideos',
  },
  {
    id: 'milmyeon',
    name: 'Milmyeon',
    nameKorean: '밀면',
    line: {
      es: 'Fideos fríos de trigo en caldo helado, los de Busan.',
      en: 'Cold wheat noodles in icy broth, from Busan.',
    },
    spicyLevel: 2,
    allergens: ['gluten', 'pork', 'beef', 'egg', 'soy', 'sesame'],
    sometimes: ['chicken', 'fish', 'buckwheat'],
    note: {
      es: 'Es el naengmyeon con trigo en lugar de trigo sarraceno (alforfón). El caldo es de hueso de res o de cerdo. El bibim (비빔) va sin caldo y pica más.',
      en: 'It is naengmyeon with wheat instead of buckwheat. The broth is made from beef or pork bones. The bibim (비빔) one has no broth and is spicier.',
    },
    where: { es: 'En [Busan](busan).', en: 'In [Busan](busan).' },
    order: 'one',
    aliases:
      'milmyun, milmyon, mil myeon, mil myun, milmion, miljmyeon, busan noodles, busan cold noodles, fideos de busan, fideos frios de trigo',
  },
  {
    id: 'makguksu',
    name: 'Makguksu',
    nameKorean: '막국수',
    line: {
      es: 'Fideos fríos de trigo sarraceno (alforfón) con verduras.',
      en: 'Cold buckwheat noodles with vegetables.',
    },
    spicyLevel: 2,
    allergens: ['buckwheat', 'gluten', 'soy', 'sesame', 'egg'],
    sometimes: ['beef', 'chicken', 'pork', 'fish', 'crustaceans'],
    note: {
      es: 'Casi siempre mezclan trigo en la masa. El caldo puede ser de carne o de kimchi de agua, y el aliño lleva pasta de chile.',
      en: 'There is nearly always wheat in the dough. The broth may be meat or water kimchi, and the dressing contains chilli paste.',
    },
    where: {
      es: 'En Chuncheon y la provincia de Gangwon.',
      en: 'In Chuncheon and the province of Gangwon.',
    },
    order: 'one',
    aliases:
      'makkuksu, mak guksu, makgugsu, makguksoo, makugsu, buckwheat noodles, fideos de trigo sarraceno, fideos de alforfon',
  },
  {
    id: 'ramyeon',
    name: 'Ramyeon',
    nameKorean: '라면',
    line: {
      es: 'Fideos instantáneos en caldo picante.',
      en: 'Instant noodles in a spicy broth.',
    },
    spicyLevel: 3,
    allergens: ['gluten', 'soy', 'beef', 'egg'],
    sometimes: ['milk', 'pork', 'chicken', 'fish', 'crustaceans', 'molluscs', 'sesame', 'peanut'],
    sometimesTraits: ['raw'],
    note: {
      es: 'El sobre de sopa suele llevar extracto de res, y algunos, leche, cerdo o marisco. En los locales echan un huevo. Lo dice la etiqueta, en coreano.',
      en: 'The soup powder usually contains beef extract, and some have milk, pork or seafood. Shops crack an egg into it. The label says so, in Korean.',
    },
    where: {
      es: 'En las tiendas de conveniencia, con agua caliente, y en locales de gimbap.',
      en: 'In convenience stores, with hot water, and in gimbap shops.',
    },
    order: 'one',
    aliases:
      'ramyun, ramen, ramion, ramyon, ramien, ramen coreano, korean ramen, instant noodles, fideos instantaneos, sopa instantanea, sopa maruchan, shin ramyun, buldak, neoguri',
  },
];
