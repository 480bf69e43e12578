import type { DrawingId } from '#art/index.ts';
import type { FoodTrait } from '../allergy-card/traits.ts';
import type { Text } from '../locale.ts';
import type { DishCategory } from './dish-categories.ts';
import type { DishIngredient } from './not-in-dishes.ts';

export interface Dish {
  /** Also the anchor: `#bibimbap`. */
  readonly id: string;
  readonly name: string;
  readonly nameKorean: string;
  /** The Korean name with marks, where its sound does not follow from the letters (`domain/korean/source.ts`). */
  readonly source?: string;
  readonly category: Exclude<DishCategory['id'], 'all'>;
  readonly description: Text;
  readonly ingredients: readonly Text[];
  /** Out of 5. */
  readonly spicyLevel: 1 | 2 | 3 | 4;
  /** Neither meat nor fish, broth and sauces included, as the dish is described here. */
  readonly vegetarian: boolean;
  /** What has to be said for it to be so, where some kitchens add meat or fish. */
  readonly vegetarianIf?: Text;
  /** Notes for people who eat no meat, no fish or no gluten. */
  readonly diet: Text;
  /** Ingredients of the usual recipe. */
  readonly allergens: readonly DishIngredient[];
  /** Ingredients in some kitchens or in side dishes. */
  readonly sometimes: readonly DishIngredient[];
  /** What some kitchens serve that no allergy names, but a diet excludes. */
  readonly sometimesTraits?: readonly FoodTrait[];
  readonly drawing: DrawingId;
  readonly alt: Text;
  readonly funFact: Text;
  /** Prose, which may contain links: see `GuideText`. */
  readonly whereToTry?: Text;
}

