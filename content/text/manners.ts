import type { PracticalGuide } from './practical-guide.ts';

export const text = {
  title: {
    es: 'Costumbres y vida diaria en Corea | Rumbo Corea',
    en: 'Manners and everyday life in Korea | Rumbo Corea',
  },
  description: {
    es: 'En la mesa, en casa y en el metro: los gestos que importan en Corea, dónde no se fuma, propinas, religión y halal, tatuajes y cómo traer a tu mascota.',
    en: 'At the table, at home and on the subway: the manners that matter in Korea, where not to smoke, tipping, religion and halal food, tattoos and bringing a pet.',
  },
  keywords: {
    es: 'costumbres coreanas, modales, palillos, beber, propina, fumar, halal, iglesia, mezquita, tatuajes, mascota, perro, horarios, bancos',
    en: 'Korean customs, etiquette, manners, chopsticks, drinking, tipping, smoking, halal, church, mosque, tattoos, pet, dog, opening hours, banks',
  },
  menu: {
    label: { es: 'Costumbres y vida diaria', en: 'Manners and everyday life' },
    line: { es: 'Mesa, casa, humo y mascotas', en: 'Table, home, smoking and pets' },
  },
  heading: { es: 'Costumbres y vida diaria', en: 'Manners and everyday life' },
  lead: {
    es: 'Nadie espera que lo sepas todo. Si das y recibes con las dos manos, te descalzas y no clavas los palillos, ya tienes medio camino hecho.',
    en: 'Nobody expects you to know everything. Give and take with both hands, take off your shoes and never stand your chopsticks up, and you are halfway there.',
  },
  hangul: '예절',
  hangulMeaning: { es: 'Modales', en: 'Manners' },
  pictureAlt: {
    es: 'Un regalo envuelto que se da y se recibe con las dos manos; debajo, cuatro pares de zapatos en el escalón',
    en: 'A wrapped gift given and taken with both hands; below, four pairs of shoes on the step',
  },
  /** Four things that are done in one way and not in another, as drawings. */
  strips: {
    heading: { es: 'Así, y así no', en: 'This way, not that way' },
    line: { es: '**Cuatro gestos** y quedas bien', en: '**Four gestures** and you are fine' },
    yes: { es: 'Así', en: 'Like this' },
    no: { es: 'Así no', en: 'Not like this' },
    items: [
      {
        drawing: 'gift',
        title: { es: 'Dar y recibir', en: 'Giving and taking' },
        yes: {
          es: 'El dinero y los regalos, con las dos manos.',
          en: 'Money and gifts, with both hands.',
        },
        no: { es: 'Con una sola mano.', en: 'With one hand only.' },
      },
      {
        drawing: 'shoes',
        title: { es: 'Al entrar en casa', en: 'Entering a home' },
        yes: {
          es: 'Descálzate. Lleva calcetines.',
          en: 'Take your shoes off, and wear socks.',
        },
        no: { es: 'Con zapatos dentro de casa.', en: 'Shoes on inside.' },
      },
      {
        drawing: 'chopsticks',
        title: { es: 'Los palillos', en: 'Chopsticks' },
        yes: {
          es: 'Apoyados en la mesa. El arroz y la sopa, con cuchara.',
          en: 'Resting on the table. Rice and soup, with a spoon.',
        },
        no: {
          es: 'Clavados en el arroz: así se ofrece a los difuntos.',
          en: 'Standing in the rice: that is for the dead.',
        },
      },
      {
        drawing: 'glass',
        title: { es: 'La bebida', en: 'Drinks' },
        yes: {
          es: 'Sirve a quien tienes al lado; si es mayor, con las dos manos.',
          en: 'Pour for your neighbour, with both hands if they are older.',
        },
        no: { es: 'Servirte tú tu vaso.', en: 'Pouring your own.' },
      },
    ],
    sources: ['table-manners', 'table-manners-blog'],
  },
  sections: [
    {
      id: 'table',
      title: { es: 'En la mesa', en: 'At the table' },
      short: { es: '**Empieza la persona mayor**', en: '**The eldest begins**' },
      answer: {
        es: 'Empieza la persona mayor, y el cuenco se queda en la mesa.',
        en: 'The eldest begins, and the bowl stays on the table.',
      },
      points: [
        {
          text: {
            es: 'No te suenes la nariz en la mesa. Levántate antes.',
            en: 'Do not blow your nose at the table: leave it first.',
          },
          sources: ['table-manners'],
        },
        {
          text: {
            es: 'Los platos del centro son de todos. Hay más sobre comer en grupo en [Gastronomía](gastronomy#etiquette).',
            en: 'The dishes in the middle are for everyone. There is more on eating together in [Food](gastronomy#etiquette).',
          },
        },
      ],
    },
    {
      id: 'home',
      title: { es: 'En casa y con la gente', en: 'At home and with people' },
      short: {
        es: '**Sin propinas**, y la palma hacia abajo para llamar',
        en: '**No tipping**, and palm down to beckon',
      },
      points: [
        {
          text: {
            es: 'En muchos restaurantes de mesa baja también te descalzas.',
            en: 'You also take your shoes off in many restaurants with low tables.',
          },
          sources: ['table-manners'],
        },
        {
          text: {
            es: 'Para llamar a alguien con la mano, pon la palma hacia abajo.',
            en: 'To beckon someone, keep your palm down.',
          },
          sources: ['table-manners'],
        },
        {
          text: {
            es: 'No se deja propina, y se paga el precio marcado, salvo en los mercados.',
            en: 'There is no tipping, and the price marked is the price you pay, except at markets.',
          },
          sources: ['travel-essentials'],
        },
      ],
      words: [
        {
          hangul: '안녕하세요',
          romanization: 'annyeonghaseyo',
          meaning: { es: 'hola', en: 'hello' },
        },
        {
          hangul: '감사합니다',
          romanization: 'gamsahamnida',
          meaning: { es: 'gracias', en: 'thank you' },
        },
        {
          hangul: '죄송합니다',
          romanization: 'joesonghamnida',
          meaning: { es: 'perdón', en: 'sorry' },
        },
      ],
    },
    {
      id: 'street',
      title: { es: 'En la calle', en: 'In the street' },
      short: {
        es: '**Fuma solo donde se puede**: multa de {smoking-fine}',
        en: '**Smoke only in marked areas**: the fine is {smoking-fine}',
      },
      answer: {
        es: 'Fuma solo en las zonas señaladas. Junto a las salidas del metro la multa es de {smoking-fine}.',
        en: 'Smoke only in marked areas. Beside subway exits the fine is {smoking-fine}.',
      },
      points: [
        {
          text: {
            es: 'En el metro, los asientos de los extremos del vagón se dejan libres para personas mayores, embarazadas o con discapacidad.',
            en: 'On the subway, leave the seats at the ends of the carriage for older, pregnant or disabled passengers.',
          },
        },
        {
          text: {
            es: 'Tampoco se fuma en la habitación del hotel, ni en plazas, parques y paradas con cartel de prohibido.',
            en: 'You may not smoke in hotel rooms either, or where a sign forbids it in squares, parks and at bus stops.',
          },
          sources: ['seoul-smoking'],
        },
        {
          text: {
            es: 'Llevar tatuajes es legal, pero algunos baños públicos no los admiten: pregunta en la puerta.',
            en: 'Tattoos are legal, but some public baths turn them away, so ask at the door.',
          },
          sources: ['tattooists'],
        },
      ],
    },
    {
      id: 'faith',
      title: { es: 'Fe y comida', en: 'Faith and food' },
      short: {
        es: '**Iglesias en todos los barrios**; halal, en Itaewon',
        en: '**Churches in every district**; halal in Itaewon',
      },
      answer: {
        es: 'Hay iglesias en todos los barrios, y en Itaewon está la mezquita central de Seúl, con restaurantes halal cerca.',
        en: 'There are churches in every district, and Itaewon has Seoul’s central mosque, with halal restaurants nearby.',
      },
      points: [
        {
          text: {
            es: 'A la mezquita (서울중앙성원) se llega por la línea 6, Itaewon, salida 3.',
            en: 'Reach the mosque (서울중앙성원) by Line 6, Itaewon, exit 3.',
          },
          sources: ['halal'],
        },
        {
          text: {
            es: 'Cerca, en Usadan-ro 10-gil, hay restaurantes halal: mira en el mapa cuáles están abiertos.',
            en: 'Nearby, on Usadan-ro 10-gil, there are halal restaurants: see on the map which are open.',
          },
          sources: ['halal'],
        },
        {
          text: {
            es: 'Más de la mitad de los coreanos dice no tener religión (censo de 2015).',
            en: 'More than half of Koreans say they have no religion (2015 census).',
          },
          sources: ['census'],
        },
      ],
    },
    {
      id: 'pets',
      title: { es: '¿Puedo llevar a mi mascota?', en: 'Can I bring my pet?' },
      short: {
        es: '**Con microchip y certificado**; a veces, un análisis',
        en: '**With a microchip and certificate**; sometimes a blood test',
      },
      answer: {
        es: 'Un perro o un gato entra con microchip ISO y certificado sanitario oficial. Si tu país no cuenta como libre de rabia, necesita también un análisis de anticuerpos: pregúntalo a la agencia de cuarentena, en qia.go.kr.',
        en: 'A dog or cat needs an ISO microchip and an official health certificate. If your country does not count as rabies-free, it also needs an antibody test: ask the quarantine agency, at qia.go.kr.',
      },
      points: [
        {
          text: {
            es: 'El análisis se hace entre 30 días y 24 meses antes del viaje, en un laboratorio reconocido. Sin los papeles, al animal lo ponen en cuarentena o lo devuelven.',
            en: 'The test is done between 30 days and 24 months before travel, at a recognised laboratory. Without the documents they quarantine the animal or send it back.',
          },
          sources: ['pets-airline'],
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Gastronomía](gastronomy): qué pedir y cómo',
        en: '[Food](gastronomy): what to order and how',
      },
      {
        es: '[Seguridad y ley](safety): lo que tiene multa de verdad',
        en: '[Safety and law](safety): what really carries a fine',
      },
      {
        es: '[Teléfono, dinero y apps](phone-money-apps): tarjetas, efectivo y enchufes',
        en: '[Phone, money and apps](phone-money-apps): cards, cash and plugs',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
