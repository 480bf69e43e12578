import { updates, type Update } from '../data/updates.ts';
import type { Text } from '../locale.ts';
import { checker } from './entry-checker.ts';
import type { GuideCopy } from './guide-copy.ts';

/** One subject of the page: figures of March 2025, advice, and what has changed since. */
export interface RequirementSection {
  /** The anchor, the same in both languages. */
  readonly id: string;
  readonly title: Text;
  readonly figures?: readonly { readonly label: Text; readonly value: Text }[];
  /** Prose, see `GuideCopy`. */
  readonly points: readonly Text[];
  readonly updates?: readonly Update[];
}

/** A question with its answer in paragraphs of prose. */
export interface Question {
  readonly id: string;
  readonly question: Text;
  readonly answer: readonly Text[];
}

const sections = [
  {
    id: 'k-eta',
    title: { es: 'K-ETA, el permiso de viaje', en: 'K-ETA, the travel authorisation' },
    figures: [
      {
        label: { es: 'Cuánto cuesta', en: 'Cost' },
        value: {
          es: 'unos 10.000\u00a0₩ más un recargo de cerca del 3\u00a0% por pagar en línea',
          en: 'about ₩10,000 plus a surcharge of about 3% for paying online',
        },
      },
      {
        label: { es: 'Cuándo pedirla', en: 'When to apply' },
        value: { es: 'al menos 72 horas antes de volar', en: 'at least 72 hours before you fly' },
      },
      {
        label: { es: 'Cuánto tarda', en: 'How long it takes' },
        value: { es: 'entre 24 y 72 horas', en: '24 to 72 hours' },
      },
      {
        label: { es: 'Cuánto vale', en: 'How long it is valid' },
        value: {
          es: '3 años o hasta que caduque el pasaporte',
          en: '3 years, or until the passport expires',
        },
      },
      {
        label: { es: 'Cuánto te puedes quedar', en: 'How long you can stay' },
        value: { es: 'hasta 90 días', en: 'up to 90 days' },
      },
      {
        label: { es: 'En grupo', en: 'As a group' },
        value: { es: 'hasta 50 personas por solicitud', en: 'up to 50 people per application' },
      },
      {
        label: { es: 'Quién no la necesita', en: 'Who is exempt' },
        value: {
          es: 'los menores de 17 años y los mayores de 65',
          en: 'those under 17 or over 65',
        },
      },
    ],
    points: [
      {
        es: 'Es para los pasaportes que entran sin visado. Se pide en [k-eta.go.kr](https://www.k-eta.go.kr), también en español, con el pasaporte, una foto de la cara, un correo y la dirección de tu primera noche.',
        en: 'It is for passports that enter without a visa. Apply on [k-eta.go.kr](https://www.k-eta.go.kr), available in Spanish and English, with your passport, a photo of your face, an e-mail address and the address of your first night.',
      },
      {
        es: '**Repasa antes de pagar.** Lo enviado no se corrige y el dinero no se devuelve: con un número mal escrito hay que pedir otra.',
        en: '**Read it over before you pay.** What is sent cannot be corrected and the fee is not refunded: one wrong digit means a new application.',
      },
      {
        es: 'Con la K-ETA aprobada no tienes que rellenar la e-Arrival.',
        en: 'With an approved K-ETA you do not fill in the e-Arrival card.',
      },
    ],
    updates: [updates['keta-waiver'], updates['keta-age'], updates['stay-30-days']],
  },
  {
    id: 'e-arrival',
    title: { es: 'e-Arrival, la tarjeta de llegada', en: 'e-Arrival, the arrival card' },
    figures: [
      {
        label: { es: 'Cuánto cuesta', en: 'Cost' },
        value: { es: 'nada: la e-Arrival es gratis', en: 'nothing: the e-Arrival card is free' },
      },
    ],
    points: [
      {
        es: 'Se rellena en [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr), en inglés, en unos minutos: pasaporte, vuelo, dirección en Corea y motivo del viaje. No espera aprobación y no hace falta imprimirla.',
        en: 'Fill it in on [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr) in a few minutes: passport, flight, address in Korea and purpose of the trip. It needs no approval and no printing.',
      },
      {
        es: 'Una por persona: la de quien tiene menos de 14 años la rellena un adulto. Caduca si no entras en 72 horas.',
        en: 'One per person: an adult fills in the card of anyone under 14. It lapses if you do not enter within 72 hours.',
      },
      {
        es: '**Si una web te cobra, no es la oficial.** Las hay muy parecidas.',
        en: '**If a website charges you, it is not the official one.** Some look very much alike.',
      },
    ],
    updates: [updates['earrival-digital-only']],
  },
  {
    id: 'pasaporte',
    title: { es: 'Pasaporte', en: 'Passport' },
    figures: [
      {
        label: { es: 'Validez', en: 'Validity' },
        value: { es: 'al menos 6 meses', en: 'at least 6 months' },
      },
    ],
    points: [
      {
        es: 'Si te caduca antes, renuévalo y pide la K-ETA después.',
        en: 'If yours expires sooner, renew it and apply for the K-ETA afterwards.',
      },
      {
        es: 'Guarda una foto de la página de tus datos en el correo y llévalo encima: te lo pedirán para la SIM y para la devolución de impuestos en las [compras](shopping).',
        en: 'Keep a photo of the data page in your e-mail and carry the passport: you need it for a SIM card and for the tax refund when [shopping](shopping).',
      },
      {
        es: '¿Perdido o robado? Denúncialo en una comisaría y ve con la denuncia a la embajada de tu país en Seúl. La frase en coreano está en [emergencias](requirements#emergencias).',
        en: 'Lost or stolen? Report it at a police station and take the report to your country’s embassy in Seoul. The Korean sentence is under [emergencies](requirements#emergencias).',
      },
    ],
  },
  {
    id: 'visados',
    title: { es: 'Visados', en: 'Visas' },
    figures: [
      {
        label: { es: 'Estudiar coreano: D-4', en: 'Studying Korean: D-4' },
        value: {
          es: 'obligatorio para más de 90 días; se concede por unos 6 meses y se prorroga hasta 2 años',
          en: 'required for more than 90 days; granted for about 6 months and extended up to 2 years',
        },
      },
      {
        label: { es: 'Trabajar mientras estudias', en: 'Working while you study' },
        value: {
          es: 'con permiso, a partir de 6 meses de curso: hasta 20 horas a la semana en periodo lectivo',
          en: 'with a work permit, after 6 months of study: up to 20 hours a week in term',
        },
      },
    ],
    points: [
      {
        es: '**Sin visado** puedes hacer turismo, ver a tu gente o seguir un curso corto, pero no cobrar por trabajar. Venezuela, Bolivia y Paraguay necesitan visado; como algunas listas dan por exentos a Venezuela y Paraguay, confírmalo en k-eta.go.kr.',
        en: '**Without a visa** you can travel, visit people or take a short course, but not do paid work. Venezuela, Bolivia and Paraguay need a visa; since some lists show Venezuela and Paraguay as exempt, confirm it on k-eta.go.kr.',
      },
      {
        es: '**Estancia corta (C-3)**: para los pasaportes que necesitan visado o que agotan sus días, hasta 90 días. **Carrera o máster (D-2)**: te admite una universidad.',
        en: '**Short stay (C-3)**: for passports that need a visa or have used up their days, up to 90 days. **Degree (D-2)**: a university admits you.',
      },
      {
        es: '**Vacaciones y trabajo (H-1)**: hay acuerdo con España, Chile, Argentina, Portugal y Andorra; con pasaporte de Estados Unidos, el programa WEST. En España es de 18 a 30 años. Se pide en la embajada antes de viajar.',
        en: '**Working holiday (H-1)**: there are agreements with Spain, Chile, Argentina, Portugal and Andorra; for US passports, the WEST programme. For Spain the ages are 18 to 30. Apply at the embassy before you travel.',
      },
      {
        es: '**Trabajo (serie E)**: el tipo depende del puesto, y la empresa inicia los trámites en Corea.',
        en: '**Work (E series)**: the type depends on the job, and the employer starts the paperwork in Korea.',
      },
      {
        es: 'Busca tu visado en [visa.go.kr](https://www.visa.go.kr). La tasa, los papeles y el plazo los da la embajada de Corea que te toca.',
        en: 'Look your visa up on [visa.go.kr](https://www.visa.go.kr). The Korean embassy in charge of your area tells you the fee, the papers and the waiting time.',
      },
      {
        es: '¿Más de 90 días? Pide la tarjeta de residencia en inmigración en los 90 días siguientes a tu llegada. La cita se reserva en [hikorea.go.kr](https://www.hikorea.go.kr). Para elegir curso, mira [estudiar en Corea](study).',
        en: 'More than 90 days? Apply for the residence card at immigration within 90 days of arriving. Book the appointment on [hikorea.go.kr](https://www.hikorea.go.kr). To choose a course, see [study in Korea](study).',
      },
    ],
    updates: [
      updates['d4-bank-balance'],
      updates['d4-sponsor'],
      updates['d4-work-hours'],
      updates['arc-fee'],
    ],
  },
  {
    id: 'aduana',
    title: { es: 'Aduana', en: 'Customs' },
    points: [
      {
        es: '**Nada de embutido.** El jamón, el chorizo, la cecina y cualquier carne, también envasada al vacío, se quedan en casa. No declararlos puede costar una multa de hasta 10 millones de wones. Tampoco lleves fruta fresca, semillas ni plantas.',
        en: '**No cured meat.** Ham, chorizo, jerky and any other meat, vacuum-packed or not, stay at home. Failing to declare them can mean a fine of up to 10 million won. Leave fresh fruit, seeds and plants behind too.',
      },
      {
        es: 'Puedes entrar con compras por valor de 800 dólares y, aparte, si tienes 19 años o más, 2 litros de alcohol (hasta 400 dólares) y 200 cigarrillos.',
        en: 'You may bring goods worth 800 US dollars and, on top, if you are 19 or over, 2 litres of alcohol (up to 400 dollars) and 200 cigarettes.',
      },
      {
        es: 'Declara el efectivo que pase de 10.000 dólares, en cualquier moneda. Si no tienes nada que declarar, no hay formulario: desde mayo de 2023 basta con salir por el pasillo verde.',
        en: 'Declare cash above 10,000 US dollars, in any currency. With nothing to declare there is no form: since May 2023 you simply walk out through the green channel.',
      },
    ],
  },
  {
    id: 'dinero',
    title: { es: 'Dinero', en: 'Money' },
    points: [
      {
        es: 'La moneda es el won (₩) y casi todo se paga con tarjeta, pero lleva efectivo para los puestos de los mercados y para recargar la T-money, la tarjeta del [transporte](transport). Avisa a tu banco del viaje y lleva dos tarjetas de redes distintas.',
        en: 'The currency is the won (₩). Cards work almost everywhere, but carry cash for market stalls and for topping up T-money, the [transport](transport) card. Tell your bank about the trip and bring two cards of different networks.',
      },
      {
        es: 'Saca dinero en los cajeros «Global ATM» y elige que te cobren en wones. No se deja propina. ¿Cuánto llevar? [Calcula tu presupuesto](budget).',
        en: 'Withdraw money at machines marked “Global ATM” and choose to be charged in won. Nobody expects a tip. How much to bring? [Work out your budget](budget).',
      },
    ],
  },
  {
    id: 'seguro',
    title: { es: 'Seguro', en: 'Insurance' },
    points: [
      {
        es: 'No te lo piden para entrar como turista, pero el hospital lo pagarías entero. Contrata uno con asistencia médica y repatriación, y guarda sin conexión su teléfono de urgencias.',
        en: 'Nobody asks for it when you enter as a tourist, but you would pay the whole hospital bill. Take out a policy with medical cover and repatriation, and keep its emergency number offline.',
      },
      {
        es: 'Si vas al hospital, pide la factura y el informe en inglés: el seguro los exige.',
        en: 'If you see a doctor, ask for the invoice and a report in English: the insurer will want them.',
      },
      {
        es: 'Si estudias, lleva un seguro privado para los primeros seis meses.',
        en: 'If you are a student, bring private insurance for the first six months.',
      },
    ],
    updates: [updates['nhis-student']],
  },
  {
    id: 'salud',
    title: { es: 'Salud y medicinas', en: 'Health and medicines' },
    points: [
      {
        es: 'No hay vacunas obligatorias; un centro de vacunación te dirá cuáles convienen.',
        en: 'No vaccination is compulsory; a travel clinic will tell you which are advisable.',
      },
      {
        es: 'Tus medicinas, en su caja y con la receta en inglés: hasta tres meses de tratamiento o seis envases.',
        en: 'Keep medicines in their box, with the prescription in English: up to three months of treatment or six packs.',
      },
      {
        es: '**Ansiolíticos, somníferos, opioides o medicación para el TDAH** necesitan permiso previo del [Ministerio de Seguridad Alimentaria y Farmacéutica](https://www.mfds.go.kr/eng/); cuenta con 10 días laborables. El cannabis y el CBD están prohibidos, también con receta.',
        en: '**Tranquillisers, sleeping pills, opioids and ADHD medication** need a permit in advance from the [Ministry of Food and Drug Safety](https://www.mfds.go.kr/eng/); allow 10 working days. Cannabis and CBD are forbidden, prescription or not.',
      },
      {
        es: 'En primavera el polvo amarillo ensucia el aire: mira la previsión y lleva mascarilla. El agua del grifo se puede beber.',
        en: 'In spring yellow dust fouls the air: watch the forecast and carry a mask. Tap water is safe to drink.',
      },
    ],
  },
  {
    id: 'sim',
    title: { es: 'SIM, eSIM y datos', en: 'SIM, eSIM and data' },
    points: [
      {
        es: 'Comprueba antes que tu móvil es libre y si admite eSIM. Con ella sales conectado del avión; la SIM física se recoge, con el pasaporte, en los mostradores de Incheon o Gimhae.',
        en: 'Check first that your phone is unlocked and whether it takes an eSIM. With one you leave the plane online; collect a physical SIM, with your passport, at the counters in Incheon or Gimhae.',
      },
      {
        es: 'El roaming europeo no vale en Corea: apaga los datos de tu línea antes de aterrizar. Hay wifi gratis en el metro, los aeropuertos y casi todas las cafeterías.',
        en: 'European roaming does not cover Korea: switch off your line’s data before landing. There is free wifi in the subway, airports and almost every café.',
      },
      {
        es: 'Muchas aplicaciones exigen un número a nombre de un residente: si te quedas más de 90 días, contrata una línea con tu tarjeta de residencia.',
        en: 'Many apps insist on a number in a resident’s name: if you stay beyond 90 days, get a line with your residence card.',
      },
    ],
  },
] as const satisfies readonly RequirementSection[];

