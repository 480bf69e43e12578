import type { MenuDish } from './menu-dish.ts';

export const rice: readonly MenuDish[] = [
  {
    id: 'gimbap',
    name: 'Gimbap',
    nameKorean: '김밥',
    line: {
      es: 'Rollo de arroz y alga con verduras, huevo y jamón.',
      en: 'Rice and seaweed roll with vegetables, egg and ham.',
    },
    spicyLevel: 1,
    allergens: ['egg', 'sesame', 'pork', 'fish', 'soy', 'gluten'],
    sometimes: ['crustaceans', 'beef', 'milk', 'molluscs'],
    note: {
      es: 'Además del jamón (햄) suele llevar palitos de surimi (맛살) o pasta de pescado (어묵), que tienen trigo. El arroz va con aceite de sésamo. Pídelo sin lo que no comes antes de que lo enrollen.',
      en: 'Beside the ham (햄) there are usually crab sticks (맛살) or fish cake (어묵), which contain wheat. The rice is dressed with sesame oil. Ask to leave something out before they roll it.',
    },
    where: {
      es: 'En locales de gimbap, mercados y estaciones.',
      en: 'In gimbap shops, markets and stations.',
    },
    order: 'roll',
    price: 'price-gimbap',
    aliases:
      'kimbap, kimbab, gimbab, kim bap, gim bap, kimpap, quimbap, sushi coreano, korean sushi, rollo de arroz, rollo de alga, rice roll, seaweed roll',
  },
  {
    id: 'samgak-gimbap',
    name: 'Samgak-gimbap',
    nameKorean: '삼각김밥',
    line: {
      es: 'Triángulo de arroz y alga con relleno, para llevar.',
      en: 'Rice and seaweed triangle with a filling, to go.',
    },
    spicyLevel: 1,
    allergens: ['gluten', 'soy', 'fish', 'egg', 'sesame'],
    sometimes: ['pork', 'beef', 'chicken', 'milk', 'crustaceans', 'molluscs'],
    note: {
      es: 'El más corriente es de atún con mayonesa (참치마요). Hasta el de verduras lleva salsa de soja. La etiqueta trae los alérgenos, en coreano.',
      en: 'The usual one is tuna mayonnaise (참치마요). Even the vegetable one contains soy sauce. The label lists the allergens, in Korean.',
    },
    where: { es: 'En las tiendas de conveniencia.', en: 'In convenience stores.' },
    order: 'one',
    aliases:
      'samgakgimbap, samgak kimbap, samgakkimbap, samgak, triangle kimbap, triangle gimbap, onigiri, triangulo de arroz, rice triangle, rice ball',
  },
  {
    id: 'hobakjuk',
    name: 'Hobakjuk',
    nameKorean: '호박죽',
    line: {
      es: 'Gachas (papilla) dulces de calabaza (zapallo).',
      en: 'Sweet pumpkin porridge.',
    },
    spicyLevel: 1,
    allergens: [],
    sometimes: ['treeNuts', 'milk', 'soy', 'gluten', 'chicken'],
    note: {
      es: 'Se espesa con arroz glutinoso, que no tiene gluten, y lleva bolitas de arroz, judías (frijoles) o piñones. Pregunta si han puesto leche y con qué caldo la hacen.',
      en: 'It is thickened with glutinous rice, which has no gluten, and has rice balls, beans or pine nuts in it. Ask whether there is milk in it, and about the stock.',
    },
    where: {
      es: 'En mercados y en locales de gachas (죽집).',
      en: 'In markets and porridge shops (죽집).',
    },
    order: 'one',
    aliases:
      'hobak juk, hobakchuk, hobakjook, hobak jook, jobakjuk, pumpkin porridge, pumpkin soup, crema de calabaza, sopa de calabaza, gachas de calabaza, papilla de zapallo',
  },
  {
    id: 'jeyuk-bokkeum',
    name: 'Jeyuk-bokkeum',
    nameKorean: '제육볶음',
    line: {
      es: 'Cerdo salteado en salsa roja, con arroz.',
      en: 'Pork stir-fried in a red sauce, with rice.',
    },
    spicyLevel: 3,
    allergens: ['pork', 'soy', 'gluten', 'sesame'],
    sometimes: ['fish', 'crustaceans', 'peanut'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'La salsa es de gochujang y soja, y la carne suele marinarse con alcohol de cocina. El jeyuk-deopbap (제육덮밥) es lo mismo encima del arroz.',
      en: 'The sauce is gochujang and soy sauce, and the meat is often marinated in cooking wine. Jeyuk-deopbap (제육덮밥) is the same on top of the rice.',
    },
    where: { es: 'En cualquier comedor.', en: 'In any simple restaurant.' },
    order: 'one',
    aliases:
      'jeyukbokkeum, jeyuk bokkeum, jeyuk, cheyuk bokkum, jeyuk deopbap, 제육덮밥, spicy pork, cerdo picante, cerdo salteado',
  },
  {
    id: 'donkkaseu',
    name: 'Donkkaseu',
    nameKorean: '돈가스',
    source: '돈^가스',
    line: {
      es: 'Filete de cerdo empanado, con salsa y arroz.',
      en: 'Breaded pork cutlet with sauce and rice.',
    },
    spicyLevel: 1,
    allergens: ['pork', 'gluten', 'egg', 'soy', 'milk'],
    sometimes: ['sesame', 'beef', 'chicken', 'fish'],
    note: {
      es: 'La salsa suele llevar mantequilla o leche y extracto de carne. El de queso se llama chijeu-donkkaseu (치즈돈가스). Comparte aceite con el marisco frito.',
      en: 'The sauce often contains butter or milk and meat extract. The one with cheese is chijeu-donkkaseu (치즈돈가스). It shares its oil with fried seafood.',
    },
    where: {
      es: 'En comedores, mercados y centros comerciales.',
      en: 'In simple restaurants, markets and shopping centres.',
    },
    order: 'one',
    aliases:
      'donkatsu, tonkatsu, donkasu, donkkaseu, dongaseu, don gaseu, 돈까스, pork cutlet, milanesa coreana, milanesa de cerdo, chuleta empanada, cerdo empanado',
  },
];
