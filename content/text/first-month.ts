import { nameCard } from './show-card.ts';
import { firstMonth } from '../data/first-month.ts';
import type { PageText } from './page-text.ts';

export const text = {
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
    es: 'Cada papel abre la puerta del siguiente: aquí están en su orden. Di qué día llegas y tendrás las fechas para tu calendario.',
    en: 'Each document opens the door to the next: here they are in order. Enter the day you arrive and you get dates for your calendar.',
  },
  hangul: '첫 달',
  hangulMeaning: { es: 'El primer mes', en: 'The first month' },
  pictureAlt: {
    es: 'Mudanza a una habitación pequeña: cajas, un estudiante ante el calendario y, en la mesa, la tarjeta de residencia y las llaves',
    en: 'Moving into a small room: boxes, a student at the calendar and, on the table, the residence card and the keys',
  },
  intro: [
    {
      es: 'Puedes tener el visado (visa), la habitación y el horario, y aun así pasar las primeras semanas dando vueltas. El banco pide un teléfono, la operadora pide una cuenta y los dos piden una tarjeta de residencia que todavía no tienes. Este es el orden que rompe el círculo, para quien llega con un D-4.',
      en: 'You can have the visa, the room and the timetable and still spend your first weeks going round in a circle. The bank asks for a phone number, the phone company asks for a bank account, and both ask for a residence card that you do not have yet. This is the order that breaks the circle, for someone who arrives on a D-4.',
    },
    {
      es: 'En lo legal decide inmigración: si algo no encaja con tu caso, llama al 1345 ({phone-1345-hours}) o mira HiKorea.',
      en: 'Immigration decides in legal matters: if something does not fit your case, call 1345 ({phone-1345-hours}) or look at HiKorea.',
    },
  ],
  /** The steps that open each other, with the Korean word for what each gives. */
  path: {
    heading: { es: 'El orden que rompe el círculo', en: 'The order that breaks the circle' },
    lead: { es: 'Cada papel abre el siguiente', en: 'Each document opens the next' },
    stones: [
      { id: 'sim', hangul: '번호' },
      { id: 'address', hangul: '주소' },
      { id: 'residence-card', hangul: '등록증' },
      { id: 'bank', hangul: '계좌' },
      { id: 'phone', hangul: '전화' },
    ],
  },
  list: {
    heading: { es: 'La lista', en: 'The list' },
    /** Without JavaScript. */
    lead: {
      es: 'Las frases están en coreano, con su lectura, para enseñarlas o decirlas en la ventanilla.',
      en: 'The sentences are in Korean, with their reading, to show or say at the counter.',
    },
    /** Opens the rest of a step. */
    more: { es: 'Cómo, qué llevar y dónde', en: 'How, what to bring and where' },
    documents: { es: 'Lleva', en: 'Bring' },
    price: { es: 'Cuesta', en: 'Cost' },
    office: { es: 'Dónde', en: 'Where' },
    toPhrase: nameCard.phrase,
    items: firstMonth,
  },
  money: {
    heading: { es: 'Cuánto tener en la cuenta', en: 'What to have in your account' },
    points: [
      {
        title: { es: 'El mes', en: 'The month' },
        text: {
          es: 'Un mes de estudiante en Seúl, sin el curso, sale por {student-month}. La [calculadora](budget) lo suma con tu ciudad y tus meses.',
          en: 'A student’s month in Seoul, without the course, comes to {student-month}. The [calculator](budget) adds it up for your city and your months.',
        },
      },
      {
        title: { es: 'La habitación', en: 'The room' },
        text: {
          es: 'Un goshiwon cuesta {rent-goshiwon} al mes, con una fianza pequeña o ninguna (en uno de Sinchon, {goshiwon-deposit}). Un estudio pide {oneroom-deposit} por adelantado.',
          en: 'A goshiwon costs {rent-goshiwon} a month, with a small deposit or none ({goshiwon-deposit} at one in Sinchon). A studio asks for {oneroom-deposit} up front.',
        },
      },
      {
        title: { es: 'El transporte', en: 'Transport' },
        text: {
          es: 'El abono mensual de Seúl cuesta {climate-card-30d}. Cuándo compensa, en [transporte](transport).',
          en: 'Seoul’s monthly pass costs {climate-card-30d}. When it pays off is under [transport](transport).',
        },
      },
      {
        title: { es: 'La clase', en: 'Class' },
        text: {
          es: 'No faltes: para prorrogar el visado te piden asistir al {d4-attendance.floor} de las clases, y varios centros, al {d4-attendance.centres}.',
          en: 'Do not miss it: to extend the visa you need to attend {d4-attendance.floor} of classes, and several schools want {d4-attendance.centres}.',
        },
      },
    ],
  },
  sources: {
    label: { es: 'Fuentes de la lista', en: 'Sources of the list' },
    items: [
      {
        es: 'Tarjeta de residencia, plazo y papeles: [EasyLaw, Ministerio de Legislación](https://m.easylaw.go.kr/MOB/CsmInfoRetrieve.laf?csmSeq=508&ccfNo=2&cciNo=3&cnpClsNo=1), en coreano, y [Universidad Nacional de Chungbuk](https://iss.chungbuk.ac.kr/eng/sub.php?menukey=1703).',
        en: 'Residence card, deadline and documents: [EasyLaw, Ministry of Government Legislation](https://m.easylaw.go.kr/MOB/CsmInfoRetrieve.laf?csmSeq=508&ccfNo=2&cciNo=3&cnpClsNo=1), in Korean, and [Chungbuk National University](https://iss.chungbuk.ac.kr/eng/sub.php?menukey=1703).',
      },
      {
        es: 'Banco y teléfono: [Nowak & Partner, 2025](https://www.nowak-partner.com/en/publications/mobile-phone-und-bank-account-in-korea).',
        en: 'Bank and phone: [Nowak & Partner, 2025](https://www.nowak-partner.com/en/publications/mobile-phone-und-bank-account-in-korea).',
      },
      {
        es: 'Seguro nacional: [Universidad Hanyang, 2025](https://oia.hanyang.ac.kr/notice/1812000), [Universidad Sogang, 2021](https://klec.sogang.ac.kr/index.php?bbs_idx=1694) y [Nacional de Seúl, 2023](https://oia.snu.ac.kr/national-health-insurance).',
        en: 'National insurance: [Hanyang University, 2025](https://oia.hanyang.ac.kr/notice/1812000), [Sogang University, 2021](https://klec.sogang.ac.kr/index.php?bbs_idx=1694) and [Seoul National, 2023](https://oia.snu.ac.kr/national-health-insurance).',
      },
      {
        es: 'Vivienda: [EasyLaw, casas para estudiantes extranjeros](https://www.easylaw.go.kr/CSP/CnpClsMain.laf?popMenu=ov&csmSeq=508&ccfNo=3&cciNo=2&cnpClsNo=2), en coreano.',
        en: 'Housing: [EasyLaw, homes for foreign students](https://www.easylaw.go.kr/CSP/CnpClsMain.laf?popMenu=ov&csmSeq=508&ccfNo=3&cciNo=2&cnpClsNo=2), in Korean.',
      },
    ],
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
        es: '[Cuánto cuesta](student-costs): un mes y el primer mes, partida por partida',
        en: '[What it costs](student-costs): a month and the first month, item by item',
      },
      {
        es: '[Alojamiento](accommodation): cómo buscar habitación',
        en: '[Accommodation](accommodation): how to find a room',
      },
      {
        es: '[Prorrogar el D-4](working-holiday#extend-d4): para quedarte más, o [cambiar de visado](working-holiday#extend)',
        en: '[Extending a D-4](working-holiday#extend-d4): to stay longer, or [changing your visa](working-holiday#extend)',
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
