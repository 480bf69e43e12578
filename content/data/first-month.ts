import type { Text } from '../locale.ts';
import type { PhraseId } from '../phrases/situations.ts';

/** Days and months after the day of arrival. */
export interface Offset {
  readonly months?: number;
  readonly days?: number;
}

interface Step {
  readonly id: string;
  /** The first and the last day on which to do it. */
  readonly from: Offset;
  readonly to: Offset;
  /** The same in words, for visitors who have not given the day. */
  readonly when: Text;
  readonly title: Text;
  readonly text: Text;
  readonly documents?: readonly {
    readonly text: Text;
    readonly hangul?: string;
    /** As it is asked for; where it has a Korean name. */
    readonly name?: Text;
  }[];
  /** What it costs. */
  readonly price?: Text;
  /** Where it is done. */
  readonly office: Text;
  /** What to say there. */
  readonly phrase?: PhraseId;
}

/** What a student with a D-4 has to do after arriving, in the order in which one thing opens the next. */
export const firstMonth: readonly Step[] = [
  {
    id: 'sim',
    from: {},
    to: { days: 1 },
    when: { es: 'Día 1', en: 'Day 1' },
    title: { es: 'Una línea de prepago', en: 'A prepaid line' },
    text: {
      es: 'Se compra con el pasaporte, en el aeropuerto o en la ciudad. No será la línea más barata que tengas, pero te da un número, y con un número puede empezar lo demás. Si a tu permiso de estancia le quedan 60 días o menos, es lo único que te ofrecerán.',
      en: 'You buy it with your passport, at the airport or in the city. It is not the cheapest line you will ever have, but it gives you a number, and with a number the rest can begin. If your permit to stay has 60 days or fewer left, it is the only kind they will sell you.',
    },
    documents: [{ text: { es: 'Pasaporte', en: 'Passport' } }],
    office: {
      es: 'Mostradores del aeropuerto o tiendas de la compañía',
      en: 'Airport counters or the company’s shops',
    },
    phrase: 'buySim',
  },
  {
    id: 'insurance',
    from: {},
    to: { days: 1 },
    when: { es: 'Día 1', en: 'Day 1' },
    title: { es: 'Seguro privado o del centro', en: 'Private insurance, or the school’s' },
    text: {
      es: 'El seguro nacional no te cubre hasta el sexto mes. Lleva uno privado o contrata el de tu centro al llegar.',
      en: 'National insurance does not cover you until the sixth month. Bring private insurance or take your school’s when you arrive.',
    },
    price: { es: 'El del centro: {school-insurance}', en: 'The school’s: {school-insurance}' },
    office: { es: 'Tu centro', en: 'Your school' },
  },
  {
    id: 'address',
    from: {},
    to: { days: 7 },
    when: { es: 'Semana 1', en: 'Week 1' },
    title: { es: 'Un papel que diga dónde vives', en: 'A document that says where you live' },
    text: {
      es: 'Te lo pedirán para la tarjeta, el banco y el teléfono. Antes de pagar, pregunta si firman un contrato a tu nombre y si puedes registrar la dirección: en algunos officetels el propietario no lo permite.',
      en: 'You will need it for the card, the bank and the phone. Before you pay, ask whether they sign a contract in your name and whether you may register the address: in some officetels the landlord does not allow it.',
    },
    documents: [
      {
        text: {
          es: 'Contrato, certificado de la residencia o declaración de quien te aloja, con copia de su documento',
          en: 'Lease, certificate of the dormitory or letter from your host, with a copy of their identity card',
        },
      },
    ],
    office: { es: 'Tu alojamiento', en: 'Where you live' },
    phrase: 'seeContract',
  },
  {
    id: 'booking',
    from: {},
    to: { days: 7 },
    when: { es: 'Semana 1', en: 'Week 1' },
    title: { es: 'Cita en HiKorea', en: 'Appointment on HiKorea' },
    text: {
      es: 'Pregunta primero en tu centro: muchos piden la tarjeta para todo el grupo, y entonces no hace falta cita. Si no, se pide en [HiKorea](https://www.hikorea.go.kr), ya dentro de Corea.',
      en: 'Ask your school first: many apply for the whole group, and then you need no appointment. If not, book on [HiKorea](https://www.hikorea.go.kr) once you are in Korea.',
    },
    office: { es: 'En línea; dudas en el 1345', en: 'Online; questions to 1345' },
  },
  {
    id: 'residence-card',
    from: {},
    to: { days: 14 },
    when: {
      es: 'Dos primeras semanas, y siempre dentro de los {arc-deadline}',
      en: 'First two weeks, and always within {arc-deadline}',
    },
    title: { es: 'Tarjeta de residencia', en: 'Residence card' },
    text: {
      es: 'Ve en las dos primeras semanas, porque todo lo demás espera a esta tarjeta, 외국인등록증 (oegugin deungnokjeung). Te toman las huellas y tarda {arc-delivery}. No salgas de Corea con la solicitud hecha y sin la tarjeta: te pueden cancelar el visado. Después llévala siempre; ir sin ella puede costar {arc-fine}.',
      en: 'Go in the first two weeks, because everything else waits for this card, 외국인등록증 (oegugin deungnokjeung). They take your fingerprints, and the card takes {arc-delivery}. Do not leave Korea between the application and the card: your visa may be cancelled. Then always carry it; being without it can cost {arc-fine}.',
    },
    documents: [
      { text: { es: 'Solicitud unificada', en: 'Unified application form' } },
      {
        text: {
          es: 'Pasaporte y copia, con la página del visado',
          en: 'Passport and a copy, with the visa page',
        },
      },
      {
        text: {
          es: 'Foto de 3,5 × 4,5\u00a0cm con fondo blanco, de los últimos seis meses',
          en: 'Photo of 3.5 × 4.5 cm with a white background, from the last six months',
        },
      },
      {
        text: {
          es: 'Certificado de matrícula expedido tras llegar, o recibo del curso',
          en: 'Certificate of enrolment issued after you arrived, or receipt for the course',
        },
      },
      { text: { es: 'Prueba de domicilio', en: 'Proof of address' } },
      {
        text: {
          es: 'Prueba de tuberculosis, si tu país está en la lista (Perú, India, Filipinas, Sudáfrica y otros)',
          en: 'Tuberculosis test, if your country is on the list (Peru, India, the Philippines, South Africa and others)',
        },
      },
    ],
    price: { es: '{arc-fee}', en: '{arc-fee}' },
    office: {
      es: 'Oficina de inmigración de tu distrito',
      en: 'The immigration office of your district',
    },
    phrase: 'registerForeigner',
  },
  {
    id: 'lease',
    from: { days: 7 },
    to: { days: 30 },
    when: { es: 'Antes de firmar un alquiler', en: 'Before you sign a lease' },
    title: { es: 'El alquiler y sus fraudes', en: 'The lease, and lease fraud' },
    text: {
      es: 'Lo normal es el wolse, con fianza (depósito) y alquiler mensual. En el jeonse se entrega una suma enorme en lugar de alquiler. Ahí ocurre el fraude: no firmes uno si acabas de llegar. Paga la fianza solo a una cuenta a nombre del propietario y guarda el recibo. Después de entrar, pide la fecha cierta en el contrato (확정일자) y cambia tu domicilio: juntos protegen la fianza.',
      en: 'The usual lease is wolse, with a deposit and a monthly rent. With jeonse you hand over a huge sum in place of rent. That is where the fraud happens: do not sign one when you have just arrived. Pay the deposit only into an account in the owner’s name, and keep the receipt. After you move in, get a certified date on the lease (확정일자) and change your address: together they protect the deposit.',
    },
    documents: [
      {
        text: {
          es: 'Certificado del registro de la propiedad el día de firmar y el de pagar; se consulta en iros.go.kr',
          en: 'Property register certificate on the day you sign and the day you pay; see iros.go.kr',
        },
        hangul: '등기사항증명서',
        name: {
          es: 'certificado del registro de la propiedad',
          en: 'property register certificate',
        },
      },
      {
        text: {
          es: 'Documento del propietario que consta en el registro; si firma otro, su poder',
          en: 'Identity card of the owner in the register; if someone else signs, their power of attorney',
        },
      },
    ],
    price: {
      es: 'Fianza de un estudio: {oneroom-deposit}',
      en: 'Deposit of a studio: {oneroom-deposit}',
    },
    office: { es: 'Agencia y oficina del barrio', en: 'Estate agent and neighbourhood office' },
    phrase: 'depositBack',
  },
  {
    id: 'bank',
    from: { days: 28 },
    to: { days: 42 },
    when: { es: 'Con la tarjeta en la mano', en: 'With the card in hand' },
    title: { es: 'Cuenta en el banco', en: 'Bank account' },
    text: {
      es: 'La cuenta nueva es casi siempre limitada, 한도제한계좌 (hando jehan gyejwa), con {bank-limit-counter} al día en ventanilla y {bank-limit-other} en cajero o en línea, también para los coreanos. El tope sube si demuestras para qué es: el alquiler, el curso o un sueldo. Si vas a pagar una fianza alta, lleva el contrato, porque puede no caber en un día. Sin la tarjeta, unas oficinas abren cuenta con el pasaporte y otras no.',
      en: 'A new account is nearly always a limited one, 한도제한계좌 (hando jehan gyejwa), with {bank-limit-counter} a day at the counter and {bank-limit-other} at a machine or online, for Koreans too. You raise the limit by proving what the account is for: rent, tuition or wages. If you are about to pay a large deposit, take the lease along, because the sum may not fit in one day. Without the card, some branches open an account on a passport and others do not.',
    },
    documents: [
      { text: { es: 'Tarjeta de residencia y pasaporte', en: 'Residence card and passport' } },
      { text: { es: 'Número de teléfono coreano', en: 'Korean phone number' } },
      {
        text: {
          es: 'Certificado de matrícula o prueba de domicilio',
          en: 'Certificate of enrolment or proof of address',
        },
      },
    ],
    office: { es: 'Una oficina cerca de tu centro', en: 'A branch near your school' },
    phrase: 'openAccount',
  },
  {
    id: 'phone',
    from: { days: 28 },
    to: { days: 56 },
    when: { es: 'Con tarjeta y cuenta', en: 'With card and account' },
    title: { es: 'Teléfono a tu nombre', en: 'A phone in your own name' },
    text: {
      es: 'Las webs coreanas comprueban quién eres con un número a tu nombre, y uno de turista no pasa. Tu número se corta cuando acaba el permiso de estancia: al prorrogarlo, avisa también a la compañía.',
      en: 'Korean websites check who you are with a number in your own name, and a tourist number does not pass. Your number is cut off when your permit to stay ends: when you renew the permit, tell the company too.',
    },
    documents: [
      {
        text: {
          es: 'Tarjeta de residencia o pasaporte, según la compañía',
          en: 'Residence card or passport, depending on the company',
        },
      },
    ],
    price: {
      es: 'Un plan de KT para quien tiene visado, {visa-holder-phone} al mes',
      en: 'A KT plan for visa holders, {visa-holder-phone} a month',
    },
    office: { es: 'Tienda de la compañía', en: 'The company’s shop' },
  },
  {
    id: 'move',
    from: {},
    to: { days: 14 },
    when: {
      es: 'Cada vez que te mudes, en {address-change}',
      en: 'Each time you move, within {address-change}',
    },
    title: { es: 'Avisar de una mudanza', en: 'Reporting a move' },
    text: {
      es: 'Avisa también si cambias de habitación en la residencia, de pasaporte, de nombre o de centro.',
      en: 'Report it too when you change rooms in the dormitory, or change your passport, name or school.',
    },
    office: {
      es: 'Oficina del barrio o del distrito, inmigración o HiKorea',
      en: 'Neighbourhood or district office, immigration or HiKorea',
    },
  },
  {
    id: 'extend',
    from: { months: 2 },
    to: { months: 5, days: 15 },
    when: {
      es: 'Del segundo mes a mediados del sexto',
      en: 'Month two to the middle of month six',
    },
    title: { es: 'Prorrogar el D-4', en: 'Extending the D-4' },
    text: {
      es: 'Si te quedas más, pídelo {d4-extension-window}. El primero suele ser de seis meses; la fecha está en la tarjeta. Aquí tienes [los pasos y sus plazos](working-holiday#extend-d4).',
      en: 'If you are staying longer, apply {d4-extension-window}. The first permit is usually for six months; the date is on the card. Here are [the steps and their dates](working-holiday#extend-d4).',
    },
    price: { es: '{d4-extension-fee}', en: '{d4-extension-fee}' },
    office: {
      es: 'Tu centro, HiKorea o inmigración',
      en: 'Your school, HiKorea or immigration',
    },
    phrase: 'extendStay',
  },
  {
    id: 'national-insurance',
    from: { months: 6 },
    to: { months: 6, days: 25 },
    when: { es: 'Sexto mes', en: 'Sixth month' },
    title: { es: 'Seguro nacional', en: 'National insurance' },
    text: {
      es: 'Empieza solo, {nhis-start}. La factura llega por correo a tu domicilio registrado hacia el día 10 y se paga {nhis-bill}. Si debes cuotas, te limitan la atención y la prórroga del visado.',
      en: 'It starts by itself, {nhis-start}. The bill comes by post to your registered address around the 10th and is paid {nhis-bill}. If you owe premiums, your care and the extension of your visa may be limited.',
    },
    price: {
      es: '{nhis-premium} (2025)',
      en: '{nhis-premium} (2025)',
    },
    office: {
      es: 'Seguro nacional: 1577-1000, y el 6 para otros idiomas, o 033-811-2000 en inglés',
      en: 'National insurance: 1577-1000, then 6 for other languages, or 033-811-2000 in English',
    },
  },
  {
    id: 'work',
    from: { months: 6 },
    to: { months: 7 },
    when: { es: 'Nunca antes del sexto mes', en: 'Never before the sixth month' },
    title: { es: 'Permiso para trabajar', en: 'Permit to work' },
    text: {
      es: 'Nada antes de seis meses en Corea ni sin el permiso concedido. Después, {d4-work-hours}, y {d4-work-vacation}: las horas de más que leerás por ahí son de quienes estudian una carrera. Te piden una asistencia media del {d4-work-attendance} y te pagan al menos {minimum-wage} la hora: [horas y sueldo según tu TOPIK](working-holiday#work-d4). Quedan fuera construcción, industria, reparto por aplicación y clases a menores. Si te descubren por segunda vez sin permiso, pueden expulsarte.',
      en: 'Nothing before six months in Korea, nor without the permit granted. After that, {d4-work-hours}, and {d4-work-vacation}: the longer hours you read about are for degree students. You need an average attendance of {d4-work-attendance}, and the pay is at least {minimum-wage} an hour: [hours and pay by TOPIK level](working-holiday#work-d4). Construction, manufacturing, app delivery and lessons to minors are out. If you are caught without a permit a second time, you can be deported.',
    },
    documents: [
      {
        text: {
          es: 'Contrato con el salario por hora y las horas, firmado directamente con quien te emplea',
          en: 'Contract with the hourly pay and the hours, signed directly with the employer',
        },
      },
      {
        text: {
          es: 'Confirmación firmada por tu centro',
          en: 'Confirmation signed by your school',
        },
        hangul: '시간제취업 확인서',
        name: { es: 'confirmación para trabajar por horas', en: 'confirmation for part-time work' },
      },
      {
        text: {
          es: 'Registro del negocio, asistencia o notas, y TOPIK',
          en: 'Business registration, attendance or grades, and TOPIK',
        },
      },
    ],
    office: { es: 'HiKorea o inmigración', en: 'HiKorea or immigration' },
    phrase: 'workPermit',
  },
];
