import type { Text } from '../locale.ts';
import type { GuideCopy, Point } from './guide-copy.ts';

export const copy = {
  title: {
    es: 'Alojamiento en Corea: goshiwon, hasukjib y más | Rumbo Corea',
    en: 'Housing in Korea: goshiwon, hasukjib and more | Rumbo Corea',
  },
  description: {
    es: 'Cinco maneras de vivir en Seúl o Busan: residencia, goshiwon, hasukjib, estudio y casa compartida, con su precio al mes, ventajas e inconvenientes.',
    en: 'Five ways to live in Seoul or Busan: dormitory, goshiwon, hasukjib, studio and share house, with monthly prices, pros and cons.',
  },
  keywords: {
    es: 'alojamiento en Corea, goshiwon, hasukjib, oneroom, casa compartida Seúl, residencia universitaria Corea, alquiler en Seúl, vivir en Busan',
    en: 'housing in Korea, goshiwon, hasukjib, oneroom, share house Seoul, university dormitory Korea, rent in Seoul, living in Busan',
  },
  menu: {
    label: { es: 'Alojamiento', en: 'Accommodation' },
    line: { es: 'Cinco maneras de vivir, con precio', en: 'Five ways to live, with prices' },
  },
  heading: { es: 'Dónde vivir en Seúl y Busan', en: 'Where to live in Seoul and Busan' },
  lead: {
    es: 'Del cuarto de 3\u00a0m² al piso propio: lo que cuesta al mes, lo que da y lo que quita cada opción.',
    en: 'From a 3\u00a0m² room to a flat of your own: what each option costs a month, what it gives and what it takes.',
  },
  dated: { es: 'Precios de marzo de 2025', en: 'Prices as of March 2025' },
  hangul: '집',
  hangulMeaning: { es: 'Casa, hogar', en: 'House, home' },
  picture: 'accommodation/share-house',
  pictureAlt: {
    es: 'Una casa compartida vista por dentro: sofá, mesa con comida y zapatos junto a la entrada',
    en: 'Inside a share house: a sofa, a table with food and shoes by the door',
  },
  figure: {
    number: '1–2',
    label: { es: 'meses antes, empieza a buscar', en: 'months ahead, start to look' },
  },
  intro: [
    {
      es: 'La primera decisión no es el tipo de habitación, sino la fianza. Si no puedes dejar varios millones de wones, tus opciones son la residencia, el goshiwon, el hasukjib o la casa compartida; si puedes y te quedas seis meses o más, un estudio.',
      en: 'The first decision is not the kind of room but the deposit. If you cannot leave several million won, your options are the dormitory, the goshiwon, the hasukjib or the share house; if you can, and stay six months or more, a studio.',
    },
    {
      es: 'La segunda es la línea de metro: mira en la guía de [transporte](transport) cómo llegarás a clase. Para sumar el alquiler a la comida y lo demás, usa [tu presupuesto](budget).',
      en: 'The second is the subway line: see in the [transport](transport) guide how you will get to class. To add the rent to food and the rest, use [your budget](budget).',
    },
  ],

  options: {
    heading: { es: 'Cinco maneras de vivir', en: 'Five ways to live' },
    filter: { es: 'Ciudad', en: 'City' },
    choices: {
      all: { es: 'Todas las ciudades', en: 'All cities' },
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    count: { es: 'Se muestran {count} de {total}', en: 'Showing {count} of {total}' },
    month: { es: 'al mes', en: 'a month' },
    pros: { es: 'A favor', en: 'Pros' },
    cons: { es: 'En contra', en: 'Cons' },
    where: { es: 'Dónde buscar', en: 'Where to look' },
    /** Where no option suits the choice. */
    empty: { es: 'Ninguna opción en esta ciudad.', en: 'No option in this city.' },
  },

  prices: {
    heading: { es: 'Nota sobre los precios', en: 'A note on prices' },
    text: {
      es: 'Son precios por persona y mes. La guía da dos juegos de cifras, el de estas fichas y el de las [preguntas frecuentes](faq), y no coinciden: aquí van los dos. Para no quedarte corto, haz cuentas con el más alto.',
      en: 'These are prices per person and month. The guide gives two sets of figures, that of these cards and that of the [frequently asked questions](faq), and they differ: here are both. To be on the safe side, reckon with the higher one.',
    },
    caption: { es: 'Precio al mes, en wones', en: 'Price a month, in won' },
    option: { es: 'Opción', en: 'Option' },
    guide: { es: 'Esta guía', en: 'This guide' },
    faq: { es: 'Preguntas frecuentes', en: 'FAQ' },
    deposit: {
      es: 'Al estudio súmale la fianza: de 10 a 20 millones de wones, que se devuelve al terminar el contrato. Las preguntas frecuentes cuentan en la misma línea el estudio y el officetel.',
      en: 'For the studio add the deposit: 10 to 20 million won, returned when the contract ends. The FAQ counts studio and officetel on the same line.',
    },
  },

  tips: {
    heading: { es: 'Consejos para encontrar casa', en: 'Tips for finding a home' },
    points: [
      {
        title: { es: 'Empieza 1 o 2 meses antes', en: 'Start 1 to 2 months ahead' },
        text: {
          es: 'Antes de marzo y septiembre, cuando empieza el semestre, se ocupa lo mejor. Reserva unas noches de hotel y visita lo que hayas elegido.',
          en: 'Before March and September, when the semester begins, the best places go. Book a few nights in a hotel and visit what you have picked.',
        },
      },
      {
        title: { es: 'No pagues sin haberlo visto', en: 'Do not pay unseen' },
        text: {
          es: 'Comprueba la ventana, el ruido, la presión del agua y la distancia a pie hasta el metro. Por la noche, vuelve a pasar por la calle.',
          en: 'Check the window, the noise, the water pressure and the walk to the subway. Come back and see the street at night.',
        },
      },
      {
        title: { es: 'Pregunta qué incluye', en: 'Ask what is included' },
        text: {
          es: 'Calefacción, gas, internet y gastos de comunidad pueden ir aparte: el suelo radiante, en invierno, se nota en la factura.',
          en: 'Heating, gas, internet and maintenance may be extra: in winter the underfloor heating shows on the bill.',
        },
      },
      {
        title: { es: 'Guarda el contrato', en: 'Keep the contract' },
        text: {
          es: 'Si te quedas más de 90 días, debes registrarte como residente y te pedirán un justificante de domicilio. En la guía de [requisitos](requirements) está el resto.',
          en: 'If you stay over 90 days you must register as a resident and will be asked for proof of address. The rest is in the [requirements](requirements) guide.',
        },
      },
    ] satisfies readonly Point[],
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Where to next' },
    links: [
      {
        es: '[Tu presupuesto](budget): el alquiler, la comida y el resto, mes a mes',
        en: '[Your budget](budget): rent, food and the rest, month by month',
      },
      {
        es: '[Estudiar coreano](study): academias, programas y dónde duermen sus alumnos',
        en: '[Study Korean](study): academies, programs and where their students sleep',
      },
      {
        es: '[Transporte](transport): cuánto cuesta ir a clase desde cada barrio',
        en: '[Transport](transport): what it costs to get to class from each district',
      },
      {
        es: '[Contacto](contact): cuéntanos fechas y presupuesto, y te orientamos',
        en: '[Contact](contact): tell us your dates and budget, and we will point the way',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies GuideCopy & Record<string, unknown>;