/** The dishes of the guide. */
export const dishes: readonly Dish[] = [
  {
    id: 'bibimbap',
    name: 'Bibimbap',
    nameKorean: '비빔밥',
    source: '비빔^밥',
    category: 'rice',
    description: {
      es: 'Un cuenco de arroz con verduras, carne de res y un huevo. Llega ordenado por colores y se mezcla todo con gochujang, la pasta de chile, antes del primer bocado.',
      en: 'A bowl of rice with vegetables, beef and an egg. It arrives sorted by colour, and everything is mixed with gochujang, the chilli paste, before the first bite.',
    },
    ingredients: [
      { es: 'arroz', en: 'rice' },
      { es: 'espinacas', en: 'spinach' },
      { es: 'brotes de soja', en: 'soybean sprouts' },
      { es: 'zanahoria', en: 'carrot' },
      { es: 'pepino', en: 'cucumber' },
      { es: 'carne de res', en: 'beef' },
      { es: 'huevo', en: 'egg' },
      { es: 'gochujang', en: 'gochujang' },
      { es: 'aceite de sésamo', en: 'sesame oil' },
    ],
    spicyLevel: 2,
    vegetarian: false,
    diet: {
      es: 'Pídelo sin carne y con el gochujang aparte, y así eliges tú el picante. Las verduras pueden ir aliñadas con salsa de soja, salsa de pescado o caldo, y el gochujang salteado lleva carne. Pregunta por cada cosa.',
      en: 'Ask for it without meat and with the gochujang on the side, so that you choose the heat. The vegetables may be dressed with soy sauce, fish sauce or stock, and stir-fried gochujang has meat in it. Ask about each.',
    },
    allergens: ['gluten', 'soy', 'egg', 'sesame', 'beef'],
    sometimes: ['fish'],
    sometimesTraits: ['raw'],
    drawing: 'food/bibimbap',
    alt: {
      es: 'Cuenco de latón con arroz, verduras de colores, carne y un huevo en el centro',
      en: 'A brass bowl of rice with colourful vegetables, beef and an egg in the middle',
    },
    funFact: {
      es: 'Bibim quiere decir «mezclado» y bap, «arroz», así que el nombre es la receta.',
      en: 'Bibim means “mixed” and bap “rice”, so the name is the recipe.',
    },
    whereToTry: {
      es: 'En [Jeonju](other-destinations#jeonju), Ciudad de la Gastronomía de la Unesco desde 2012 y cuna de la versión más célebre.',
      en: 'In [Jeonju](other-destinations#jeonju), a UNESCO City of Gastronomy since 2012 and home of the most famous version.',
    },
  },
  {
    id: 'bulgogi',
    name: 'Bulgogi',
    nameKorean: '불고기',
    category: 'bbq',
    description: {
      es: 'Láminas finas de carne de res marinadas en salsa de soja, pera y ajo. Dulce y nada picante, es un buen comienzo si no conoces la cocina coreana.',
      en: 'Thin slices of beef marinated in soy sauce, pear and garlic. Sweet and not spicy at all, it is a good start if Korean food is new to you.',
    },
    ingredients: [
      { es: 'carne de res', en: 'beef' },
      { es: 'salsa de soja', en: 'soy sauce' },
      { es: 'pera', en: 'pear' },
      { es: 'ajo', en: 'garlic' },
      { es: 'azúcar', en: 'sugar' },
      { es: 'setas (hongos)', en: 'mushrooms' },
      { es: 'cebolla', en: 'onion' },
      { es: 'aceite de sésamo', en: 'sesame oil' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'Lleva carne. La salsa de soja coreana suele contener trigo, y las guarniciones, como el kimchi, suelen llevar pescado y gambas (camarones).',
      en: 'It is meat. Korean soy sauce usually contains wheat, and the side dishes, such as kimchi, usually contain fish and shrimp.',
    },
    allergens: ['gluten', 'soy', 'sesame', 'beef'],
    sometimes: ['fish', 'crustaceans', 'molluscs'],
    sometimesTraits: ['alcohol'],
    drawing: 'food/bulgogi',
    alt: {
      es: 'Bulgogi humeante con setas en una plancha de latón, ante una ventana con montañas',
      en: 'Steaming bulgogi with mushrooms in a brass pan, before a window with mountains',
    },
    funFact: {
      es: 'El nombre une bul, «fuego», y gogi, «carne».',
      en: 'The name joins bul, “fire”, and gogi, “meat”.',
    },
    whereToTry: {
      es: 'Se come en todo el país. Los de Eonyang, en Ulsan, y Gwangyang tienen fama y receta propias.',
      en: 'It is served all over the country. Eonyang, in Ulsan, and Gwangyang are famous for their own versions.',
    },
  },
  {
    id: 'kimchi',
    name: 'Kimchi',
    nameKorean: '김치',
    category: 'rice',
    description: {
      es: 'Col (repollo) fermentada con chile, ajo y jengibre. Está en todas las mesas, sin pedirlo y sin pagarlo, y se usa también en sopas, guisos y arroces.',
      en: 'Cabbage fermented with chilli, garlic and ginger. It is on every table, free and without ordering, and it also goes into soups, stews and fried rice.',
    },
    ingredients: [
      { es: 'col (repollo) china', en: 'napa cabbage' },
      { es: 'chile en copos', en: 'chilli flakes' },
      { es: 'ajo', en: 'garlic' },
      { es: 'jengibre', en: 'ginger' },
      { es: 'rábano coreano', en: 'Korean radish' },
      { es: 'cebolleta', en: 'spring onion' },
      { es: 'gambas (camarones) saladas', en: 'salted shrimp' },
      { es: 'salsa de anchoas', en: 'anchovy sauce' },
    ],
    spicyLevel: 3,
    vegetarian: false,
    diet: {
      es: 'Parece vegetariano y casi nunca lo es, porque lleva salsa de pescado y gambas (camarones). El de la cocina de templo se hace sin ellas.',
      en: 'It looks vegetarian but hardly ever is, because it contains fish sauce and shrimp. Temple kimchi has neither.',
    },
    allergens: ['fish', 'crustaceans'],
    sometimes: ['gluten', 'molluscs', 'sesame'],
    drawing: 'food/kimchi',
    alt: {
      es: 'Plato de kimchi ante tinajas de barro con nieve en la tapa',
      en: 'A plate of kimchi before earthenware jars with snow on their lids',
    },
    funFact: {
      es: 'El kimjang, hacer kimchi en grupo para el invierno y compartirlo, es Patrimonio Inmaterial de la Unesco desde 2013.',
      en: 'Kimjang, making kimchi together for the winter and sharing it, has been on UNESCO’s list of intangible heritage since 2013.',
    },
    whereToTry: {
      es: 'En cualquier comedor. Para conocer sus variedades, visita el Museo Kimchikan, en [Insadong](seoul#insadong).',
      en: 'In any simple restaurant. To learn about its varieties, visit Museum Kimchikan in [Insadong](seoul#insadong).',
    },
  },
  {
    id: 'tteokbokki',
    name: 'Tteokbokki',
    nameKorean: '떡볶이',
    category: 'street',
    description: {
      es: 'Cilindros de masa de arroz, tiernos y elásticos, en una salsa roja, dulce y muy picante. El clásico de los puestos a la salida de clase.',
      en: 'Soft, chewy rice cakes in a red sauce, sweet and very spicy. The classic snack from stalls when school is out.',
    },
    ingredients: [
      { es: 'pasteles de arroz', en: 'rice cakes' },
      { es: 'gochujang', en: 'gochujang' },
      { es: 'pasta de pescado', en: 'fish cake' },
      { es: 'caldo de anchoas', en: 'anchovy stock' },
      { es: 'azúcar', en: 'sugar' },
      { es: 'cebolleta', en: 'spring onion' },
      { es: 'huevo cocido', en: 'boiled egg' },
    ],
    spicyLevel: 4,
    vegetarian: false,
    diet: {
      es: 'Lleva pescado en el caldo y en las láminas de pasta. Pregunta si no tomas gluten, porque algunas barritas son de trigo y no de arroz.',
      en: 'There is fish in the stock and in the fish cake. Some rice cakes are made of wheat instead, so ask if you do not eat gluten.',
    },
    allergens: ['gluten', 'soy', 'fish', 'egg'],
    sometimes: ['crustaceans', 'sesame'],
    drawing: 'food/tteokbokki',
    alt: {
      es: 'Sartén grande de tteokbokki rojo con huevo en un puesto de mercado de noche',
      en: 'A large pan of red tteokbokki with egg at a market stall by night',
    },
    funFact: {
      es: 'El de la corte de Joseon no picaba, porque se hacía con salsa de soja. Aún se sirve como gungjung tteokbokki.',
      en: 'At the Joseon court it was not spicy, because it was made with soy sauce. It is still served as gungjung tteokbokki.',
    },
    whereToTry: {
      es: 'En la calle del tteokbokki de Sindang-dong, en Seúl, o en un puesto del [mercado Gwangjang](seoul#gwangjang-market).',
      en: 'In the tteokbokki street of Sindang-dong, in Seoul, or at a stall of [Gwangjang Market](seoul#gwangjang-market).',
    },
  },
  {
    id: 'japchae',
    name: 'Japchae',
    nameKorean: '잡채',
    category: 'vegetarian',
    description: {
      es: 'Fideos transparentes de almidón de batata (camote) salteados con verduras y setas (hongos), con un punto dulce de soja y sésamo. Es plato de fiestas y cumpleaños.',
      en: 'Glassy sweet-potato noodles tossed with vegetables and mushrooms, faintly sweet with soy and sesame. A dish for holidays and birthdays.',
    },
    ingredients: [
      { es: 'fideos de batata', en: 'sweet-potato noodles' },
      { es: 'espinacas', en: 'spinach' },
      { es: 'zanahoria', en: 'carrot' },
      { es: 'pimiento', en: 'bell pepper' },
      { es: 'setas', en: 'mushrooms' },
      { es: 'salsa de soja', en: 'soy sauce' },
      { es: 'aceite de sésamo', en: 'sesame oil' },
    ],
    spicyLevel: 1,
    vegetarian: true,
    vegetarianIf: {
      es: 'si lo pides sin carne ni salsa de ostras',
      en: 'if you ask for it without meat or oyster sauce',
    },
    diet: {
      es: 'Esta es la versión de verduras. Muchas cocinas añaden tiras de carne o huevo, o salsa de ostras. Pide yachae japchae, «japchae de verduras», y pregunta por las dos cosas.',
      en: 'This is the vegetable version. Many kitchens add strips of meat or egg, or oyster sauce. Order yachae japchae, “vegetable japchae”, and check both.',
    },
    allergens: ['gluten', 'soy', 'sesame'],
    sometimes: ['molluscs', 'beef', 'pork', 'egg'],
    drawing: 'food/japchae',
    alt: {
      es: 'Plato verde de fideos japchae con verduras de colores',
      en: 'A green plate of japchae noodles with colourful vegetables',
    },
    funFact: {
      es: 'Nació en la corte en el siglo XVII y no llevaba fideos, que llegaron trescientos años después.',
      en: 'It began at court in the 17th century without noodles, which came three hundred years later.',
    },
  },
  {
    id: 'samgyeopsal',
    name: 'Samgyeopsal',
    nameKorean: '삼겹살',
    category: 'bbq',
    description: {
      es: 'Panceta de cerdo gruesa que se asa en la mesa y se corta con tijeras. Se come envuelta en lechuga, con ajo y ssamjang, de un solo bocado.',
      en: 'Thick pork belly grilled at the table and cut with scissors. You eat it wrapped in lettuce with garlic and ssamjang, in one mouthful.',
    },
    ingredients: [
      { es: 'panceta de cerdo', en: 'pork belly' },
      { es: 'lechuga', en: 'lettuce' },
      { es: 'hojas de perilla', en: 'perilla leaves' },
      { es: 'ajo', en: 'garlic' },
      { es: 'ssamjang (pasta de soja y chile)', en: 'ssamjang (soybean and chilli paste)' },
      { es: 'aceite de sésamo', en: 'sesame oil' },
      { es: 'kimchi', en: 'kimchi' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'Es cerdo, y la carne va sin aliñar. Pero la sal suele llegar en aceite de sésamo, el kimchi se asa en la misma plancha y las tijeras y las pinzas tocan todo. Pide sal sola, 소금만 (sogeumman), y una plancha, unas pinzas y unas tijeras limpias.',
      en: 'It is pork, and the meat is plain. But the salt usually comes in sesame oil, kimchi is cooked on the same grill, and scissors and tongs touch everything. Ask for salt alone, 소금만 (sogeumman), and for a clean grill, tongs and scissors.',
    },
    allergens: ['pork', 'soy', 'gluten', 'sesame'],
    sometimes: ['fish', 'crustaceans', 'molluscs'],
    drawing: 'food/samgyeopsal',
    alt: {
      es: 'Tiras de panceta y kimchi en una plancha redonda, con lechuga, salsas y tijeras alrededor',
      en: 'Strips of pork belly and kimchi on a round griddle, with lettuce, sauces and scissors around it',
    },
    funFact: {
      es: 'Significa «carne de tres capas». El 3 de marzo, 3/3, es su día.',
      en: 'It means “three-layered meat”. 3 March, 3/3, is its day.',
    },
    whereToTry: {
      es: 'En [Jeju](other-destinations#jeju), con cerdo negro de la isla.',
      en: 'In [Jeju](other-destinations#jeju), with the island’s black pork.',
    },
  },
  {
    id: 'haemul-pajeon',
    name: 'Haemul-pajeon',
    nameKorean: '해물파전',
    category: 'seafood',
    description: {
      es: 'Tortita grande de cebolleta y marisco, crujiente por el borde. Se comparte y se moja en salsa de soja con vinagre.',
      en: 'A large pancake of spring onion and seafood, crisp at the edge. It is shared, and dipped in soy sauce with vinegar.',
    },
    ingredients: [
      { es: 'cebolleta', en: 'spring onion' },
      { es: 'calamar', en: 'squid' },
      { es: 'gambas (camarones)', en: 'shrimp' },
      { es: 'harina de trigo', en: 'wheat flour' },
      { es: 'huevo', en: 'egg' },
      { es: 'salsa de soja', en: 'soy sauce' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'Hay versiones sin marisco, como el buchujeon, de cebollino. Pregunta por la plancha y por la masa.',
      en: 'There are versions without seafood, such as buchujeon, with garlic chives. Ask about the griddle and the batter.',
    },
    allergens: ['gluten', 'egg', 'soy', 'crustaceans', 'molluscs'],
    sometimes: ['fish', 'sesame'],
    drawing: 'food/haemul-pajeon',
    alt: {
      es: 'Pajeon con gambas y calamar en una sartén, con makgeolli, junto a una ventana con lluvia',
      en: 'Pajeon with shrimp and squid in a pan, with makgeolli, by a window with rain',
    },
    funFact: {
      es: 'Se come los días de lluvia, con makgeolli. Dicen que la masa, al freírse, suena como el agua al caer.',
      en: 'People eat it on rainy days, with makgeolli. Frying batter, they say, sounds like falling rain.',
    },
    whereToTry: {
      es: 'En Dongnae, un distrito de [Busan](busan) con pajeon propio.',
      en: 'In Dongnae, a district of [Busan](busan) with a pajeon of its own.',
    },
  },
  {
    id: 'sundubu-jjigae',
    name: 'Sundubu-jjigae',
    nameKorean: '순두부찌개',
    category: 'seafood',
    description: {
      es: 'Guiso de tofu muy suave con almejas en un caldo rojo. Llega hirviendo en su olla de piedra o barro, con un cuenco de arroz aparte.',
      en: 'A stew of very soft tofu with clams in a red broth. It arrives boiling in its stone or earthen pot, with a bowl of rice beside it.',
    },
    ingredients: [
      { es: 'tofu sedoso', en: 'silken tofu' },
      { es: 'almejas', en: 'clams' },
      { es: 'huevo', en: 'egg' },
      { es: 'chile en copos', en: 'chilli flakes' },
      { es: 'caldo de anchoas', en: 'anchovy stock' },
      { es: 'ajo', en: 'garlic' },
      { es: 'cebolleta', en: 'spring onion' },
    ],
    spicyLevel: 3,
    vegetarian: false,
    diet: {
      es: 'Que el tofu no te engañe. El caldo es de pescado, y a veces lleva carne. Aunque lo pidas sin marisco, el caldo será el mismo.',
      en: 'Do not let the tofu mislead you. The stock is made from fish, and there may be meat. You can ask for it without clams, but the stock remains.',
    },
    allergens: ['soy', 'egg', 'fish', 'molluscs'],
    sometimes: ['gluten', 'crustaceans', 'pork', 'beef', 'sesame'],
    sometimesTraits: ['raw'],
    drawing: 'food/sundubu',
    alt: {
      es: 'Olla negra de sundubu-jjigae rojo con tofu, almejas y un huevo, y un cuenco de arroz',
      en: 'A black pot of red sundubu-jjigae with tofu, clams and an egg, and a bowl of rice',
    },
    funFact: {
      es: 'El huevo se casca crudo en la mesa y se cuaja con el calor de la olla.',
      en: 'The egg is cracked in raw at the table and sets in the heat of the pot.',
    },
    whereToTry: {
      es: 'En Chodang, en Gangneung, donde el tofu se cuaja con agua de mar y se sirve blanco, sin picante.',
      en: 'In Chodang, in Gangneung, where the tofu is set with sea water and served white, not spicy.',
    },
  },
  {
    id: 'hotteok',
    name: 'Hotteok',
    nameKorean: '호떡',
    category: 'street',
    description: {
      es: 'Tortita de masa esponjosa frita en la plancha, rellena de azúcar moreno, canela y cacahuete (maní). El relleno es líquido y quema: muerde por el borde.',
      en: 'A soft cake fried on the griddle, filled with brown sugar, cinnamon and peanuts. The filling is liquid and burns, so bite from the edge.',
    },
    ingredients: [
      { es: 'harina de trigo', en: 'wheat flour' },
      { es: 'levadura', en: 'yeast' },
      { es: 'azúcar moreno', en: 'brown sugar' },
      { es: 'canela', en: 'cinnamon' },
      { es: 'cacahuete (maní)', en: 'peanuts' },
      { es: 'aceite', en: 'oil' },
    ],
    spicyLevel: 1,
    vegetarian: true,
    diet: {
      es: 'Sin carne ni pescado, pero con cacahuete (maní) en el relleno. Con alergia no basta con pedirlo sin él, porque suelen hacerse todos en la misma plancha. Algunas masas llevan leche, y en la grasa puede haber margarina o mantequilla.',
      en: 'No meat or fish, but peanuts in the filling. With an allergy it is not enough to order one without, as they usually share one griddle. Some doughs contain milk, and there may be margarine or butter in the fat.',
    },
    allergens: ['gluten', 'peanut'],
    sometimes: ['milk', 'treeNuts', 'sesame', 'soy'],
    drawing: 'food/hotteok',
    alt: {
      es: 'Hotteok dorándose en la plancha de un puesto, y uno abierto en un vaso de papel',
      en: 'Hotteok browning on the griddle of a stall, and one open in a paper cup',
    },
    funFact: {
      es: 'Lo trajeron comerciantes chinos a finales del siglo XIX; el relleno dulce se añadió en Corea.',
      en: 'Chinese merchants brought it at the end of the 19th century; the sweet filling is a Korean addition.',
    },
    whereToTry: {
      es: 'En la [plaza BIFF](busan#biff-square) de Busan, donde lo abren y lo llenan de semillas para hacer el ssiat hotteok.',
      en: 'In [BIFF Square](busan#biff-square) in Busan, where they open it and fill it with seeds to make ssiat hotteok.',
    },
  },
  {
    id: 'galbi',
    name: 'Galbi',
    nameKorean: '갈비',
    category: 'bbq',
    description: {
      es: 'Costilla de res marinada en soja, pera y ajo, hecha a la brasa en la mesa. Es la barbacoa de las ocasiones especiales, y la más cara.',
      en: 'Beef ribs marinated in soy, pear and garlic, grilled over coals at the table. It is the barbecue for special occasions, and the most expensive.',
    },
    ingredients: [
      { es: 'costilla de res', en: 'beef ribs' },
      { es: 'salsa de soja', en: 'soy sauce' },
      { es: 'pera', en: 'pear' },
      { es: 'ajo', en: 'garlic' },
      { es: 'azúcar', en: 'sugar' },
      { es: 'aceite de sésamo', en: 'sesame oil' },
      { es: 'lechuga', en: 'lettuce' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'Es carne de res; si la carta dice dwaeji-galbi, es cerdo. El saeng-galbi va sin marinar, y sin su soja ni su trigo, pero sobre la misma plancha. Las guarniciones, como el kimchi, pueden llevar pescado y gambas (camarones).',
      en: 'It is beef; if the menu says dwaeji-galbi, it is pork. Saeng-galbi comes without the marinade, its soy and its wheat, but off the same grill. Side dishes such as kimchi may contain fish and shrimp.',
    },
    allergens: ['gluten', 'soy', 'sesame', 'beef'],
    sometimes: ['pork', 'fish', 'crustaceans', 'molluscs'],
    sometimesTraits: ['alcohol'],
    drawing: 'food/galbi',
    alt: {
      es: 'Costillas galbi a la brasa con llamas, entre lechuga y ensalada de cebolleta',
      en: 'Galbi ribs over flaming coals, between lettuce and a spring onion salad',
    },
    funFact: {
      es: 'Galbi quiere decir «costilla»; la carne se abre en una tira larga unida al hueso.',
      en: 'Galbi means “rib”; the meat is opened into a long strip that stays on the bone.',
    },
    whereToTry: {
      es: 'En Suwon, al sur de Seúl, conocida por el wang-galbi, la «costilla real».',
      en: 'In Suwon, south of Seoul, known for wang-galbi, the “king rib”.',
    },
  },
  {
    id: 'naengmyeon',
    name: 'Naengmyeon',
    nameKorean: '냉면',
    category: 'rice',
    description: {
      es: 'Fideos finos de trigo sarraceno (alforfón) en un caldo de res helado, con pepino, carne y huevo. Se ajusta con vinagre y mostaza. La versión bibim va sin caldo y pica.',
      en: 'Thin buckwheat noodles in an icy beef broth, with cucumber, meat and egg. You season it with vinegar and mustard. The bibim version has no broth and is spicy.',
    },
    ingredients: [
      { es: 'fideos de trigo sarraceno', en: 'buckwheat noodles' },
      { es: 'caldo de res', en: 'beef broth' },
      { es: 'carne de res', en: 'beef' },
      { es: 'pepino', en: 'cucumber' },
      { es: 'rábano encurtido', en: 'pickled radish' },
      { es: 'huevo cocido', en: 'boiled egg' },
      { es: 'mostaza y vinagre', en: 'mustard and vinegar' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'El caldo es de carne. El trigo sarraceno no tiene gluten, pero los fideos suelen mezclarlo con trigo o almidón.',
      en: 'The broth is meat. Buckwheat has no gluten, but the noodles usually mix it with wheat or starch.',
    },
    allergens: ['buckwheat', 'gluten', 'egg', 'soy', 'beef'],
    sometimes: ['sesame', 'pork', 'chicken', 'fish'],
    drawing: 'food/naengmyeon',
    alt: {
      es: 'Cuenco de metal con fideos naengmyeon, hielo, pepino, carne y medio huevo',
      en: 'A metal bowl of naengmyeon noodles with ice, cucumber, beef and half an egg',
    },
    funFact: {
      es: 'Hoy refresca el verano, pero nació en el norte como plato de invierno.',
      en: 'Today it cools the summer, but it began in the north as a winter dish.',
    },
    whereToTry: {
      es: 'En Ojang-dong, en el centro de Seúl, una calle de restaurantes de naengmyeon al estilo de Hamhung.',
      en: 'In Ojang-dong, in central Seoul, a street of restaurants serving Hamhung-style naengmyeon.',
    },
  },
  {
    id: 'bungeoppang',
    name: 'Bungeoppang',
    nameKorean: '붕어빵',
    category: 'street',
    description: {
      es: 'Pastelito en forma de pez relleno de pasta dulce de judía (frijol) roja, o de crema. Se compra por unidades en una bolsa de papel, recién salido del molde.',
      en: 'A fish-shaped cake filled with sweet red-bean paste, or with custard. You buy a few in a paper bag, straight from the mould.',
    },
    ingredients: [
      { es: 'harina de trigo', en: 'wheat flour' },
      { es: 'leche', en: 'milk' },
      { es: 'huevo', en: 'egg' },
      { es: 'judía roja (frijol rojo) dulce', en: 'sweet red beans' },
      { es: 'azúcar', en: 'sugar' },
      { es: 'levadura química', en: 'baking powder' },
    ],
    spicyLevel: 1,
    vegetarian: true,
    diet: {
      es: 'Con forma de pez y sin pescado. La masa de los puestos suele salir de un preparado con leche y huevo, y la crema también los lleva. Cuenta con ellos.',
      en: 'Fish-shaped but fish-free. Stalls usually make the batter from a mix with milk and egg, and the custard has both. Count on them.',
    },
    allergens: ['gluten', 'egg', 'milk'],
    sometimes: ['soy'],
    drawing: 'food/bungeoppang',
    alt: {
      es: 'Bungeoppang en su molde y en una bolsa de papel, en un puesto una noche de nieve',
      en: 'Bungeoppang in their mould and in a paper bag, at a stall on a snowy night',
    },
    funFact: {
      es: 'Su nombre es «pan de carpa». Desciende del taiyaki japonés, que llegó en los años treinta.',
      en: 'Its name is “carp bread”. It descends from the Japanese taiyaki, which came in the 1930s.',
    },
    whereToTry: {
      es: 'En los puestos de la calle, de otoño a primavera. En verano casi desaparecen.',
      en: 'At street stalls from autumn to spring. In summer they all but vanish.',
    },
  },
  {
    id: 'dakgalbi',
    name: 'Dakgalbi',
    nameKorean: '닭갈비',
    category: 'bbq',
    description: {
      es: 'Pollo en salsa picante salteado en una gran sartén en el centro de la mesa, con col (repollo), batata (camote) y pasteles de arroz. Al final se fríe arroz en lo que queda.',
      en: 'Chicken in a spicy sauce, stir-fried in a big pan in the middle of the table with cabbage, sweet potato and rice cakes. At the end, rice is fried in what is left.',
    },
    ingredients: [
      { es: 'pollo', en: 'chicken' },
      { es: 'gochujang', en: 'gochujang' },
      { es: 'col', en: 'cabbage' },
      { es: 'batata (camote)', en: 'sweet potato' },
      { es: 'pasteles de arroz', en: 'rice cakes' },
      { es: 'cebolleta', en: 'spring onion' },
      { es: 'salsa de soja', en: 'soy sauce' },
    ],
    spicyLevel: 3,
    vegetarian: false,
    diet: {
      es: 'Es pollo. El queso, muy popular, se pide aparte.',
      en: 'It is chicken. Cheese, a favourite, is ordered as an extra.',
    },
    allergens: ['gluten', 'soy', 'chicken'],
    sometimes: ['sesame', 'milk', 'fish'],
    sometimesTraits: ['alcohol'],
    drawing: 'food/dakgalbi',
    alt: {
      es: 'Sartén con pollo en salsa roja, col y cebolleta, que dos espátulas remueven',
      en: 'A pan of chicken in red sauce with cabbage and spring onion, stirred by two spatulas',
    },
    funFact: {
      es: 'Se llama «costilla de pollo», pero no lleva costillas. En los años sesenta era la alternativa barata al galbi.',
      en: 'It is called “chicken ribs” but has none. In the 1960s it was the cheap alternative to galbi.',
    },
    whereToTry: {
      es: 'En Chuncheon, su ciudad, que tiene una calle entera dedicada al plato.',
      en: 'In Chuncheon, its home town, which has a whole street devoted to it.',
    },
  },
  {
    id: 'jeonbok-juk',
    name: 'Jeonbok-juk',
    nameKorean: '전복죽',
    category: 'seafood',
    description: {
      es: 'Gachas (papilla) de arroz con oreja de mar (abulón) y aceite de sésamo. Suave y reconfortante, se toma en el desayuno o cuando el estómago necesita descanso.',
      en: 'Rice porridge with abalone and sesame oil. Mild and comforting, it is eaten for breakfast or when your stomach needs a rest.',
    },
    ingredients: [
      { es: 'arroz', en: 'rice' },
      { es: 'oreja de mar (abulón)', en: 'abalone' },
      { es: 'aceite de sésamo', en: 'sesame oil' },
      { es: 'sal', en: 'salt' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'Lleva molusco, y el caldo puede ser de pollo o de pescado. El arroz no tiene gluten; pide que sazonen con sal y no con soja.',
      en: 'It contains a mollusc, and the stock may be chicken or fish. Rice has no gluten; ask them to season it with salt, not soy sauce.',
    },
    allergens: ['molluscs', 'sesame'],
    sometimes: ['soy', 'gluten', 'egg', 'fish', 'chicken'],
    drawing: 'food/jeonbok-juk',
    alt: {
      es: 'Olla de gachas verdosas con oreja de mar frente al mar de Jeju y un dol hareubang',
      en: 'A pot of greenish porridge with abalone before the sea of Jeju and a dol hareubang',
    },
    funFact: {
      es: 'El tono verdoso viene de las vísceras de la oreja de mar, señal de que no las han escatimado.',
      en: 'The green tint comes from the abalone’s innards, a sign that they were not left out.',
    },
    whereToTry: {
      es: 'En [Jeju](other-destinations#jeju), donde las haenyeo, las buceadoras de la isla, aún la recogen a pulmón.',
      en: 'In [Jeju](other-destinations#jeju), where the haenyeo, the island’s divers, still free-dive for it.',
    },
  },
];
