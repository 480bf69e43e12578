import { firstMonth } from '../data/first-month.ts';
import type { PageCopy } from './page-copy.ts';

export const copy = {
  title: {
    es: 'Primer mes en Corea con un D-4: lista con fechas | Rumbo Corea',
    en: 'First month in Korea on a D-4: a dated list | Rumbo Corea',
  },
  description: {
    es: 'Tarjeta de residencia, domicilio, banco, teléfono, seguro, alquiler y permiso de trabajo con el D-4: lista con fechas desde el día en que llegas.',
    en: 'Residence card, address, bank, phone, insurance, lease and work permit on a D-4: a list with dates from the day you arrive.',
  },
  keywords: {
    es: 'primer mes en Corea, tarjeta de residencia, ARC, HiKorea, abrir cuenta banco Corea, seguro NHIS, alquiler wolse, jeonse, trabajar con D-4',
    en: 'first month in Korea, residence card, ARC, HiKorea, open a bank account Korea, NHIS insurance, wolse lease, jeonse, work on a D-4',
  },
  menu: {
    label: { es: 'Tu primer mes', en: 'Your first month' },
    line: {
      es: 'Papeles, banco y teléfono, con fechas',
      en: 'Documents, bank and phone, with dates',
    },
  },
  heading: { es: 'Tu primer mes en Corea', en: 'Your first month in Korea' },
  lead: {
    es: 'Cada trámite, en el orden en que uno abre el siguiente. Di qué día llegas y tendrás las fechas para tu calendario.',
    en: 'Each step in the order that opens the next one. Enter the day you arrive and you get dates for your calendar.',
  },
  hangul: '첫 달',
  hangulMeaning: { es: 'El primer mes', en: 'The first month' },
  pictureAlt: {
    es: 'Mudanza a una habitación pequeña: cajas, un estudiante ante el calendario y, en la mesa, la tarjeta de residencia y las llaves',
    en: 'Moving into a small room: boxes, a student at the calendar and, on the table, the residence card and the keys',
  },
  intro: [
    {
      es: 'Es para quien llega con el visado (visa) D-4. Donde las fuentes no coinciden damos la regla más segura. En lo legal decide inmigración, así que llama al 1345 o mira HiKorea.',
      en: 'It is for those who arrive on a D-4. Where sources disagree we give the safest rule. In legal matters immigration decides, so call 1345 or look at HiKorea.',
    },
    {
      es: 'Si prefieres leerlo contado, está en el artículo [tu primer mes de estudiante](first-month-student).',
      en: 'If you would rather read it as a story, see the article [your first month as a student](first-month-student).',
    },
  ],
  list: {
    heading: { es: 'La lista', en: 'The list' },
    /** Without JavaScript. */
    lead: {
      es: 'Las frases están en coreano, con su lectura, para enseñarlas o decirlas en la ventanilla.',
      en: 'The sentences are in Korean, with how to read them, to show or say at the counter.',
    },
    documents: { es: 'Lleva', en: 'Bring' },
    price: { es: 'Cuesta', en: 'Cost' },
    office: { es: 'Dónde', en: 'Where' },
    phrase: { es: 'Qué decir', en: 'What to say' },
    items: firstMonth,
  },
  planner: {
    heading: { es: 'Tus fechas', en: 'Your dates' },
    arrival: { es: 'Día en que llegas', en: 'Day you arrive' },
    done: { es: '{done} de {all} hechos', en: '{done} of {all} done' },
    kept: {
      es: 'Tus marcas se guardan solo en este navegador.',
      en: 'Your ticks are kept only in this browser.',
    },
    calendar: { es: 'Añadir al calendario (.ics)', en: 'Add to calendar (.ics)' },
    alarms: {
      es: 'Cada aviso suena a las 9:00 del día anterior.',
      en: 'Each alarm rings at 9:00 on the day before.',
    },
    print: { es: 'Imprimir la lista', en: 'Print the list' },
    clear: { es: 'Borrar las marcas', en: 'Clear the ticks' },
    begins: { es: 'Empieza: {step}', en: 'Begins: {step}' },
    ends: { es: 'Último día: {step}', en: 'Last day: {step}' },
    file: { es: 'primer-mes-en-corea', en: 'first-month-in-korea' },
    state: {
      late: { es: 'Ya debería estar hecho', en: 'Should be done by now' },
      now: { es: 'Ahora', en: 'Now' },
    },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: 'Mira [cuánto cuesta](student-costs) un mes y el primer mes, partida por partida.',
        en: 'See [what it costs](student-costs), a month and the first month, item by item.',
      },
      {
        es: 'Lee cómo buscar habitación en [alojamiento](accommodation).',
        en: 'Read how to find a room under [accommodation](accommodation).',
      },
      {
        es: 'Para quedarte más, mira [prorrogar el D-4](working-holiday#extend-d4) o [cambiar de visado](working-holiday#extend).',
        en: 'To stay longer, see [extending a D-4](working-holiday#extend-d4) or [changing your visa](working-holiday#extend).',
      },
    ],
  },
} as const satisfies PageCopy & Record<string, unknown>;
