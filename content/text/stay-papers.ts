import type { Text } from '../locale.ts';
import { whileInForce } from '../register/in-force.ts';

const entry = {
  /** The report asks for no passport, on which a visit depends. */
  passport: {
    es: 'No sabemos con qué pasaporte viajas, y de él depende la entrada: con unos se visita Corea sin visado y con otros hay que pedirlo antes de comprar el vuelo. Busca el tuyo en nuestro comprobador; el enlace está al final.',
    en: 'We do not know which passport you travel on, and entry depends on it: some can visit Korea without a visa, others have to get one before buying the flight. Look up yours in our checker; the link is at the end.',
  },
  keta: whileInForce(
    'keta-waiver',
    {
      es: 'K-ETA: con algunos pasaportes, entre ellos el de España, no hace falta {keta-waiver}. Para 2027, míralo en k-eta.go.kr antes de pagar el vuelo.',
      en: 'K-ETA: some passports, the British one among them, do not need it {keta-waiver}. For 2027, look at k-eta.go.kr before you pay for the flight.',
    },
    {
      es: 'K-ETA: la exención de pasaportes como el de España {keta-waiver}. Mira en k-eta.go.kr si la necesitas antes de pagar el vuelo.',
      en: 'K-ETA: the waiver for passports such as the British one {keta-waiver}. Look at k-eta.go.kr to see whether you need one before you pay for the flight.',
    },
  ),
  arrival: {
    es: 'e-Arrival: es {earrival-fee} y se rellena {earrival-window}. Con una K-ETA válida no la necesitas.',
    en: 'e-Arrival: it is {earrival-fee} and is filled in {earrival-window}. You do not need it with a valid K-ETA.',
  },
} as const satisfies Record<string, Text>;

/** The requirements of a D-4 visa that do not depend on the city. */
const d4 = [
  {
    es: 'Para {d4-threshold} de curso hace falta el visado D-4. Puede patrocinarlo el centro de idiomas de una universidad. Una academia privada no puede, y tampoco nuestras academias asociadas de Seúl.',
    en: 'For a course of {d4-threshold} you need a D-4 visa. A university language centre can sponsor it. A private academy cannot, and that includes our partner academies in Seoul.',
  },
  {
    es: 'Suele exigirse la matrícula de dos trimestres. El visado se concede por {d4-grant}; para cada prórroga hay que haber pagado el trimestre siguiente.',
    en: 'Enrolment in two terms is usually required. The visa is granted for {d4-grant}; for each extension the next term must be paid.',
  },
] as const;

const d4After = [
  {
    es: 'Seguro médico: privado para los primeros seis meses. Después el coreano es obligatorio; la cuota de estudiante era de {nhis-premium} en {nhis-premium.since}.',
    en: 'Health insurance: take private cover for the first six months. After that the Korean scheme is compulsory; the student premium was {nhis-premium} in {nhis-premium.since}.',
  },
  {
    es: 'Tarjeta de residencia: {arc-fee}; pídela dentro de los {arc-deadline}.',
    en: 'Residence card: {arc-fee}; apply for it within {arc-deadline}.',
  },
  {
    es: 'No cuentes con un sueldo al principio. Se puede trabajar {d4-work-after}, {d4-work-hours}.',
    en: 'Do not count on wages at first. Work is allowed {d4-work-after}, {d4-work-hours}.',
  },
  {
    es: 'Con el visado D-4 no necesitas la K-ETA. La e-Arrival es {earrival-fee} y se rellena {earrival-window}.',
    en: 'With a D-4 visa you need no K-ETA. The e-Arrival card is {earrival-fee} and is filled in {earrival-window}.',
  },
] as const;

