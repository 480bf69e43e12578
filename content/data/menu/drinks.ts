import type { MenuDish } from './menu-dish.ts';

export const drinks: readonly MenuDish[] = [
  {
    id: 'makgeolli',
    name: 'Makgeolli',
    nameKorean: '막걸리',
    line: {
      es: 'Vino turbio de arroz, un poco dulce y con burbujas.',
      en: 'Cloudy rice wine, a little sweet and fizzy.',
    },
    spicyLevel: 1,
    allergens: ['gluten'],
    sometimes: ['treeNuts', 'peanut', 'milk', 'soy'],
    traits: ['alcohol'],
    note: {
      es: 'Tiene alcohol, más o menos el de la cerveza fuerte. Muchos fermentan con trigo, y los hay de castaña, de piñón o de cacahuete (maní). Se agita antes de abrir y se bebe en cuenco, con tortitas (전).',
      en: 'It is alcoholic, about as strong as a strong beer. Many ferment with wheat, and some are flavoured with chestnut, pine nut or peanut. Shake it before you open it and drink it from a bowl, with savoury pancakes (전).',
    },
    where: {
      es: 'En la calle del makgeolli de [Jeonju](other-destinations#jeonju) y al bajar de una montaña.',
      en: 'In the makgeolli street of [Jeonju](other-destinations#jeonju) and at the foot of a mountain.',
    },
    order: 'bottle',
    price: 'price-makgeolli',
    aliases:
      'makgoli, makgoly, makoli, makkoli, makkolli, makkeolli, makuli, makgeoli, magkoli, makgulli, macoli, maccoli, makgeoly, dongdongju, 동동주, takju, rice wine, korean rice wine, vino de arroz, vino de arroz coreano, cerveza de arroz',
  },
  {
    id: 'soju',
    name: 'Soju',
    nameKorean: '소주',
    line: {
      es: 'Aguardiente suave y transparente, en vasitos.',
      en: 'Mild, clear spirit, in small glasses.',
    },
    spicyLevel: 1,
    allergens: [],
    sometimes: ['gluten'],
    traits: ['alcohol'],
    note: {
      es: 'Tiene alcohol, más que el vino. Se destila de arroz, batata (camote) o yuca, y algunos, de cebada. Nadie llena su propio vaso. Con cerveza se llama somaek (소맥).',
      en: 'It is alcoholic, stronger than wine. It is distilled from rice, sweet potato or cassava, and some from barley. Nobody fills their own glass. With beer it is called somaek (소맥).',
    },
    where: {
      es: 'En cualquier restaurante y tienda de conveniencia; el tradicional, en [Andong](other-destinations#andong).',
      en: 'In any restaurant or convenience store; the traditional one in [Andong](other-destinations#andong).',
    },
    order: 'bottle',
    price: 'price-soju',
    aliases:
      'soyu, sodju, soyoo, sochu, sooju, shoju, somaek, 소맥, chamisul, 참이슬, korean vodka, korean liquor, licor coreano, aguardiente coreano, vodka coreano',
  },
  {
    id: 'maekju',
    name: 'Maekju',
    nameKorean: '맥주',
    line: { es: 'Cerveza, casi siempre rubia y ligera.', en: 'Beer, nearly always a light lager.' },
    spicyLevel: 1,
    allergens: ['gluten'],
    sometimes: ['milk'],
    traits: ['alcohol'],
    note: {
      es: 'Tiene alcohol y cebada. De barril se pide como saeng-maekju (생맥주). Las artesanas pueden llevar trigo o leche.',
      en: 'It contains alcohol and barley. Ask for saeng-maekju (생맥주) for draught. Craft beers may contain wheat or milk.',
    },
    where: {
      es: 'En todo el país, con pollo frito.',
      en: 'All over the country, with fried chicken.',
    },
    order: 'bottle',
    aliases:
      'mekju, maekjoo, mekchu, maegju, megju, saengmaekju, 생맥주, cerveza, cerveza coreana, beer, korean beer, cass, terra',
  },
  {
    id: 'sikhye',
    name: 'Sikhye',
    nameKorean: '식혜',
    source: '식*혜',
    line: {
      es: 'Bebida fría y dulce de arroz y malta de cebada.',
      en: 'Cold, sweet drink of rice and barley malt.',
    },
    spicyLevel: 1,
    allergens: ['gluten'],
    sometimes: ['treeNuts'],
    note: {
      es: 'La malta es de cebada, así que tiene gluten. No tiene alcohol. Encima flotan granos de arroz y a veces piñones.',
      en: 'The malt is barley, so it contains gluten. There is no alcohol in it. Grains of rice float on top, and sometimes pine nuts.',
    },
    where: {
      es: 'En los jjimjilbang, con huevos asados, y en lata.',
      en: 'In jjimjilbang bathhouses, with baked eggs, and in cans.',
    },
    order: 'glass',
    aliases:
      'shikhye, sikye, sikhe, shikhe, sique, sik hye, shikye, dansul, rice drink, sweet rice drink, rice punch, bebida de arroz, bebida dulce de arroz, horchata coreana',
  },
  {
    id: 'sujeonggwa',
    name: 'Sujeonggwa',
    nameKorean: '수정과',
    line: {
      es: 'Ponche frío de canela, jengibre y caqui seco.',
      en: 'Cold punch of cinnamon, ginger and dried persimmon.',
    },
    spicyLevel: 1,
    allergens: ['treeNuts'],
    sometimes: [],
    sometimesTraits: ['honey'],
    note: {
      es: 'Se sirve con piñones y a veces con nuez dentro del caqui. Pídelo sin ellos y mira el cuenco. No tiene alcohol.',
      en: 'It is served with pine nuts and sometimes with a walnut in the persimmon. Ask for it without and look in the bowl. There is no alcohol in it.',
    },
    where: {
      es: 'En casas de té, y al final de la comida en muchos restaurantes.',
      en: 'In tea houses, and after the meal in many restaurants.',
    },
    order: 'glass',
    aliases:
      'sujeongwa, sujonggwa, sujungwa, soojunggwa, sujongwa, suyongua, cinnamon punch, cinnamon tea, te de canela, ponche de canela',
  },
  {
    id: 'omija-cha',
    name: 'Omija-cha',
    nameKorean: '오미자차',
    line: {
      es: 'Infusión roja de bayas «de cinco sabores».',
      en: 'Red tea of “five-flavour” berries.',
    },
    spicyLevel: 1,
    allergens: [],
    sometimes: ['treeNuts'],
    sometimesTraits: ['honey'],
    note: {
      es: 'Es ácida, dulce y un poco amarga, y en verano se toma fría. Puede llevar miel y un piñón de adorno. No tiene cafeína.',
      en: 'It is sour, sweet and a little bitter, and in summer it is drunk cold. There may be honey in it and a pine nut on top. It has no caffeine.',
    },
    where: {
      es: 'En las casas de té de [Insadong](seoul#insadong) y [Bukchon](seoul#bukchon).',
      en: 'In the tea houses of [Insadong](seoul#insadong) and [Bukchon](seoul#bukchon).',
    },
    order: 'cup',
    aliases:
      'omijacha, omiza, omija, omija tea, omicha, omiyacha, 오미자, five flavour tea, five flavor berry tea, schisandra tea, te de cinco sabores, te omija, te rojo',
  },
  {
    id: 'yuja-cha',
    name: 'Yuja-cha',
    nameKorean: '유자차',
    line: {
      es: 'Mermelada de yuzu, un cítrico, en agua caliente.',
      en: 'Marmalade of yuzu, a citrus fruit, in hot water.',
    },
    spicyLevel: 1,
    allergens: [],
    sometimes: [],
    traits: ['honey'],
    note: {
      es: 'Es muy dulce: se remueve y se come la piel. Casi siempre lleva miel. No tiene cafeína.',
      en: 'It is very sweet. You stir it and eat the peel. It nearly always contains honey. It has no caffeine.',
    },
    where: {
      es: 'En cafeterías y casas de té, en invierno.',
      en: 'In cafés and tea houses, in winter.',
    },
    order: 'cup',
    aliases:
      'yujacha, yuza cha, yuzucha, yuza, yuja, yuja tea, yuzu tea, yuyacha, citron tea, honey citron tea, te de yuzu, te de citrico, te de limon coreano',
  },
  {
    id: 'boricha',
    name: 'Boricha',
    nameKorean: '보리차',
    line: {
      es: 'Infusión de cebada tostada, que se bebe como agua.',
      en: 'Roasted barley tea, drunk like water.',
    },
    spicyLevel: 1,
    allergens: ['gluten'],
    sometimes: ['buckwheat'],
    note: {
      es: 'En muchos restaurantes es el agua de la mesa. Tiene gluten: pide agua embotellada (생수). La de trigo sarraceno (alforfón) es memil-cha (메밀차). No tiene cafeína.',
      en: 'In many restaurants it is the water on the table. It contains gluten, so ask for bottled water (생수). The buckwheat one is memil-cha (메밀차). It has no caffeine.',
    },
    where: {
      es: 'En la mesa de muchos restaurantes, gratis.',
      en: 'On the table of many restaurants, free of charge.',
    },
    order: 'cup',
    aliases:
      'bori cha, boricha, poricha, barley tea, roasted barley tea, agua de cebada, te de cebada, infusion de cebada',
  },
  {
    id: 'banana-uyu',
    name: 'Banana-uyu',
    nameKorean: '바나나우유',
    line: {
      es: 'Leche dulce con sabor a plátano (banana).',
      en: 'Sweet banana-flavoured milk.',
    },
    spicyLevel: 1,
    allergens: ['milk'],
    sometimes: ['soy', 'egg', 'gluten'],
    note: {
      es: 'Es leche de vaca, aunque lleve poco plátano. En la tienda toma la botella ancha y amarilla; la etiqueta trae los alérgenos, en coreano.',
      en: 'It is cow’s milk, with little banana in it. In the shop, look for the wide yellow bottle; the label lists the allergens, in Korean.',
    },
    where: {
      es: 'En las tiendas de conveniencia.',
      en: 'In convenience stores.',
    },
    order: 'bottle',
    price: 'price-banana-milk',
    aliases:
      'banana milk, bananamilk, banana uyu, 바나나맛우유, bananamat uyu, binggrae, leche de platano, leche de banana, leche de banano, leche de cambur, leche platano coreana',
  },
  {
    id: 'americano',
    name: 'Americano',
    nameKorean: '아메리카노',
    line: {
      es: 'Café largo, que se toma con hielo todo el año.',
      en: 'Long black coffee, drunk iced all year round.',
    },
    spicyLevel: 1,
    allergens: [],
    sometimes: ['milk'],
    note: {
      es: 'Frío se pide como «aa» (아아). El latte (라테) lleva leche de vaca; la de soja o de avena no la hay en todas partes. El café en sobres (믹스커피) lleva leche.',
      en: 'Iced, it is an “aa” (아아). A latte (라테) is made with cow’s milk; not every café has soy or oat. Coffee from sachets (믹스커피) contains milk.',
    },
    where: { es: 'En una cafetería de cada esquina.', en: 'In a café on every corner.' },
    order: 'cup',
    price: 'price-americano',
    aliases:
      'coffee, cafe, kopi, keopi, 커피, iced americano, ice americano, aa, ah ah, cafe helado, cafe con hielo, amerikano, iced coffee, latte, cafe con leche',
  },
  {
    id: 'misutgaru',
    name: 'Misutgaru',
    nameKorean: '미숫가루',
    line: {
      es: 'Batido frío de cereales tostados y molidos.',
      en: 'Cold shake of roasted, ground grains.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'soy'],
    sometimes: ['milk', 'sesame', 'buckwheat', 'treeNuts', 'peanut'],
    sometimesTraits: ['honey'],
    note: {
      es: 'Mezcla arroz, cebada y soja, y a veces sésamo o frutos secos. Se hace con agua o con leche: pregunta con cuál.',
      en: 'It mixes rice, barley and soybean, and sometimes sesame or nuts. It is made with water or with milk, so ask which.',
    },
    where: { es: 'En cafeterías, en verano.', en: 'In cafés, in summer.' },
    order: 'glass',
    aliases:
      'misugaru, misutkaru, misu garu, misukaru, misutgaroo, multigrain shake, grain drink, roasted grain drink, batido de cereales, bebida de cereales',
  },
];
