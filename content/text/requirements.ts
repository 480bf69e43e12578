import { visaExpected } from '../data/entry-rules.ts';
import type { Text } from '../locale.ts';
import { whileInForce } from '../register/in-force.ts';
import { register, type FigureId } from '../register/register.ts';
import { checker } from './entry-checker.ts';
import type { GuideText } from './guide-text.ts';

/** One subject of the page: its figures, and advice. */
export interface RequirementSection {
  /** The anchor, the same in both languages. */
  readonly id: string;
  readonly title: Text;
  /** What counts most, in a line of prose. */
  readonly fact: Text;
  /** What prose does not say, in rows. */
  readonly figures?: readonly FigureId[];
  /** What one does in which order; prose, see `GuideText`. */
  readonly steps?: readonly Text[];
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
    id: 'which',
    title: { es: 'Cuál te toca', en: 'Which one is yours' },
    fact: {
      es: '**K-ETA, e-Arrival o visado**, según el pasaporte',
      en: '**K-ETA, e-Arrival or visa**, by passport',
    },
    points: [
      {
        es: 'La K-ETA es un permiso: la pides, pagas y esperas respuesta antes de volar. La e-Arrival es una tarjeta de llegada: la rellenas, es gratis y nadie la aprueba.',
        en: 'The K-ETA is an authorisation: you apply, pay and wait for an answer before you fly. The e-Arrival is an arrival card: you fill it in, it is free and nobody approves it.',
      },
      {
        es: '**Si entras sin visado (visa) y con exención de K-ETA,** solo rellenas la e-Arrival.',
        en: '**If you enter without a visa and are exempt from the K-ETA,** you only fill in the e-Arrival card.',
      },
      {
        es: '**Si entras sin visado y no tienes exención,** pides la K-ETA y te olvidas de la e-Arrival.',
        en: '**If you enter without a visa and are not exempt,** you apply for the K-ETA and can forget about the e-Arrival card.',
      },
      {
        es: '**Si necesitas visado, o vas a estudiar {d4-threshold},** lo pides en la [embajada de Corea](embassies) y, si llegas sin tarjeta de residencia, rellenas también la e-Arrival.',
        en: '**If you need a visa, or will study for {d4-threshold},** you apply for it at the [Korean embassy](embassies) and, if you arrive without a residence card, fill in the e-Arrival card too.',
      },
    ],
  },
  {
    id: 'waiver',
    title: { es: 'La exención de la K-ETA', en: 'The K-ETA waiver' },
    fact: whileInForce(
      'keta-waiver',
      {
        es: '**Sin K-ETA** {keta-waiver}, con algunos pasaportes',
        en: '**No K-ETA** {keta-waiver}, with some passports',
      },
      {
        es: '**La exención {keta-waiver}:** mira si se ha prorrogado',
        en: '**The waiver {keta-waiver}:** check whether it was extended',
      },
    ),
    points: [
      whileInForce(
        'keta-waiver',
        {
          es: 'No hace falta K-ETA {keta-waiver} con los pasaportes de España, Estados Unidos, Reino Unido, Canadá, Australia y Nueva Zelanda; cuenta el día en que llegas. Con los de México, Chile, Colombia, Portugal, Irlanda y Sudáfrica lo dice solo la prensa: elige tu nacionalidad en [k-eta.go.kr](https://www.k-eta.go.kr) y, si no sale el aviso, pídela.',
          en: 'No K-ETA is needed {keta-waiver} with British, US, Canadian, Australian, New Zealand and Spanish passports; what counts is the day you arrive. For those of Mexico, Chile, Colombia, Portugal, Ireland and South Africa only the press says so: choose your nationality on [k-eta.go.kr](https://www.k-eta.go.kr) and, if no notice appears, apply.',
        },
        {
          es: 'No hacía falta K-ETA con los pasaportes de España, Estados Unidos, Reino Unido, Canadá, Australia y Nueva Zelanda; con los de México, Chile, Colombia, Portugal, Irlanda y Sudáfrica lo decía solo la prensa. Si se ha prorrogado no lo sabemos: elige tu nacionalidad en [k-eta.go.kr](https://www.k-eta.go.kr) antes de comprar el vuelo y, si no sale el aviso de exención, pídela.',
          en: 'No K-ETA was needed with British, US, Canadian, Australian, New Zealand and Spanish passports; for those of Mexico, Chile, Colombia, Portugal, Ireland and South Africa only the press said so. Whether it was extended we do not know: choose your nationality on [k-eta.go.kr](https://www.k-eta.go.kr) before you buy the ticket and, if no notice of exemption appears, apply.',
        },
      ),
      whileInForce(
        'keta-waiver',
        {
          es: '**¿Aterrizas en 2027?** No des nada por hecho: mira k-eta.go.kr antes de comprar el vuelo y otra vez una semana antes de salir.',
          en: '**Landing in 2027?** Take nothing for granted: look at k-eta.go.kr before you buy the ticket and again a week before you fly.',
        },
        {
          es: '**Míralo otra vez una semana antes de salir.** Cuenta el día en que llegas, no el día en que compraste el vuelo.',
          en: '**Look again a week before you fly.** What counts is the day you arrive, not the day you bought the ticket.',
        },
      ),
      {
        es: 'Exentos por edad, con cualquier pasaporte: {keta-exempt-ages}. La e-Arrival {keta-exempt-ages-earrival}.',
        en: 'Exempt by age, on any passport: {keta-exempt-ages}. The e-Arrival card is another matter: they {keta-exempt-ages-earrival}.',
      },
    ],
  },
  {
    id: 'k-eta',
    title: { es: 'K-ETA, el permiso de viaje', en: 'K-ETA, the travel authorisation' },
    fact: {
      es: '**{keta-fee}**, y vale {keta-validity}',
      en: '**{keta-fee}**, valid for {keta-validity}',
    },
    figures: ['keta-surcharge', 'keta-stay', 'keta-group'],
    steps: [
      {
        es: '**Entra en la web oficial**, [k-eta.go.kr](https://www.k-eta.go.kr), también en español, o en su aplicación. Escribe tú la dirección: los anuncios de los buscadores llevan a intermediarios que cobran de más.',
        en: '**Go to the official website**, [k-eta.go.kr](https://www.k-eta.go.kr), available in English, or its app. Type the address yourself: adverts in search engines lead to middlemen who charge more.',
      },
      {
        es: '**Ten a mano** el pasaporte, una foto reciente de la cara, un correo que leas a menudo, la dirección de tu primera noche y una tarjeta para pagar.',
        en: '**Have ready** your passport, a recent photo of your face, an email address you check often, the address of your first night and a card to pay with.',
      },
      {
        es: '**Elige tu nacionalidad** y lee el aviso, si aparece: puede que no la necesites.',
        en: '**Choose your nationality** and read the notice, if there is one: you may not need it.',
      },
      {
        es: '**Copia los datos del pasaporte** letra por letra, con todos los nombres y apellidos. La letra O y el cero se confunden más de lo que parece.',
        en: '**Copy the passport’s details** letter by letter, with all your names. The letter O and zero are confused more often than you would think.',
      },
      {
        es: '**Contesta al cuestionario**: motivo del viaje, dirección y teléfono en Corea, trabajo, viajes anteriores y preguntas de salud y antecedentes.',
        en: '**Answer the questions**: purpose of the trip, address and phone in Korea, work, earlier trips, and questions on health and criminal record.',
      },
      {
        es: '**Repasa y paga.** Lo enviado no se corrige y el dinero no se devuelve: con un solo número mal escrito hay que pedir otra.',
        en: '**Read it over and pay.** What is sent cannot be corrected and the fee is not refunded: one wrong digit means a new application.',
      },
      {
        es: '**Espera el correo.** Aunque a veces llega en una hora, {keta-approval}. Guarda una captura con el número de solicitud.',
        en: '**Wait for the email.** It sometimes comes within an hour, but {keta-approval}. Keep a screenshot with the application number.',
      },
    ],
    points: [
      {
        es: 'Pídela {keta-apply-ahead} de volar, o mejor una semana.',
        en: 'Apply {keta-apply-ahead} of the flight, or better a week.',
      },
      {
        es: 'Si tu nacionalidad está exenta, también puedes pedirla, pagando, para no rellenar la e-Arrival en cada viaje. Solo compensa si vas a volver pronto.',
        en: 'If your nationality is exempt you may still apply, and pay, so as not to fill in the e-Arrival card on each trip. It is only worth it if you will be back soon.',
      },
    ],
  },
  {
    id: 'e-arrival',
    title: { es: 'e-Arrival, la tarjeta de llegada', en: 'e-Arrival, the arrival card' },
    fact: {
      es: '**Gratis**, el día que llegas o los dos anteriores',
      en: '**Free**, on the day you arrive or the two before',
    },
    steps: [
      {
        es: '**Entra en** [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr) y elige inglés. Rellénala {earrival-window}.',
        en: '**Go to** [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr) and choose English. Fill it in {earrival-window}.',
      },
      {
        es: '**Rellena los datos del pasaporte** con el que viajas, con los dos apellidos si los tiene, y un correo.',
        en: '**Fill in the details of the passport** you travel on, with both surnames if it has two, and an email address.',
      },
      {
        es: '**Añade el viaje**: vuelo de llegada, fecha prevista de salida y motivo.',
        en: '**Add the trip**: arrival flight, planned departure date and purpose.',
      },
      {
        es: '**Escribe la dirección en Corea** de tu primera noche, con el código postal. Cópiala de la reserva.',
        en: '**Write the address in Korea** of your first night, with the postcode. Copy it from the booking.',
      },
      {
        es: '**Envía y guarda** la confirmación. No hay que imprimirla: la ven al leer tu pasaporte.',
        en: '**Send it and keep** the confirmation. There is no need to print it: they see it when they read your passport.',
      },
    ],
    points: [
      {
        es: 'Es gratis siempre: **si una web te cobra, no es la oficial.** Caduca {earrival-lapse}; si cambia el vuelo, haz otra.',
        en: 'It is always free: **if a website charges you, it is not the official one.** It lapses {earrival-lapse}; if the flight changes, make another.',
      },
      {
        es: 'Hace falta una por persona; la de los {earrival-children} la rellena un adulto. No hace falta para {earrival-exempt}.',
        en: 'Each person needs one; an adult fills it in for anyone {earrival-children}. No card is needed by {earrival-exempt}.',
      },
    ],
  },
  {
    id: 'pasaporte',
    title: { es: 'Pasaporte', en: 'Passport' },
    fact: {
      es: '**{keta-passport-validity}** de validez',
      en: 'Valid for **{keta-passport-validity}**',
    },
    points: [
      {
        es: 'Es una precaución: la aerolínea puede pedirlo. Si el tuyo caduca antes, renuévalo y pide la K-ETA después.',
        en: 'It is a precaution: the airline may ask for it. If yours expires sooner, renew it before you apply for the K-ETA.',
      },
      {
        es: 'Lleva siempre el pasaporte encima: te lo pedirán para la SIM y para la devolución de impuestos en las [compras](shopping). Y envíate por correo una foto de la página de datos.',
        en: 'Always carry your passport. You need it for a SIM card and for the tax refund when [shopping](shopping). And email yourself a photo of the data page.',
      },
      {
        es: '¿Perdido o robado? Denúncialo en una comisaría y ve con la denuncia a la embajada de tu país en Seúl: [paso a paso](emergencies#passport-lost).',
        en: 'Lost or stolen? Report it at a police station and take the report to your country’s embassy in Seoul: [step by step](emergencies#passport-lost).',
      },
    ],
  },
  {
    id: 'visados',
    title: { es: 'Visados', en: 'Visas' },
    fact: {
      es: '**D-4** para estudiar {d4-threshold}',
      en: '**D-4** to study for {d4-threshold}',
    },
    figures: ['d4-grant', 'd4-balance'],
    points: [
      {
        es: '**Sin visado** puedes hacer turismo, visitar a amigos y familia o hacer un curso corto, pero no trabajar a cambio de dinero.',
        en: '**Without a visa** you can travel, visit friends and family or take a short course, but not do paid work.',
      },
      visaExpected,
      {
        es: '**Estancia corta (C-3)**: si tu pasaporte necesita visado o ya has agotado tus días sin él. **Carrera o máster (maestría), D-2**: cuando te admite una universidad.',
        en: '**Short stay (C-3)**: if your passport needs a visa, or you have used up your visa-free days. **Degree (D-2)**: once a university has admitted you.',
      },
      {
        es: '**Estudiar coreano (D-4)**: lo patrocinan {d4-sponsor}; una academia privada no puede. El [plan para el D-4](study#d4) pone fecha a cada paso.',
        en: '**Studying Korean (D-4)**: it can be sponsored by {d4-sponsor}, not by a private academy. The [D-4 plan](study#d4) puts a date on each step.',
      },
      {
        es: '**Trabajar con el D-4**: {d4-work-hours}, durante el curso y en vacaciones, {d4-work-after}. Trabajar sin permiso, o más horas, puede costarte el visado: pregunta antes al 1345.',
        en: '**Working on a D-4**: {d4-work-hours}, in term and in holidays alike, {d4-work-after}. Working without a permit, or for more hours, can cost you the visa, so ask 1345 first.',
      },
      {
        es: '**Vacaciones y trabajo (H-1)**: con pasaporte de España, Chile, Argentina, Portugal, Andorra, Reino Unido, Irlanda, Canadá, Australia o Nueva Zelanda puedes pasar un año en Corea (hasta dos con el del Reino Unido o Canadá) viajando y trabajando de vez en cuando; con el de Estados Unidos existe el {h1-us-west}. Las edades están en [otros visados](working-holiday#h1). Decide la embajada: pregúntale antes de viajar.',
        en: '**Working holiday (H-1)**: with a passport of the United Kingdom, Ireland, Canada, Australia, New Zealand, Spain, Portugal, Andorra, Chile or Argentina you can spend a year in Korea (up to two on a British or Canadian one) travelling and working now and then; for US passports there is the {h1-us-west}. The ages are under [other visas](working-holiday#h1). The embassy decides: ask it before you travel.',
      },
      {
        es: '**Trabajo (serie E)**: el tipo depende del puesto, y la empresa inicia los trámites en Corea.',
        en: '**Work (E series)**: the type depends on the job, and the employer starts the paperwork in Korea.',
      },
      {
        es: 'Busca tu visado en [visa.go.kr](https://www.visa.go.kr). La embajada de Corea que te corresponde te dirá la tasa, los papeles y el plazo.',
        en: 'Look up your visa on [visa.go.kr](https://www.visa.go.kr). The Korean embassy that covers where you live will tell you the fee, the documents and the waiting time.',
      },
      {
        es: '¿Te quedas {d4-threshold}? Pide la tarjeta de residencia en inmigración. El plazo es de {arc-deadline} y la tarjeta cuesta {arc-fee}. La cita se reserva en [hikorea.go.kr](https://www.hikorea.go.kr). Para elegir curso, mira [estudiar en Corea](study).',
        en: 'Staying {d4-threshold}? Apply for the residence card at immigration. The deadline is {arc-deadline}, and the card costs {arc-fee}. Book the appointment on [hikorea.go.kr](https://www.hikorea.go.kr). To choose a course, see [study in Korea](study).',
      },
    ],
  },
  {
    id: 'aduana',
    title: { es: 'Aduana', en: 'Customs' },
    fact: {
      es: '**Ni carne ni queso**; compras, hasta {customs-goods}',
      en: '**No meat, no cheese**; goods up to {customs-goods}',
    },
    points: [
      {
        es: '**Ni embutido ni queso.** Deja en casa el jamón, el chorizo, la cecina y cualquier otra carne, también envasados al vacío. Lo mismo vale para el queso, la mantequilla, el yogur y la leche en polvo. Si no los declaras te pueden multar: por la carne, {customs-meat-fine}. Tampoco lleves fruta fresca, semillas ni plantas.',
        en: '**No cured meat and no cheese.** Leave ham, chorizo, jerky and any other meat at home, vacuum-packed or not. The same goes for cheese, butter, yogurt and milk powder. If you do not declare them you can be fined (for meat, {customs-meat-fine}). Leave fresh fruit, seeds and plants behind too.',
      },
      {
        es: 'Puedes entrar con compras por valor de {customs-goods} y, aparte, si tienes {customs-age} o más, alcohol ({customs-alcohol}) y {customs-cigarettes}.',
        en: 'You may bring goods worth {customs-goods} and, on top, if you are {customs-age} or over, alcohol ({customs-alcohol}) and {customs-cigarettes}.',
      },
      {
        es: 'Declara el dinero si llevas {customs-cash}, en cualquier moneda. El formulario de aduana se rellena {customs-form}; si no, sal por el pasillo verde. [¿Vienes con perro o gato?](manners#pets)',
        en: 'Declare your money if you carry {customs-cash}, in any currency. You fill in the customs form {customs-form}; otherwise just walk out through the green channel. [Bringing a dog or cat?](manners#pets)',
      },
    ],
  },
  {
    id: 'dinero',
    title: { es: 'Dinero', en: 'Money' },
    fact: {
      es: '**Tarjeta casi siempre**; efectivo para la T-money',
      en: '**Cards nearly everywhere**; cash for T-money',
    },
    points: [
      {
        es: 'La moneda es el won (₩). Casi todo se paga con tarjeta, pero lleva efectivo para los puestos de los mercados y para recargar la T-money, la tarjeta del [transporte](transport). Avisa a tu banco del viaje y lleva dos tarjetas de redes distintas.',
        en: 'The currency is the won (₩). Cards work almost everywhere, but carry cash for market stalls and for topping up T-money, the [transport](transport) card. Tell your bank about the trip and bring two cards on different networks.',
      },
      {
        es: 'Saca dinero en los cajeros «Global ATM» y elige que te cobren en wones. Para saber cuánto llevar, [calcula tu presupuesto](budget).',
        en: 'Withdraw cash at machines marked “Global ATM” and choose to be charged in won. To see how much to bring, [work out your budget](budget).',
      },
    ],
  },
  {
    id: 'seguro',
    title: { es: 'Seguro', en: 'Insurance' },
    fact: {
      es: '**No es obligatorio**, pero el hospital se paga entero',
      en: '**Not required**, but you pay the whole hospital bill',
    },
    figures: ['nhis-premium'],
    points: [
      {
        es: 'Para entrar como turista no te lo piden, pero sin seguro pagarías el hospital entero. Contrata uno con asistencia médica y repatriación, y guarda su teléfono de urgencias donde puedas leerlo sin conexión.',
        en: 'You do not need it to enter as a tourist, but without it you would pay the whole hospital bill. Take out a policy with medical cover and repatriation, and save its emergency number where you can read it offline.',
      },
      {
        es: 'Si vas al médico, pide la factura y el informe en inglés: el seguro los exige.',
        en: 'If you see a doctor, ask for the invoice and a report in English: the insurer will want them.',
      },
      {
        es: 'Si estudias con un D-4, lleva un seguro privado. En el nacional se entra {nhis-start}, con la cuota de estudiante.',
        en: 'If you study on a D-4, bring private insurance. You join the national scheme {nhis-start}, at the student rate.',
      },
    ],
  },
  {
    id: 'salud',
    title: { es: 'Salud y medicinas', en: 'Health and medicines' },
    fact: {
      es: '**Receta en inglés**; algunas medicinas, con permiso previo',
      en: '**Prescription in English**; some medicines need a permit first',
    },
    points: [
      {
        es: 'No hay vacunas obligatorias; un centro de vacunación te dirá cuáles convienen.',
        en: 'No vaccinations are compulsory; a travel clinic will tell you which are advisable.',
      },
      {
        es: 'Puedes llevar medicinas corrientes para ti, en su caja y con la receta o el informe en inglés: {medicine-ordinary}.',
        en: 'You may bring ordinary medicines for your own use, in their box and with the prescription or a certificate in English: {medicine-ordinary}.',
      },
      {
        es: '**Con permiso previo, seas de donde seas:** zolpidem (Stilnox), alprazolam (Trankimazin, Xanax), lorazepam (Orfidal, Ativan), diazepam (Valium), clonazepam (Rivotril) y otros tranquilizantes y somníferos; metilfenidato (Concerta, Rubifen, Ritalin); y los opioides. Con tramadol, pregunta también.',
        en: '**With a permit in advance, whatever your nationality:** zolpidem (Ambien, Stilnox), alprazolam (Xanax), lorazepam (Ativan), diazepam (Valium), clonazepam (Rivotril) and other tranquillisers and sleeping pills; methylphenidate (Concerta, Ritalin); and opioids. With tramadol, ask too.',
      },
      {
        es: 'El permiso se pide {medicine-permit-form}, con [este formulario](https://nedrug.mfds.go.kr/CCAAI01/init). Tarda {medicine-permit-time}. Cubre {medicine-permit-supply}, en el equipaje de mano y con tu propia receta, en inglés o coreano.',
        en: 'You apply {medicine-permit-form}, with [this form](https://nedrug.mfds.go.kr/CCAAI01/init). It takes {medicine-permit-time}. It covers {medicine-permit-supply}, in hand luggage and with your own prescription, in English or Korean.',
      },
      {
        es: '**Anfetaminas (Adderall, Elvanse, lisdexanfetamina): no. Pregunta antes** a narcotics@korea.kr y no viajes sin respuesta escrita. El cannabis y el CBD están {medicine-cannabis}: por entrar con ellos la pena es {drug-import-penalty}.',
        en: '**Amphetamines (Adderall, Vyvanse or Elvanse, lisdexamfetamine): no. Ask first** at narcotics@korea.kr and do not travel without a written answer. Cannabis and CBD are {medicine-cannabis}: the penalty for bringing them in is {drug-import-penalty}.',
      },
      {
        es: 'En primavera el polvo amarillo del desierto ensucia el aire. Mira la previsión y lleva mascarilla (cubrebocas). El agua del grifo (de la llave) se puede beber.',
        en: 'In spring, yellow dust from the desert pollutes the air. Check the forecast and carry a mask. Tap water is safe to drink.',
      },
    ],
  },
  {
    id: 'sim',
    title: { es: 'SIM, eSIM y datos', en: 'SIM, eSIM and data' },
    fact: {
      es: '**Lleva eSIM o SIM**, comprada antes o al llegar',
      en: '**Bring an eSIM or SIM**, bought before or on arrival',
    },
    points: [
      {
        es: 'Comprueba antes que tu móvil (celular) está libre y si admite eSIM. Con ella sales del avión ya con conexión; la SIM física se recoge, con el pasaporte, en los mostradores de Incheon o Gimhae.',
        en: 'Check first that your phone is unlocked and whether it takes an eSIM. With one you are online as you leave the plane; a physical SIM is collected, with your passport, at the counters in Incheon or Gimhae.',
      },
      {
        es: '**Muchas eSIM de viaje son solo de datos.** Para mapas y mensajes bastan, pero no llaman al 1330, al 1345, a la embajada ni al intérprete. Mira si la tuya incluye llamadas.',
        en: '**Many travel eSIMs are data only.** They are enough for maps and messages, but they cannot call 1330, 1345, the embassy or the interpreter. Check whether yours includes calls.',
      },
      {
        es: 'El roaming europeo no vale en Corea: apaga los datos de tu línea antes de aterrizar. Hay wifi gratis en el metro, los aeropuertos y casi todas las cafeterías.',
        en: 'European roaming does not cover Korea, so switch off your line’s data before landing. There is free wifi in the subway, airports and almost every café.',
      },
      {
        es: 'Muchas aplicaciones exigen un número a nombre de un residente: si te quedas mucho tiempo, contrata una línea con tu tarjeta de residencia.',
        en: 'Many apps insist on a number in a resident’s name, so for a long stay get a line with your residence card.',
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
        es: 'No. La K-ETA no es un visado, y decide quien te recibe en el control de inmigración. Ten a mano el billete (boleto) de salida, la dirección donde duermes y una idea clara de tu viaje.',
        en: 'No. A K-ETA is not a visa, and the officer at passport control decides. Have your onward ticket, the address where you are staying and a clear idea of your trip ready.',
      },
    ],
  },
  {
    id: 'trouble',
    question: {
      es: '¿Y si me deniegan la K-ETA, o me equivoco?',
      en: 'What if my K-ETA is refused, or I make a mistake?',
    },
    answer: [
      {
        es: 'Si te la deniegan, no podrás embarcar sin visado: pregunta en la [embajada de Corea](embassies) por el de estancia corta, el C-3. Si ves un error en una ya pagada, pide otra. Si no encuentras la confirmación de la e-Arrival, vuelve a rellenarla: tarda unos minutos.',
        en: 'If it is refused, you cannot board without a visa: ask the [Korean embassy](embassies) about the one for short stays, the C-3. If you spot a mistake in one already paid for, apply for another. If you cannot find the confirmation of your e-Arrival card, fill it in again: it takes a few minutes.',
      },
      {
        es: 'Si prefieres que lo miremos contigo, [escríbenos](contact). Orientarte no cuesta nada.',
        en: 'If you would rather look at it together, [write to us](contact). Our advice costs nothing.',
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
        es: 'Puede pedírtelos la aerolínea o el agente al llegar. Sirve un billete a cualquier otro país con fecha dentro de tu estancia permitida. Para el dinero suele bastar una tarjeta y la reserva del alojamiento.',
        en: 'The airline may, and so may the officer on arrival. A ticket to any other country, dated within your permitted stay, will do. For money, a bank card and your hotel booking are usually enough.',
      },
    ],
  },
  {
    id: 'pasaporte-nuevo',
    question: {
      es: 'He renovado el pasaporte. ¿Sirve mi K-ETA?',
      en: 'I have renewed my passport. Is my K-ETA still valid?',
    },
    answer: [
      {
        es: 'No. Va unida al número del pasaporte: pide otra con el nuevo, {keta-apply-ahead} de volar.',
        en: 'No. It is tied to the passport number: apply again with the new one, {keta-apply-ahead} of the flight.',
      },
    ],
  },
  {
    id: 'escala',
    question: {
      es: 'Solo hago escala en Incheon. ¿Necesito algo?',
      en: 'I am only changing planes at Incheon. Do I need anything?',
    },
    answer: [
      {
        es: 'Si no pasas el control de pasaportes, no entras en Corea: vas por la zona de tránsito a tu puerta, sin K-ETA. Hace falta que los dos vuelos vayan en una reserva, con la maleta facturada hasta el final. Si tienes que recogerla y volver a facturar, cambiar de aeropuerto o quieres salir a ver Seúl, entras en el país y valen las reglas del turismo.',
        en: 'If you do not go through passport control, you do not enter Korea: you walk through the transit area to your gate, with no K-ETA. For that both flights have to be on one booking, with your bag checked through to the end. If you have to collect it and check in again, change airports or want to go out and see Seoul, you do enter the country, and the rules for tourism apply.',
      },
      {
        es: '**¿Tu pasaporte necesita visado?** En la zona de tránsito puedes esperar {transit-hours}, y la aerolínea puede pedirte más papeles. Antes de comprar el vuelo, pregúntale por escrito si te deja embarcar sin visado coreano. Para salir del aeropuerto hace falta visado, salvo que tengas uno en vigor, o residencia, de Estados Unidos, Canadá, Australia, Nueva Zelanda o un país de Europa que esté en la lista de Corea y vayas de paso a otro país: entonces puedes entrar {transit-third-country}. No vale con pasaporte de Cuba. Pregunta antes a la [embajada de Corea](embassies).',
        en: '**Does your passport need a visa?** You may wait {transit-hours} in the transit area, and the airline may ask for more papers. Before you buy the flight, ask it in writing whether you may board without a Korean visa. To leave the airport you need a visa, unless you hold a valid one, or residence, of the United States, Canada, Australia, New Zealand or a European country on Korea’s list and are on your way to another country: then you may enter for {transit-third-country}. It does not apply to Cuban passports. Ask the [Korean embassy](embassies) first.',
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
        es: 'Pasaporte propio y su e-Arrival. No se pide K-ETA con {keta-exempt-ages}; quien cumple 18 antes de entrar sigue las reglas de su pasaporte. Si viajan sin uno de los padres, mira qué permiso de salida exige tu país: la aerolínea puede pedirlo.',
        en: 'Their own passport and their own e-Arrival card. No K-ETA is needed by those {keta-exempt-ages}; anyone who turns 18 before entering follows the rules of their passport. If they travel without one parent, check which travel consent your country requires: the airline may ask for it.',
      },
    ],
  },
  {
    id: 'nacionalidad-coreana',
    question: {
      es: 'También tengo la nacionalidad coreana. ¿Con qué pasaporte entro?',
      en: 'I also hold Korean nationality. Which passport do I use?',
    },
    answer: [
      {
        es: 'Con el coreano. Quienes tienen las dos nacionalidades {korean-nationals}. Si no tienes pasaporte coreano, pídelo antes en la [embajada de Corea](embassies). Al facturar muestra los dos; si el nombre no coincide, pregunta antes a la aerolínea.',
        en: 'The Korean one. People with both nationalities {korean-nationals}. If you have no Korean passport, get one first at the [Korean embassy](embassies). Show both at check-in; if the names differ, ask the airline beforehand.',
      },
      {
        es: '**Si eres hombre, pregunta antes por el servicio militar.** Un coreano puede dejar la nacionalidad sin hacerlo {korean-renunciation}, y el que no lo ha hecho necesita permiso para vivir fuera {korean-travel-permit}. La embajada y la oficina de reclutamiento (병무청) te dirán qué vale para ti.',
        en: '**If you are a man, ask about military service first.** A Korean can give up the nationality without serving {korean-renunciation}, and one who has not served needs a permit to live abroad {korean-travel-permit}. The embassy and the military office (병무청) will tell you what applies to you.',
      },
    ],
  },
  {
    id: 'origen-coreano',
    question: {
      es: 'Mis padres o mis abuelos son coreanos. ¿Cambia algo?',
      en: 'My parents or grandparents are Korean. Does that change anything?',
    },
    answer: [
      {
        es: '**Antes de volar, pregunta a la embajada de Corea si eres coreano:** [cuál es la tuya](embassies). Quien nació de padre o madre coreanos puede serlo sin saberlo, aunque nunca lo inscribieran; entonces entra con pasaporte coreano y, si es hombre, tiene que aclarar el servicio militar.',
        en: '**Before you fly, ask the Korean embassy whether you are Korean:** [find yours](embassies). Someone born to a Korean parent may be Korean without knowing it, even if the birth was never registered; they enter on a Korean passport and, if a man, have to settle military service.',
      },
      {
        es: 'Si no lo eres, para visitar valen las reglas de tu pasaporte. Para vivir y trabajar existe el visado F-4, para quien fue coreano o tiene padres o abuelos que lo fueron. Un hombre que dejó la nacionalidad sin hacer el servicio solo lo recibe {f4-military}.',
        en: 'If you are not, the rules of your passport apply to a visit. To live and work there is the F-4 visa, for people who were Korean or whose parents or grandparents were. A man who gave up the nationality without serving can only have it {f4-military}.',
      },
    ],
  },
  {
    id: 'quedarme-mas',
    question: {
      es: '¿Puedo salir a Japón y volver para otra estancia?',
      en: 'Can I hop over to Japan and come back for another stay?',
    },
    answer: [
      whileInForce(
        'keta-waiver',
        {
          es: '**Cada entrada cuenta por su día.** La exención de la K-ETA vale {keta-waiver}: si llegas en diciembre sin K-ETA, sales a Japón y vuelves en enero de 2027, para la vuelta puede que te la pidan. Mira k-eta.go.kr antes de salir de Corea y, si la necesitas, pídela {keta-apply-ahead}.',
          en: '**Each entry counts by its own day.** The K-ETA waiver holds {keta-waiver}: if you arrive in December without a K-ETA, hop over to Japan and return in January 2027, you may need one to come back. Look at k-eta.go.kr before you leave Korea and, if you need it, apply {keta-apply-ahead}.',
        },
        {
          es: '**Cada entrada cuenta por su día.** La exención de la K-ETA {keta-waiver}. Antes de salir de Corea, mira en k-eta.go.kr si la necesitas para la vuelta y, si es así, pídela {keta-apply-ahead}.',
          en: '**Each entry counts by its own day.** The K-ETA waiver {keta-waiver}. Before you leave Korea, look at k-eta.go.kr to see whether you need one to come back and, if so, apply {keta-apply-ahead}.',
        },
      ),
      {
        es: 'Nadie te garantiza otra estancia. Inmigración decide en cada entrada, y una estancia sin visado solo se prorroga por causas graves, como una enfermedad. Para quedarte más, pide antes el visado que te corresponde.',
        en: 'Nobody can promise another stay. Immigration decides on every entry, and a visa-free stay is extended only for serious reasons, such as illness. To stay longer, get the right visa first.',
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
        es: 'Corea usa 220\u00a0V a 60\u00a0Hz y clavijas redondas de tipo C y F, como España. Desde América necesitarás casi siempre un adaptador. Mira que en el cargador ponga «100-240\u00a0V».',
        en: 'Korea runs on 220\u00a0V at 60\u00a0Hz with round type C and F plugs, as in most of Europe. From Britain, Ireland, Australia, New Zealand or the Americas you will nearly always need an adapter. Check that your charger says “100–240\u00a0V”.',
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
        es: 'Descarga el coreano en tu traductor y guarda tus direcciones escritas en hangul. El metro y los aeropuertos están rotulados también en inglés, y a cualquier hora hay un intérprete en español en el 1588-5644. En inglés atiende también el 1330.',
        en: 'Download Korean in your translator and keep your addresses written in Hangul. Subway and airport signs are in English too, and the 1330 helpline answers in English at any hour. For an interpreter, call 1588-5644.',
      },
    ],
  },
] as const satisfies readonly Question[];

