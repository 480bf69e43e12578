import type { Text } from '../locale.ts';
import type { PhrasePageId } from '../pages.ts';
import { type SituationId, situations } from '../phrases/situations.ts';
import type { PageText } from './page-text.ts';

type OwnText = Pick<PageText, 'title' | 'description' | 'keywords' | 'hangulMeaning'> & {
  readonly line: Text;
  /** What the drawing of its word shows. */
  readonly sign: Text;
};

const texts = {
  courtesy: {
    title: {
      es: 'Saludar y hablar en coreano | Rumbo Corea',
      en: 'Greeting and talking in Korean | Rumbo Corea',
    },
    description: {
      es: 'Hola, gracias, perdón, adiós y no entiendo en coreano: cómo se escriben, cómo suenan en español y cuándo se dice cada una.',
      en: 'Hello, thank you, sorry, goodbye and I do not understand in Korean: how they are written, how they sound and when to say them.',
    },
    keywords: {
      es: 'hola en coreano, gracias en coreano, adiós en coreano, perdón, sí, no, no hablo coreano, presentarse',
      en: 'hello in Korean, thank you in Korean, goodbye in Korean, sorry, yes, no, I do not speak Korean',
    },
    hangulMeaning: { es: 'Hola, adiós', en: 'Hello, goodbye' },
    sign: {
      es: 'Dos personas se inclinan para saludarse bajo un bocadillo que dice 안녕',
      en: 'Two people bow to each other under a speech bubble that says 안녕',
    },
    line: { es: 'Hola, gracias, no entiendo', en: 'Hello, thank you, I do not understand' },
  },
  taxi: {
    title: {
      es: 'Frases en coreano para el taxi | Rumbo Corea',
      en: 'Korean phrases for taxis | Rumbo Corea',
    },
    description: {
      es: 'Lléveme a, pare aquí, con el taxímetro, ¿puedo pagar con tarjeta?: frases en coreano para enseñar o decir a quien conduce el taxi.',
      en: 'Take me to, stop here, by the meter, can I pay by card: Korean phrases to show or to say to the driver of a taxi.',
    },
    keywords: {
      es: 'taxi, lléveme a, dirección, aeropuerto, taxímetro, maletero, pare aquí',
      en: 'taxi, take me to, address, airport, meter, boot, stop here',
    },
    hangulMeaning: { es: 'Taxi', en: 'Taxi' },
    sign: {
      es: 'Un taxi con 택시 escrito en la luz del techo',
      en: 'A taxi with 택시 on its roof light',
    },
    line: { es: 'Destino, parada y pago', en: 'Where to, where to stop, how to pay' },
  },
  lost: {
    title: {
      es: 'Preguntar el camino en coreano | Rumbo Corea',
      en: 'Asking the way in Korean | Rumbo Corea',
    },
    description: {
      es: 'Me he perdido, ¿dónde está el metro?, ¿este autobús va a…? y ¿dónde hay un baño?: frases en coreano con respuestas para tocar.',
      en: 'I am lost, where is the subway, does this bus go to, where is the toilet: Korean phrases, with answers for people to tap.',
    },
    keywords: {
      es: 'perderse, dónde está, baño, metro, autobús, estación, ascensor, silla de ruedas, mapa, cargar la tarjeta',
      en: 'lost, where is, toilet, subway, bus, station, lift, wheelchair, map, top up the card',
    },
    hangulMeaning: { es: 'Camino', en: 'Way' },
    sign: {
      es: 'Un letrero de calle con la palabra 길 y una flecha',
      en: 'A street sign with the word 길 and an arrow',
    },
    line: { es: 'El camino, el metro y el baño', en: 'The way, the subway and the toilet' },
  },
  eating: {
    title: {
      es: 'Frases en coreano para comer fuera | Rumbo Corea',
      en: 'Korean phrases for eating out | Rumbo Corea',
    },
    description: {
      es: 'Pedir mesa, la carta, agua, sin picante y la cuenta en coreano: frases para el restaurante escritas como suenan en español.',
      en: 'A table, the menu, water, nothing spicy and the bill in Korean: phrases for a restaurant, spelt as they sound in English.',
    },
    keywords: {
      es: 'restaurante, pedir, carta, cuenta, agua, picante, para llevar, mesa para dos, esto por favor',
      en: 'restaurant, order, menu, bill, water, spicy, takeaway, table for two, this please',
    },
    hangulMeaning: { es: 'Arroz, comida', en: 'Rice, meal' },
    sign: {
      es: 'Un cuenco de arroz humeante con la palabra 밥',
      en: 'A steaming bowl of rice with the word 밥',
    },
    line: { es: 'Pedir, sin picante, la cuenta', en: 'Ordering, not spicy, the bill' },
  },
  allergy: {
    title: {
      es: 'Alergias y dieta en coreano | Rumbo Corea',
      en: 'Allergies and diet in Korean | Rumbo Corea',
    },
    description: {
      es: 'Tengo alergia al cacahuete, ¿lleva leche?, no como carne: frases en coreano sobre alergias y dieta, con la respuesta de la cocina.',
      en: 'I am allergic to peanuts, does it contain milk, I eat no meat: Korean phrases on allergies and diet, with the kitchen’s answer.',
    },
    keywords: {
      es: 'alergia, intolerancia, vegetariano, vegano, celíaco, gluten, marisco, leche, huevo, cerdo, alcohol, halal',
      en: 'allergy, intolerance, vegetarian, vegan, coeliac, gluten, seafood, milk, egg, pork, alcohol, halal',
    },
    hangulMeaning: { es: 'Alergia', en: 'Allergy' },
    sign: {
      es: 'La etiqueta de un envase con la palabra 알레르기, entre un cacahuete y un huevo',
      en: 'The label of a packet with the word 알레르기, beside a peanut and an egg',
    },
    line: { es: 'Lo que no puedes comer', en: 'What you cannot eat' },
  },
  shopping: {
    title: {
      es: 'Comprar y pagar en coreano | Rumbo Corea',
      en: 'Shopping and paying in Korean | Rumbo Corea',
    },
    description: {
      es: '¿Cuánto cuesta?, pago con tarjeta, el recibo, una rebaja y devoluciones en coreano: frases para tiendas, mercados y taquillas.',
      en: 'How much is it, by card, the receipt, a discount and refunds in Korean: phrases for shops, markets and ticket counters.',
    },
    keywords: {
      es: 'cuánto cuesta, precio, tarjeta, efectivo, cajero, recibo, rebaja, devolución, tax free, entradas, bolsa',
      en: 'how much, price, card, cash, cash machine, receipt, discount, refund, tax free, tickets, bag',
    },
    hangulMeaning: { es: 'Tienda', en: 'Shop' },
    sign: {
      es: 'Una tienda con toldo y el rótulo 가게',
      en: 'A shop with an awning and the sign 가게',
    },
    line: { es: 'Precio, tarjeta y recibo', en: 'Price, card and receipt' },
  },
  health: {
    title: {
      es: 'Médico y farmacia en coreano | Rumbo Corea',
      en: 'Doctor and pharmacy in Korean | Rumbo Corea',
    },
    description: {
      es: 'Llame a una ambulancia, me duele aquí, tengo fiebre, un analgésico: frases en coreano para urgencias, consulta y farmacia.',
      en: 'Call an ambulance, it hurts here, I have a fever, a painkiller: Korean phrases for emergency rooms, doctors and pharmacies.',
    },
    keywords: {
      es: 'ambulancia, hospital, dolor, fiebre, farmacia, receta, embarazada, diabetes, asma, compresas, vómito, diarrea',
      en: 'ambulance, hospital, pain, fever, pharmacy, prescription, pregnant, diabetes, asthma, pads, vomiting, diarrhoea',
    },
    hangulMeaning: { es: 'Medicina', en: 'Medicine' },
    sign: {
      es: 'El rótulo rojo de una farmacia, con la palabra 약',
      en: 'The red sign of a pharmacy, with the word 약',
    },
    line: { es: 'Ambulancia, dolor y medicinas', en: 'Ambulance, pain and medicines' },
  },
  police: {
    title: {
      es: 'Policía y robos: frases en coreano | Rumbo Corea',
      en: 'Police and theft: Korean phrases | Rumbo Corea',
    },
    description: {
      es: 'Ayúdeme, llame a la policía, me siguen, he perdido el pasaporte: frases en coreano para enseñar en una emergencia o una denuncia.',
      en: 'Help me, call the police, I am being followed, I lost my passport: Korean phrases to show in an emergency or at the police.',
    },
    keywords: {
      es: 'ayuda, socorro, policía, robo, denuncia, pasaporte perdido, acoso, me siguen, embajada, intérprete, objetos perdidos, fuego',
      en: 'help, police, theft, report, lost passport, harassment, followed, embassy, interpreter, lost property, fire',
    },
    hangulMeaning: { es: 'Policía', en: 'Police' },
    sign: {
      es: 'Un coche patrulla con 경찰 en la puerta',
      en: 'A patrol car with 경찰 on its door',
    },
    line: { es: 'Ayuda, robo y pasaporte', en: 'Help, theft and passport' },
  },
  school: {
    title: {
      es: 'Escuela y clase en coreano | Rumbo Corea',
      en: 'School and class in Korean | Rumbo Corea',
    },
    description: {
      es: 'Inscribirse, la prueba de nivel, faltar a clase y pedir certificados en coreano: frases para la secretaría y el aula.',
      en: 'Enrolling, the level test, missing a class and asking for certificates in Korean: phrases for the office and the classroom.',
    },
    keywords: {
      es: 'inscripción, clase de coreano, prueba de nivel, certificado, asistencia, matrícula, notas',
      en: 'enrol, Korean class, level test, certificate, attendance, tuition, transcript',
    },
    hangulMeaning: { es: 'Escuela', en: 'School' },
    sign: {
      es: 'Una pizarra con la palabra 학교; un alumno levanta la mano',
      en: 'A blackboard with the word 학교; a pupil raises a hand',
    },
    line: { es: 'Secretaría y clase', en: 'Office and classroom' },
  },
  home: {
    title: {
      es: 'Alojamiento y casero en coreano | Rumbo Corea',
      en: 'Lodging and landlord in Korean | Rumbo Corea',
    },
    description: {
      es: 'Tengo una reserva, no sale agua caliente, ¿cuánto es el depósito?: frases en coreano para el hotel, el casero y el contrato.',
      en: 'I have a reservation, there is no hot water, how much is the deposit: Korean phrases for hotels, landlords and leases.',
    },
    keywords: {
      es: 'hotel, reserva, equipaje, casero, alquiler, fianza, depósito, contrato, avería, calefacción',
      en: 'hotel, reservation, luggage, landlord, rent, deposit, lease, repair, heating',
    },
    hangulMeaning: { es: 'Casa', en: 'Home' },
    sign: {
      es: 'Una casa tradicional con 집 en el rótulo de la entrada',
      en: 'A traditional house with 집 on the sign over its door',
    },
    line: { es: 'Reserva, averías y contrato', en: 'Booking, repairs and lease' },
  },
  immigration: {
    title: {
      es: 'Inmigración: frases en coreano | Rumbo Corea',
      en: 'Immigration: Korean phrases | Rumbo Corea',
    },
    description: {
      es: 'Tengo cita, la tarjeta de registro, prorrogar la estancia, ¿qué documentos faltan?: frases en coreano para la oficina de inmigración.',
      en: 'I have an appointment, the residence card, extending a stay, which documents: Korean phrases for the immigration office.',
    },
    keywords: {
      es: 'inmigración, tarjeta de registro, ARC, prórroga, visado, cita previa, documentos, cambio de dirección',
      en: 'immigration, residence card, ARC, extension, visa, appointment, documents, change of address',
    },
    hangulMeaning: { es: 'Entradas y salidas', en: 'Entry and exit' },
    sign: {
      es: 'Un pasaporte abierto con un sello rojo que dice 출입국',
      en: 'An open passport with a red stamp that says 출입국',
    },
    line: { es: 'Cita, tarjeta y prórroga', en: 'Appointment, card, extension' },
  },
  bank: {
    title: {
      es: 'Banco y teléfono en coreano | Rumbo Corea',
      en: 'Bank and phone in Korean | Rumbo Corea',
    },
    description: {
      es: 'Abrir una cuenta, cambiar dinero, bloquear la tarjeta, la contraseña del wifi y una línea de teléfono: frases en coreano.',
      en: 'Opening an account, exchanging money, blocking a card, the wifi password and a phone plan: what to say in Korean.',
    },
    keywords: {
      es: 'banco, cuenta, cambiar dinero, tarjeta perdida, wifi, contraseña, línea de teléfono, SIM, cargar el teléfono',
      en: 'bank, account, exchange money, lost card, wifi, password, phone plan, SIM, charge my phone',
    },
    hangulMeaning: { es: 'Banco', en: 'Bank' },
    sign: {
      es: 'Un cajero automático con el rótulo 은행',
      en: 'A cash machine under the sign 은행',
    },
    line: { es: 'Cuenta, tarjeta y wifi', en: 'Account, card and wifi' },
  },
} as const satisfies Readonly<Record<SituationId, OwnText>>;

/** The page of a situation. */
export function phrasePage(situation: SituationId): PhrasePageId {
  return `phrases-${situation}`;
}

/** What the drawing of the word of a situation shows. */
export function signAlt(situation: SituationId): Text {
  return texts[situation].sign;
}

/** The texts of the pages of situations, by page. */
export const phrasePageTexts = Object.fromEntries(
  situations.map(({ id, seal, name, lead }) => {
    const { line, sign: _, ...text } = texts[id];
    const page: PageText = {
      ...text,
      menu: { label: name, line },
      heading: name,
      lead,
      hangul: seal,
    };
    return [phrasePage(id), page];
  }),
) as Readonly<Record<PhrasePageId, PageText>>;