const questions = [
  {
    id: 'k-eta-aprobada',
    question: {
      es: '¿Con la K-ETA aprobada tengo la entrada asegurada?',
      en: 'Does an approved K-ETA guarantee that I get in?',
    },
    answer: [
      {
        es: 'No. La K-ETA no es un visado: decide quien te recibe en el control de inmigración. Ten a mano el billete de salida, la dirección donde duermes y una idea clara de tu viaje.',
        en: 'No. The K-ETA is not a visa: the officer at passport control decides. Have your onward ticket, the address where you are staying and a clear idea of your trip ready.',
      },
    ],
  },
  {
    id: 'billete-de-salida',
    question: {
      es: '¿Me pedirán billete de vuelta o dinero?',
      en: 'Will they ask for a return ticket or money?',
    },
    answer: [
      {
        es: 'Pueden hacerlo, la aerolínea o el agente al llegar. Sirve un billete a cualquier otro país dentro de tus días; para el dinero suele bastar una tarjeta y la reserva del alojamiento.',
        en: 'They may: the airline, or the officer on arrival. A ticket to any other country within your days will do; for money, a bank card and your hotel booking are usually enough.',
      },
    ],
  },
  {
    id: 'pasaporte-nuevo',
    question: {
      es: 'He renovado el pasaporte: ¿sirve mi K-ETA?',
      en: 'I have renewed my passport: is my K-ETA still good?',
    },
    answer: [
      {
        es: 'No. Va unida al número del pasaporte, así que pide otra con el nuevo, al menos 72 horas antes de volar.',
        en: 'No. It is tied to the passport number, so apply for another with the new one, at least 72 hours before you fly.',
      },
    ],
  },
  {
    id: 'escala',
    question: {
      es: 'Solo hago escala en Incheon: ¿necesito algo?',
      en: 'I am only changing planes at Incheon: do I need anything?',
    },
    answer: [
      {
        es: 'Si no pasas el control de pasaportes, no necesitas K-ETA. Si tienes que recoger la maleta y volver a facturar, o quieres salir a ver Seúl, entras en el país y valen las mismas reglas que para el turismo.',
        en: 'If you do not go through passport control, you need no K-ETA. If you must collect your bag and check in again, or want to go out and see Seoul, you enter the country and the same rules apply as for tourism.',
      },
    ],
  },
  {
    id: 'menores',
    question: {
      es: '¿Qué necesitan los niños y los adolescentes?',
      en: 'What do children and teenagers need?',
    },
    answer: [
      {
        es: 'Pasaporte propio y su e-Arrival. Por edad no necesitan K-ETA. Si viajan sin uno de los padres, mira qué permiso de salida pide tu país: la aerolínea puede exigirlo.',
        en: 'Their own passport and their own e-Arrival card. Their age exempts them from the K-ETA. If they travel without one parent, check which travel consent your country asks for: the airline may insist on it.',
      },
    ],
  },
  {
    id: 'quedarme-mas',
    question: {
      es: '¿Puedo salir a Japón y volver para otros 90 días?',
      en: 'Can I hop over to Japan and come back for another 90 days?',
    },
    answer: [
      {
        es: 'Nadie te lo garantiza: cada entrada la decide inmigración. Y una estancia sin visado solo se prorroga por causas graves, como una enfermedad. Para quedarte más, pide antes el visado que te corresponde.',
        en: 'Nobody can promise it: immigration decides on every entry. And a visa-free stay is extended only for serious reasons, such as illness. To stay longer, get the right visa first.',
      },
    ],
  },
  {
    id: 'enchufes',
    question: {
      es: '¿Sirven mis enchufes y cargadores?',
      en: 'Will my plugs and chargers work?',
    },
    answer: [
      {
        es: 'Corea usa 220\u00a0V a 60\u00a0Hz y clavijas redondas de tipo C y F, como España. Desde América necesitarás casi siempre un adaptador; mira que el cargador ponga «100-240\u00a0V».',
        en: 'Korea runs on 220\u00a0V at 60\u00a0Hz with round type C and F plugs, as in most of Europe. From the British Isles or the Americas you will nearly always need an adapter; check that the charger says “100-240\u00a0V”.',
      },
    ],
  },
  {
    id: 'idioma',
    question: {
      es: '¿Y si no hablo coreano ni inglés?',
      en: 'What if I speak no Korean?',
    },
    answer: [
      {
        es: 'Descarga el coreano en tu traductor y guarda tus direcciones escritas en hangul. El metro y los aeropuertos están rotulados también en inglés, y en inmigración (1345) atienden en español.',
        en: 'Download Korean in your translator and keep your addresses written in Hangul. Subway and airport signs are in English too, and the 1330 helpline answers in English at any hour.',
      },
    ],
  },
] as const satisfies readonly Question[];