/** The documents that a stay needs, by permit; for a D-4 also by city. */
export const stayPapers = {
  heading: { es: 'Tu visado (visa) y tus documentos', en: 'Your visa and your documents' },
  dated: {
    es: 'Noviembre de 2026; no es asesoramiento legal. Antes de pagar, confirma cada punto con la embajada de Corea, y con el centro si vas a estudiar.',
    en: 'November 2026; this is not legal advice. Before you pay, confirm each point with the Korean embassy, and with the school if you are going to study.',
  },
  d4: {
    seoul: [
      ...d4,
      {
        es: 'En Seúl lo patrocinan Yonsei, Sogang, Ewha, la Nacional de Seúl (solo el programa regular), Hanyang, Kyung Hee, Hongik y Dongguk.',
        en: 'In Seoul it is sponsored by Yonsei, Sogang, Ewha, Seoul National (the regular programme only), Hanyang, Kyung Hee, Hongik and Dongguk.',
      },
      {
        es: 'Saldo en el banco: {d4-balance.seoul} en el área de Seúl, con un certificado de {d4-certificate-age} como mucho. Algunas universidades siguen pidiendo 10.000\u00a0US$.',
        en: 'Bank balance: {d4-balance.seoul} in the Seoul area, with a certificate no older than {d4-certificate-age}. Some universities still ask for US$10,000.',
      },
      ...d4After,
    ],
    busan: [
      ...d4,
      {
        es: 'En Busan no tenemos ninguna academia asociada. La Universidad Dong-A patrocina el D-4, con dos trimestres como mínimo. La Nacional de Pusan, Pukyong, Kyungsung, la de Estudios Extranjeros (BUFS) y Dongseo también dan cursos de coreano: pregúntales si lo patrocinan.',
        en: 'We have no partner academy in Busan. Dong-A University sponsors the D-4, for at least two terms. Pusan National, Pukyong, Kyungsung, Busan University of Foreign Studies (BUFS) and Dongseo teach Korean too; ask them whether they sponsor it.',
      },
      {
        es: 'Saldo en el banco: {d4-balance.elsewhere} fuera del área de Seúl, con un certificado de {d4-certificate-age} como mucho. Algunas universidades siguen pidiendo 10.000\u00a0US$.',
        en: 'Bank balance: {d4-balance.elsewhere} outside the Seoul area, with a certificate no older than {d4-certificate-age}. Some universities still ask for US$10,000.',
      },
      ...d4After,
    ],
  },
  short: {
    study: [
      {
        es: 'Para un curso de 90 días o menos no hace falta el D-4. Entras con lo que exija tu pasaporte y no puedes trabajar.',
        en: 'A course of 90 days or less needs no D-4. You enter with whatever your passport requires, and you may not work.',
      },
      entry.passport,
      entry.keta,
      entry.arrival,
    ],
    tourism: [entry.passport, entry.keta, entry.arrival],
  },
  edge: {
    study: [
      {
        es: 'Tres meses pueden pasar de 90 días: cuenta los tuyos, del día de llegada al de salida. Con más de 90 necesitas el visado D-4, que solo puede patrocinar el centro de idiomas de una universidad.',
        en: 'Three months can exceed 90 days, so count yours from arrival to departure. Over 90 you need a D-4 visa, which only a university language centre can sponsor.',
      },
      entry.passport,
      entry.keta,
      entry.arrival,
    ],
    tourism: [
      {
        es: 'Tres meses pueden pasar de 90 días, y para más hay que contar con un visado: cuenta los tuyos, del día de llegada al de salida.',
        en: 'Three months can exceed 90 days, and for more you should expect to need a visa, so count yours from arrival to departure.',
      },
      entry.passport,
      entry.keta,
      entry.arrival,
    ],
  },
  long: [
    {
      es: 'Tu estancia pasa de 90 días: cuenta con que necesitas un visado, viajes con el pasaporte que viajes. Pregunta en la embajada de Corea antes de pagar nada.',
      en: 'Your stay exceeds 90 days, so expect to need a visa, whichever passport you travel on. Ask the Korean embassy before you pay for anything.',
    },
    entry.arrival,
  ],
  work: [
    {
      es: 'Para trabajar necesitas un visado que lo permita, concedido antes de viajar. Ni la K-ETA ni la entrada como visitante sirven. Pregunta a la empresa y a la embajada de Corea; si cumples las condiciones, mira también el visado de vacaciones y trabajo.',
      en: 'To work you need a visa that allows it, granted before you travel. Neither a K-ETA nor entry as a visitor will do. Ask the company and the Korean embassy; if you qualify, look at the working-holiday visa too.',
    },
    {
      es: 'Tarjeta de residencia, si te quedas más de 90 días: {arc-fee}; pídela dentro de los {arc-deadline}.',
      en: 'Residence card, if you stay over 90 days: {arc-fee}; apply for it within {arc-deadline}.',
    },
    entry.arrival,
  ],
} as const;
