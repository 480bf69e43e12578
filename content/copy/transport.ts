import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';
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
    es: 'Una tarjeta para el metro y el autobús, un taxi cuando el metro cierra y un tren que une las dos ciudades en unas dos horas y media.',
    en: 'One card for the subway and the bus, a taxi when the subway closes, and a train that links the two cities in about two and a half hours.',
  },
  dated: {
    es: 'Tarifas revisadas en noviembre de 2026; debajo, las de nuestra edición de marzo de 2025',
    en: 'Fares reviewed in November 2026, with those of our March 2025 edition below',
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
  intro: [
    {
      es: 'Para casi todo te basta el metro: es puntual, está rotulado en alfabeto latino y el viaje básico cuesta {seoul-subway-base-fare} en Seúl. El autobús llega a los barrios altos y a los templos, y el taxi te lleva a casa después de medianoche.',
      en: 'The subway is enough for almost everything. It is punctual, its signs use the Latin alphabet and a basic ride in Seoul costs {seoul-subway-base-fare}. Buses reach the hillside districts and the temples, and a taxi gets you home after midnight.',
    },
    {
      es: 'Si te quedas unos meses, elige primero la línea y después [el alojamiento](accommodation), porque media hora de metro al día se nota más que veinte mil wones de alquiler. Para sumar el transporte a lo demás, usa [tu presupuesto](budget).',
      en: 'If you stay for months, choose the line first and [the place to live](accommodation) second, because half an hour of subway a day matters more than twenty thousand won of rent. To add transport to your other costs, use [your budget](budget).',
    },
  ],

  fourWays: {
    heading: {
      es: 'De Incheon a Hongdae, cuatro maneras',
      en: 'Incheon to Hongdae, four ways',
    },
    lead: {
      es: 'Desde la terminal 1. El exprés pasa por Hongdae sin parar: llegas a la estación de Seúl y vuelves.',
      en: 'From Terminal 1. The express passes Hongdae without stopping: you reach Seoul Station and come back.',
    },
    airport: { es: 'Incheon', en: 'Incheon' },
    hongdae: { es: 'Hongdae', en: 'Hongdae' },
    station: { es: 'Estación de Seúl', en: 'Seoul Station' },
    /** By their ids in `data/airports.ts`. */
    ways: {
      'arex-all-stop': {
        es: 'Hasta la estación de Seúl; Hongdae está antes, sin transbordo.',
        en: 'To Seoul Station; Hongdae comes before it, with no change.',
      },
      'arex-express': {
        es: 'Hasta la estación de Seúl. La vuelta a Hongdae se suma y se paga aparte.',
        en: 'To Seoul Station. The way back to Hongdae takes and costs extra.',
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
      es: 'Sin contar el control de pasaportes ni la espera. Precios de ida, por adulto; el taxi, por coche. [Todas las maneras](arriving#incheon), con horarios y dónde se compra.',
      en: 'Without immigration or waiting. Fares are one way, per adult; the taxi, per car. [All the ways](arriving#incheon), with hours and where to buy.',
    },
  },

  info: {
    heading: { es: 'Antes del primer viaje', en: 'Before your first ride' },
    call: { es: 'Llamar al {number}', en: 'Call {number}' },
  },

  modes: {
    heading: {
      es: '{Words:transport-modes} maneras de moverse',
      en: '{Words:transport-modes} ways to get around',
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
    more: { es: 'Más precios, horario y consejos', en: 'More prices, hours and tips' },
  },

  fares: {
    heading: { es: 'Tablas de tarifas', en: 'Fare tables' },
    lead: {
      es: 'Son las últimas tarifas que hemos visto. Toca un precio y verás de qué mes es, su fuente y lo que decía nuestra edición de marzo de 2025.',
      en: 'These are the latest fares that we have seen. Tap a price to see its month, its source and what our March 2025 edition said.',
    },
    rides: {
      caption: { es: 'Un viaje en metro o autobús', en: 'One ride by subway or bus' },
      mode: { es: 'Medio', en: 'Mode' },
      card: { es: 'Con T-money', en: 'With T-money' },
      single: { es: 'Billete (boleto) sencillo', en: 'Single ticket' },
      none: { es: 'no hay', en: 'none' },
      names: {
        'seoul-subway': { es: 'Metro de Seúl', en: 'Seoul subway' },
        'busan-subway': { es: 'Metro de Busan', en: 'Busan subway' },
        'seoul-bus': { es: 'Autobús de Seúl', en: 'Seoul bus' },
        'busan-bus': { es: 'Autobús de Busan', en: 'Busan bus' },
      },
      edition: {
        es: 'Con T-money, nuestra edición de marzo de 2025 decía {tmoney-discount.edition} menos.',
        en: 'With T-money, our March 2025 edition said {tmoney-discount.edition} less.',
      },
    },
    taxi: {
      caption: { es: 'Taxi', en: 'Taxi' },
      concept: { es: 'Concepto', en: 'Item' },
      seoul: { es: 'Normal, Seúl', en: 'Standard, Seoul' },
      black: { es: 'Negro, Seúl', en: 'Black, Seoul' },
      busan: { es: 'Normal, Busan', en: 'Standard, Busan' },
      base: { es: 'Bajada de bandera (tarifa inicial)', en: 'Base fare' },
      distance: { es: 'Por distancia', en: 'By distance' },
      edition: {
        es: 'De noche se suma un recargo. Normal en Seúl: {taxi-seoul-night}. Negro en Seúl: {taxi-black-night}. Normal en Busan: {taxi-busan-night}. En nuestra edición de marzo de 2025 las cifras de Seúl valían para las dos ciudades.',
        en: 'A surcharge is added at night. Standard in Seoul: {taxi-seoul-night}. Black in Seoul: {taxi-black-night}. Standard in Busan: {taxi-busan-night}. Our March 2025 edition used Seoul’s figures for both cities.',
      },
    },
    train: {
      caption: { es: 'KTX entre Seúl y Busan', en: 'KTX between Seoul and Busan' },
      day: { es: 'Día', en: 'Day' },
      ticket: { es: 'Billete', en: 'Ticket' },
      every: { es: 'Todos los días', en: 'Every day' },
      edition: {
        es: 'Nuestra edición de marzo de 2025 decía {ktx-seoul-busan-weekday.edition} de lunes a jueves, {ktx-seoul-busan-weekend.edition} de viernes a domingo y festivos, y {ktx-seoul-busan-time.edition} de viaje. El SRT cuesta un {srt-discount} menos.',
        en: 'Our March 2025 edition said {ktx-seoul-busan-weekday.edition} Monday to Thursday, {ktx-seoul-busan-weekend.edition} Friday to Sunday and holidays, and a journey of {ktx-seoul-busan-time.edition}. The SRT costs {srt-discount} less.',
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
    withCard: { es: 'con T-money', en: 'with T-money' },
    withTicket: { es: '{amount} con billete sencillo', en: '{amount} with a single ticket' },
    edition: {
      es: 'Nuestra edición de marzo de 2025 decía {amount} con billete sencillo.',
      en: 'Our March 2025 edition said {amount} with a single ticket.',
    },
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

  students: {
    more: { es: 'Las cifras y sus fuentes', en: 'The figures and their sources' },
    heading: { es: 'Consejos para estudiantes', en: 'Tips for students' },
    points: [
      {
        title: {
          es: 'Abono mensual: la Climate Card, {climate-card-30d}',
          en: 'Monthly pass: the Climate Card, {climate-card-30d}',
        },
        text: {
          es: 'Vale 30 días en metro y autobús dentro de Seúl y se amortiza con {monthly-pass-break-even}. Nuestra edición de marzo de 2025 daba un M-Pass de {m-pass.edition} para estudiantes. No hemos podido confirmar que exista.',
          en: 'It covers 30 days of subway and bus within Seoul and pays for itself after {monthly-pass-break-even}. Our March 2025 edition listed an M-Pass at {m-pass.edition} for students. We could not confirm that it exists.',
        },
      },
      {
        title: { es: 'Transbordos gratis', en: 'Free transfers' },
        text: {
          es: 'Encadena metro y autobús antes de 30 minutos y pagas un solo viaje: bajarte a comprar de camino a casa no te cuesta otro billete.',
          en: 'Change between subway and bus within 30 minutes and you pay for one ride, so a stop at the shops on the way home costs no second fare.',
        },
      },
      {
        title: { es: 'Evita la hora punta (hora pico)', en: 'Avoid the rush hour' },
        text: {
          es: 'En las horas punta ({seoul-subway-rush}), la línea 2 va llena. Si puedes elegir turno de clase o barrio, evita esa franja.',
          en: 'In the rush hours ({seoul-subway-rush}) Line 2 is packed. If you can choose your class times or your district, avoid those hours.',
        },
      },
      {
        title: { es: 'La vuelta a medianoche', en: 'Home after midnight' },
        text: {
          es: 'El metro de Seúl circula {seoul-subway-hours}. Cuenta con la medianoche y mira tu último tren en el cartel del andén, porque el taxi de noche cobra más: {taxi-seoul-night}. Reparte el taxi con quien vaya contigo, toma un autobús nocturno o quédate a dormir cerca.',
          en: 'The Seoul subway runs {seoul-subway-hours}. Count on midnight and look up your last train on the sign at the platform, because taxis charge more at night: {taxi-seoul-night}. Split a taxi with whoever is with you, take a night bus or stay the night close by.',
        },
      },
    ] satisfies readonly Point[],
    figures: [
      'climate-card-30d',
      'climate-card-7-days',
      'climate-card-1-2-3-5-days',
      'climate-card-youth',
      'm-pass',
    ] satisfies readonly FigureId[],
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
} as const satisfies GuideCopy & Record<string, unknown>;
