import { whileInForce } from '../../register/in-force.ts';
import { ways, type Answer } from './answer.ts';

/** Entry, visas, studies and work. */
export const entryAndStudy = [
  {
    id: 'visa-or-keta',
    question: { es: '¿Necesito visado o K-ETA?', en: 'Do I need a visa or a K-ETA?' },
    text: whileInForce(
      'keta-waiver',
      {
        es: 'Con pasaporte de España no hace falta visado (visa) ni, {keta-waiver}, K-ETA. Con la mayoría de los de Latinoamérica entras sin visado, pero con la K-ETA aprobada; con los de Venezuela, Bolivia y Paraguay, {paraguay-visa}. Elige el tuyo en el comprobador.',
        en: 'With a British, US, Canadian, Australian, New Zealand or Spanish passport, no visa and, {keta-waiver}, no K-ETA. Most Latin American ones need no visa, but do need an approved K-ETA; with those of Venezuela, Bolivia and Paraguay, {paraguay-visa}. Choose yours in the checker.',
      },
      {
        es: 'Con pasaporte de España no hace falta visado (visa); la exención de la K-ETA {keta-waiver}, así que mira en k-eta.go.kr si la necesitas. Con la mayoría de los de Latinoamérica entras sin visado, pero con la K-ETA aprobada; con los de Venezuela, Bolivia y Paraguay, {paraguay-visa}. Elige el tuyo en el comprobador.',
        en: 'With a British, US, Canadian, Australian, New Zealand or Spanish passport, no visa; the K-ETA waiver {keta-waiver}, so check k-eta.go.kr to see whether you need one. Most Latin American ones need no visa, but do need an approved K-ETA; with those of Venezuela, Bolivia and Paraguay, {paraguay-visa}. Choose yours in the checker.',
      },
    ),
    more: ['requirements', 'faq#visa-keta', 'requirements#visados'],
    asked: ways(
      'visado, visa, visados, necesito visa, necesito visado, visa turista, visado turista, entrar corea, requisitos entrada, requisitos viajar, que necesito para viajar, documentos viajar, visa required, entry requirements, tourist visa, visa waiver, visa free, necesito keta, hace falta keta, need keta, do i need keta, visa o keta, papeles entrar, que piden entrar, que piden para entrar, que necesito para entrar, requisitos corea, 비자, nesesito visa, sin visa, entrar sin visa, papeles, documentos entrada, =que piden, =que documentos',
    ),
  },
  {
    id: 'keta-proof',
    question: { es: '¿Llevo la K-ETA impresa?', en: 'Do I print the K-ETA?' },
    text: {
      es: 'No sabemos de ninguna norma que lo pida. Guarda el correo de aprobación o una captura en el móvil, y vuela con el pasaporte con el que la pediste. Si dudas, pregunta a tu aerolínea.',
      en: 'We know of no rule that asks for it. Keep the approval email or a screenshot on your phone, and fly on the passport that you applied with. If in doubt, ask your airline.',
    },
    more: ['requirements#k-eta'],
    asked: ways(
      'imprimir keta, imprimir k-eta, keta impresa, k-eta impresa, keta papel, comprobante keta, k-eta celular, mostrar keta, print keta, print k-eta, printed k-eta, keta printed, paper k-eta, show k-eta, proof k-eta',
    ),
  },
  {
    id: 'k-eta',
    question: {
      es: '¿Qué es la K-ETA y cuánto cuesta?',
      en: 'What is the K-ETA and what does it cost?',
    },
    text: {
      es: 'Un permiso de viaje por internet para pasaportes que entran sin visado. Cuesta {keta-fee} más un {keta-surcharge}; pídelo {keta-apply-ahead} en k-eta.go.kr. Vale {keta-validity}.',
      en: 'A travel authorisation that you apply for online, for passports that enter without a visa. It costs {keta-fee} plus {keta-surcharge}; apply {keta-apply-ahead} on k-eta.go.kr. It is valid for {keta-validity}.',
    },
    more: ['requirements#k-eta'],
    asked: ways(
      'k-eta, keta, eta, permiso viaje, permiso electronico, autorizacion viaje, exencion keta, travel authorisation, travel authorization, keta aprobada, keta aprobacion, keta approved, keta approval, keta take, keta aeropuerto, keta tiempo, keta antes',
    ),
  },
  {
    id: 'e-arrival',
    question: { es: '¿Qué es la e-Arrival?', en: 'What is the e-Arrival card?' },
    text: {
      es: 'La tarjeta de llegada por internet. Es {earrival-fee} y se rellena {earrival-window}. No la necesita quien tiene K-ETA en vigor o tarjeta de residencia.',
      en: 'The arrival card, filled in online. It is {earrival-fee} and is filled in {earrival-window}. Those with a valid K-ETA or a residence card do not need it.',
    },
    more: ['requirements#e-arrival'],
    asked: ways(
      'tarjeta arribo, arribo, formulario arribo, tarjeta migratoria, tarjeta de desembarque, e-arrival, earrival, tarjeta llegada, arrival card, e-arrival card, formulario llegada, arrival form, q-code, qcode, formulario migracion, formulario de migracion, formulario de entrada, formulario entrada, tarjeta de llegada, tarjeta de inmigracion, immigration form, landing card',
    ),
  },
  {
    id: 'how-long',
    question: { es: '¿Cuánto tiempo me puedo quedar?', en: 'How long can I stay?' },
    text: {
      es: 'Como turista, {keta-stay}. Con los de Honduras, Andorra, Guyana y Sudáfrica cuenta con {stay-30-days} y pregunta antes a la embajada. El comprobador dice lo de tu pasaporte.',
      en: 'As a tourist, {keta-stay}. With those of Honduras, Andorra, Guyana and South Africa count on {stay-30-days}, and ask the embassy first. The checker tells you about yours.',
    },
    more: ['requirements', 'requirements#quedarme-mas'],
    asked: ways(
      '90 dias, cuantos dias puedo, dias puedo estar, dias puedo quedar, cuanto tiempo quedarme, tiempo maximo estancia, how long stay, 90 days, maximum stay, length of stay, cuanto tiempo estar, cuanto tiempo puedo estar, cuanto tiempo quedar, cuanto tiempo puedo quedarme, cuanto tiempo turista, cuanto tiempo dejan, dejan estar, dejan quedar, estar turista, estar como turista, dias turista, dias estar, dias quedarme, dias dan, cuanto tiempo dan, meses turista, quedar meses, quedar 3 meses, quedarme meses, quedarme 3 meses, maximo dias, limite dias, how many days, days tourist, stay months, stay 3 months, how long tourist, long stay tourist, mas dias permitidos, dias permitidos, pasarme de los dias, me paso de los dias, se me vence la estadia, estadia, estadia maxima, estancia maxima, estancia, max stay, dura visa turista, dura estancia',
    ),
  },
  {
    id: 'stay-longer',
    question: { es: '¿Puedo quedarme más días?', en: 'Can I stay longer?' },
    text: {
      es: 'Una estancia sin visado solo se prorroga por causas graves, como una enfermedad. Para quedarte más, pide antes el visado que te corresponde. Salir a Japón y volver no garantiza otra estancia: inmigración decide en cada entrada.',
      en: 'A stay without a visa is extended only for serious reasons, such as illness. To stay longer, apply for the right visa beforehand. Going to Japan and back does not guarantee another stay: immigration decides at each entry.',
    },
    more: ['requirements#quedarme-mas', 'working-holiday#extend'],
    asked: ways(
      'visa run, visa run japan, visa run japon, salir y volver a entrar, salir y volver, volver a entrar, prorroga, prorrogar estancia, prorrogar dias, extender estancia, extender dias, extender turista, extender estadia, alargar estancia, ampliar estancia, quedarme mas tiempo, me quedo mas, quedarme mas dias, extend stay, extend days, extend tourist, stay longer, reenter, leave and come back, quedo sin visa, =reingreso, =re-entry, re-entry japan',
    ),
  },
  {
    id: 'passport',
    question: {
      es: '¿Cuánta validez necesita el pasaporte?',
      en: 'How long must my passport be valid?',
    },
    text: {
      es: 'Cuenta con {keta-passport-validity}: la aerolínea puede pedirlos. Si el tuyo caduca antes, renuévalo y pide la K-ETA después. Llévalo siempre encima.',
      en: 'Count on {keta-passport-validity}: the airline may ask for it. If yours expires sooner, renew it before you apply for the K-ETA. Always carry it.',
    },
    more: ['requirements#pasaporte'],
    asked: ways(
      'pasaporte, validez pasaporte, vigencia pasaporte, pasaporte 6 meses, pasaporte caducado, passport, passport validity, passport valid, passport expiry, pasaporte vence, pasaporte vencido, vence pasaporte, pasaporte por vencer, pasaporte caduca, pasaporte expira, pasaporte vigente, vigencia minima, meses pasaporte, passport expires, passport expired, passport expiring, passport runs out, months passport, passport months, cedula, dni, documento de identidad, solo con dni, pasaporte roto, damaged passport, identity card',
    ),
  },
  {
    id: 'return-ticket',
    question: { es: '¿Me piden billete de vuelta?', en: 'Do I need a return ticket?' },
    text: {
      es: 'A veces, al facturar o en el control: lleva a mano el de salida, la dirección del alojamiento y prueba de dinero.',
      en: 'Sometimes, at check-in or at the border, so keep your onward ticket, your hotel’s address and proof of funds at hand.',
    },
    more: ['requirements#billete-de-salida'],
    asked: ways(
      'billete vuelta, boleto vuelta, boleto regreso, pasaje vuelta, billete salida, vuelo vuelta, prueba dinero, return ticket, onward ticket, proof of funds, dinero entrar, dinero entrada, dinero migracion, ensenar dinero, mostrar dinero, demostrar dinero, solvencia, solvencia economica, fondos, reserva hotel migracion, prueba fondos, show money, show money immigration, money to enter, money at immigration, proof of money, bank statement immigration, que preguntan en migracion, preguntas migracion, migracion preguntan, immigration questions, immigration ask, entrevista migracion, entrevista inmigracion, preguntas inmigracion, control de inmigracion, oficial migracion, que preguntan migracion, border questions, denied entry, deny entry, negar la entrada, niegan entrada, negaron entrada, reserva hotel obligatoria, reserva de hotel entrar, prueba alojamiento, hotel booking required, proof of accommodation, prueba de fondos, enough money',
    ),
  },
  {
    id: 'customs',
    question: { es: '¿Qué puedo llevar en la maleta?', en: 'What may I bring in?' },
    text: {
      es: 'Sin pagar, compras hasta {customs-goods}, {customs-cigarettes} y de alcohol {customs-alcohol}. Carne, embutidos y queso están prohibidos sin certificado, con multas de {customs-meat-fine}.',
      en: 'Duty-free, goods up to {customs-goods}, {customs-cigarettes}, and of alcohol {customs-alcohol}. Meat, sausages and cheese are banned without a certificate, with fines of {customs-meat-fine}.',
    },
    more: ['requirements#aduana'],
    asked: ways(
      'entrar jamon, pasar jamon, ingresar jamon, meter jamon, entrar carne, entrar queso, pasar comida, meter cigarros, cajetillas, cajetilla, cartones, carton cigarros, pack of cigarettes, llevar vape, llevar vaper, bring vape, vape customs, vape duty free, lo que no puedo llevar, prohibido llevar, objetos prohibidos, botella maleta, aduana, aduanas, llevar comida, llevar jamon, jamon, embutido, queso, carne maleta, llevar alcohol, declarar, customs, bring food, bring meat, declare, duty free allowance, cheese, ham, mate, yerba mate, llevar mate, llevar yerba, llevar carne, llevar queso, llevar fruta, llevar vino, llevar regalos, traer comida, entrar comida, chorizo, salami, fruta, bring fruit, bring alcohol, meter alcohol, traer alcohol, ingresar alcohol, pasar alcohol, llevar botella, traer botella, alcohol aduana, alcohol maleta, alcohol permitido, alcohol allowance, alcohol limit customs, cigarros aduana, cigarrillos aduana, llevar cigarros, llevar cigarrillos, traer cigarros, cuantos cigarros, bring cigarettes, cigarettes allowance, how many cigarettes, meter comida, ingresar comida, llevar comida, carne seca, cecina, llevar dulces, llevar galletas, llevar cafe, bring snacks, bring candy, bring jerky, beef jerky, bring cheese, bring wine, bring gifts, equipaje de mano, liquidos avion, liquidos, carry on, carry on liquids, liquids, hand luggage, take food into, duty free cigarettes, duty free, duty free alcohol, franquicia, =yerba',
    ),
  },
  {
    id: 'customs-cash',
    question: { es: '¿Cuánto dinero puedo llevar?', en: 'How much cash may I bring in?' },
    text: {
      es: 'Lo que quieras, pero se declara al entrar {customs-cash}, en cualquier moneda.',
      en: 'As much as you like, but {customs-cash}, in any currency, has to be declared on entry.',
    },
    more: ['requirements#aduana'],
    asked: ways(
      'entrar efectivo, ingresar efectivo, llevar efectivo corea, traer efectivo, declarar efectivo, declarar dinero, entrar dinero, ingresar dinero, traer dinero, limite efectivo, limite dinero, maximo efectivo, dinero aduana, efectivo aduana, 10000 dolares, efectivo permitido, cash limit, declare cash, declare money, bring cash into, cash customs, cash allowance, maximum cash',
    ),
  },
  {
    id: 'layover',
    question: { es: '¿Necesito algo para una escala?', en: 'Do I need anything for a layover?' },
    text: {
      es: 'Sin pasar el control de pasaportes de Incheon no entras en Corea ni necesitas K-ETA; si tu pasaporte necesita visado, pregunta antes a la aerolínea. Si tu vuelo pasa por Estados Unidos o Canadá, mira también qué permiso pide ese país a tu pasaporte.',
      en: 'If you do not go through passport control at Incheon you do not enter Korea and need no K-ETA; if your passport needs a visa, ask the airline first. If you fly through the United States or Canada, check what that country asks of your passport too.',
    },
    more: ['requirements#escala'],
    asked: ways(
      'escala, transito, conexion vuelo, layover, transit, stopover, connecting flight, escala incheon, vuelo, vuelos, vuelo directo, flights, flight, direct flight, avion, visa transito, visado transito, visa de transito, transit visa, visa escala, transito incheon, escala corea, escala larga, escala horas, long layover, layover incheon, stopover incheon, 환승',
    ),
  },
  {
    id: 'd4',
    question: { es: '¿Qué es el visado D-4?', en: 'What is the D-4 visa?' },
    text: {
      es: 'El de estudiante de idioma, para cursos de {d4-threshold}. Lo patrocinan {d4-sponsor}. Pide un saldo de {d4-balance}; varias escuelas, de 10.000\u00a0US$, que es más. Conviene empezar con cuatro meses de margen.',
      en: 'The language student’s visa, for courses of {d4-threshold}. It is sponsored by {d4-sponsor}. It requires a balance of {d4-balance}; several schools ask for US$10,000, which is more. Start four months ahead.',
    },
    more: ['study#d4', 'faq#visa-study'],
    asked: ways(
      'admision, carta admision, admission letter, acceptance letter, d-4, d4, visado d-4, visa d-4, visado estudiante, visa estudiante, visa estudios, visado estudios, estudiar coreano visa, d4-1, student visa, study visa, language visa, visa estudiar, requisitos d4, requirements d4, requisitos visa d4, d4 visa requirements, documentos visa d4, d4 visa documents, documentos d4, documents d4, visa d4, visado d4, visa para estudiar, visa de estudio, visa estudiar coreano, visa curso coreano, visado curso, requisitos d-4, requisitos visa estudiante, papeles visa estudiante, documentos visa estudiante, saldo visa estudiante, cuanto dinero visa estudiante, d-4 requirements, d-4 documents, student visa documents, student visa requirements, how to get student visa, 유학비자, visado estudiar, visado estudiar coreano, visado para curso, obtener visa estudiante, obtener visado estudiante, banco visado, banco visa, saldo banco visa, minimo banco, dinero banco visa, saldo bancario, bank balance visa, bank statement visa, estado de cuenta visa, extracto bancario, demostrar banco estudiar, demostrar dinero estudiar, dinero banco estudiar, dinero estudiar coreano visa, demostrar fondos estudiar, saldo estudiar, banco estudiar coreano, money student visa, proof of funds student, funds student visa, bank balance student, show money study',
    ),
  },
  {
    id: 'work',
    question: { es: '¿Puedo trabajar con el D-4?', en: 'Can I work on a D-4?' },
    text: {
      es: 'Sí, {d4-work-after}, como mucho {d4-work-hours}. Vale {d4-work-vacation}. Trabajar sin el permiso puede costarte el visado.',
      en: 'Yes, {d4-work-after}, at most {d4-work-hours}. It is {d4-work-vacation}. Working without the permit can cost you the visa.',
    },
    more: ['working-holiday#work-d4', 'first-month#work', 'faq#part-time-work'],
    asked: ways(
      'part time permit, permiso part time, permiso medio tiempo, permiso trabajo estudiante, trabajar, trabajo, trabajo estudiante, trabajar estudiando, trabajar d-4, horas trabajo, trabajo part time, trabajo medio tiempo, part time, part-time, part time work, part time job, job, work, working, work hours, work visa, d-4 work, work d-4 visa, trabajar visado d-4, arbeit, 알바, empleo, visa trabajo, visado trabajo, e-7, trabajar en corea, s-3, trabajo estudiantes, trabajar mientras estudio, horas puedo trabajar, cuantas horas trabajar, trabajar estudiante, work while studying, student work, student job, arubaito, arubeito, alba trabajo, alba estudiante, =alba',
    ),
  },
  {
    id: 'residence-card',
    question: { es: '¿Qué es la ARC?', en: 'What is the ARC?' },
    text: {
      es: 'La tarjeta de residencia de extranjeros. La pides en inmigración dentro de los {arc-deadline}, y cuesta {arc-fee}. Sin ella cuesta abrir una cuenta de banco o tener un teléfono a tu nombre.',
      en: 'The residence card for foreigners. You apply for it at immigration within {arc-deadline}, and it costs {arc-fee}. Without it, a bank account or a phone in your own name is hard to get.',
    },
    more: ['first-month#residence-card'],
    asked: ways(
      'registrarse inmigracion, registro inmigracion, register immigration, arc, tarjeta residencia, tarjeta extranjero, alien registration, alien registration card, residence card, arc card, nie, id extranjero, permiso residencia, 외국인등록증, residencia corea, tarjeta extranjeria, cedula extranjeria, carnet extranjeria, sacar arc, pedir arc, tramitar arc, registro extranjeros, foreigner registration, get arc, apply arc, foreigner card, reemplazar arc',
    ),
  },
  {
    id: 'bank-account',
    question: { es: '¿Cómo abro una cuenta de banco?', en: 'How do I open a bank account?' },
    text: {
      es: 'Con la tarjeta de residencia, el pasaporte, un número coreano y la prueba de tus estudios o de tu domicilio. Sin la tarjeta, unas oficinas la abren con el pasaporte y otras no. La cuenta nueva tiene límites, que suben cuando demuestras para qué es.',
      en: 'With the residence card, the passport, a Korean number and proof of your studies or address. Without the card, some branches open one on a passport and others do not. A new account has limits that are raised once you prove what it is for.',
    },
    sources: [
      {
        name: { es: 'Comisión de Servicios Financieros', en: 'Financial Services Commission' },
        url: 'https://korea.kr/multi/visualNewsView.do?newsId=148928795',
        date: '2024-05-02',
      },
    ],
    more: ['first-month#bank'],
    asked: ways(
      'banco, bancos, cuenta banco, cuenta bancaria, abrir cuenta, abrir cuenta banco, bank, bank account, open account, open bank account, banks, transferencia, abrir cuenta bancaria, cuenta en el banco, cuenta coreana, banco coreano, cuenta estudiante, open a bank account, korean bank account, student account, 계좌, cuenta sin arc, cuenta arc, banco sin arc, cuenta sin tarjeta, cuenta pasaporte, bank account arc, account without arc, bank without arc, account passport, limite cuenta, limite cuenta nueva, limite transferencia, account limit, transfer limit',
    ),
  },
  {
    id: 'course-cost',
    question: { es: '¿Cuánto cuesta un curso de coreano?', en: 'What does a Korean course cost?' },
    text: {
      es: 'Un trimestre intensivo de universidad cuesta {course-intensive-cost}, por {course-intensive-weeks}. Empiezan en {course-terms}.',
      en: 'A term of an intensive university course costs {course-intensive-cost}, for {course-intensive-weeks}. Terms start in {course-terms}.',
    },
    more: ['schools', 'student-costs', 'study#programs'],
    asked: ways(
      'curso coreano, cursos coreano, precio curso, estudiar coreano, aprender coreano, clases coreano, escuela coreano, academia coreano, escuela idiomas, academia, academias, universidad precio, matricula, korean course, korean courses, course cost, tuition, language school, learn korean, study korean, korean class, korean classes, estudiar en corea, study in korea, sogang, ewha, cuanto curso, precio curso coreano, cuanto cuesta curso coreano seul, precio yonsei precio, universidades coreano, universidad coreano, price course, cost course, much course, course price, escuela, escuelas, clases coreano seul, curso verano, summer course, korean school, language course, korean lessons, yonsei precio, sogang precio, ewha precio, yonsei price, sogang price, ewha price, yonsei sogang, yonsei ewha, sogang ewha, universidad precio semestre, semestre coreano, term price, university price',
    ),
  },
  {
    id: 'gks',
    question: { es: '¿Qué es la beca GKS?', en: 'What is the GKS scholarship?' },
    text: {
      es: 'La beca del Gobierno de Corea para grado (pregrado), máster (maestría) y doctorado, con un primer año de coreano. La convocatoria de grado sale en septiembre y la de posgrado en febrero, en studyinkorea.go.kr.',
      en: 'The Korean government’s scholarship for bachelor’s, master’s and doctorate, with a first year of Korean. The undergraduate call opens in September and the graduate call in February, on studyinkorea.go.kr.',
    },
    sources: [
      {
        name: { es: 'Convocatoria GKS-U 2026, copia', en: 'GKS-U 2026 call, copy' },
        url: 'https://www.scribd.com/document/923199793/2026-GKS-U-Application-Guidelines-English',
        date: '2025-09',
      },
    ],
    more: ['scholarships#gks', 'scholarships#calendar', 'scholarships#gks-d4'],
    asked: ways(
      'gks, beca, becas, beca gks, becas corea, beca gobierno, niied, kgsp, scholarship, scholarships, gks scholarship, grant, financial aid, beca gks colombia, becas para latinoamericanos, becas mexicanos, becas colombianos, becas peru, becas chile, becas gobierno coreano, beca maestria, beca master, beca doctorado, beca licenciatura, estudiar con beca, estudiar gratis, study for free, masters scholarship, phd scholarship, undergraduate scholarship, 장학금, conseguir beca, obtener beca, beca estudiar corea, becas estudiar, ganar beca, get scholarship, scholarship korea, beca aprender, beca curso, beca curso coreano, beca idioma, scholarship language course',
    ),
  },
  {
    id: 'working-holiday',
    question: {
      es: '¿Hay visado de vacaciones y trabajo?',
      en: 'Is there a working holiday visa?',
    },
    text: {
      es: 'Sí, el H-1, de hasta un año. Con pasaporte de España, {h1-spain}; de Argentina, {h1-argentina}; de Chile, {h1-chile}. Con los demás de Latinoamérica no cuentes con él: pregunta a la embajada.',
      en: 'Yes, the H-1, mostly for a year. It exists for British, Irish, Canadian, Australian and New Zealand passports, and for Spain ({h1-spain}), Argentina ({h1-argentina}) and Chile ({h1-chile}). With others of Latin America, do not count on it: ask the embassy.',
    },
    more: ['working-holiday#h1'],
    asked: ways(
      'working holiday, vacaciones trabajo, h-1, h1, visa vacaciones, working holiday visa, whv, holiday visa',
    ),
  },
  {
    id: 'digital-nomad',
    question: { es: '¿Puedo teletrabajar desde Corea?', en: 'Can I work remotely from Korea?' },
    text: {
      es: 'Sí, con el visado F-1-D, para quien trabaja para una empresa de fuera. Pide unos ingresos de {nomad-income}: confirma la cifra en la embajada. Como turista no puedes trabajar.',
      en: 'Yes, on the F-1-D visa, for those who work for a company abroad. It requires an income of about {nomad-income}; confirm the sum with the embassy. As a tourist you may not work.',
    },
    sources: [
      {
        name: 'Korea Travel Post',
        url: 'https://koreatravelpost.com/digital-nomad-2-0-navigating-the-k-workation-visa',
        date: '2026',
      },
    ],
    more: ['working-holiday#digital-nomad'],
    asked: ways(
      'nomada digital, teletrabajo, teletrabajar, trabajar remoto, f-1-d, workation, digital nomad, remote work, work remotely, f-4, f-2, f-6',
    ),
  },
  {
    id: 'insurance-student',
    question: { es: '¿Qué seguro tiene un estudiante?', en: 'What insurance does a student have?' },
    text: {
      es: 'Con el D-4, el seguro nacional empieza {nhis-start}; en {nhis-premium.since} la cuota era de {nhis-premium}. Hasta entonces hace falta uno privado o el de la universidad.',
      en: 'On a D-4 the national insurance starts {nhis-start}; in {nhis-premium.since} the premium was {nhis-premium}. Until then you need a private one or that of the university.',
    },
    more: ['first-month#national-insurance', 'first-month#insurance'],
    asked: ways(
      'seguro estudiante, seguro nacional, nhis, seguro d-4, student insurance, national insurance, national health insurance, seguro medico estudiante, seguro estudiantes, seguro salud estudiante, seguro universidad, estudiante seguro medico, health insurance student, student health insurance, insurance student, 건강보험, seguro privado, seguro medico d-4, seguro obligatorio d-4, seguro nacional precio, cuota seguro nacional, nhis cuota, nhis estudiante, nhis mes, nhis cost, nhis price, nhis premium, nhis student, private insurance student, nhis student premium',
    ),
  },
  {
    id: 'embassies',
    question: { es: '¿Dónde está la embajada?', en: 'Where is the embassy?' },
    text: {
      es: 'Busca tu país en la página de embajadas: la de Corea allí tramita los visados, y la tuya en Seúl ayuda si pierdes el pasaporte o te detienen. Apunta su teléfono antes de salir.',
      en: 'Look up your country on the embassies page: Korea’s embassy there issues visas, and yours in Seoul helps if you lose your passport or are arrested. Write down its number before you leave.',
    },
    more: ['embassies'],
    asked: ways(
      'embajada, embajadas, consulado, consulados, embassy, embassies, consulate, consulates, embassy seoul, 대사관, embajada en seul, embajada seul, consulado busan, consul, telefono embajada, direccion embajada, embassy phone, embassy address, embassy number, consulate busan, carta de invitacion, carta invitacion, invitation letter, letter of invitation',
    ),
  },
] as const satisfies readonly Answer[];
