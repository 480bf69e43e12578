import { showName } from './show-card.ts';
import type { Text } from '../locale.ts';
import type { GuideText, Point } from './guide-text.ts';

export const text = {
  title: {
    es: 'Alojamiento en Corea: goshiwon, hasukjib y más | Rumbo Corea',
    en: 'Housing in Korea: goshiwon, hasukjib and more | Rumbo Corea',
  },
  description: {
    es: '{Words:accommodation} maneras de vivir en Seúl o Busan: residencia, goshiwon, hasukjib, estudio y casa compartida, con su precio al mes, ventajas e inconvenientes.',
    en: '{Words:accommodation} ways to live in Seoul or Busan: dormitory, goshiwon, hasukjib, studio and share house, with monthly prices, pros and cons.',
  },
  keywords: {
    es: 'alojamiento en Corea, goshiwon, hasukjib, oneroom, casa compartida Seúl, residencia universitaria Corea, alquiler en Seúl, vivir en Busan',
    en: 'housing in Korea, goshiwon, hasukjib, oneroom, share house Seoul, university dormitory Korea, rent in Seoul, living in Busan',
  },
  menu: {
    label: { es: 'Alojamiento', en: 'Accommodation' },
    line: {
      es: 'Habitaciones por meses, con precio',
      en: 'Rooms by the month, with prices',
    },
  },
  heading: { es: 'Dónde vivir en Seúl y Busan', en: 'Where to live in Seoul and Busan' },
  lead: {
    es: 'Del cuarto mínimo al apartamento propio: lo que cuesta al mes cada opción, sus ventajas y sus inconvenientes.',
    en: 'From a tiny room to a flat of your own, with what each option costs a month, its pros and its cons.',
  },
  dated: {
    es: 'Precios reunidos en noviembre de 2026; el que es de antes lleva su año',
    en: 'Prices gathered in November 2026; older ones carry their year',
  },
  hangul: '집',
  hangulMeaning: { es: 'Casa, hogar', en: 'House, home' },
  picture: 'pages/accommodation',
  pictureAlt: {
    es: 'Una casa cortada por la mitad al anochecer: alguien estudia, alguien cocina, dos cenan, uno duerme y la casera tiende en la azotea',
    en: 'A house cut open at dusk: one person studies, one cooks, two have supper, one sleeps and the landlady hangs out the washing on the roof',
  },
  figure: {
    number: { es: '1-2', en: '1–2' },
    label: {
      es: 'meses antes conviene empezar a buscar',
      en: 'months ahead is when to start looking',
    },
  },
  intro: [
    {
      es: 'La primera decisión no es el tipo de habitación, sino la fianza (depósito). Si no puedes dejar varios millones de wones, tus opciones son la residencia, el goshiwon, el hasukjib o la casa compartida; si puedes, y el contrato te encaja, un estudio.',
      en: 'The first decision is not the kind of room but the deposit. If you cannot put down several million won, your options are a dormitory, a goshiwon, a hasukjib or a share house. If you can, and the contract suits you, consider a studio.',
    },
    {
      es: 'La segunda es la línea de metro: mira en la guía de [transporte](transport) cómo llegarás a clase. Para sumar el alquiler a la comida y lo demás, usa [tu presupuesto](budget).',
      en: 'The second is the subway line, so see in the [transport](transport) guide how you will get to class. To add up rent, food and everything else, use [your budget](budget).',
    },
  ],

  rooms: {
    heading: { es: 'Cinco cuartos a la misma escala', en: 'Five rooms at the same scale' },
    lead: {
      es: 'Cada cuadro del suelo mide un metro. Cada cuadradito de color son diez mil wones al mes: los llenos suman el mínimo y los huecos llegan al máximo.',
      en: 'Each square of the floor is a metre wide. Each coloured square is ten thousand won a month: the filled ones add up to the minimum, the open ones reach the maximum.',
    },
    measured: { es: '{goshiwon-size}', en: '{goshiwon-size}' },
    sample: { es: '≈ {size} m²', en: '≈ {size} m²' },
    plan: { es: 'Plano de {size} m²', en: 'Plan of {size} m²' },
    /** What the room holds, or shares; `{each}` is what each person has of it. */
    inside: {
      goshiwon: { es: 'cama, mesa y armario', en: 'bed, desk and wardrobe' },
      hasukjib: { es: 'con desayuno y cena', en: 'with breakfast and dinner' },
      'share-house': {
        es: 'más salón y cocina comunes',
        en: 'plus shared living room and kitchen',
      },
      dormitory: { es: 'dos camas, {each} m² para cada uno', en: 'two beds, {each} m² each' },
      oneroom: { es: 'cocina y baño propios', en: 'kitchen and bathroom of your own' },
    },
    perMetre: { es: 'unos {won} por\u00a0m²', en: 'about {won} per\u00a0m²' },
    result: {
      heading: {
        es: 'El cuarto más pequeño tiene el metro más caro',
        en: 'The smallest room costs the most per metre',
      },
      text: {
        es: 'Un metro de goshiwon sale a unos {most} al mes; uno de estudio, a unos {least}. Lo que se ahorra es la fianza.',
        en: 'A metre of goshiwon works out at about {most} a month, and a metre of studio at about {least}. What you save is the deposit.',
      },
    },
    note: {
      es: 'Un goshiwon mide {goshiwon-size}; los demás son cuartos de ejemplo: mide el tuyo antes de firmar.',
      en: 'A goshiwon measures {goshiwon-size}; the others are sample rooms, so measure yours before you sign.',
    },
  },

  options: {
    showName,
    heading: {
      es: 'Cada uno, por dentro',
      en: 'Each one, up close',
    },
    filter: { es: 'Ciudad', en: 'City' },
    choices: {
      all: { es: 'Todas las ciudades', en: 'All cities' },
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    count: { es: 'Se muestran {count} de {total}', en: 'Showing {count} of {total}' },
    month: { es: 'al\u00a0mes', en: 'a\u00a0month' },
    price: { es: 'Cómo es', en: 'What it is like' },
    pros: { es: 'A favor', en: 'Pros' },
    cons: { es: 'En contra', en: 'Cons' },
    where: { es: 'Dónde buscar', en: 'Where to look' },
    /** Shown when no option matches the filter. */
    empty: { es: 'Ninguna opción en esta ciudad.', en: 'No option in this city.' },
  },

  prices: {
    heading: { es: 'Qué cambia el precio', en: 'What changes the price' },
    points: [
      {
        title: { es: 'Residencia', en: 'Dormitory' },
        text: {
          es: 'Ese precio es en una doble; una individual llega a {rent-dormitory.singleTo}. Busan tiene una para todas sus universidades, a {rent-dormitory-busan}.',
          en: 'That is the price of a shared room; a single costs up to {rent-dormitory.singleTo}. Busan has one for all its universities, at {rent-dormitory-busan}.',
        },
      },
      {
        title: { es: 'Goshiwon', en: 'Goshiwon' },
        text: {
          es: 'En el centro de Seúl, de {rent-goshiwon.centralFrom} a {rent-goshiwon.to}.',
          en: 'In central Seoul, {rent-goshiwon.centralFrom} to {rent-goshiwon.to}.',
        },
      },
      {
        title: { es: 'Hasukjib y casa compartida', en: 'Hasukjib and share house' },
        text: {
          es: 'Pregunta el precio de hoy y, en el hasukjib, si incluye desayuno y cena.',
          en: 'Ask for today’s price and, in a hasukjib, whether breakfast and dinner are included.',
        },
      },
      {
        title: { es: 'Estudio', en: 'Studio' },
        text: {
          es: 'De media en Seúl, {rent-oneroom.rent} más {rent-oneroom.fees} de gastos del edificio; con menos fianza, el alquiler sube. En Busan son {rent-oneroom-busan}.',
          en: 'On average in Seoul, {rent-oneroom.rent} plus {rent-oneroom.fees} in building fees; with a smaller deposit, the rent goes up. In Busan it is {rent-oneroom-busan}.',
        },
      },
    ] satisfies readonly Point[],
  },

  tips: {
    heading: { es: 'Consejos para encontrar casa', en: 'Tips for finding a home' },
    points: [
      {
        title: { es: 'Empieza 1 o 2 meses antes', en: 'Start 1 to 2 months ahead' },
        text: {
          es: 'Antes de marzo y septiembre, cuando empieza el semestre, se ocupa lo mejor. Reserva unas noches de hotel y visita lo que hayas elegido.',
          en: 'Before March and September, when the semester begins, the best rooms go first. Book a few nights in a hotel and visit what you have picked.',
        },
      },
      {
        title: { es: 'No pagues sin haberlo visto', en: 'See it before you pay' },
        text: {
          es: 'Comprueba la ventana, el ruido, la presión del agua y la distancia a pie hasta el metro. Por la noche, vuelve a pasar por la calle.',
          en: 'Check the window, the noise, the water pressure and the walk to the subway. Come back and see the street at night.',
        },
      },
      {
        title: { es: 'Pregunta qué incluye', en: 'Ask what is included' },
        text: {
          es: 'Calefacción, gas, internet y gastos del edificio pueden ir aparte. En invierno, el suelo radiante se nota en la factura.',
          en: 'Heating, gas, internet and building fees may be extra. Underfloor heating adds a lot to the winter bill.',
        },
      },
      {
        title: { es: 'Guarda el contrato', en: 'Keep the contract' },
        text: {
          es: 'Si te quedas más de 90 días, debes registrarte como residente y te pedirán un justificante de domicilio. En la guía de [requisitos](requirements) está el resto.',
          en: 'If you stay over 90 days, you must register as a resident and will be asked for proof of address. The [requirements](requirements) guide has the rest.',
        },
      },
    ] satisfies readonly Point[],
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Tu presupuesto](budget): el alquiler, la comida y el resto, mes a mes',
        en: '[Your budget](budget): rent, food and the rest, month by month',
      },
      {
        es: '[Estudiar coreano](study): academias, programas y dónde duermen sus alumnos',
        en: '[Study Korean](study): academies, programmes and where their students sleep',
      },
      {
        es: '[Transporte](transport): tarifas, tarjetas y líneas para llegar a clase',
        en: '[Transport](transport): fares, cards and lines to get to class',
      },
      {
        es: '[Contacto](contact): cuéntanos fechas y presupuesto, y te orientamos',
        en: '[Contact](contact): tell us your dates and budget, and we’ll advise you',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies GuideText & Record<string, unknown>;
