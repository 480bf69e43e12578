import type { Text } from '../locale.ts';
import type { PageCopy } from './page-copy.ts';

/** From the airports to the cities, and the first two hours. */
export const copy = {
  title: {
    es: 'Llegar a Corea: del aeropuerto a la ciudad | Rumbo Corea',
    en: 'Arriving in Korea: from airport to city | Rumbo Corea',
  },
  description: {
    es: 'De Incheon, Gimpo, Gimhae y Jeju a la ciudad: precio, minutos, primera y última salida y dónde se compra. Y las dos primeras horas, paso a paso.',
    en: 'From Incheon, Gimpo, Gimhae and Jeju to the city: fare, minutes, first and last departure and where to buy. And your first two hours, step by step.',
  },
  keywords: {
    es: 'aeropuerto de Incheon, AREX, autobús limusina, taxi desde el aeropuerto, Gimpo, Gimhae, Jeju, llegar a Seúl, llegar a Busan, SIM en el aeropuerto, T-money, consigna, maletas',
    en: 'Incheon Airport, AREX, limousine bus, airport taxi, Gimpo, Gimhae, Jeju, getting to Seoul, getting to Busan, airport SIM, T-money, lockers, luggage',
  },
  menu: {
    label: { es: 'Llegar', en: 'Arriving' },
    line: {
      es: 'Trenes, autobuses y taxis, con precio',
      en: 'Trains, buses and taxis, with fares',
    },
  },
  heading: {
    es: 'Del aeropuerto a tu puerta',
    en: 'From the airport to your door',
  },
  lead: {
    es: 'Para Hongdae, el AREX con paradas; para la estación de Seúl, el exprés; con varias maletas o hacia Gangnam, el autobús.',
    en: 'Take the AREX all-stop train for Hongdae, the express for Seoul Station, and the bus for Gangnam or with several suitcases.',
  },
  dated: {
    es: 'Los precios de Incheon son de agosto de 2026, y cada cifra lleva su fuente y su fecha',
    en: 'Incheon fares are from August 2026, and each figure has its source and date',
  },
  hangul: '도착',
  hangulMeaning: { es: 'Llegada', en: 'Arrival' },
  pictureAlt: {
    es: 'El tren del aeropuerto al anochecer: una viajera con dos maletas mira el puente por la ventana, junto a una abuela con su hatillo',
    en: 'The airport train at dusk: a traveller with two suitcases looks out at the bridge, beside a grandmother with her bundle',
  },

  compare: {
    minutes: { es: 'Minutos', en: 'Minutes' },
    fare: { es: 'Precio, adulto', en: 'Fare, adult' },
    hours: { es: 'Primera y última', en: 'First and last' },
    buy: { es: 'Dónde se compra', en: 'Where to buy' },
    luggage: { es: 'Maletas', en: 'Luggage' },
    source: { es: 'Fuente', en: 'Source' },
    means: { es: 'Cómo', en: 'How' },
    best: { es: 'Mejor para', en: 'Best for' },
    /** `{minutes}` is a number or two. */
    count: { es: '{minutes} min', en: '{minutes} min' },
    notSeen: { es: 'no lo hemos visto', en: 'we have not seen it' },
    minutesNotSeen: { es: 'minutos: no los hemos visto', en: 'minutes: we have not seen them' },
    page: { es: 'Página oficial', en: 'Official page' },
    scale: {
      es: 'Las barras van de 0 a 90 minutos y sin contar el control de pasaportes ni la espera. Precios de ida, por adulto. En agosto de 2026 una guía privada comparó los de Incheon con los que dan las empresas y el aeropuerto.',
      en: 'The bars run from 0 to 90 minutes, without immigration or waiting. Fares are one way, per adult. In August 2026 a private guide compared those of Incheon with what the operators and the airport say.',
    },
  },

  firstHours: {
    id: 'first-two-hours',
    heading: { es: 'Las dos primeras horas', en: 'The first two hours' },
    lead: {
      es: 'El aeropuerto de Incheon aconseja contar {incheon-immigration} solo para el control de pasaportes.',
      en: 'Incheon Airport advises allowing {incheon-immigration} for immigration alone.',
    },
    steps: [
      {
        title: { es: 'Pasaportes', en: 'Immigration' },
        text: {
          es: 'Ten a mano el pasaporte y, si te toca, la e-Arrival o la K-ETA ([qué necesita tu pasaporte](requirements)). Te piden la dirección donde duermes.',
          en: 'Have your passport ready and, if you need one, the e-Arrival card or the K-ETA ([what your passport needs](requirements)). They ask for the address where you are staying.',
        },
      },
      {
        title: { es: 'Maletas y aduana', en: 'Baggage and customs' },
        text: {
          es: 'Mira en la pantalla el número de tu cinta. Si falta una maleta, dilo en el mostrador de tu aerolínea antes de salir.',
          en: 'Check the screen for the number of your belt. If a suitcase is missing, tell your airline’s desk before you leave.',
        },
      },
      {
        title: { es: 'Teléfono', en: 'Phone' },
        text: {
          es: 'El wifi del aeropuerto es gratis. Activa la eSIM con él, apágalo y abre un mapa. Si carga, ya funciona.',
          en: 'The airport wifi is free. Activate your eSIM on it, switch the wifi off and open a map. If it loads, the eSIM works.',
        },
      },
      {
        title: { es: 'Efectivo', en: 'Cash' },
        text: {
          es: 'En las dos terminales hay cajeros de KB, Woori y Hana, algunos 24 horas. Con {arrival-cash} pasas unos días.',
          en: 'Both terminals have KB, Woori and Hana cash machines, some open 24 hours. {arrival-cash} lasts a few days.',
        },
      },
      {
        title: { es: 'T-money', en: 'T-money' },
        text: {
          es: 'La venden en GS25, CU y 7-Eleven, y cuesta {tmoney-card-price}. Cárgala allí mismo, en efectivo.',
          en: 'GS25, CU and 7-Eleven sell it, and it costs {tmoney-card-price}. Top it up there, in cash.',
        },
      },
      {
        title: { es: 'El último tren', en: 'The last train' },
        text: {
          es: 'Antes de pagar, compara la hora con el último de tu terminal. Si no llegas, mira el autobús nocturno y el taxi.',
          en: 'Before you pay, compare the time with the last one from your terminal. If you miss it, look at the night bus and taxis.',
        },
      },
      {
        title: { es: 'La dirección, en coreano', en: 'The address, in Korean' },
        text: {
          es: 'Pégala en la [tarjeta para el taxi](emergencies#taxi), que funciona sin internet, y enséñala donde haga falta.',
          en: 'Paste it into the [taxi card](emergencies#taxi), which works without internet, and show it wherever you need to.',
        },
      },
    ] satisfies readonly { title: Text; text: Text }[],
  },

  ready: {
    sim: {
      id: 'sim',
      heading: { es: 'SIM y eSIM', en: 'SIM and eSIM' },
      points: [
        {
          es: 'Decide antes si necesitas llamar. Para mapas y mensajes basta una eSIM de datos; para el 1330, un intérprete o tu embajada hace falta una línea con voz.',
          en: 'Decide first whether you need to call. For maps and messages a data eSIM is enough; for 1330, an interpreter or your embassy you need a voice line.',
        },
        {
          es: 'SK Telecom, KT y LG U+ venden eSIM de datos y de datos con llamadas, con número 010. Para llamar, verifican tu pasaporte en línea o en su mostrador del aeropuerto (agosto de 2026).',
          en: 'SK Telecom, KT and LG U+ sell data eSIMs and data with calls, with an 010 number. For calls they check your passport online or at their airport desk (August 2026).',
        },
        {
          es: 'Ese número recibe códigos de algunas apps, pero no sirve como identidad coreana para bancos ni compras. No hemos visto ninguna fuente sobre los precios.',
          en: 'That number receives codes from some apps but does not count as Korean identity for banks or shops. We have seen no source for the prices.',
        },
        {
          es: 'Más, en [Teléfono, dinero y apps](phone-money-apps).',
          en: 'More in [Phone, money and apps](phone-money-apps).',
        },
      ] satisfies readonly Text[],
    },
    money: {
      id: 'money',
      heading: { es: 'Dinero y T-money', en: 'Money and T-money' },
      points: [
        {
          es: 'La tarjeta de crédito extranjera no abre los torniquetes del metro. Hace falta T-money, Climate Card o billete (boleto). La T-money se recarga en efectivo.',
          en: 'A foreign credit card does not open the subway gates, so you need T-money, a Climate Card or a ticket. You top T-money up in cash.',
        },
        {
          es: 'En el iPhone, la T-money está en Apple Wallet desde julio de 2025. Con tarjeta extranjera se carga en la aplicación Tmoney, por Apple Pay; Visa no figuraba en agosto de 2026.',
          en: 'On an iPhone, T-money has been in Apple Wallet since July 2025. With a foreign card you top it up in the Tmoney app by Apple Pay; Visa was not listed in August 2026.',
        },
        {
          es: 'No se da propina, ni en el taxi ni en el hotel.',
          en: 'Nobody tips, in taxis or hotels.',
        },
      ] satisfies readonly Text[],
    },
    luggage: {
      id: 'luggage',
      heading: { es: 'Maletas', en: 'Luggage' },
      points: [
        {
          es: 'Pregunta antes a tu alojamiento. Casi todos guardan maletas el día de llegada y el de salida.',
          en: 'Ask where you are staying first. Nearly everywhere keeps suitcases on the days you arrive and leave.',
        },
        {
          es: 'Las taquillas del metro cuestan {subway-lockers} por cuatro horas, según una página sin fecha.',
          en: 'Subway lockers cost {subway-lockers} for four hours, according to an undated page.',
        },
        {
          es: '[T-Luggage](https://tluggage.co.kr) envía maletas el mismo día entre los aeropuertos de Incheon y Gimpo y estaciones como Seoul Station, Hongik Univ. y Myeongdong. Cobraba {t-luggage-fare}.',
          en: '[T-Luggage](https://tluggage.co.kr) sends suitcases the same day between Incheon and Gimpo airports and stations such as Seoul Station, Hongik Univ. and Myeongdong. It charged {t-luggage-fare}.',
        },
      ] satisfies readonly Text[],
    },
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Transporte](transport): metro, autobús y taxi, ya en la ciudad',
        en: '[Transport](transport): subway, bus and taxi once you are in the city',
      },
      {
        es: '[Las primeras 24 horas](first-24-hours): el artículo, hora por hora',
        en: '[The first 24 hours](first-24-hours): the article, hour by hour',
      },
      {
        es: '[Emergencias](emergencies): a quién llamar y qué decir en coreano',
        en: '[Emergencies](emergencies): who to call and what to say in Korean',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies PageCopy & Record<string, unknown>;
