import { showName } from './show-card.ts';
import type { Text } from '../locale.ts';
import type { PageText } from './page-text.ts';
import { practicalText } from './practical-text.ts';

/** From the airports to the cities, and the first two hours. */
export const text = {
  title: {
    es: 'Llegar a Corea: del aeropuerto a la ciudad | Rumbo Corea',
    en: 'Arriving in Korea: from airport to city | Rumbo Corea',
  },
  description: {
    es: 'De Incheon, Gimpo, Gimhae y Jeju a la ciudad: precio, minutos y dónde se compra. Y antes, la primera hora, paso a paso, y el primer día.',
    en: 'From Incheon, Gimpo, Gimhae and Jeju to the city: fare, minutes and where to buy. And before that, your first hour, step by step, and your first day.',
  },
  keywords: {
    es: 'aeropuerto de Incheon, AREX, autobús del aeropuerto, limousine bus, taxi desde el aeropuerto, primer día en Seúl, desfase horario, Gimpo, Gimhae, Jeju, llegar a Seúl, llegar a Busan, SIM en el aeropuerto, T-money, consigna, maletas',
    en: 'Incheon Airport, AREX, limousine bus, airport taxi, first day in Seoul, jet lag, Gimpo, Gimhae, Jeju, getting to Seoul, getting to Busan, airport SIM, T-money, lockers, luggage',
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
    es: 'Casi todo lo que necesitas está en el mismo aeropuerto. Después, el tren para Hongdae y la estación de Seúl; con varias maletas o hacia Gangnam, el autobús.',
    en: 'Nearly everything you need is in the airport itself. After that, the train for Hongdae and Seoul Station, and the bus for Gangnam or with several suitcases.',
  },
  dated: {
    es: 'Precios de Incheon, de agosto de 2026',
    en: 'Incheon fares from August 2026',
  },
  hangul: '도착',
  hangulMeaning: { es: 'Llegada', en: 'Arrival' },
  pictureAlt: {
    es: 'El tren del aeropuerto al anochecer: una viajera con dos maletas mira el puente por la ventana, junto a una abuela con su hatillo',
    en: 'The airport train at dusk: a traveller with two suitcases looks out at the bridge, beside a grandmother with her bundle',
  },

  compare: {
    showName,
    heading: { es: '¿Dónde aterrizas?', en: 'Where do you land?' },
    fare: { es: 'Precio, adulto', en: 'Fare, adult' },
    least: { es: 'desde {fare}', en: 'from {fare}' },
    hours: { es: 'Primera y última', en: 'First and last' },
    buy: { es: 'Dónde se compra', en: 'Where to buy' },
    luggage: { es: 'Maletas', en: 'Luggage' },
    /** `{minutes}` is a number or two. */
    count: { es: '{minutes} min', en: '{minutes} min' },
    unit: { es: 'min', en: 'min' },
    from: { es: 'desde la {place}', en: 'from {place}' },
    to: { es: 'hasta {place}', en: 'to {place}' },
    about: { es: 'hasta {place}, más o menos', en: 'to {place}, roughly' },
    city: { es: 'según el tráfico', en: 'depending on traffic' },
    page: { es: 'Página oficial', en: 'Official page' },
    /** The time of day from which the chart counts. */
    leave: { es: 'Salgo a las', en: 'I set off at' },
    clock: {
      es: 'El gráfico va de las {from} a las {to}.',
      en: 'The chart runs from {from} to {to}.',
    },
    scale: {
      es: 'Sin contar el control de pasaportes ni las colas. Precios de ida, por adulto.',
      en: 'Excluding immigration and queues. Fares are one way, per adult.',
    },
  },

  firstHours: {
    id: 'first-two-hours',
    heading: { es: 'La primera hora, en orden', en: 'Your first hour, in order' },
    lead: {
      es: 'Llegas con sueño y con una maleta que pesa más que al salir. Este es el orden que menos vueltas da; solo para el control de pasaportes, Incheon aconseja contar {incheon-immigration}.',
      en: 'You land sleepy, with a suitcase that weighs more than when you left. This is the order with the least backtracking; for immigration alone, Incheon advises allowing {incheon-immigration}.',
    },
    before: {
      es: 'Deja listas en casa cuatro cosas: lo que pide tu pasaporte, la dirección de tu primera noche en coreano en una captura, Naver Map con una app de taxis y Papago, y la eSIM instalada, con los datos de tu línea apagados.',
      en: 'Settle four things at home: what your passport needs, the address of your first night in Korean as a screenshot, Naver Map with a taxi app and Papago, and the eSIM installed, with your own line’s data switched off.',
    },
    steps: [
      {
        title: { es: 'Pasaportes', en: 'Immigration' },
        text: {
          es: 'Sigue los letreros de «Foreigners». Ten a mano el pasaporte, la dirección donde duermes y, si te toca, la e-Arrival o la K-ETA ([qué necesita tu pasaporte](requirements)). Te toman las huellas y una foto {fingerprint-age}.',
          en: 'Follow the signs for “Foreigners”. Have your passport ready, the address where you are staying and, if you need one, the e-Arrival card or the K-ETA ([what your passport needs](requirements)). You are fingerprinted and photographed {fingerprint-age} years of age.',
        },
      },
      {
        title: { es: 'Maletas y aduana', en: 'Baggage and customs' },
        text: {
          es: 'El número de tu cinta está en las pantallas tras el control. Si falta una maleta, dilo en el mostrador de tu aerolínea. Sin nada que declarar, sales por el pasillo verde; la carne no entra, ni el jamón envasado al vacío ([qué puedes llevar](requirements#aduana)).',
          en: 'The number of your belt is on the screens past passport control. If a suitcase is missing, tell your airline’s desk. With nothing to declare you walk out through the green channel; meat is not allowed in, not even vacuum-packed ham ([what you may bring](requirements#aduana)).',
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
          es: 'Saca {arrival-cash} en un cajero con el letrero «Global ATM» y elige que te cobren en wones. Con eso pasas unos días.',
          en: 'Take out {arrival-cash} at a machine marked “Global ATM” and choose to be charged in won. That lasts a few days.',
        },
      },
      {
        title: { es: 'T-money', en: 'T-money' },
        text: {
          es: 'Cómprala en GS25, CU o 7-Eleven, {tmoney-card-price}, y pide que te la carguen en efectivo. Sirve para el metro, el autobús y muchos taxis.',
          en: 'Buy one at GS25, CU or 7-Eleven, {tmoney-card-price}, and pay cash to load it. It works for the subway, buses and many taxis.',
        },
      },
      {
        title: { es: 'El último tren', en: 'The last train' },
        text: {
          es: 'Antes de pagar, compara la hora con el último de tu terminal. Si no llegas, mira [si aterrizas de noche](arriving#landing-at-night).',
          en: 'Before you pay, compare the time with the last one from your terminal. If you miss it, see [landing at night](arriving#landing-at-night).',
        },
      },
      {
        title: { es: 'La dirección, en coreano', en: 'The address, in Korean' },
        text: {
          es: 'Pégala en la [tarjeta para el taxi](emergencies#taxi), que funciona sin internet, y muéstrala donde haga falta. Si te atascas, llama al 1330: atiende a todas horas, en inglés.',
          en: 'Paste it into the [taxi card](emergencies#taxi), which works without internet, and show it wherever you need to. If you get stuck, call 1330, which answers in English around the clock.',
        },
      },
    ] satisfies readonly { title: Text; text: Text }[],
  },

  more: practicalText.rest,
  night: {
    id: 'landing-at-night',
    heading: { es: 'Si aterrizas de noche', en: 'If you land at night' },
    fact: {
      es: '**Autobús N a Seúl**, {incheon-night-bus}, o taxi',
      en: '**An N bus to Seoul**, {incheon-night-bus}, or a taxi',
    },
    points: [
      {
        es: 'Último AREX con paradas desde la terminal 2: {arex-last-train}; desde la terminal 1, unos minutos después. Son horas de 2018: cuenta con salir antes de las 23:00. El exprés circula {arex-express-hours}. Compáralo con el panel en cuanto salgas.',
        en: 'Last AREX all-stop train from Terminal 2: {arex-last-train}; from Terminal 1, a few minutes later. Those times are from 2018, so aim to leave before 23:00. The express runs {arex-express-hours}. Compare it with the board as soon as you come out.',
      },
      {
        es: 'Los autobuses nocturnos (심야버스) salen {incheon-night-bus-hours} y tardan {incheon-night-bus-time}. El billete se compra antes de subir, en el mostrador o en la app T-money GO. La hora de cada línea está en la [página del aeropuerto](https://www.airport.kr/ap_en/1507/subview.do).',
        en: 'Night buses (심야버스) leave {incheon-night-bus-hours} and take {incheon-night-bus-time}. Buy the ticket before boarding, at the counter or on the T-money GO app. The time of each line is on the [airport’s page](https://www.airport.kr/ap_en/1507/subview.do).',
      },
      {
        es: 'Si tu barrio no está en la lista, baja en Seoul Station, Gwanghwamun o Hongdae y sigue en taxi o en un [autobús nocturno de la ciudad](transport#night). Un International Taxi hasta la puerta cuesta {incheon-international-taxi}.',
        en: 'If your area is not on the list, get off at Seoul Station, Gwanghwamun or Hongdae and go on by taxi or on a [night bus of the city](transport#night). An International Taxi to the door costs {incheon-international-taxi}.',
      },
      {
        es: 'Si llegas pasadas las 3:00, a veces compensa esperar al primer tren. Di a tu alojamiento a qué hora llegas y cómo se entra de madrugada.',
        en: 'If you arrive after 3:00, it may pay to wait for the first train. Tell your place when you will come, and ask how to get in at that hour.',
      },
      {
        es: 'En Gimpo y Gimhae, si tu vuelo se retrasa y ya no hay metro, toma un taxi de la parada. De noche cobra hasta un {taxi-seoul-night.most} más en Seúl y un {taxi-busan-night.most} en Busan: [a qué horas](transport#taxi-fares).',
        en: 'At Gimpo and Gimhae, if your flight is late and the subway has stopped, take a taxi from the stand. At night it costs up to {taxi-seoul-night.most} more in Seoul and {taxi-busan-night.most} in Busan: [at which hours](transport#taxi-fares).',
      },
    ] satisfies readonly Text[],
    areas: {
      caption: { es: 'Qué autobús nocturno te deja cerca', en: 'Which night bus takes you near' },
      area: { es: 'Adónde vas', en: 'Where you go' },
      lines: { es: 'Línea', en: 'Line' },
    },
    routes: {
      caption: { es: 'Autobuses nocturnos de Incheon', en: 'Night buses from Incheon' },
      line: { es: 'Línea', en: 'Line' },
      route: { es: 'Por dónde va', en: 'Where it goes' },
    },
  },
  ready: {
    sim: {
      id: 'sim',
      heading: { es: 'SIM y eSIM', en: 'SIM and eSIM' },
      fact: {
        es: '**Una eSIM de datos** basta para mapas y mensajes',
        en: '**A data eSIM** is enough for maps and messages',
      },
      points: [
        {
          es: 'Decide antes si necesitas llamar. Para mapas y mensajes basta una eSIM de datos; para el 1330, un intérprete o tu embajada hace falta una línea con llamadas.',
          en: 'Decide first whether you need to call. For maps and messages a data eSIM is enough; for 1330, an interpreter or your embassy you need a plan with calls.',
        },
        {
          es: 'Quién la vende, en [Teléfono, dinero y apps](phone-money-apps).',
          en: 'Who sells it is in [Phone, money and apps](phone-money-apps).',
        },
      ] satisfies readonly Text[],
    },
    money: {
      id: 'money',
      heading: { es: 'Dinero y T-money', en: 'Money and T-money' },
      fact: {
        es: '**T-money y efectivo**: tu tarjeta no abre los torniquetes',
        en: '**T-money and cash**: your card does not open the gates',
      },
      points: [
        {
          es: 'La tarjeta de crédito extranjera no abre los torniquetes del metro. Hace falta T-money, Climate Card o billete (boleto). La T-money se recarga en efectivo.',
          en: 'A foreign credit card does not open the subway gates, so you need T-money, a Climate Card or a ticket. You top T-money up in cash.',
        },
      ] satisfies readonly Text[],
    },
    luggage: {
      id: 'luggage',
      heading: { es: 'Maletas', en: 'Luggage' },
      fact: {
        es: '**En tu alojamiento**, casi siempre gratis',
        en: '**At your place to stay**, nearly always free',
      },
      points: [
        {
          es: 'Casi todos los alojamientos entregan la habitación a las {checkin-time} y guardan la maleta antes y después, casi siempre gratis: pregunta en el tuyo.',
          en: 'Check-in is at {checkin-time} nearly everywhere, and your place will usually keep your suitcase before and after for free: ask.',
        },
        {
          es: 'En muchas estaciones de metro hay consignas (lockers), {subway-lockers} por cuatro horas; las grandes se llenan los fines de semana.',
          en: 'Many subway stations have lockers, {subway-lockers} for four hours; the large ones fill up at weekends.',
        },
        {
          es: '[T-Luggage](https://tluggage.co.kr) envía maletas el mismo día entre los aeropuertos de Incheon y Gimpo y estaciones como Seoul Station, Hongik Univ. y Myeongdong. Cobraba {t-luggage-fare}.',
          en: '[T-Luggage](https://tluggage.co.kr) sends suitcases the same day between Incheon and Gimpo airports and stations such as Seoul Station, Hongik Univ. and Myeongdong. It charged {t-luggage-fare}.',
        },
      ] satisfies readonly Text[],
    },
  },

  firstDay: {
    afternoon: {
      id: 'first-afternoon',
      heading: { es: 'La primera tarde', en: 'The first afternoon' },
      fact: {
        es: '**Aguanta hasta las 21:00**, a pie y con luz de día',
        en: '**Stay up until 21:00**, on foot and in daylight',
      },
      points: [
        {
          es: 'El objetivo es aguantar despierto hasta las 21:00. Corea va 8 horas por delante de la España peninsular en invierno y 7 en verano; 15 por delante de Ciudad de México y 12 de Buenos Aires.',
          en: 'The aim is to stay awake until 21:00. Korea is 9 hours ahead of the United Kingdom in winter and 8 in summer; 14 ahead of New York in winter and 13 in summer.',
        },
        {
          es: 'Lo que mejor funciona es caminar con luz de día por un sitio sin entradas ni horarios: el arroyo [Cheonggyecheon](seoul#cheonggyecheon), [Insadong](seoul#insadong) con sus casas de té o, si hay hambre, el [mercado Gwangjang](seoul#gwangjang-market).',
          en: 'What works best is walking in daylight somewhere without tickets or opening times: the [Cheonggyecheon](seoul#cheonggyecheon) stream, [Insadong](seoul#insadong) with its tea houses or, if you are hungry, [Gwangjang Market](seoul#gwangjang-market).',
        },
        {
          es: 'Nada a hora fija en las seis horas siguientes al aterrizaje, y los palacios, otro día: con cansancio se ven poco.',
          en: 'Book nothing with a fixed time in the six hours after landing, and leave the palaces for another day: you see little when you are tired.',
        },
      ] satisfies readonly Text[],
    },
    meal: {
      id: 'first-meal',
      heading: { es: 'La primera comida', en: 'The first meal' },
      fact: {
        es: '**Algo caliente y fácil de pedir**; el agua va incluida',
        en: '**Something warm and easy to order**; water is included',
      },
      points: [
        {
          es: 'Come algo caliente y fácil de pedir: un bibimbap (unos {price-bibimbap.rounded}), una sopa o unos fideos. En muchos locales se pide en una pantalla con fotos y opción en inglés; en otros pulsas el timbre de la mesa.',
          en: 'Eat something warm and easy to order: a bibimbap (about {price-bibimbap.rounded}), a soup or noodles. In many places you order on a screen with photos and an English option; in others you press the bell on the table.',
        },
        {
          es: 'El agua y los platillos van incluidos. Si hay algo que no puedes comer, lleva la [tarjeta en coreano](gastronomy#allergy-card).',
          en: 'Water and side dishes are included. If there is something you cannot eat, have the [card in Korean](gastronomy#allergy-card) ready.',
        },
        {
          es: 'Para la noche, cualquier tienda de conveniencia tiene arroz, fruta, huevos cocidos y agua. Será tu desayuno cuando te despiertes a las 4:00.',
          en: 'For the night, any convenience store has rice, fruit, boiled eggs and water. That will be your breakfast when you wake up at 4:00.',
        },
      ] satisfies readonly Text[],
    },
    morning: {
      id: 'next-morning',
      heading: { es: 'La mañana siguiente', en: 'The next morning' },
      fact: {
        es: '**Te despertarás pronto**: diez minutos para lo aburrido',
        en: '**You will wake early**: ten minutes for the boring jobs',
      },
      points: [
        {
          es: 'Te despertarás pronto. A primera hora las calles de [Bukchon](seoul#bukchon) son de los vecinos: pasea por las avenidas de alrededor y entra cuando empiece el horario de visita. En las horas punta (horas pico), {seoul-subway-rush}, el metro va lleno.',
          en: 'You will wake early. First thing in the morning the lanes of [Bukchon](seoul#bukchon) belong to the people who live there, so walk the avenues around it and go in when visiting hours begin. In the rush hours, {seoul-subway-rush}, the subway is packed.',
        },
        {
          es: 'Antes de salir, diez minutos de lo aburrido: tu alojamiento guardado en el mapa con su nombre en coreano, el saldo de la T-money y los [números de emergencias](emergencies), el 112 de la policía y el 119 de ambulancias y bomberos.',
          en: 'Before you go out, ten minutes of the boring jobs: your place saved on the map under its Korean name, the balance of your T-money and the [emergency numbers](emergencies), 112 for the police and 119 for ambulances and firefighters.',
        },
        {
          es: 'Con eso hecho, ya estás en Corea. Si solo tienes dos días, sigue con el [fin de semana en Seúl](weekend-seoul).',
          en: 'With that done, you are in Korea. If you have only two days, go on to the [weekend in Seoul](weekend-seoul).',
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
        es: '[Emergencias](emergencies): a quién llamar y qué decir en coreano',
        en: '[Emergencies](emergencies): who to call and what to say in Korean',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies PageText & Record<string, unknown>;
