import type { MenuDish } from './menu-dish.ts';

export const soups: readonly MenuDish[] = [
  {
    id: 'gukbap',
    name: 'Gukbap',
    nameKorean: '국밥',
    line: {
      es: 'Sopa de cerdo o de res con el arroz dentro.',
      en: 'Pork or beef soup with the rice in it.',
    },
    spicyLevel: 1,
    allergens: ['pork', 'beef', 'crustaceans', 'soy', 'gluten'],
    sometimes: ['fish', 'sesame'],
    note: {
      es: 'Se sazona en la mesa con saeujeot (새우젓), gambitas (camarones) en sal, y con una pasta roja (다대기). Pregunta de qué carne es el caldo. El haejangguk (해장국) es el de la resaca.',
      en: 'It is seasoned at the table with saeujeot (새우젓), tiny salted shrimp, and a red paste (다대기). Ask which meat the broth is made from. Haejangguk (해장국) is the hangover one.',
    },
    where: {
      es: 'En todo el país, muchas veces a cualquier hora.',
      en: 'All over the country, often at any hour.',
    },
    order: 'one',
    price: 'price-gukbap',
    aliases:
      'kukbap, gookbap, gugbap, guk bap, sundae guk, sundaeguk, sundaegukbap, 순대국, 해장국, haejangguk, haejanguk, sopa resaca, hangover soup, sopa con arroz, rice soup',
  },
  {
    id: 'dwaeji-gukbap',
    name: 'Dwaeji gukbap',
    nameKorean: '돼지국밥',
    line: {
      es: 'Caldo blanco de hueso y lonchas de cerdo, con arroz.',
      en: 'Milky pork-bone broth with sliced pork and rice.',
    },
    spicyLevel: 1,
    allergens: ['pork', 'crustaceans', 'soy', 'gluten'],
    sometimes: ['fish', 'chicken', 'sesame'],
    note: {
      es: 'Llega con fideos finos de trigo, cebollino aliñado y saeujeot (새우젓), gambitas en sal. La pasta roja se pide aparte.',
      en: 'It comes with thin wheat noodles, dressed chives and saeujeot (새우젓), tiny salted shrimp. You can ask for the red paste on the side.',
    },
    where: { es: 'En [Busan](busan), su ciudad.', en: 'In [Busan](busan), its home town.' },
    order: 'one',
    price: 'price-dwaeji-gukbap',
    aliases:
      'dwaejigukbap, doeji gukbap, dueji gukbap, dwaeji kukbap, dweji gukbap, pork soup, pork soup with rice, sopa de cerdo, sopa cerdo busan, caldo de cerdo',
  },
  {
    id: 'kongnamul-gukbap',
    name: 'Kongnamul gukbap',
    nameKorean: '콩나물국밥',
    source: '콩나물^국밥',
    line: {
      es: 'Caldo claro con brotes de soja, arroz y huevo.',
      en: 'Clear broth with soybean sprouts, rice and egg.',
    },
    spicyLevel: 2,
    allergens: ['soy', 'egg', 'fish', 'crustaceans', 'gluten'],
    sometimes: ['molluscs', 'beef', 'sesame'],
    sometimesTraits: ['raw'],
    note: {
      es: 'El caldo es de anchoas y se sazona con gambitas en sal; muchas casas añaden calamar. No es vegetariano, aunque lo parezca.',
      en: 'The broth is made from anchovies and seasoned with salted shrimp; many places add squid. It is not vegetarian, though it looks it.',
    },
    where: {
      es: 'En [Jeonju](other-destinations#jeonju), como desayuno.',
      en: 'In [Jeonju](other-destinations#jeonju), for breakfast.',
    },
    order: 'one',
    aliases:
      'kongnamulgukbap, kongnamul guk, kongnamul kukbap, congnamul gukbap, sopa de brotes de soja, bean sprout soup, soybean sprout soup',
  },
  {
    id: 'seolleongtang',
    name: 'Seolleongtang',
    nameKorean: '설렁탕',
    line: {
      es: 'Caldo blanco de hueso de res, con lonchas y fideos.',
      en: 'Milky ox-bone broth with sliced beef and noodles.',
    },
    spicyLevel: 1,
    allergens: ['beef', 'gluten'],
    sometimes: ['milk', 'soy', 'fish', 'crustaceans'],
    note: {
      es: 'Llega sin sal: la añades tú. Los fideos son de trigo, y algunos locales blanquean el caldo con leche. El kimchi de rábano de la mesa lleva pescado y gambas. El gomtang (곰탕) es parecido.',
      en: 'It comes unsalted, so you add your own. The noodles are wheat, and some places whiten the broth with milk. The radish kimchi on the table contains fish and shrimp. Gomtang (곰탕) is similar.',
    },
    where: { es: 'En [Seúl](seoul), sobre todo.', en: 'In [Seoul](seoul) above all.' },
    order: 'one',
    aliases:
      'sullungtang, seollongtang, solongtang, solleongtang, sollongtang, seoleongtang, gomtang, 곰탕, ox bone soup, beef bone soup, sopa de hueso, caldo de res, caldo de hueso',
  },
  {
    id: 'samgyetang',
    name: 'Samgyetang',
    nameKorean: '삼계탕',
    line: {
      es: 'Pollo pequeño relleno de arroz, en caldo con ginseng.',
      en: 'A small chicken stuffed with rice, in a ginseng broth.',
    },
    spicyLevel: 1,
    allergens: ['chicken', 'treeNuts'],
    sometimes: ['sesame', 'soy', 'gluten', 'fish', 'crustaceans'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'Lleva azufaifa y muchas veces castaña, ginkgo o piñones. El arroz glutinoso no tiene gluten. A veces ponen un vasito de licor de ginseng, y el kimchi de la mesa lleva pescado y gambas.',
      en: 'It contains jujube and often chestnut, ginkgo or pine nuts. Glutinous rice has no gluten. A small glass of ginseng liquor may come with it, and the kimchi on the table contains fish and shrimp.',
    },
    where: {
      es: 'En todo el país, en los días más calurosos del verano.',
      en: 'All over the country, on the hottest days of summer.',
    },
    order: 'one',
    price: 'price-samgyetang',
    aliases:
      'samgetang, samgyetan, samkyetang, samgaetang, samguetang, sopa de pollo, caldo de pollo, sopa de ginseng, pollo con ginseng, chicken soup, ginseng chicken, ginseng chicken soup',
  },
  {
    id: 'gamjatang',
    name: 'Gamjatang',
    nameKorean: '감자탕',
    line: {
      es: 'Guiso picante de espinazo de cerdo con patata (papa).',
      en: 'Spicy stew of pork backbone with potato.',
    },
    spicyLevel: 3,
    allergens: ['pork', 'soy', 'gluten'],
    sometimes: ['fish', 'crustaceans', 'sesame', 'beef'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'Se sazona con pastas de soja y de chile y con semillas de perilla, que no son sésamo. Al final se fríe arroz en la olla, con aceite de sésamo.',
      en: 'It is seasoned with soybean and chilli pastes and with perilla seeds, which are not sesame. At the end rice is fried in the pot, with sesame oil.',
    },
    where: {
      es: 'En todo el país, para compartir entre dos o más.',
      en: 'All over the country, to share between two or more.',
    },
    order: 'small',
    aliases:
      'kamjatang, gamja tang, gamjatan, pork bone soup, pork backbone stew, espinazo de cerdo, sopa de espinazo',
  },
  {
    id: 'kimchi-jjigae',
    name: 'Kimchi-jjigae',
    nameKorean: '김치찌개',
    line: {
      es: 'Guiso rojo de kimchi con cerdo y tofu, con arroz.',
      en: 'Red kimchi stew with pork and tofu, served with rice.',
    },
    spicyLevel: 3,
    allergens: ['pork', 'fish', 'crustaceans', 'soy'],
    sometimes: ['gluten', 'molluscs', 'beef', 'sesame'],
    note: {
      es: 'El kimchi lleva pescado y gambas fermentados, y el caldo suele ser de anchoas. También lo hay con atún (참치) en lugar de cerdo.',
      en: 'The kimchi contains fermented fish and shrimp, and the stock is usually anchovy. There is also one with tuna (참치) instead of pork.',
    },
    where: { es: 'En cualquier comedor.', en: 'In any simple restaurant.' },
    order: 'one',
    price: 'price-kimchi-jjigae',
    aliases:
      'kimchijjigae, kimchi jigae, kimchi chigae, kimchi jigue, gimchi jjigae, kimchi soup, kimchi stew, sopa de kimchi, guiso de kimchi',
  },
  {
    id: 'doenjang-jjigae',
    name: 'Doenjang-jjigae',
    nameKorean: '된장찌개',
    line: {
      es: 'Guiso de pasta de soja con tofu y verduras, con arroz.',
      en: 'Soybean paste stew with tofu and vegetables, with rice.',
    },
    spicyLevel: 2,
    allergens: ['soy', 'gluten', 'fish', 'molluscs'],
    sometimes: ['crustaceans', 'beef', 'pork', 'sesame'],
    note: {
      es: 'No es vegetariano. El caldo es de anchoas, y suele llevar almejas o carne. La pasta de soja comprada lleva trigo.',
      en: 'It is not vegetarian. The stock is anchovy, and it usually has clams or meat in it. Shop-bought soybean paste contains wheat.',
    },
    where: { es: 'En cualquier comedor.', en: 'In any simple restaurant.' },
    order: 'one',
    aliases:
      'doenjangjjigae, denjang jjigae, doenjang chigae, dwenjang jjigae, duenjang jjigae, toenjang, miso coreano, sopa de soja, soybean paste stew, bean paste stew',
  },
  {
    id: 'budae-jjigae',
    name: 'Budae-jjigae',
    nameKorean: '부대찌개',
    line: {
      es: 'Olla picante con salchicha, jamón, fideos y queso.',
      en: 'Spicy hot pot with sausage, ham, noodles and cheese.',
    },
    spicyLevel: 3,
    allergens: ['pork', 'beef', 'gluten', 'soy', 'milk', 'fish', 'crustaceans'],
    sometimes: ['chicken', 'egg', 'molluscs', 'sesame'],
    note: {
      es: 'Se llama «guiso de la base», porque nació con conservas del ejército. Los fideos instantáneos son de trigo, y el kimchi lleva pescado y gambas. Suele pedirse para dos.',
      en: 'Its name is “base stew”, as it began with army tins. The instant noodles are wheat, and the kimchi contains fish and shrimp. It is usually ordered for two.',
    },
    where: {
      es: 'En Uijeongbu, al norte de Seúl, que tiene su calle.',
      en: 'In Uijeongbu, north of Seoul, which has a street of it.',
    },
    order: 'twoPortions',
    aliases:
      'budaejjigae, budae chigae, pudae jjigae, budae jigae, budejigue, army stew, army base stew, guiso del ejercito, sopa militar',
  },
  {
    id: 'tteokguk',
    name: 'Tteokguk',
    nameKorean: '떡국',
    line: {
      es: 'Sopa de láminas de pastel de arroz, la del Año Nuevo.',
      en: 'Soup of sliced rice cake, eaten at New Year.',
    },
    spicyLevel: 1,
    allergens: ['beef', 'egg', 'soy', 'gluten'],
    sometimes: ['fish', 'chicken', 'molluscs', 'pork', 'crustaceans', 'sesame'],
    note: {
      es: 'El caldo es de res, aunque en la costa puede ser de anchoas o de ostras. Si el nombre acaba en mandu (만두), lleva empanadillas de trigo y cerdo.',
      en: 'The broth is beef, though on the coast it may be anchovy or oyster. If mandu (만두) is in the name, it has wheat and pork dumplings in it.',
    },
    where: {
      es: 'En locales de gimbap y comedores.',
      en: 'In gimbap shops and simple restaurants.',
    },
    order: 'one',
    aliases:
      'ddeokguk, ttokguk, dukguk, tokguk, tteok guk, tteok mandu guk, 떡만둣국, rice cake soup, new year soup, sopa de pastel de arroz, sopa de año nuevo',
  },
];