export const copy = {
  title: {
    es: 'Requisitos para entrar en Corea: K-ETA, e-Arrival y visados | Rumbo Corea',
    en: 'South Korea entry requirements: K-ETA, e-Arrival, visas | Rumbo Corea',
  },
  description: {
    es: 'Elige tu pasaporte y te decimos qué necesitas para entrar en Corea del Sur, para cuándo y cuánto cuesta. K-ETA, e-Arrival, visados, aduana y emergencias.',
    en: 'Choose your passport and see what you need to enter South Korea, by when and at what cost. K-ETA, e-Arrival, visas, customs and emergency numbers.',
  },
  keywords: {
    es: 'requisitos Corea del Sur, K-ETA, e-Arrival, visado Corea, D-4, vacaciones y trabajo Corea, emergencias Corea',
    en: 'South Korea entry requirements, K-ETA, e-Arrival card, Korea visa, D-4, working holiday Korea, Korea emergency numbers',
  },
  menu: {
    label: { es: 'Requisitos', en: 'Requirements' },
    line: { es: 'K-ETA, e-Arrival y visados', en: 'K-ETA, e-Arrival and visas' },
  },
  heading: { es: 'Qué necesitas para entrar en Corea', en: 'What you need to enter Korea' },
  lead: {
    es: 'Permiso de viaje, tarjeta de llegada y visado: según tu pasaporte, todo o casi nada. Empieza por el tuyo.',
    en: 'Travel authorisation, arrival card and visa: depending on your passport, all of it or next to nothing. Start with yours.',
  },
  dated: {
    es: 'Cifras de marzo de 2025; debajo, con fecha y fuente, lo que ha cambiado.',
    en: 'Figures of March 2025; what has changed stands below them, dated and with its source.',
  },
  hangul: '입국',
  hangulMeaning: { es: 'Entrada al país', en: 'Entry into the country' },
  pictureAlt: {
    es: 'Un pasaporte, una tarjeta de embarque a Seúl y un formulario de inmigración recién sellado sobre una tela de retales',
    en: 'A passport, a boarding pass to Seoul and a freshly stamped immigration form on a patchwork cloth',
  },
  figure: {
    number: '72\u00a0h',
    label: {
      es: 'antes de volar, como tarde, para la K-ETA',
      en: 'before the flight, at the latest, for a K-ETA',
    },
  },
  intro: [
    {
      es: 'Los papeles, la maleta y lo que conviene resolver antes de aterrizar. Si te queda una duda, [escríbenos](contact).',
      en: 'The papers, the suitcase and what is best settled before you land. If anything is unclear, [write to us](contact).',
    },
  ],
  contents: { es: 'En esta página', en: 'On this page' },
  note: {
    updated: { es: 'Actualizado', en: 'Updated' },
    known: { es: 'Conviene saber', en: 'Worth knowing' },
    source: { es: 'Fuente', en: 'Source' },
  },
  sections,
  checker,
  faq: {
    id: 'preguntas',
    heading: { es: 'Preguntas de quien va a volar', en: 'Questions before the flight' },
    more: {
      es: 'Sobre el coste de la vida, las academias o la mejor época, mira las [preguntas frecuentes](faq).',
      en: 'On the cost of living, language schools or the best season, see the [frequent questions](faq).',
    },
    items: questions,
  },
  emergencies: {
    id: 'emergencias',
    heading: { es: 'Si algo va mal', en: 'If something goes wrong' },
    lead: {
      es: 'Haz una captura: se llama sin datos. El 911 aquí no sirve.',
      en: 'Take a screenshot: calls need no data. 911 does not work here.',
    },
    call: { es: 'Llamar al {number}', en: 'Call {number}' },
    others: { es: 'Para lo que puede esperar', en: 'For what can wait' },
    phrases: {
      heading: { es: 'Enséñalo o dilo', en: 'Show it or say it' },
      hint: {
        es: 'La «eo» suena como una o abierta y la «eu» como una u con los labios estirados.',
        en: 'Read “eo” like the o in “often” and “eu” like the oo in “book”, lips spread.',
      },
    },
    embassy: {
      es: 'Apunta antes de salir el teléfono de guardia de la embajada de tu país en Seúl: lo publica su Ministerio de Exteriores.',
      en: 'Before you leave, note the duty number of your country’s embassy in Seoul: its foreign ministry publishes it.',
    },
    checked: {
      es: 'Números consultados en noviembre de 2026 en',
      en: 'Numbers looked up in November 2026 in',
    },
  },
} as const satisfies GuideCopy & Record<string, unknown>;
