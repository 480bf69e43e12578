import { ways, type Answer } from './answer.ts';

/** Degrees, and papers that went wrong. */
export const degreesAndPapers = [
  {
    id: 'degree',
    question: { es: '¿Puedo estudiar una carrera?', en: 'Can I study for a degree?' },
    text: {
      es: 'Sí, con el visado D-2. La guía trata los cursos de idioma y la beca GKS, que paga la carrera (grado, maestría o doctorado); del D-4 se pasa al D-2 cuando te admiten. Si dan clase en inglés y si reconocen tu título lo dice cada universidad.',
      en: 'Yes, on a D-2 visa. This guide covers language courses and the GKS scholarship, which pays for bachelor’s, master’s or doctorate; you change from D-4 to D-2 once admitted. Each university says whether it teaches in English and accepts your diploma.',
    },
    more: ['scholarships#gks', 'working-holiday#extend', 'scholarships#topik'],
    asked: ways(
      'carrera, estudiar carrera, carrera universitaria, licenciatura, maestria, master, posgrado, postgrado, doctorado, phd, estudiar universidad, estudiar en la universidad, entrar universidad, universidad en ingles, clases en ingles universidad, homologar, homologar titulo, convalidar, convalidar titulo, reconocer titulo, medicina universidad, ingenieria universidad, estudiar medicina, estudiar ingenieria, visa visado intercambio, intercambio universitario, estudiante de intercambio, erasmus, degree, bachelor, bachelors, masters, masters degree, master degree, university degree, study university, university in english, degree in english, recognise degree, exchange student, exchange semester, study abroad, d-2 visa, 유학, 대학교',
    ),
  },
  {
    id: 'overstay',
    question: {
      es: 'Me he pasado de los días permitidos',
      en: 'I have overstayed',
    },
    text: {
      es: 'Llama al 1345 y ve a inmigración antes de ir al aeropuerto: hay multa, que crece con los días, y pueden vetarte la entrada. No lo dejes para el control de salida. Si aún estás en plazo, cambia el vuelo.',
      en: 'Call 1345 and go to immigration before you go to the airport: there is a fine, which grows by the day, and you can be barred from returning. Do not leave it to passport control. If you are still within your days, change the flight.',
    },
    sources: [
      {
        name: { es: 'Blog Fleet Delivery, multas', en: 'Fleet Delivery blog, fines' },
        url: 'https://www.fleetdeliverykorea.com/post/what-if-i-overstay-my-visa-in-south-korea',
        date: '2023-10-05',
      },
    ],
    more: ['phrases-immigration', 'requirements#quedarme-mas'],
    asked: ways(
      'overstay 90 days, overstay days, quedo mas 90 dias, quedarme mas 90 dias, paso 90 dias, pasarse 90 dias, pasar 90 dias, mas 90 dias pasa, overstay, overstay fine, overstayed, overstaying, multa overstay, multa quedarme, multa quedarme dias, multa quedarme mas dias, multa dias visa, me pase de dias, pase dias, pase dias visa, quedarme mas del permitido, visa vencida, visado caducado, vencio visa, vencio mi visa, se vencio visa, caduco visado, ilegal, quedarme ilegal, estancia vencida, multa visa, multa inmigracion, expired visa, visa expired, visa ran out, illegal stay, stay too long, deportation, deportado, deportar, 불법체류',
    ),
  },
  {
    id: 'lost-residence-card',
    question: {
      es: 'He perdido la tarjeta de residencia',
      en: 'I lost my residence card',
    },
    text: {
      es: 'Llama al 1345: te dice el plazo y los papeles para pedir otra en inmigración, con cita de HiKorea. Mira antes en lost112.go.kr. Si te la han robado, denúncialo y guarda el comprobante.',
      en: 'Call 1345: it tells you the time limit and the papers for a new one at immigration, with a HiKorea appointment. Look on lost112.go.kr first. If it was stolen, report it and keep the report.',
    },
    more: ['first-month#booking', 'first-month#residence-card', 'emergencies#lost'],
    asked: ways(
      'perdi arc, arc perdida, perdi tarjeta residencia, tarjeta residencia perdida, perdi tarjeta de residencia, perdi mi arc, robaron arc, robaron tarjeta residencia, perdi tarjeta extranjero, lost arc, lost residence card, lost my arc, arc lost, arc stolen, stolen residence card, lost alien card, replace arc, reissue arc',
    ),
  },
  {
    id: 'moving-house',
    question: { es: 'Me mudo. ¿A quién aviso?', en: 'I am moving. Who do I tell?' },
    text: {
      es: 'Con tarjeta de residencia, avisa en {address-change}: en la oficina del barrio o del distrito, en inmigración o en HiKorea. Avisa también si cambias de habitación, de pasaporte o de centro.',
      en: 'With a residence card, report it within {address-change}: at the neighbourhood or district office, at immigration or on HiKorea. Report it too when you change rooms, passport or school.',
    },
    more: ['first-month#move', 'phrases-immigration'],
    asked: ways(
      'mudanza, mudarse, me mudo, me mude, cambio de casa, cambie de casa, cambiar casa, cambio domicilio inmigracion, cambiar direccion, cambiar direccion inmigracion, cambio direccion, avisar mudanza, nueva direccion, moving house, moved house, move house, moved flat, moving flat, changed address, change address, change of address, change my address, new address, report address, 주소 변경, 이사, cambio domicilio, cambiar domicilio',
    ),
  },
  {
    id: 'student-taxes',
    question: { es: '¿Pago impuestos si trabajo?', en: 'Do I pay tax if I work?' },
    text: {
      es: 'La guía no explica los impuestos. Los sueldos que da son brutos: pregunta a quien te contrata qué te descuenta, y a tu universidad quién ayuda con la declaración. El IVA de las compras es otra cosa.',
      en: 'This guide does not explain taxes. The wages it gives are before tax: ask your employer what is taken off, and your university who helps with the return. VAT on shopping is another matter.',
    },
    more: ['first-month#work', 'shopping#refund'],
    asked: ways(
      'impuestos, impuestos estudiante, impuestos trabajo, impuesto renta, declaracion renta, declaracion impuestos, retencion, pagar impuestos, income tax, taxes, tax return, pay tax, pay taxes, tax student, tax job, year end tax, 세금',
    ),
  },
] as const satisfies readonly Answer[];
