import type { Text } from '../locale.ts';
import { register, type FigureId } from '../register/register.ts';
import { checker } from './entry-checker.ts';
import type { GuideCopy } from './guide-copy.ts';

/** One subject of the page: its figures, and advice. */
export interface RequirementSection {
  /** The anchor, the same in both languages. */
  readonly id: string;
  readonly title: Text;
  readonly figures?: readonly FigureId[];
  /** Prose, see `GuideCopy`. */
  readonly points: readonly Text[];
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
      'keta-waiver',
      'keta-2027',
      'keta-waiver-published',
      'keta-waiver-press',
      'keta-exempt-ages',
      'keta-fee',
      'keta-surcharge',
      'keta-apply-ahead',
      'keta-approval',
      'keta-validity',
      'keta-stay',
      'stay-30-days',
      'keta-group',
    ],
    points: [
      {
        es: 'Es para los pasaportes que entran sin visado. Se pide en [k-eta.go.kr](https://www.k-eta.go.kr), también en español, con el pasaporte, una foto de la cara, un correo y la dirección de tu primera noche.',
        en: 'It is for passports that enter without a visa. Apply on [k-eta.go.kr](https://www.k-eta.go.kr), available in Spanish and English, with your passport, a photo of your face, an e-mail address and the address of your first night.',
      },
      {
        es: '**La exención es temporal.** Con los pasaportes de España y Estados Unidos no hace falta K-ETA {keta-waiver}; con los de México, Chile, Colombia y Portugal lo dice solo la prensa: confírmalo antes de volar. De 2027 no hemos visto aviso.',
        en: '**The waiver is temporary.** With Spanish and US passports no K-ETA is needed {keta-waiver}; for Mexican, Chilean, Colombian and Portuguese ones only the press says so: confirm it before you fly. We have seen no notice for 2027.',
      },
      {
        es: '**Repasa antes de pagar.** Lo enviado no se corrige y el dinero no se devuelve: con un número mal escrito hay que pedir otra.',
        en: '**Read it over before you pay.** What is sent cannot be corrected and the fee is not refunded: one wrong digit means a new application.',
      },
      {
        es: '**Hay webs que imitan a la oficial** y cobran de más por rellenar el formulario. La de la autoridad acaba en go.kr.',
        en: '**Some websites imitate the official one** and charge extra for filling in the form. The authority’s ends in go.kr.',
      },
      {
        es: 'Con la K-ETA aprobada no tienes que rellenar la e-Arrival.',
        en: 'With an approved K-ETA you do not fill in the e-Arrival card.',
      },
    ],
  },
  {
    id: 'e-arrival',
    title: { es: 'e-Arrival, la tarjeta de llegada', en: 'e-Arrival, the arrival card' },
    figures: ['earrival-fee', 'earrival-window', 'earrival-lapse', 'earrival-paper-end'],
    points: [
      {
        es: 'Se rellena en [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr), en inglés, en unos minutos: pasaporte, vuelo, dirección en Corea y motivo del viaje. No espera aprobación y no hace falta imprimirla.',
        en: 'Fill it in on [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr) in a few minutes: passport, flight, address in Korea and purpose of the trip. It needs no approval and no printing.',
      },
      {
        es: 'Una por persona: la de los {earrival-children} la rellena un adulto. Quien está exento de la K-ETA, también por edad, {keta-exempt-ages-earrival}.',
        en: 'One per person: an adult fills in the card of anyone {earrival-children}. Those exempt from the K-ETA, by age too, {keta-exempt-ages-earrival}.',
      },
      {
        es: 'No la necesita {earrival-exempt}.',
        en: 'Not needed by {earrival-exempt}.',
      },
      {
        es: '**Si una web te cobra, no es la oficial.** Las hay muy parecidas.',
        en: '**If a website charges you, it is not the official one.** Some look very much alike.',
      },
    ],
  },
  {
    id: 'pasaporte',
    title: { es: 'Pasaporte', en: 'Passport' },
    figures: ['keta-passport-validity', 'fingerprint-age'],
    points: [
      {
        es: 'Si te caduca antes, renuévalo y pide la K-ETA después.',
        en: 'If yours expires sooner, renew it and apply for the K-ETA afterwards.',
      },
      {
        es: 'Lleva siempre el pasaporte encima: te lo pedirán para la SIM y para la devolución de impuestos en las [compras](shopping). Y guarda una foto de la página de tus datos en el correo.',
        en: 'Always carry your passport: you need it for a SIM card and for the tax refund when [shopping](shopping). And keep a photo of the data page in your e-mail.',
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
      'd4-threshold',
      'd4-sponsor',
      'd4-grant',
      'd4-balance',
      'd4-work-hours',
      'd4-work-vacation',
      'd4-work-after',
      'arc-fee',
      'arc-deadline',
      'venezuela-visa',
      'paraguay-visa',
      'bolivia-visa',
      'h1-spain',
      'h1-argentina',
      'h1-chile',
      'h1-us-west',
    ],
    points: [
      {
        es: '**Sin visado** puedes hacer turismo, ver a tu gente o seguir un curso corto, pero no cobrar por trabajar.',
        en: '**Without a visa** you can travel, visit people or take a short course, but not do paid work.',
      },
      {
        es: '**Venezuela, Bolivia y Paraguay necesitan visado**, o cuenta con ello: algunas listas dan por exentos a Venezuela y Paraguay, y no hemos leído una página oficial que lo diga: pregunta a la embajada de Corea antes de comprar el vuelo.',
        en: '**Venezuela, Bolivia and Paraguay need a visa**, or expect to: some lists show Venezuela and Paraguay as exempt, and we have read no official page that says so: ask the Korean embassy before you buy the flight.',
      },
      {
        es: '**Estancia corta (C-3)**: para los pasaportes que necesitan visado o para quien ya ha agotado los días del suyo. **Carrera o máster (D-2)**: te admite una universidad.',
        en: '**Short stay (C-3)**: for passports that need a visa, or if you have used up your days. **Degree (D-2)**: a university admits you.',
      },
      {
        es: '**Estudiar coreano (D-4)**: lo patrocinan {d4-sponsor}; una academia privada no puede. El [plan para el D-4](study#d4) pone fecha a cada paso.',
        en: '**Studying Korean (D-4)**: it is sponsored by {d4-sponsor}; a private academy cannot. The [D-4 plan](study#d4) puts a date on each step.',
      },
      {
        es: '**Trabajar con el D-4**: {d4-work-hours}, durante el curso y en vacaciones, {d4-work-after}. Trabajar sin permiso o de más puede costarte el visado: pregunta antes al 1345.',
        en: '**Working on a D-4**: {d4-work-hours}, in term and in holidays alike, {d4-work-after}. Working without a permit, or too much, can cost you the visa: ask 1345 first.',
      },
      {
        es: '**Vacaciones y trabajo (H-1)**: hay acuerdo con España, Chile, Argentina, Portugal y Andorra; con pasaporte de Estados Unidos, {h1-us-west}. En España es {h1-spain}; en Argentina, {h1-argentina}: decide la embajada, y en ella se pide antes de viajar.',
        en: '**Working holiday (H-1)**: there are agreements with Spain, Chile, Argentina, Portugal and Andorra; for US passports, the {h1-us-west}. For Spain the ages are {h1-spain}; for Argentina, {h1-argentina}: the embassy decides, and there you apply before you travel.',
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
        es: '¿Te quedas {d4-threshold}? Pide la tarjeta de residencia en inmigración: el plazo es de {arc-deadline} y cuesta {arc-fee}. La cita se reserva en [hikorea.go.kr](https://www.hikorea.go.kr). Para elegir curso, mira [estudiar en Corea](study).',
        en: 'Staying {d4-threshold}? Apply for the residence card at immigration: the deadline is {arc-deadline}, and it costs {arc-fee}. Book the appointment on [hikorea.go.kr](https://www.hikorea.go.kr). To choose a course, see [study in Korea](study).',
      },
    ],
  },
  {
    id: 'aduana',
    title: { es: 'Aduana', en: 'Customs' },
    figures: [
      'customs-dairy',
      'customs-meat-fine',
      'customs-goods',
      'customs-alcohol',
      'customs-cigarettes',
      'customs-cash',
    ],
    points: [
      {
        es: '**Ni embutido ni queso.** El jamón, el chorizo, la cecina y cualquier carne se quedan en casa, también envasados al vacío; el queso, la mantequilla, el yogur y la leche en polvo, igual. No declararlos puede costar una multa: por la carne, {customs-meat-fine}. Tampoco lleves fruta fresca, semillas ni plantas.',
        en: '**No cured meat and no cheese.** Ham, chorizo, jerky and any other meat stay at home, vacuum-packed or not; so do cheese, butter, yogurt and milk powder. Failing to declare them can mean a fine: for meat, {customs-meat-fine}. Leave fresh fruit, seeds and plants behind too.',
      },
      {
        es: 'Puedes entrar con compras por valor de {customs-goods} y, aparte, si tienes {customs-age} o más, alcohol ({customs-alcohol}) y {customs-cigarettes}.',
        en: 'You may bring goods worth {customs-goods} and, on top, if you are {customs-age} or over, alcohol ({customs-alcohol}) and {customs-cigarettes}.',
      },
      {
        es: 'Declara el dinero si llevas {customs-cash}, en cualquier moneda. El formulario de aduana se rellena {customs-form}: sin nada, basta con salir por el pasillo verde.',
        en: 'Declare your money if you carry {customs-cash}, in any currency. The customs form is filled in {customs-form}: otherwise you simply walk out through the green channel.',
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
    figures: ['nhis-start', 'nhis-premium'],
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
        es: 'Si estudias con un D-4, lleva un seguro privado: en el nacional se entra {nhis-start}, con la cuota de estudiante.',
        en: 'If you study on a D-4, bring private insurance: you join the national one {nhis-start}, at the student premium.',
      },
    ],
  },
  {
    id: 'salud',
    title: { es: 'Salud y medicinas', en: 'Health and medicines' },
    figures: [
      'medicine-amphetamine',
      'medicine-permit-form',
      'medicine-permit-time',
      'medicine-permit-supply',
      'medicine-ordinary',
      'medicine-cannabis',
    ],
    points: [
      {
        es: 'No hay vacunas obligatorias; un centro de vacunación te dirá cuáles convienen.',
        en: 'No vaccination is compulsory; a travel clinic will tell you which are advisable.',
      },
      {
        es: 'Medicinas corrientes, para ti, en su caja y con la receta o el informe en inglés: {medicine-ordinary}.',
        en: 'Ordinary medicines, for yourself, in their box and with the prescription or a certificate in English: {medicine-ordinary}.',
      },
      {
        es: '**Con permiso previo, seas de donde seas:** zolpidem (Stilnox), alprazolam (Trankimazin, Xanax), lorazepam (Orfidal, Ativan), diazepam (Valium), clonazepam (Rivotril) y otros tranquilizantes y somníferos; metilfenidato (Concerta, Rubifen, Ritalin); y los opioides. Con tramadol, pregunta también.',
        en: '**With a permit in advance, whatever your nationality:** zolpidem (Ambien, Stilnox), alprazolam (Xanax), lorazepam (Ativan), diazepam (Valium), clonazepam (Rivotril) and other tranquillisers and sleeping pills; methylphenidate (Concerta, Ritalin); and opioids. With tramadol, ask too.',
      },
      {
        es: 'El permiso se pide {medicine-permit-form}: este es [el formulario](https://nedrug.mfds.go.kr/CCAAI01/init). Tarda {medicine-permit-time}. Cubre {medicine-permit-supply}, en el equipaje de mano y con tu propia receta, en inglés o coreano.',
        en: 'You apply {medicine-permit-form}: here is [the form](https://nedrug.mfds.go.kr/CCAAI01/init). It takes {medicine-permit-time}. It covers {medicine-permit-supply}, in hand luggage and with your own prescription, in English or Korean.',
      },
      {
        es: '**Anfetaminas (Adderall, Elvanse, lisdexanfetamina): no. Pregunta antes** a narcotics@korea.kr y no viajes sin respuesta escrita. El cannabis y el CBD están {medicine-cannabis}.',
        en: '**Amphetamines (Adderall, Vyvanse or Elvanse, lisdexamfetamine): no. Ask first** at narcotics@korea.kr and do not travel without a written answer. Cannabis and CBD are {medicine-cannabis}.',
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
        es: 'Comprueba antes que tu teléfono es libre y si admite eSIM. Con ella sales conectado del avión; la SIM física se recoge, con el pasaporte, en los mostradores de Incheon o Gimhae.',
        en: 'Check first that your phone is unlocked and whether it takes an eSIM. With one you leave the plane online; collect a physical SIM, with your passport, at the counters in Incheon or Gimhae.',
      },
      {
        es: '**Muchas eSIM de viaje son solo de datos**: para mapas y mensajes bastan, pero no llaman al 1330, al 1345, a la embajada ni al intérprete. Mira si la tuya incluye llamadas.',
        en: '**Many travel eSIMs are data only**: enough for maps and messages, but they cannot call 1330, 1345, the embassy or the interpreter. Check whether yours includes calls.',
      },
      {
        es: 'El roaming europeo no vale en Corea: apaga los datos de tu línea antes de aterrizar. Hay wifi gratis en el metro, los aeropuertos y casi todas las cafeterías.',
        en: 'European roaming does not cover Korea: switch off your line’s data before landing. There is free wifi in the subway, airports and almost every café.',
      },
      {
        es: 'Muchas aplicaciones exigen un número a nombre de un residente: si vienes para una estancia larga, contrata una línea con tu tarjeta de residencia.',
        en: 'Many apps insist on a number in a resident’s name: for a long stay, get a line with your residence card.',
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
        es: 'No. Va unida al número del pasaporte, así que pide otra con el nuevo, {keta-apply-ahead} de volar.',
        en: 'No. It is tied to the passport number, so apply for another with the new one, {keta-apply-ahead} of the flight.',
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
        es: 'Pasaporte propio y su e-Arrival. La K-ETA no se pide a estas edades: {keta-exempt-ages}. Si viajan sin uno de los padres, mira qué permiso de salida pide tu país: la aerolínea puede exigirlo.',
        en: 'Their own passport and their own e-Arrival card. These ages need no K-ETA: {keta-exempt-ages}. If they travel without one parent, check which travel consent your country asks for: the airline may insist on it.',
      },
    ],
  },
  {
    id: 'quedarme-mas',
    question: {
      es: '¿Puedo salir a Japón y volver para empezar de cero?',
      en: 'Can I hop over to Japan and come back to start again?',
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
        es: 'Descarga el coreano en tu traductor y guarda tus direcciones escritas en hangul. El metro y los aeropuertos están rotulados también en inglés, y a cualquier hora hay un intérprete en español en el 1588-5644.',
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
    es: 'Permiso de viaje, tarjeta de llegada y visado: según tu pasaporte, los tres o solo uno. Empieza por el tuyo.',
    en: 'Travel authorisation, arrival card and visa: depending on your passport, all three or just one. Start with yours.',
  },
  dated: {
    es: 'Cifras revisadas en noviembre de 2026; debajo, las de nuestra edición de marzo de 2025.',
    en: 'Figures checked in November 2026; below them, those of our March 2025 edition.',
  },
  hangul: '입국',
  hangulMeaning: { es: 'Entrada al país', en: 'Entry into the country' },
  pictureAlt: {
    es: 'Un pasaporte, una tarjeta de embarque a Seúl y un formulario de inmigración recién sellado sobre una tela de retales',
    en: 'A passport, a boarding pass to Seoul and a freshly stamped immigration form on a patchwork cloth',
  },
  figure: {
    number: `${register['keta-apply-ahead'].current.value}\u00a0h`,
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
      es: 'Guarda una captura de esta parte. El 911 aquí no sirve: la policía es el 112, y la ambulancia, el 119.',
      en: 'Keep a screenshot of this part. 911 does not work here: the police is 112, and the ambulance 119.',
    },
    voice: {
      es: 'El 112 y el 119 se marcan desde cualquier teléfono con cobertura. No hemos encontrado si también con una eSIM solo de datos: no cuentes con ello y pide a alguien que llame. Los demás números necesitan una línea con llamadas, que muchas eSIM no tienen.',
      en: '112 and 119 can be dialled from any phone with coverage. We have not found out whether a data-only eSIM reaches them: do not count on it, and ask someone to call. The other numbers need a line with calls, which many eSIMs lack.',
    },
    call: { es: 'Llamar al {number}', en: 'Call {number}' },
    others: { es: 'Para lo que puede esperar', en: 'For what can wait' },
    phrases: {
      heading: { es: 'Enséñalo o dilo', en: 'Show it or say it' },
      hint: {
        es: 'La «eo» suena como una o abierta; la «eu», como una u con los labios estirados; la «ae», como una e. La «j» es la y de «inyectar», la «h» se aspira y la «g» es siempre suave, como en «gato».',
        en: 'Read “eo” like the o in “often” and “eu” like the oo in “book”, lips spread.',
      },
    },
    embassy: {
      es: 'Apunta antes de salir el teléfono de guardia de la embajada de tu país en Seúl: lo publica su Ministerio de Exteriores.',
      en: 'Before you leave, note the duty number of your country’s embassy in Seoul: its foreign ministry publishes it.',
    },
    checked: {
      es: 'Leído el 22 de noviembre de 2026; cada fuente lleva su propia fecha:',
      en: 'Read on 22 November 2026; each source bears its own date:',
    },
  },
} as const satisfies GuideCopy & Record<string, unknown>;
