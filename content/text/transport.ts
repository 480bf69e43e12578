import { showName } from './show-card.ts';
import type { Text } from '../locale.ts';
import type { GuideText, Point } from './guide-text.ts';
import { practicalText } from './practical-text.ts';

export const text = {
  title: {
    es: 'Transporte en Corea: metro, T-money, taxi y KTX | Rumbo Corea',
    en: 'Getting around Korea: subway, T-money, taxi and KTX | Rumbo Corea',
  },
  description: {
    es: 'Moverse por Seúl y Busan: tarifas de metro, autobús, taxi y KTX, horarios, recargos nocturnos, la tarjeta T-money y una calculadora de trayectos.',
    en: 'Getting around Seoul and Busan: subway, bus, taxi and KTX fares, hours, night surcharges, the T-money card and a calculator for your ride.',
  },
  keywords: {
    es: 'transporte en Corea, metro de Seúl, metro de Busan, T-money, precio taxi Seúl, KTX Seúl Busan, SRT, Climate Card',
    en: 'transport in Korea, Seoul subway, Busan subway, T-money, Seoul taxi fare, KTX Seoul Busan, SRT, Climate Card',
  },
  menu: {
    label: { es: 'Transporte', en: 'Transport' },
    line: { es: 'T-money, metro, taxi y KTX', en: 'T-money, subway, taxi and KTX' },
  },
  heading: { es: 'Moverse por Seúl y Busan', en: 'Getting around Seoul and Busan' },
  lead: {
    es: 'Compra una T-money en la primera tienda: sirve para todo, del metro al taxi.',
    en: 'Buy a T-money card at the first shop you see: it pays for everything, from the subway to a taxi.',
  },
  dated: {
    es: 'Tarifas de noviembre de 2026',
    en: 'Fares as of November 2026',
  },
  hangul: '교통',
  hangulMeaning: { es: 'Transporte', en: 'Transport' },
  pictureAlt: {
    es: 'Un KTX, un metro con pasajeros, un autobús azul y un taxi naranja, uno sobre otro, a toda marcha',
    en: 'A KTX, a subway train with passengers, a blue bus and an orange taxi, one above the other, at full speed',
  },
  figure: {
    number: { es: '{seoul-subway-lines}', en: '{seoul-subway-lines}' },
    label: { es: 'líneas de metro en Seúl y su región', en: 'subway lines in and around Seoul' },
  },
  fourWays: {
    heading: {
      es: 'De Incheon a Hongdae, cuatro maneras',
      en: 'Incheon to Hongdae, four ways',
    },
    lead: {
      es: 'Desde la terminal 1. Para Hongdae, el tren con paradas es lo más barato; el exprés pasa de largo.',
      en: 'From Terminal 1. For Hongdae the all-stop train is the cheapest of all; the express runs straight past it.',
    },
    airport: { es: 'Incheon T1', en: 'Incheon T1' },
    gimpo: { es: 'Gimpo', en: 'Gimpo' },
    hongdae: { es: 'Hongdae', en: 'Hongdae' },
    station: { es: 'Estación de Seúl', en: 'Seoul Station' },
    /** Where the drawing has no room for the whole name. */
    stationShort: { es: 'Seúl', en: 'Seoul' },
    start: { es: 'sales', en: 'start' },
    about: { es: 'unos', en: 'about' },
    minutes: { es: 'min', en: 'min' },
    traffic: { es: 'según el tráfico', en: 'depends on traffic' },
    back: {
      es: 'cambias y vuelves: {minutes} min más el cambio',
      en: 'change and ride back: {minutes} min plus the change',
    },
    /** Along the lines, and shorter where there is little room. */
    names: {
      'arex-all-stop': {
        long: { es: '1 · AREX con paradas: directo', en: '1 · AREX all-stop: direct' },
        short: { es: '1 directo', en: '1 direct' },
      },
      'arex-express': {
        long: { es: '2 · AREX exprés: pasa de largo', en: '2 · AREX express: runs past' },
        short: { es: '2 pasa y vuelve', en: '2 past and back' },
      },
      limousine: {
        long: {
          es: '3 · Autobús del aeropuerto: según el tráfico',
          en: '3 · Airport bus: depending on traffic',
        },
        short: { es: '3 según el tráfico', en: '3 depends on traffic' },
      },
      'international-taxi': {
        long: { es: '4 · Taxi: hasta la puerta', en: '4 · Taxi: to your door' },
        short: { es: '4 taxi, a la puerta', en: '4 taxi, to your door' },
      },
    },
    /** By their ids in `data/airports.ts`. */
    ways: {
      'arex-all-stop': {
        es: 'Hasta Hongdae, sin transbordo.',
        en: 'To Hongdae, with no change.',
      },
      'arex-express': {
        es: 'Hasta la estación de Seúl. La vuelta a Hongdae se paga aparte.',
        en: 'To Seoul Station. Getting back to Hongdae costs extra.',
      },
      limousine: {
        es: 'El 6002, según el tráfico.',
        en: 'The 6002, depending on traffic.',
      },
      'international-taxi': {
        es: 'Hasta la puerta, con reserva.',
        en: 'To your door, booked ahead.',
      },
    },
    note: {
      es: 'Sin contar el control de pasaportes ni las colas. Precios de ida, por adulto; el taxi, por coche. [Todas las maneras](arriving#incheon), con horarios y dónde se compra.',
      en: 'Excluding immigration and queues. Fares are one way, per adult; the taxi, per car. [All the ways](arriving#incheon), with hours and where to buy.',
    },
  },

  more: {
    heading: practicalText.rest,
    call: { es: 'Llamar al {number}', en: 'Call {number}' },
  },

  modes: {
    showName,
    heading: {
      es: '{Words:transport-modes} maneras de moverse',
      en: '{Words:transport-modes} ways to get around',
    },
    lead: {
      es: 'Para casi todo te basta el metro. El autobús llega a los barrios altos y a los templos, el taxi te lleva a casa después de medianoche y el KTX te deja en Busan en unas dos horas y media.',
      en: 'The subway is enough for almost everything. Buses reach the hillside districts and the temples, a taxi gets you home after midnight and the KTX has you in Busan in about two and a half hours.',
    },
    /** What the prices of the list are. */
    prices: {
      es: 'Por adulto; el metro y el autobús, con tarjeta T-money.',
      en: 'Per adult; subway and bus with a T-money card.',
    },
    filter: { es: 'Ciudad', en: 'City' },
    choices: {
      all: { es: 'Todas', en: 'All' },
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    count: { es: 'Se muestran {count} de {total}', en: 'Showing {count} of {total}' },
    both: { es: 'Seúl y Busan', en: 'Seoul and Busan' },
    price: { es: 'Precio', en: 'Price' },
    hours: { es: 'Horario', en: 'Hours' },
    payment: { es: 'Pago', en: 'Payment' },
    tips: { es: 'Consejos', en: 'Tips' },
  },

  fares: {
    rides: {
      caption: { es: 'Un viaje en metro o autobús', en: 'One ride by subway or bus' },
      fact: {
        es: '**Con tarjeta o billete**, en Seúl y Busan',
        en: '**With a card or a ticket**, in Seoul and Busan',
      },
      mode: { es: 'Medio', en: 'Mode' },
      card: { es: 'Con T-money', en: 'With T-money' },
      single: { es: 'Billete (boleto) o efectivo', en: 'Single ticket or cash' },
      /** Of the buses of Seoul, which have no ticket. */
      cash: { es: 'efectivo, solo en algunas líneas', en: 'cash, on some routes only' },
      names: {
        'seoul-subway': { es: 'Metro de Seúl', en: 'Seoul subway' },
        'busan-subway': { es: 'Metro de Busan', en: 'Busan subway' },
        'seoul-bus': { es: 'Autobús de Seúl', en: 'Seoul bus' },
        'busan-bus': { es: 'Autobús de Busan', en: 'Busan bus' },
      },
    },
    taxi: {
      caption: { es: 'Tarifas de taxi', en: 'Taxi fares' },
      fact: {
        es: '**Bajada de bandera y distancia**, y el recargo de noche',
        en: '**Base fare and distance**, and the night surcharge',
      },
      concept: { es: 'Concepto', en: 'Item' },
      seoul: { es: 'Normal, Seúl', en: 'Standard, Seoul' },
      black: { es: 'Negro, Seúl', en: 'Black, Seoul' },
      busan: { es: 'Normal, Busan', en: 'Standard, Busan' },
      base: { es: 'Bajada de bandera (tarifa inicial)', en: 'Base fare' },
      distance: { es: 'Por distancia', en: 'By distance' },
      note: {
        es: 'De noche se suma un recargo. Normal en Seúl: {taxi-seoul-night}. Negro en Seúl: {taxi-black-night}. Normal en Busan: {taxi-busan-night}.',
        en: 'A surcharge is added at night. Standard in Seoul: {taxi-seoul-night}. Black in Seoul: {taxi-black-night}. Standard in Busan: {taxi-busan-night}.',
      },
    },
  },

  calculator: {
    heading: { es: '¿Cuánto costará el trayecto?', en: 'What will the ride cost?' },
    lead: {
      es: 'Dinos en qué viajas: para el metro, entre qué estaciones; para un taxi, cuántos kilómetros y a qué hora.',
      en: 'Tell us how you travel: for the subway, between which stations; for a taxi, how many kilometres and when.',
    },
    mode: { es: 'Medio de transporte', en: 'Means of transport' },
    from: { es: 'Desde la estación', en: 'From station' },
    to: { es: 'Hasta la estación', en: 'To station' },
    ride: { es: 'Ver la tarifa y el viaje', en: 'Show the fare and the ride' },
    least: { es: 'desde {amount}', en: 'from {amount}' },
    distance: { es: 'Distancia en kilómetros', en: 'Distance in kilometres' },
    distanceHint: { es: 'Por ejemplo, 8 o 7,5', en: 'For example, 8 or 7.5' },
    time: { es: 'Hora de salida', en: 'Departure time' },
    timeHint: { es: 'De noche cuesta más', en: 'Night fares are higher' },
    problems: {
      missing: { es: 'Escribe la distancia del trayecto', en: 'Enter the distance of the ride' },
      notANumber: {
        es: 'Escribe la distancia con un número, por ejemplo 7,5',
        en: 'Enter the distance as a number, for example 7.5',
      },
      tooShort: { es: 'Escribe al menos 0,1 km', en: 'Enter at least 0.1 km' },
      tooLong: {
        es: 'Escribe 100 km como mucho; más lejos, mira el tren',
        en: 'Enter 100 km at most; for longer trips, see the train',
      },
      time: { es: 'Elige la hora de salida', en: 'Choose the departure time' },
    },
    fix: {
      es: 'Corrige el campo marcado y verás la tarifa aquí.',
      en: 'Correct the marked field and the fare will show here.',
    },
    since: { es: 'Tarifa desde {date}', en: 'Fare since {date}' },
    withCard: { es: 'con\u00a0T-money', en: 'with\u00a0T-money' },
    withTicket: { es: '{amount} con billete sencillo', en: '{amount} with a single ticket' },
    day: { es: '{amount} sin recargo', en: '{amount} without surcharge' },
    surcharge: {
      es: '{amount} de día, más el {percent} % de recargo nocturno',
      en: '{amount} by day, plus the {percent}% night surcharge',
    },
    traffic: {
      es: 'No incluye atascos ni peajes: el taxímetro sigue contando con el taxi parado.',
      en: 'Traffic and tolls are not included; the meter keeps running when the taxi is stopped.',
    },
    started: {
      es: 'Un tramo empezado se cobra entero.',
      en: 'Part of a stretch is charged as a full one.',
    },
  },

  night: {
    id: 'night',
    heading: { es: 'Si ya no hay metro', en: 'Once the subway has stopped' },
    fact: {
      es: '**Seúl: autobús N**, {seoul-night-bus-fare}; **Busan: taxi**',
      en: '**Seoul: an N bus**, {seoul-night-bus-fare}; **Busan: a taxi**',
    },
    points: [
      {
        es: 'En Seúl, los autobuses nocturnos (심야버스) llevan una N delante del número y circulan {seoul-night-bus-hours}. Pasan poco, el N31 {seoul-night-bus-wait}: mira en Naver Map o KakaoMap cuándo llega el tuyo y sal entonces.',
        en: 'In Seoul, night buses (심야버스) have an N before the number and run {seoul-night-bus-hours}. They are infrequent: the N31 comes {seoul-night-bus-wait}. See on Naver Map or KakaoMap when yours is due, and leave in time for it.',
      },
      {
        es: 'De noche el taxi cobra hasta un {taxi-seoul-night.most} más en Seúl y un {taxi-busan-night.most} en Busan: [a qué horas](transport#taxi-fares). La [calculadora](transport#fare-helper) te da el precio con la hora, y el [buscador de metro](metro) avisa si a tu hora puede no haber trenes.',
        en: 'At night taxis cost up to {taxi-seoul-night.most} more in Seoul and {taxi-busan-night.most} in Busan: [at which hours](transport#taxi-fares). The [calculator](transport#fare-helper) gives you the fare at that hour, and the [subway planner](metro) says when there may be no more trains.',
      },
      {
        es: 'En Busan no hay una red nocturna; algunas líneas alargan el horario. El 1004 hacía {busan-night-bus}. Si no aparece en Naver Map, toma un taxi.',
        en: 'Busan has no night network; some lines run later. The 1004 had {busan-night-bus}. If it is not on Naver Map, take a taxi.',
      },
      {
        es: 'Si faltan pocas horas para el primer metro, un [jjimjilbang](where-to-stay#jjimjilbang) sale más barato que un taxi largo.',
        en: 'If the first train is only a few hours away, a [jjimjilbang](where-to-stay#jjimjilbang) costs less than a long taxi ride.',
      },
      {
        es: 'Los recorridos de abajo son los que publicaron la ciudad y la prensa: compruébalo en el mapa antes de subir.',
        en: 'The routes below are those that the city and the press published, so check on the map before you get on.',
      },
    ] satisfies readonly Text[],
    areas: {
      caption: { es: 'Qué autobús pasa por tu barrio', en: 'Which bus serves your area' },
      area: { es: 'Barrio', en: 'Area' },
      lines: { es: 'Líneas', en: 'Lines' },
    },
    routes: {
      caption: { es: 'Autobuses nocturnos de Seúl', en: 'Night buses of Seoul' },
      line: { es: 'Línea', en: 'Line' },
      route: { es: 'Por dónde va', en: 'Where it goes' },
    },
  },

  students: {
    heading: { es: 'Consejos para estudiantes', en: 'Tips for students' },
    fact: {
      es: '**Abono y transbordos**, y cómo evitar la hora punta',
      en: '**Pass and transfers**, and how to avoid the rush hour',
    },
    points: [
      {
        title: { es: 'Primero la línea', en: 'The line first' },
        text: {
          es: 'Si te quedas unos meses, elige primero la línea y después [el alojamiento](accommodation), porque media hora de metro al día se nota más que un alquiler algo más alto. Para sumar el transporte a lo demás, usa [tu presupuesto](budget).',
          en: 'If you stay for months, choose the line first and [the place to live](accommodation) second, because half an hour more on the subway every day matters more than a slightly higher rent. To add transport to your other costs, use [your budget](budget).',
        },
      },
      {
        title: {
          es: 'Abono mensual: la Climate Card, {climate-card-30d}',
          en: 'Monthly pass: the Climate Card, {climate-card-30d}',
        },
        text: {
          es: 'Vale 30 días en metro y autobús dentro de Seúl y se amortiza con {monthly-pass-break-even}. Quien tiene de 19 a 39 años y verifica su identidad en la web de T-money paga {climate-card-youth}; sin tarjeta de residencia, cuenta con el precio normal.',
          en: 'It covers 30 days of subway and bus within Seoul and pays for itself after {monthly-pass-break-even}. Those aged 19 to 39 who verify their identity on the T-money website pay {climate-card-youth}; without a residence card, count on the normal price.',
        },
      },
      {
        title: { es: 'Transbordos gratis', en: 'Free transfers' },
        text: {
          es: 'Encadena metro y autobús antes de 30 minutos y pagas un solo viaje, aunque te bajes a comprar de camino a casa. La tarifa básica cubre {tmoney-transfer-radius}; más allá se paga la distancia.',
          en: 'Change between subway and bus within 30 minutes and you pay for one ride, even if you stop at the shops on the way home. The basic fare covers {tmoney-transfer-radius}; beyond that you pay for the distance.',
        },
      },
      {
        title: { es: 'Evita las horas punta (horas pico)', en: 'Avoid the rush hour' },
        text: {
          es: 'La línea 2 va llena {seoul-subway-rush}. Si puedes, elige otro turno de clase o un barrio en otra línea.',
          en: 'Line 2 is packed from {seoul-subway-rush}. If you can, choose other class times or a district on another line.',
        },
      },
    ] satisfies readonly Point[],
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Alojamiento](accommodation): {words:accommodation} maneras de vivir cerca de tu línea',
        en: '[Accommodation](accommodation): {words:accommodation} ways to live near your line',
      },
      {
        es: '[Qué ver en Seúl](seoul): {words:seoul-attractions} lugares con su salida de metro',
        en: '[What to see in Seoul](seoul): {words:seoul-attractions} places, each with its subway exit',
      },
      {
        es: '[Qué ver en Busan](busan): qué metro y qué autobús llevan a cada sitio',
        en: '[What to see in Busan](busan): which subway and bus go to each place',
      },
      {
        es: '[Contacto](contact): ¿no encuentras la ruta? Pregúntanos',
        en: '[Contact](contact): stuck on a route? Ask us',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies Omit<GuideText, 'intro'> & Record<string, unknown>;