export const text = {
  title: {
    es: 'Requisitos de entrada en Corea: K-ETA y visados | Rumbo Corea',
    en: 'South Korea entry requirements: K-ETA and visas | Rumbo Corea',
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
    es: 'Según tu pasaporte y tus planes necesitas permiso de viaje, tarjeta de llegada o visado, y a veces dos de los tres. Empieza por tu pasaporte.',
    en: 'Depending on your passport and your plans, you need a travel authorisation, an arrival card or a visa, and sometimes two of the three. Start with your passport.',
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
      es: 'antes de volar, la K-ETA',
      en: 'before you fly: the K-ETA',
    },
  },
  intro: [
    {
      es: 'Cada apartado dice qué pedir, dónde y cuánto tarda. Si te queda una duda, [escríbenos](contact).',
      en: 'Each section says what to apply for, where, and how long it takes. If anything is unclear, [write to us](contact).',
    },
  ],
  chapters: { es: 'Capítulo por capítulo', en: 'Chapter by chapter' },
  sections,
  /** What the table at the end says and no text above it. */
  figures: [
    'keta-waiver-published',
    'keta-waiver-press',
    'keta-2027',
    'earrival-fee',
    'earrival-paper-end',
    'fingerprint-age',
    'd4-work-vacation',
    'venezuela-visa',
    'paraguay-visa',
    'bolivia-visa',
    'customs-dairy',
  ] satisfies readonly FigureId[],
  checker,
  faq: {
    id: 'preguntas',
    heading: { es: 'Preguntas antes de volar', en: 'Before you fly: common questions' },
    more: {
      es: 'Sobre el coste de la vida, las academias o la mejor época, mira las [preguntas frecuentes](faq).',
      en: 'For the cost of living, language schools or the best season, see the [FAQ](faq).',
    },
    items: questions,
  },
  emergencies: {
    id: 'emergencias',
    heading: { es: 'Si algo va mal', en: 'If something goes wrong' },
    points: [
      {
        es: 'La policía es el [112](tel:112) y la ambulancia, el [119](tel:119), gratis y a cualquier hora. El 911 no funciona en Corea.',
        en: 'Call [112](tel:112) for the police and [119](tel:119) for an ambulance, free and at any hour. 911 does not work in Korea.',
      },
      {
        es: 'El intérprete en español contesta en el [1588-5644](tel:15885644); en inglés ayuda el [1330](tel:1330), a cualquier hora. Para dudas de visado, el [1345](tel:1345): {phone-1345-hours}.',
        en: 'The [1330](tel:1330) helpline answers in English at any hour, and [1588-5644](tel:15885644) finds you an interpreter. For visa questions, [1345](tel:1345): {phone-1345-hours}.',
      },
      {
        es: 'Antes de salir, apunta el teléfono de guardia de [la embajada de tu país en Seúl](embassies). Qué hacer en cada caso, los hospitales y las frases en coreano están en [Emergencias](emergencies), que se lee sin internet.',
        en: 'Before you leave, write down the duty number of [your country’s embassy in Seoul](embassies). What to do in each case, hospitals and phrases in Korean are under [Emergencies](emergencies), which opens without internet.',
      },
    ],
  },
} as const satisfies GuideText & Record<string, unknown>;
