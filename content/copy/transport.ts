import type { UpdateId } from '../data/updates.ts';
import type { Text } from '../locale.ts';
import type { GuideCopy, Point } from './guide-copy.ts';

export const copy = {
  title: {
    es: 'Transporte en Corea: metro, T-money, taxi y KTX | Rumbo Corea',
    en: 'Getting around Korea: subway, T-money, taxi and KTX | Rumbo Corea',
  },
  description: {
    es: 'Moverse por Seúl y Busan: tarifas de metro, autobús, taxi y KTX, horarios, recargos nocturnos, la tarjeta T-money y una calculadora de trayectos.',
    en: 'Getting around Seoul and Busan: subway, bus, taxi and KTX fares, hours, night surcharges, the T-money card and a calculator for your ride.',
  },
  keywords: {
    es: 'transporte en Corea, metro de Seúl, metro de Busan, T-money, precio taxi Seúl, KTX Seúl Busan, SRT, M-Pass, Climate Card',
    en: 'transport in Korea, Seoul subway, Busan subway, T-money, Seoul taxi fare, KTX Seoul Busan, SRT, M-Pass, Climate Card',
  },
  menu: {
    label: { es: 'Transporte', en: 'Transport' },
    line: { es: 'T-money, metro, taxi y KTX', en: 'T-money, subway, taxi and KTX' },
  },
  heading: { es: 'Moverse por Seúl y Busan', en: 'Getting around Seoul and Busan' },
  lead: {
    es: 'Una tarjeta para el metro y el autobús, un taxi cuando el metro cierra y un tren que une las dos ciudades en 2\u00a0h\u00a010.',
    en: 'One card for the subway and the bus, a taxi when the subway closes, and a train that joins the two cities in 2\u00a0h\u00a010.',
  },
  dated: { es: 'Tarifas y horarios de marzo de 2025', en: 'Fares and hours as of March 2025' },
  hangul: '교통',
  hangulMeaning: { es: 'Transporte', en: 'Transport' },
  pictureAlt: {
    es: 'Un KTX, un metro con pasajeros, un autobús azul y un taxi naranja, uno sobre otro, a toda marcha',
    en: 'A KTX, a subway train with passengers, a blue bus and an orange taxi, one above the other, at full speed',
  },
  figure: {
    number: '23',
    label: { es: 'líneas de metro en Seúl', en: 'subway lines in Seoul' },
  },
  intro: [
    {
      es: 'Para casi todo te basta el metro: es puntual, está rotulado en alfabeto latino y el viaje cuesta desde 1.300\u00a0₩. El autobús llega a los barrios altos y a los templos; el taxi, a casa cuando ya es medianoche.',
      en: 'The subway will do for almost everything: it is punctual, signed in the Latin alphabet and a ride costs from ₩1,300. The bus reaches the hillside districts and the temples; the taxi gets you home after midnight.',
    },
    {
      es: 'Si te quedas unos meses, elige primero la línea y después [el alojamiento](accommodation): media hora de metro al día se nota más que veinte mil wones de alquiler. Para sumar el transporte a lo demás, usa [tu presupuesto](budget).',
      en: 'If you stay for months, choose the line first and [the place to live](accommodation) second: half an hour of subway a day matters more than twenty thousand won of rent. To add transport to the rest, use [your budget](budget).',
    },
  ],

  info: {
    heading: { es: 'Antes del primer viaje', en: 'Before your first ride' },
    call: { es: 'Llamar al {number}', en: 'Call {number}' },
  },

  modes: {
    heading: { es: 'Seis maneras de moverse', en: 'Six ways to get around' },
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
    heading: { es: 'Las tarifas, en tablas', en: 'The fares in tables' },
    lead: {
      es: 'Las cifras de la guía, de marzo de 2025. Donde han cambiado, la ficha de arriba lo dice con su fecha.',
      en: 'The guide’s figures, as of March 2025. Where they have changed, the card above says so with its date.',
    },
    rides: {
      caption: { es: 'Un viaje en metro o autobús', en: 'One ride by subway or bus' },
      mode: { es: 'Medio', en: 'Mode' },
      ticket: { es: 'Billete', en: 'Ticket' },
      card: { es: 'Con T-money', en: 'With T-money' },
      names: {
        'seoul-subway': { es: 'Metro de Seúl', en: 'Seoul subway' },
        'busan-subway': { es: 'Metro de Busan', en: 'Busan subway' },
        bus: { es: 'Autobuses', en: 'Buses' },
      },
    },
    taxi: {
      caption: { es: 'Taxi (Seúl)', en: 'Taxi (Seoul)' },
      concept: { es: 'Concepto', en: 'Item' },
      standard: { es: 'Normal', en: 'Standard' },
      black: { es: 'Negro', en: 'Black' },
      base: { es: 'Bajada de bandera', en: 'Base or minimum' },
      distance: { es: 'Por distancia', en: 'By distance' },
      per: { es: '{amount} cada {metres} m', en: '{amount} per {metres} m' },
      surcharge: { es: 'De {from} a {to}', en: '{from}–{to}' },
      percent: { es: '+{percent} %', en: '+{percent}%' },
    },
    train: {
      caption: { es: 'KTX entre Seúl y Busan', en: 'KTX between Seoul and Busan' },
      day: { es: 'Día', en: 'Day' },
      ticket: { es: 'Billete', en: 'Ticket' },
      weekdays: { es: 'De lunes a jueves', en: 'Monday to Thursday' },
      weekend: { es: 'De viernes a domingo y festivos', en: 'Friday to Sunday and holidays' },
      note: {
        es: '2\u00a0h\u00a010 de viaje. El SRT, cerca de un 10 % menos.',
        en: 'A 2\u00a0h\u00a010 ride. The SRT is about 10% cheaper.',
      },
    },
  },

  helper: {
    heading: { es: '¿Cuánto costará el trayecto?', en: 'What will the ride cost?' },
    lead: {
      es: 'Di en qué vas, cuántos kilómetros y, si es un taxi, a qué hora sales.',
      en: 'Say how you travel, how many kilometres and, for a taxi, when you set off.',
    },
    mode: { es: 'Medio de transporte', en: 'Means of transport' },
    distance: { es: 'Distancia en kilómetros', en: 'Distance in kilometres' },
    distanceHint: { es: 'Por ejemplo, 8 o 7,5', en: 'For example, 8 or 7.5' },
    time: { es: 'Hora de salida', en: 'Departure time' },
    timeHint: { es: 'La hora decide el recargo', en: 'The hour decides the surcharge' },
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
    guideFigure: { es: 'Cifras de la guía, marzo de 2025', en: 'The guide’s figures, March 2025' },
    cityFigure: { es: 'Tarifa de Busan, junio de 2023', en: 'Busan’s fare, June 2023' },
    withCard: { es: 'con T-money', en: 'with T-money' },
    withTicket: { es: '{amount} con billete sencillo', en: '{amount} with a single ticket' },
    since: { es: 'Con tarjeta, desde {date}', en: 'With a card, since {date}' },
    day: { es: '{amount} sin recargo', en: '{amount} without surcharge' },
    surcharge: {
      es: '{amount} de día, más el {percent} % de recargo nocturno',
      en: '{amount} by day, plus the {percent}% night surcharge',
    },
    traffic: {
      es: 'Sin contar atascos ni peajes: parado, el taxímetro también cuenta.',
      en: 'Not counting traffic or tolls: the meter also runs while you stand still.',
    },
    started: {
      es: 'Cada tramo empezado cuenta entero.',
      en: 'Each started stretch counts whole.',
    },
  },

  students: {
    heading: { es: 'Consejos para estudiantes', en: 'Tips for students' },
    points: [
      {
        title: { es: 'El M-Pass, 60.000\u00a0₩ al mes', en: 'The M-Pass, ₩60,000 a month' },
        text: {
          es: 'Es la cifra de la guía para el abono de estudiantes. A 1.250\u00a0₩ el viaje básico con T-money, equivale a 48 viajes. Antes de contar con él, lee las dos notas de abajo.',
          en: 'That is the guide’s figure for the student pass. At ₩1,250 for a basic ride with T-money, it equals 48 rides. Before you count on it, read the two notes below.',
        },
      },
      {
        title: { es: 'Un viaje con escalas', en: 'One ride with stops' },
        text: {
          es: 'Encadena metro y autobús antes de 30 minutos y pagas un solo viaje: la compra de camino a casa sale gratis.',
          en: 'Chain subway and bus within 30 minutes and you pay for one ride: shopping on the way home costs nothing extra.',
        },
      },
      {
        title: { es: 'Clase antes que hora punta', en: 'Ahead of the rush' },
        text: {
          es: 'De 07:30 a 09:00 la línea 2 va llena. Si puedes elegir turno de clase o barrio, huye de esa franja.',
          en: 'From 07:30 to 09:00 line 2 is packed. If you can choose your class times or your district, avoid that slot.',
        },
      },
      {
        title: { es: 'La vuelta a medianoche', en: 'Home after midnight' },
        text: {
          es: 'El metro cierra a medianoche y de 23:00 a 02:00 el taxi cobra un 40 % más. Comparte coche, toma un autobús nocturno o quédate a dormir cerca.',
          en: 'The subway closes at midnight, and from 23:00 to 02:00 a taxi charges 40% more. Share the car, take a night bus or stay close by.',
        },
      },
    ] satisfies readonly Point[],
    updates: ['m-pass', 'climate-card'] satisfies readonly UpdateId[],
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Where to next' },
    links: [
      {
        es: '[Alojamiento](accommodation): cinco maneras de vivir cerca de tu línea',
        en: '[Accommodation](accommodation): five ways to live near your line',
      },
      {
        es: '[Qué ver en Seúl](seoul): doce lugares con su salida de metro',
        en: '[What to see in Seoul](seoul): twelve places with their subway exit',
      },
      {
        es: '[Qué ver en Busan](busan): qué metro y qué autobús llevan a cada sitio',
        en: '[What to see in Busan](busan): which subway and bus go to each place',
      },
      {
        es: '[Contacto](contact): si tu trayecto no sale en ningún mapa, pregúntanos',
        en: '[Contact](contact): if no map knows your route, ask us',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies GuideCopy & Record<string, unknown>;
