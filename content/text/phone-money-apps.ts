import type { PracticalGuide } from './practical-guide.ts';

export const text = {
  title: {
    es: 'Móvil, dinero y apps en Corea: qué llevar | Rumbo Corea',
    en: 'Phone, money and apps in Korea: what to bring | Rumbo Corea',
  },
  description: {
    es: 'Qué eSIM o SIM elegir, si podrás llamar, qué mapa funciona en Corea, tarjetas y cajeros, Apple Pay, T-money en el móvil, taxis por app y propinas.',
    en: 'Which eSIM or SIM to choose, whether you can call, which map works in Korea, cards and cash machines, Apple Pay, T-money on the phone, taxi apps and tips.',
  },
  keywords: {
    es: 'eSIM Corea, tarjeta SIM, celular, móvil, internet, wifi, mapas, Naver Map, Google Maps, Papago, tarjeta de crédito, cajero, efectivo, Apple Pay, T-money, propina, enchufe',
    en: 'Korea eSIM, SIM card, mobile, internet, wifi, maps, Naver Map, Google Maps, Papago, credit card, cash machine, ATM, cash, Apple Pay, T-money, tipping, plug',
  },
  menu: {
    label: { es: 'Teléfono, dinero y apps', en: 'Phone, money and apps' },
    line: { es: 'eSIM, mapas, tarjetas y efectivo', en: 'eSIM, maps, cards and cash' },
  },
  heading: { es: 'Teléfono, dinero y apps', en: 'Phone, money and apps' },
  lead: {
    es: 'Lleva Naver Map para moverte, Papago para entenderte, dos tarjetas, algo de efectivo y, si quieres poder llamar, una línea con llamadas.',
    en: 'Bring Naver Map to get about, Papago to be understood, two cards, some cash and, if you want to be able to call, a plan with calls.',
  },
  hangul: '통신과 돈',
  hangulMeaning: { es: 'Teléfono y dinero', en: 'Phone and money' },
  pictureAlt: {
    es: 'De noche, ante una tienda de conveniencia: un teléfono con un mapa en una mano y la tarjeta de transporte en la otra',
    en: 'At night, outside a convenience store: a phone with a map in one hand and the transport card in the other',
  },
  pictured: 'sim',
  /** Two questions, and what each pair of answers leads to. */
  choice: {
    table: { es: 'Las cuatro respuestas, en una tabla', en: 'The four answers in a table' },
    answer: { es: 'Qué comprar', en: 'What to get' },
    /** What the phone does with the card. */
    yes: { es: 'sí', en: 'yes' },
    no: { es: 'no', en: 'no' },
    screen: { es: 'Con ella, tu teléfono sirve para', en: 'With it your phone is good for' },
    uses: [
      { id: 'maps', label: { es: 'Mapas y mensajes', en: 'Maps and messages' } },
      { id: 'calls', label: { es: 'Llamadas', en: 'Calls' } },
      { id: 'bank', label: { es: 'El banco', en: 'The bank' } },
    ],
    questions: [
      {
        name: 'call',
        label: { es: '¿Vas a llamar?', en: 'Will you make calls?' },
        options: [
          { value: 'no', label: { es: 'No', en: 'No' } },
          { value: 'yes', label: { es: 'Sí', en: 'Yes' } },
        ],
      },
      {
        name: 'long',
        label: { es: '¿Más de 30 días?', en: 'More than 30 days?' },
        options: [
          { value: 'no', label: { es: 'No', en: 'No' } },
          { value: 'yes', label: { es: 'Sí', en: 'Yes' } },
        ],
      },
    ],
    answers: [
      {
        key: 'no no',
        does: ['maps'],
        title: { es: 'Una eSIM de datos', en: 'A data eSIM' },
        text: {
          es: 'Mapas y mensajes. La venden SK Telecom, KT y LG U+, y se instala en casa.',
          en: 'Maps and messages. SK Telecom, KT and LG U+ sell it, and you install it at home.',
        },
        watch: {
          es: 'Para el 112 o el 119, pide a alguien que llame por ti.',
          en: 'For 112 or 119, ask someone to call for you.',
        },
      },
      {
        key: 'yes no',
        does: ['maps', 'calls'],
        title: { es: 'Una línea con llamadas', en: 'A plan with calls' },
        text: {
          es: 'Un número coreano para llamar al 1330, a un intérprete o a tu embajada. Se activa con el pasaporte: SK Telecom, en línea o en el aeropuerto; KT y LG U+, en el aeropuerto.',
          en: 'A Korean number to call 1330, an interpreter or your embassy. You activate it with your passport: SK Telecom online or at the airport, KT and LG U+ at the airport.',
        },
        watch: {
          es: 'Bancos y muchas tiendas en línea no aceptan un número de turista.',
          en: 'Banks and many online shops refuse a tourist number.',
        },
      },
      {
        key: 'no yes',
        does: ['maps', 'bank'],
        title: {
          es: 'Datos y, si vives allí, un número',
          en: 'Data, and a number if you live there',
        },
        text: {
          es: 'Para mapas y mensajes sigue bastando una eSIM de datos. Si vas a pedir la tarjeta de residencia, compra además una línea de prepago: te da el número que pide el banco.',
          en: 'For maps and messages a data eSIM is still enough. If you will apply for a residence card, buy a prepaid line too: it gives you the number that the bank asks for.',
        },
        watch: {
          es: 'Mira cuántos días dura la eSIM antes de pagarla.',
          en: 'Check how many days the eSIM lasts before you pay.',
        },
      },
      {
        key: 'yes yes',
        does: ['maps', 'calls', 'bank'],
        title: {
          es: 'Prepago al llegar, después un plan a tu nombre',
          en: 'Prepaid first, then a plan in your name',
        },
        text: {
          es: 'La de prepago se compra con el pasaporte, en el aeropuerto o en la ciudad. Después, con la tarjeta de residencia o el pasaporte, según la compañía, un plan: el de KT para quien tiene visado (visa) cuesta {visa-holder-phone} al mes.',
          en: 'You buy the prepaid line with your passport, at the airport or in the city. Later, with your residence card or passport, depending on the company, a plan: KT’s for visa holders costs {visa-holder-phone} a month.',
        },
        watch: {
          es: 'Con 60 días o menos de permiso solo te ofrecen prepago.',
          en: 'With 60 days or fewer left on your permit, prepaid is all they offer.',
        },
      },
    ],
  },
  sections: [
    {
      id: 'sim',
      title: { es: '¿Qué línea compro?', en: 'Which line do I buy?' },
      short: {
        es: '**Una eSIM de datos**; para llamar, una línea con llamadas',
        en: '**A data eSIM**; to call, a plan with calls',
      },
      answer: {
        es: 'La de datos basta para mapas y mensajes. Para llamar al 1330, al 1345, a un intérprete o a tu embajada hace falta la otra.',
        en: 'The data one is enough for maps and messages. To call 1330, 1345, an interpreter or your embassy you need the other.',
      },
      points: [
        {
          text: {
            es: '**SK Telecom** vende datos, o datos con llamadas y SMS y un número coreano. Las llamadas se activan con el pasaporte, en línea o en el aeropuerto.',
            en: '**SK Telecom** sells data, or data with calls and texts and a Korean number. Calls are activated with your passport, online or at the airport.',
          },
          sources: ['skt-esim', 'inside-esim'],
        },
        {
          text: {
            es: '**KT** da un número 010. Recibir llamadas es gratis; para hacerlas necesitas saldo, y el trámite se hace en su mostrador del aeropuerto.',
            en: '**KT** gives you an 010 number. Receiving calls is free; making them needs credit, and you set it up at KT’s airport desk.',
          },
          sources: ['kt-esim', 'inside-esim'],
        },
        {
          text: {
            es: '**LG U+** vende en línea solo datos. Las líneas con llamadas están en el aeropuerto.',
            en: '**LG U+** sells only data online. Plans with calls are at the airport.',
          },
          sources: ['lgu-esim', 'inside-esim'],
        },
        {
          text: {
            es: 'Un número de turista recibe códigos de algunas apps, pero no vale como identidad: bancos y muchas tiendas en línea lo rechazan. Si borras la eSIM, no te dan otra.',
            en: 'A tourist number receives codes from some apps, but it is no proof of identity: banks and many online shops refuse it. If you delete the eSIM, it can’t be replaced.',
          },
          sources: ['inside-esim'],
        },
        {
          text: {
            es: 'Con una eSIM solo de datos no cuentes con llamar al 112 ni al 119: pide a alguien que llame por ti. Si viajas sin compañía o con niños, lleva una línea que pueda llamar.',
            en: 'On a data-only eSIM do not count on reaching 112 or 119; ask someone to call for you. If you travel alone or with children, take a plan with calls.',
          },
        },
      ],
    },
    {
      id: 'maps',
      title: { es: '¿Qué mapa y qué traductor?', en: 'Which map and which translator?' },
      short: { es: '**Naver Map y Papago**', en: '**Naver Map and Papago**' },
      answer: {
        es: 'Naver Map (네이버 지도) está en inglés y da las rutas a pie, en metro y en autobús, con la salida exacta. Para hablar, usa Papago (파파고).',
        en: 'Naver Map (네이버 지도) is in English and gives walking, subway and bus routes with the exact exit. To talk, use Papago (파파고).',
      },
      points: [
        {
          text: {
            es: 'Google Maps sirve para los lugares guardados y los enlaces de amigos. Corea le permitió en febrero de 2026 usar el mapa detallado, pero prueba una ruta a pie antes de fiarte.',
            en: 'Google Maps is fine for saved places and links from friends. In February 2026 Korea let it use the detailed map, but try a walking route before you rely on it.',
          },
          sources: ['map-export', 'map-conditions', 'inside-maps'],
        },
        {
          text: {
            es: 'Si Naver no encuentra un nombre en letras latinas, pega el hangul o la dirección. Lo tienes para copiar en cada ficha de [Seúl](seoul) y [Busan](busan).',
            en: 'If Naver does not find a name in Latin letters, paste the Hangul or the address. Every entry for [Seoul](seoul) and [Busan](busan) has it to copy.',
          },
          sources: ['inside-maps'],
        },
        {
          text: {
            es: 'Papago traduce texto, voz y fotos, y algunos idiomas sin conexión. Descarga el coreano antes de salir, por si te quedas sin señal.',
            en: 'Papago translates text, voice and photos, and some languages offline. Download Korean before you leave, in case you lose the signal.',
          },
          sources: ['papago'],
        },
      ],
    },
    {
      id: 'cards',
      title: { es: '¿Tarjeta o efectivo?', en: 'Card or cash?' },
      short: {
        es: '**Las dos**: la tarjeta falla en puestos y máquinas',
        en: '**Both**: cards fail at stalls and machines',
      },
      answer: {
        es: 'La tarjeta extranjera vale en hoteles, cadenas y casi todas las tiendas, pero falla en puestos de mercado, algunas máquinas y las tiendas coreanas en línea.',
        en: 'Foreign cards work in hotels, chains and nearly every shop, but fail at market stalls, some machines and Korean online shops.',
      },
      points: [
        {
          text: {
            es: 'Lleva dos tarjetas de redes distintas (Visa y Mastercard, por ejemplo), en dos bolsillos distintos. Si el pago sin contacto falla, mete la tarjeta.',
            en: 'Bring two cards on different networks (Visa and Mastercard, for example), in two different pockets. If the tap fails, insert the card.',
          },
          sources: ['visitkorea-cards', 'inside-cards'],
        },
        {
          text: {
            es: 'Paga en wones: si la terminal ofrece tu moneda, di que no.',
            en: 'Pay in won: if the terminal offers your own currency, decline.',
          },
          sources: ['inside-cards'],
        },
        {
          text: {
            es: 'Apple Pay con tarjeta extranjera funciona donde la terminal acepta tu red.',
            en: 'Apple Pay with a foreign card works where the terminal takes your network.',
          },
          sources: ['inside-apple', 'apple-tmoney'],
        },
        {
          text: {
            es: 'No se deja propina, ni en restaurantes ni en taxis.',
            en: 'There is no tipping, in restaurants or in taxis.',
          },
          sources: ['travel-essentials'],
        },
      ],
    },
    {
      id: 'cash-machines',
      title: { es: '¿Dónde saco dinero?', en: 'Where do I get cash?' },
      short: {
        es: '**En un «Global ATM»** con el logotipo de tu red',
        en: '**At a “Global ATM”** with your network’s logo',
      },
      answer: {
        es: 'En un cajero con el letrero «Global ATM» y el logotipo de tu red. Si uno falla, prueba el siguiente antes de preocuparte.',
        en: 'At a machine marked “Global ATM” with your network’s logo. If one fails, try the next before you worry.',
      },
      points: [
        {
          text: {
            es: 'En Incheon hay cajeros de KB, Woori y Hana en las dos terminales.',
            en: 'Incheon has KB, Woori and Hana machines in both terminals.',
          },
          sources: ['incheon-atms', 'inside-atms'],
        },
        {
          text: {
            es: 'La comisión la ponen el cajero y tu banco; el PIN es de cuatro cifras.',
            en: 'The machine and your bank set the fee. The PIN has four digits.',
          },
          sources: ['inside-atms', 'hana-atms'],
        },
        {
          text: {
            es: 'Con {arrival-cash} pasas unos días: un plato de fideos cuesta {price-kalguksu} y un rollo de gimbap, {price-gimbap}.',
            en: '{arrival-cash} lasts a few days: a bowl of noodles costs {price-kalguksu} and a roll of gimbap {price-gimbap}.',
          },
        },
        {
          text: {
            es: 'Los bancos abren {bank-hours}.',
            en: 'Banks open {bank-hours}.',
          },
          sources: ['icex'],
        },
      ],
    },
    {
      id: 'tmoney',
      title: { es: '¿Cómo pago el metro?', en: 'How do I pay on the subway?' },
      short: {
        es: '**Con una T-money** recargada en efectivo',
        en: '**With a T-money card** topped up in cash',
      },
      answer: {
        es: 'Con una T-money de plástico recargada en efectivo. Ninguna tarjeta bancaria extranjera, ni en el teléfono, abre los torniquetes de Seúl.',
        en: 'With a plastic T-money card topped up in cash. No foreign bank card, not even on a phone, opens the gates in Seoul.',
      },
      figures: ['tmoney-card-price', 'seoul-subway-base-fare'],
      points: [
        {
          text: {
            es: 'T-money está en Apple Wallet desde julio de 2025. Ahí se recarga con una tarjeta emitida en Corea; con una extranjera que no sea Visa, en la aplicación Tmoney.',
            en: 'T-money has been in Apple Wallet since July 2025. There you top it up with a card issued in Korea; with a foreign one other than Visa, in the Tmoney app.',
          },
          sources: ['apple-tmoney', 'inside-tmoney', 'inside-apple'],
        },
        {
          text: {
            es: 'Las máquinas nuevas del metro de Seúl venden billetes (boletos) sencillos y Climate Card con tarjeta extranjera.',
            en: 'The new machines on the Seoul subway take foreign cards for single tickets and Climate Cards.',
          },
          sources: ['seoul-kiosks', 'inside-tmoney', 'foreign-cards-subway'],
        },
        {
          text: {
            es: 'Precios, pases y transbordos están en [Transporte](transport).',
            en: 'Prices, passes and transfers are in [Transport](transport).',
          },
        },
      ],
    },
    {
      id: 'taxi-apps',
      title: { es: '¿Con qué app pido un taxi?', en: 'Which app gets me a taxi?' },
      short: {
        es: '**k.ride**: en inglés y con tarjeta extranjera',
        en: '**k.ride**: in English, with foreign cards',
      },
      answer: {
        es: 'Con k.ride, de Kakao, pensada para visitantes: en inglés, con tarjeta extranjera y sin cuenta coreana.',
        en: 'k.ride, Kakao’s app for visitors: in English, with foreign cards and without a Korean account.',
      },
      points: [
        {
          text: {
            es: 'Kakao T tiene más coches, pero pide cuenta y verificar el teléfono. Si no acepta tu tarjeta, paga al conductor.',
            en: 'Kakao T has more cars, but it asks for an account and a verified number. If it refuses your card, pay the driver.',
          },
          sources: ['visitkorea-taxis', 'inside-taxi', 'kride'],
        },
        {
          text: {
            es: 'Uber llama a taxis con licencia, y sirven la app y la tarjeta de tu país.',
            en: 'Uber calls licensed taxis, and the app and card you use at home work.',
          },
          sources: ['uber'],
        },
        {
          text: {
            es: 'Un taxi normal en Seúl empieza en {taxi-seoul-base}. Mira la cantidad en la terminal antes de pagar y guarda el recibo.',
            en: 'A standard taxi in Seoul starts at {taxi-seoul-base}. Read the amount on the terminal before you pay and keep the receipt.',
          },
        },
      ],
    },
    {
      id: 'plugs',
      title: { es: '¿Qué enchufe llevo?', en: 'Which plug do I need?' },
      short: { es: '**Redondo, de dos clavijas**, a 220 V', en: '**Round, two-pin**, 220 V' },
      answer: {
        es: 'El redondo de dos clavijas (C y F), a 220 V, como en España. Desde México, Colombia o Centroamérica hace falta adaptador y un aparato que acepte 220 V.',
        en: 'The round two-pin plug (C and F), 220 V, as in most of Europe. From Britain, Ireland or Australia you need an adapter, and from North America also a device that accepts 220 V.',
      },
      points: [
        {
          text: {
            es: 'Mira el cargador. Si pone «100-240 V», solo necesitas el adaptador.',
            en: 'Look at the charger. If it says “100–240 V”, the adapter is all you need.',
          },
          sources: ['outlets'],
        },
      ],
    },
    {
      id: 'checklist',
      title: { es: 'Una lista para la víspera', en: 'A list for the evening before' },
      short: {
        es: '**Lo que conviene dejar hecho** antes de volar',
        en: '**What to have ready** before you fly',
      },
      points: [
        {
          text: {
            es: 'La eSIM instalada y sin activar, y los datos de tu línea apagados para el aterrizaje. En Incheon, actívala con el wifi del aeropuerto, apágalo y comprueba que funciona antes de salir.',
            en: 'The eSIM installed but not activated, and your own line’s data switched off for the landing. At Incheon, activate it on the airport wifi, switch the wifi off and check that it works before you leave.',
          },
        },
        {
          text: {
            es: 'Naver Map, una app de taxis y Papago, con tu sesión abierta.',
            en: 'Naver Map, a taxi app and Papago, installed and signed in.',
          },
        },
        {
          text: {
            es: 'El nombre y la dirección de tu primera noche en coreano, en una captura.',
            en: 'The name and address of your first night in Korean, as a screenshot.',
          },
        },
        {
          text: {
            es: 'Dos tarjetas, y el número para bloquear cada una.',
            en: 'Two cards, and the number that blocks each of them.',
          },
        },
        {
          text: {
            es: 'Los [números de emergencias](emergencies) guardados sin conexión.',
            en: 'The [emergency numbers](emergencies) saved offline.',
          },
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Llegar](arriving): la primera hora en el aeropuerto, en orden',
        en: '[Arriving](arriving): the first hour at the airport, in order',
      },
      {
        es: '[Transporte](transport): tarifas de hoy y tarjetas',
        en: '[Transport](transport): today’s fares and cards',
      },
      {
        es: '[Salud y seguro](health): a quién llamar si enfermas',
        en: '[Health and insurance](health): who to call if you fall ill',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
