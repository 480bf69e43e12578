import type { Text } from '../locale.ts';
import { addToTrip } from './add-to-trip.ts';
import { nameKinds } from '../phrases/name-kinds.ts';
import type { GuideText, Point } from './guide-text.ts';
import { readingKey } from './reading-key.ts';
import { showCard, showName } from './show-card.ts';

export const text = {
  title: {
    es: 'Qué comer en Corea: {count:dishes} platos y sus alérgenos | Rumbo Corea',
    en: 'What to eat in Korea: {count:dishes} dishes and their allergens | Rumbo Corea',
  },
  description: {
    es: '{Words:dishes} platos coreanos con ingredientes, picante y alérgenos, modales en la mesa, clases de cocina y una tarjeta de alergias en coreano.',
    en: '{Words:dishes} Korean dishes with ingredients, spice level and allergens, table manners, cooking classes and an allergy card in Korean to show or print.',
  },
  keywords: {
    es: 'comida coreana, qué comer en Corea, bibimbap, tteokbokki, vegetariano en Corea, celíaco en Corea, alergias en coreano, clases de cocina Seúl',
    en: 'Korean food, what to eat in Korea, bibimbap, tteokbokki, vegetarian in Korea, gluten free Korea, allergy card in Korean, cooking classes Seoul',
  },
  menu: {
    label: { es: 'Gastronomía', en: 'Food' },
    line: {
      es: '{Words:dishes} platos y qué llevan',
      en: '{Words:dishes} dishes and what is in them',
    },
  },
  heading: { es: 'Qué comer en Corea', en: 'What to eat in Korea' },
  lead: {
    es: 'Qué llevan {words:dishes} platos clásicos, cuánto pican y dónde probarlos. Y una tarjeta en coreano para lo que no puedes comer.',
    en: 'What is in {words:dishes} classic dishes, how spicy they are and where to try them. Plus a card in Korean for what you cannot eat.',
  },
  hangul: '맛',
  hangulMeaning: { es: 'Sabor', en: 'Taste' },
  picture: 'pages/gastronomy',
  pictureAlt: {
    es: 'Una mesa redonda desde arriba: carne en la parrilla, platillos alrededor y cinco manos con palillos, cuchara y una hoja de lechuga',
    en: 'A round table from above: meat on the grill, side dishes around it and five hands with chopsticks, a spoon and a lettuce wrap',
  },
  figure: {
    number: { es: '{count:dishes}', en: '{count:dishes}' },
    label: { es: 'platos para empezar', en: 'dishes to start with' },
  },
  intro: [
    {
      es: 'En Corea la comida se comparte. El plato que pides llega con arroz, sopa y varios platillos, los banchan, que se reponen sin pagar más. En muchas barbacoas el mínimo son dos raciones (porciones); si comes solo, busca sopas, fideos y arroces.',
      en: 'Meals in Korea are shared. The dish you order comes with rice, soup and several small plates, the banchan, which are refilled at no charge. Many barbecue restaurants have a two-portion minimum; if you eat alone, look for soups, noodles and rice.',
    },
    {
      es: 'Si hay algo que no comes, mira la ficha del plato y lleva la [tarjeta en coreano](gastronomy#allergy-card). La salsa de soja, el caldo de anchoas y el sésamo están en casi todo, aunque no se vean.',
      en: 'If there is something you do not eat, check the details of each dish and carry the [card in Korean](gastronomy#allergy-card). Soy sauce, anchovy stock and sesame are in nearly everything, even where you cannot see them.',
    },
  ],

  table: {
    heading: { es: 'La mesa', en: 'The table' },
    hint: {
      es: 'Toca un plato para ver qué lleva, cuánto pica y dónde probarlo.',
      en: 'Tap a dish to see what is in it, how spicy it is and where to try it.',
    },
    key: {
      es: 'Cada chile es un grado de picante. V: sin carne ni pescado.',
      en: 'Each chilli is a level of spice. V: neither meat nor fish.',
    },
  },

  dishes: {
    add: addToTrip.place,
    heading: {
      es: '{count:dishes} platos para empezar',
      en: '{count:dishes} dishes to start with',
    },
    filter: { es: 'Categoría', en: 'Category' },
    count: {
      one: { es: '1 plato', en: '1 dish' },
      other: { es: '{count} platos', en: '{count} dishes' },
    },
    see: { es: 'Ver más detalles', en: 'See more details' },
    vegetarian: { es: 'Vegetariano', en: 'Vegetarian' },
    /** The levels from 1 to 5 in words. */
    spice: [
      { es: 'No pica', en: 'Not spicy' },
      { es: 'Pica un poco', en: 'A little spicy' },
      { es: 'Pica', en: 'Spicy' },
      { es: 'Pica mucho', en: 'Very spicy' },
      { es: 'Pica muchísimo', en: 'Extremely spicy' },
    ],
    level: { es: '{level} de 5', en: '{level} of 5' },
    heat: { es: 'Picante', en: 'Spice level' },
    /** The dish on a card that is shown, and the phrase that goes with it. */
    show: {
      label: { es: 'Enseñar al pedir', en: 'Show it to order' },
      korean: '하나 주세요.',
      meaning: nameKinds.dish.meaning,
      phrase: {
        es: '[Frases para pedir](phrases-eating#onePlease)',
        en: '[Phrases for ordering](phrases-eating#onePlease)',
      },
      card: showCard,
    },
    /** Beside the count of the dishes: the way to all of them. */
    more: { es: '{count:menu} en la carta coreana', en: '{count:menu} on the Korean menu' },
    reading: { es: 'Se lee', en: 'Say' },
    readingKey,
    ingredients: { es: 'Ingredientes', en: 'Ingredients' },
    contains: { es: 'Contiene', en: 'Contains' },
    sometimes: { es: 'A veces también', en: 'Sometimes also' },
    diet: { es: 'Dietas y alergias', en: 'Diets and allergies' },
    funFact: { es: '¿Sabías que…?', en: 'Did you know?' },
    whereToTry: { es: 'Dónde probarlo', en: 'Where to try it' },
    close: { es: 'Cerrar', en: 'Close' },
    without: {
      heading: { es: '¿Qué no puedes comer?', en: 'What can’t you eat?' },
      note: {
        es: 'Lo que marcas entra como alergia en [tu tarjeta en coreano](gastronomy#allergy-card), donde puedes cambiarlo, y en el enlace de la página, para compartirlo.',
        en: 'What you choose goes on [your card in Korean](gastronomy#allergy-card) as an allergy, which you can change there, and into the link to this page, to share.',
      },
      unknown: {
        es: 'No tenemos datos plato por plato sobre {list}. Pregunta siempre.',
        en: 'We have no data dish by dish about {list}. Always ask.',
      },
      clear: { es: 'Quitar todo, también de la tarjeta', en: 'Clear everything, on the card too' },
      hide: { es: 'Ocultar', en: 'Hide' },
      hides: {
        none: { es: 'Ninguno', en: 'None' },
        contains: { es: 'Los que lo llevan', en: 'Those that contain it' },
        sometimes: {
          es: 'También los que a veces lo llevan',
          en: 'Also those that sometimes do',
        },
      },
      contains: { es: 'Lleva {list}', en: 'Contains {list}' },
      may: { es: 'A veces lleva {list}', en: 'Sometimes contains {list}' },
      free: {
        es: 'Sin {list} según la receta habitual: pregunta',
        en: 'No {list} in the usual recipe: ask',
      },
      none: {
        title: { es: 'No queda ningún plato', en: 'No dishes left' },
        text: {
          es: 'Todos los platos de esta categoría llevan, o pueden llevar, algo de lo que has marcado. Elige otra categoría o vuelve a mostrarlos.',
          en: 'Every dish in this category contains, or may contain, something you chose. Choose another category or show them again.',
        },
      },
    },
    caveat: {
      es: 'Son las recetas habituales; cada cocina tiene la suya. Si tienes una alergia, pregunta siempre antes de comer.',
      en: 'These are the usual recipes; every kitchen has its own. If you have an allergy, always ask before you eat.',
    },
    /** Shown when no dish matches the filters. */
    empty: {
      title: { es: 'No se encontraron platos', en: 'No dishes found' },
      text: {
        es: 'No hay platos disponibles en esta categoría. Por favor, selecciona otra categoría.',
        en: 'There are no dishes available in this category. Please select another category.',
      },
    },
  },

  card: {
    heading: { es: 'Tu tarjeta en coreano', en: 'Your card in Korean' },
    lead: {
      es: 'Marca lo que es alergia y lo que no comes, y enseña la tarjeta antes de pedir. Funciona sin conexión y no sale de tu teléfono.',
      en: 'Say for each ingredient whether it is an allergy or something you do not eat, and show the card before you order. It works offline and stays on your phone.',
    },
    diets: { es: 'Añadir de una vez', en: 'Add in one go' },
    dietsNote: {
      es: 'Una dieta solo añade «No lo como». Nunca quita ni rebaja una alergia.',
      en: 'A diet only adds “I do not eat it”. It never removes or weakens an allergy.',
    },
    list: { es: 'Ingrediente por ingrediente', en: 'Ingredient by ingredient' },
    reasons: {
      none: { es: 'Lo como', en: 'I eat it' },
      doNotEat: { es: 'No lo como', en: 'I do not eat it' },
      allergy: { es: 'Alergia', en: 'Allergy' },
    },
    less: {
      es: 'Sulfitos, mostaza, apio y altramuz',
      en: 'Sulphites, mustard, celery and lupin',
    },
    details: { es: 'Si es una alergia', en: 'If it is an allergy' },
    contact: {
      es: 'Tampoco lo que comparte aceite, plancha, pinzas o tijeras',
      en: 'Nor anything that shares oil, grill, tongs or scissors',
    },
    contactNote: {
      es: 'Viene activado si tienes una alergia o eres celíaco. Quítalo solo si el contacto no te hace daño.',
      en: 'This is on by default with an allergy or coeliac disease. Turn it off only if contact does you no harm.',
    },
    severe: { es: 'Puede poner en peligro mi vida', en: 'It may endanger my life' },
    severeNote: {
      es: 'Lo dice la tarjeta, y pide que llamen al 119 si te desmayas o no puedes respirar.',
      en: 'The card says so, and asks them to call 119 if you collapse or cannot breathe.',
    },
    adrenaline: {
      es: 'Llevo un autoinyector de adrenalina',
      en: 'I carry an adrenaline auto-injector',
    },
    adrenalineNote: {
      es: 'La tarjeta dice que está en tu bolso (bolsa) y dónde inyectarlo. Llévalo siempre ahí.',
      en: 'The card says that it is in your bag and where to inject it. Always carry it there.',
    },
    clear: { es: 'Quitar todo', en: 'Clear everything' },
    label: { es: 'Tarjeta para enseñar', en: 'Card to show' },
    empty: {
      es: 'Aún no has marcado nada. La tarjeta pide que miren lo que señalas en la lista.',
      en: 'You have not chosen anything yet. The card asks staff to look at what you point to in the list.',
    },
    show: { es: 'Abrir a pantalla completa', en: 'Open full screen' },
    showName,
    showShort: { es: 'Ver mi tarjeta', en: 'See my card' },
    card: showCard,
    image: { es: 'Guardar como imagen', en: 'Save as a picture' },
    imageName: { es: 'tarjeta-alergias-coreano', en: 'allergy-card-korean' },
    noImage: {
      es: 'Este navegador no ha podido hacer la imagen. Haz una captura de la pantalla completa.',
      en: 'This browser could not make the picture. Take a screenshot of the full screen.',
    },
    imageSaved: { es: 'Imagen guardada', en: 'Picture saved' },
    copy: { es: 'Copiar el texto', en: 'Copy the text' },
    copied: { es: 'Copiado', en: 'Copied' },
    selected: {
      es: 'El texto está seleccionado. Cópialo desde el menú.',
      en: 'The text is selected. Copy it from the menu.',
    },
    print: { es: 'Imprimir', en: 'Print' },
    /** Beside the buttons, while there is nothing to show. */
    first: {
      es: 'Marca antes lo que no puedes comer; después, los botones funcionan también sin conexión.',
      en: 'First choose what you cannot eat; after that the buttons work without a connection too.',
    },
    /** Asked once, at the first choice. */
    ask: {
      es: '¿La guardamos en este dispositivo? No se envía a nadie.',
      en: 'Keep it on this device? It is sent to nobody.',
    },
    askYes: { es: 'Sí, guardarla', en: 'Yes, keep it' },
    askNo: { es: 'No', en: 'No' },
    keep: { es: 'Guardarla en este dispositivo', en: 'Keep it on this device' },
    kept: { es: 'Guardada en este dispositivo.', en: 'Kept on this device.' },
    forget: { es: 'Borrar la tarjeta guardada', en: 'Delete the saved card' },
    forgotten: {
      es: 'La tarjeta ya no está guardada en este dispositivo.',
      en: 'The card is no longer saved on this device.',
    },
    notKept: {
      es: 'Tu navegador no permite guardarla. Llévala como imagen o impresa.',
      en: 'Your browser does not allow it to be saved. Carry it as a picture or on paper.',
    },
    incomplete: {
      es: 'No hemos podido leer toda la tarjeta guardada. Repásala antes de enseñarla.',
      en: 'We could not read all of your saved card. Check it before you show it.',
    },
    unread: {
      es: 'El coreano está sin revisar; falta que lo lea {readers}. Los ingredientes y su traducción coinciden uno por uno, pero puede haber errores.',
      en: 'The Korean has not been checked yet; it still has to be read by {readers}. The ingredients and their translation match one by one, but there may be mistakes.',
    },
    warning: {
      es: 'La tarjeta ayuda a entenderse, pero no garantiza que el plato sea seguro, ni cambia una cocina que lo comparte todo. Si tu alergia es grave, lleva tu medicación. En una emergencia, llama al 119. Hay más números en [emergencias](emergencies).',
      en: 'The card helps people understand each other, but it does not guarantee that a dish is safe, and it cannot change a kitchen that shares everything. If your allergy is severe, carry your medicine. In an emergency, call 119. More numbers are under [emergencies](emergencies).',
    },
  },

  etiquette: {
    heading: { es: 'En la mesa', en: 'At the table' },
    points: [
      {
        title: { es: 'Empieza la persona mayor', en: 'The eldest goes first' },
        text: {
          es: 'Espera a que la persona de más edad tome la cuchara. Antes de comer se dice «jal meokgetseumnida», «voy a comer bien».',
          en: 'Wait until the oldest person lifts the spoon. Before eating, people say “jal meokgetseumnida”, “I will eat well”.',
        },
      },
      {
        title: { es: 'Cuchara y palillos', en: 'Spoon and chopsticks' },
        text: {
          es: 'La cuchara es para el arroz y la sopa; los palillos, para lo demás. El cuenco de arroz se queda en la mesa, no se levanta.',
          en: 'The spoon is for rice and soup, the chopsticks for the rest. The rice bowl stays on the table and is not lifted.',
        },
      },
      {
        title: { es: 'Nunca clavados en el arroz', en: 'Never upright in the rice' },
        text: {
          es: 'Los palillos de pie en el cuenco recuerdan las ofrendas a los difuntos. Déjalos sobre la mesa o en su apoyo.',
          en: 'Chopsticks standing in the bowl are a reminder of offerings to the dead. Lay them on the table or on their rest.',
        },
      },
      {
        title: { es: 'Sirve a los demás', en: 'Pour for others' },
        text: {
          es: 'Nadie se llena su propio vaso; lo llena quien está al lado. Con personas mayores, sirve y recibe con las dos manos.',
          en: 'Nobody fills their own glass; the person next to you does. With older people, pour and receive with both hands.',
        },
      },
      {
        title: { es: 'Los banchan se reponen', en: 'Banchan are refilled' },
        text: {
          es: 'Los platillos van incluidos. Pide más si se acaban, o sírvete tú si hay un mostrador; toma solo lo que vayas a comer.',
          en: 'The small plates are included. Ask for more when they run out, or help yourself at the counter; take only what you will eat.',
        },
      },
      {
        title: { es: 'Busca el cajón', en: 'Look for the drawer' },
        text: {
          es: 'Los cubiertos y las servilletas suelen estar en un cajón lateral de la mesa, y el agua, en autoservicio.',
          en: 'Cutlery and napkins are often in a drawer at the side of the table, and water is often self-service.',
        },
      },
      {
        title: { es: 'Llama al camarero (mesero)', en: 'Call the waiter' },
        text: {
          es: 'Pulsa el timbre de la mesa o di «jeogiyo». Es lo normal, porque nadie vendrá a preguntarte.',
          en: 'Press the bell on the table or say “jeogiyo”. Everyone does, because nobody comes round to ask.',
        },
      },
      {
        title: { es: 'Se paga al salir, sin propina', en: 'Pay on the way out, no tip' },
        text: {
          es: 'Lleva la cuenta a la caja, junto a la puerta. No se deja propina. La tarjeta vale casi en todas partes, pero para los puestos lleva efectivo.',
          en: 'Take the bill to the till by the door. There is no tipping. Cards work nearly everywhere, but have cash for stalls.',
        },
      },
    ] satisfies readonly Point[],
  },

  classes: {
    heading: { es: 'Clases de cocina', en: 'Cooking classes' },
    text: {
      es: 'En Seúl hay talleres de unas horas, muchos en inglés y algunos con visita al mercado. Haces kimchi, bibimbap o tteokbokki y te lo comes. Antes de reservar, mira el idioma, el tamaño del grupo y si adaptan el menú a tu dieta.',
      en: 'Seoul has workshops of a few hours, many in English and some with a walk round the market. You make kimchi, bibimbap or tteokbokki, and then you eat it. Before you book, check the language, the size of the group and whether they adapt the menu to your diet.',
    },
    links: [
      {
        name: {
          es: 'Clases y talleres en Seúl, en Viator',
          en: 'Classes and workshops in Seoul, on Viator',
        },
        text: {
          es: 'Escribe «cooking class» en su buscador para ver los de cocina.',
          en: 'Type “cooking class” into its search box to find the cooking ones.',
        },
        url: 'https://www.viator.com/Seoul/d973-ttd',
      },
      {
        name: { es: 'Visitas gastronómicas, en GetYourGuide', en: 'Food tours, on GetYourGuide' },
        text: {
          es: 'Rutas por mercados y cenas con guía, con opiniones de quien ya ha ido.',
          en: 'Guided market walks and dinners, with reviews by people who have been.',
        },
        url: 'https://www.getyourguide.com/seoul-l197/',
      },
    ],
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Cinco días de comida](food-tour-5days): un itinerario por los mercados de Seúl y los restaurantes de Jeonju',
        en: '[Five days of food](food-tour-5days): an itinerary through the markets of Seoul and the restaurants of Jeonju',
      },
      {
        es: '[Tu presupuesto](budget): cuánto apartar para comer cada mes',
        en: '[Your budget](budget): how much to set aside for food each month',
      },
      {
        es: '[Compras](shopping): mercados, calles y grandes almacenes',
        en: '[Shopping](shopping): markets, streets and department stores',
      },
      {
        es: '[Contacto](contact): dinos qué no comes y te sugerimos adónde ir',
        en: '[Contact](contact): tell us what you do not eat and we will suggest where to go',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies GuideText & Record<string, unknown>;
