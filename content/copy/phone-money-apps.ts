import type { PracticalGuide } from './practical-guide.ts';

export const copy = {
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
    es: 'Lleva Naver Map para moverte, Papago para entenderte, dos tarjetas, algo de efectivo y, si quieres poder llamar, una línea con voz.',
    en: 'Bring Naver Map to get about, Papago to be understood, two cards, some cash and, if you want to be able to call, a line with voice.',
  },
  hangul: '통신·돈',
  hangulMeaning: { es: 'Teléfono y dinero', en: 'Phone and money' },
  pictureAlt: {
    es: 'De noche, ante una tienda de conveniencia: un teléfono con un mapa en una mano y la tarjeta de transporte en la otra',
    en: 'At night, outside a convenience store: a phone with a map in one hand and the transport card in the other',
  },
  sections: [
    {
      id: 'sim',
      title: { es: '¿Qué línea compro?', en: 'Which line do I buy?' },
      answer: {
        es: 'Decide primero si necesitas llamar. Para mapas y mensajes basta una eSIM de datos; para llamar al 1330, al 1345, a BBB o a tu embajada hace falta una línea con voz.',
        en: 'Decide first whether you need to call. A data eSIM is enough for maps and messages; to ring 1330, 1345, BBB or your embassy you need a line with voice.',
      },
      figures: ['emergency-data-esim'],
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
            es: '**LG U+** vende en línea solo datos. Las líneas con voz están en el aeropuerto.',
            en: '**LG U+** sells only data online. Lines with voice are at the airport.',
          },
          sources: ['lgu-esim', 'inside-esim'],
        },
        {
          text: {
            es: 'Un número de turista recibe códigos de algunas apps, pero no vale como identidad, y bancos y muchas tiendas en línea lo rechazan. Si borras la eSIM, no te dan otra.',
            en: 'A tourist number receives codes from some apps, but it is no proof of identity, so banks and many online shops refuse it. If you delete the eSIM, you get no other.',
          },
          sources: ['inside-esim'],
        },
      ],
      unknown: [
        { es: 'Los precios de las líneas de turista.', en: 'The prices of tourist lines.' },
        {
          es: 'Si una eSIM solo de datos puede llamar al 112 y al 119.',
          en: 'Whether a data-only eSIM can call 112 and 119.',
        },
      ],
    },
    {
      id: 'maps',
      title: { es: '¿Qué mapa y qué traductor?', en: 'Which map and which translator?' },
      answer: {
        es: 'Naver Map (네이버 지도) está en inglés y da las rutas a pie, en metro y en autobús, con la salida exacta. Para hablar, usa Papago (파파고).',
        en: 'Naver Map (네이버 지도) is in English and gives walking, subway and bus routes with the exact exit. To talk, use Papago (파파고).',
      },
      points: [
        {
          text: {
            es: 'Corea aprobó en febrero de 2026 que Google use el mapa detallado. No hemos visto que sus rutas a pie ya funcionen, así que prueba una antes de fiarte.',
            en: 'In February 2026 Korea approved Google’s use of the detailed map. We have not seen its walking routes working yet, so try one before you rely on it.',
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
            es: 'Papago traduce texto, voz y fotos, y algunos idiomas sin conexión. Si el tuyo aparece, descárgalo antes de salir.',
            en: 'Papago translates text, voice and photos, and some languages offline. If yours is listed, download it before you leave.',
          },
          sources: ['papago'],
        },
      ],
      unknown: [
        {
          es: 'Si hay español en Naver Map, en KakaoMap y, sin conexión, en Papago.',
          en: 'Which languages besides English you get in Naver Map, in KakaoMap and in Papago offline.',
        },
      ],
    },
    {
      id: 'cards',
      title: { es: '¿Tarjeta o efectivo?', en: 'Card or cash?' },
      answer: {
        es: 'Lleva las dos cosas. La tarjeta extranjera vale en hoteles, cadenas y casi todas las tiendas; el efectivo, para puestos de mercado, máquinas y la tarjeta de transporte.',
        en: 'Carry both. Foreign cards work in hotels, chains and nearly every shop; cash is for market stalls, machines and the transport card.',
      },
      points: [
        {
          text: {
            es: 'Lleva dos tarjetas de redes distintas (Visa y Mastercard, por ejemplo). Si el pago sin contacto falla, mete la tarjeta.',
            en: 'Bring two cards on different networks (Visa and Mastercard, for example). If the tap fails, insert the card.',
          },
          sources: ['visitkorea-cards', 'inside-cards'],
        },
        {
          text: {
            es: 'Si el datáfono ofrece cobrar en tu moneda, elige wones.',
            en: 'If the terminal offers your own currency, choose won.',
          },
          sources: ['inside-cards'],
        },
        {
          text: {
            es: 'Apple Pay con tarjeta extranjera funciona donde el terminal acepta tu red, pero no en los torniquetes del metro.',
            en: 'Apple Pay with a foreign card works where the terminal takes your network, but not at subway gates.',
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
      answer: {
        es: 'En un cajero con el letrero «Global ATM» y el logotipo de tu red. Si uno falla, prueba otro, porque no suele ser tu tarjeta.',
        en: 'At a machine marked “Global ATM” with your network’s logo. If one fails, try another; it is rarely your card.',
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
            es: 'Tu banco y el del cajero ponen la comisión. El PIN es de cuatro cifras, según una guía de 2026.',
            en: 'The machine’s bank and yours set the fee. The PIN has four digits, according to a guide of 2026.',
          },
          sources: ['inside-atms', 'hana-atms'],
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
      answer: {
        es: 'Con una T-money física recargada en efectivo, que es lo más seguro. La tarjeta de crédito extranjera no abre los torniquetes.',
        en: 'With a physical T-money card topped up in cash, which is the safest way. A foreign credit card does not open the gates.',
      },
      figures: ['tmoney-card-price', 'seoul-subway-base-fare'],
      points: [
        {
          text: {
            es: 'T-money está en Apple Wallet desde julio de 2025. Para recargarla ahí hace falta una tarjeta emitida en Corea; con una extranjera se recarga en la aplicación Tmoney, y Visa no figura.',
            en: 'T-money has been in Apple Wallet since July 2025. Topping it up there needs a card issued in Korea; with a foreign one you top up in the Tmoney app, and Visa is not listed.',
          },
          sources: ['apple-tmoney', 'inside-tmoney', 'inside-apple'],
        },
        {
          text: {
            es: 'Las máquinas nuevas del metro de Seúl venden billetes (boletos) sencillos y Climate Card con tarjeta extranjera. Una guía dice que también recargan T-money y la ciudad no lo nombra, así que lleva efectivo.',
            en: 'New machines on the Seoul subway sell single tickets and Climate Cards for foreign cards. One guide says that they also top up T-money, but the city does not mention it, so bring cash.',
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
      answer: {
        es: 'Con k.ride, de Kakao, que está pensada para extranjeros. Está en inglés, admite tarjeta extranjera y no pide cuenta coreana.',
        en: 'k.ride, by Kakao, which is made for foreigners. It is in English, takes foreign cards and needs no Korean account.',
      },
      points: [
        {
          text: {
            es: 'Kakao T tiene más clases de taxi, pero pide cuenta y verificar el teléfono. Si no acepta tu tarjeta, pagas en el taxi.',
            en: 'Kakao T has more kinds of taxi, but it asks for an account and a verified number. If it refuses your card, you pay in the taxi.',
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
      ],
    },
    {
      id: 'plugs',
      title: { es: '¿Qué enchufe llevo?', en: 'Which plug do I need?' },
      answer: {
        es: 'El redondo de dos clavijas (C y F), a 220 V, como en España. Desde México, Colombia o Centroamérica hace falta adaptador y un aparato que acepte 220 V.',
        en: 'The round two-pin plug (C and F), 220 V, as in most of Europe. From Britain, Ireland or Australia you need an adaptor, and from North America also a device that accepts 220 V.',
      },
      points: [
        {
          text: {
            es: 'Mira el cargador. Si pone «100-240 V», solo necesitas el adaptador.',
            en: 'Look at the charger. If it says “100–240 V”, the adaptor is all you need.',
          },
          sources: ['outlets'],
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Teléfono y dinero, paso a paso](phone-and-money): el artículo con el orden del primer día',
        en: '[Phone and money, step by step](phone-and-money): the article with the order of day one',
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
} as const satisfies PracticalGuide;
