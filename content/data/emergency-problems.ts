import type { Text } from '../locale.ts';
import type { PhraseId } from '../phrases/situations.ts';
import type { FigureId } from '../register/register.ts';

/** Something that went wrong: whom to call, what to do in what order, and what to say. */
export interface EmergencyProblem {
  readonly id: string;
  /** The anchor that links of earlier editions name. */
  readonly formerId?: string;
  readonly title: Text;
  /** The number to call first, or what comes before any call. */
  readonly first:
    | { readonly line: FigureId; readonly act?: undefined }
    | { readonly line?: undefined; readonly act: Text };
  /** Further numbers that help. */
  readonly lines?: readonly FigureId[];
  /** May hold links, as in `GuideText`. */
  readonly steps: readonly Text[];
  /** One of the other language is left out. */
  readonly phrases: readonly PhraseId[];
}

const interpreters = ['interpreter', 'interpreterEnglish'] as const;

/** What comes after the police when the passport is gone, wherever and whenever that was. */
const withoutPassport = [
  {
    es: 'De noche o en fin de semana, llama a la guardia de [tu embajada](emergencies#embassy). Si no contesta, junta lo que pedirá: el papel de la policía, fotos tamaño carné (pasaporte), una copia o foto del pasaporte y tu billete de vuelta.',
    en: 'At night or at a weekend, call the duty line of [your embassy](emergencies#embassy). If nobody answers, gather what it will want: the police report, passport photos, a copy or photo of the passport and your return ticket.',
  },
  {
    es: 'Llama en cuanto abra y pide cita para el documento de viaje. Pregunta cuántos días tarda y si sirve en tu escala: cambia de un país a otro.',
    en: 'Call as soon as it opens and ask for an appointment for the travel document. Ask how many days it takes and whether it is valid where you change planes, as that differs by country.',
  },
  {
    es: 'Desde Busan u otra ciudad hay que ir a Seúl, donde están las embajadas. Ve en tren o autobús: en el avión nacional piden {domestic-flight-identity}. Llama al hotel antes de llegar, cuenta lo que pasa y ofrece el papel de la policía y la copia.',
    en: 'From Busan or any other city you have to go to Seoul, where the embassies are. Take the train or a bus: domestic flights require {domestic-flight-identity}. Call the hotel before you get there, explain, and offer the police report and the copy.',
  },
  {
    es: 'Avisa a la aerolínea en cuanto sepas que no llegas al vuelo, y pregúntale si acepta el documento de tu embajada. Pregunta al 1345 si debes pasar por inmigración antes de volar, sobre todo con visado o tarjeta de residencia.',
    en: 'Tell the airline as soon as you know that you will miss the flight, and ask whether it accepts your embassy’s document. Ask 1345 whether you must go to an immigration office first, above all with a visa or a residence card.',
  },
] as const satisfies readonly Text[];

export const emergencyProblems = [
  {
    id: 'ill',
    title: { es: 'Herida, desmayo, dolor fuerte', en: 'Injury, fainting, severe pain' },
    first: { line: 'phone-119' },
    steps: [
      {
        es: 'Llama al 119 y di primero dónde estás. Si no puedes hablar, enseña la frase a quien tengas al lado.',
        en: 'Call 119 and say first where you are. If you cannot speak, show the sentence to whoever is next to you.',
      },
      {
        es: 'También puedes ir a pie. El rótulo de la entrada de urgencias es 응급실 (eunggeupsil).',
        en: 'You can also walk in. The sign of the emergency entrance is 응급실 (eunggeupsil).',
      },
      {
        es: 'La ambulancia es gratis y el hospital se paga. Pide la factura detallada, el informe y el recibo para el seguro.',
        en: 'The ambulance is free and the hospital is not. Ask for the itemised bill, the medical report and the receipt for your insurance.',
      },
    ],
    phrases: ['ambulance', 'hurtsHere', 'chestPain', 'breathing'],
  },
  {
    id: 'pharmacy',
    title: { es: 'Farmacia de noche o en festivo', en: 'Pharmacy at night or on a holiday' },
    first: { line: 'phone-1330' },
    steps: [
      {
        es: 'Busca el rótulo 약국 (yakguk), a menudo con una cruz verde. De noche, en Seúl abren {night-pharmacies-seoul}; Busan tenía {busan-night-pharmacies}.',
        en: 'Look for the sign 약국 (yakguk), often with a green cross. At night Seoul has {night-pharmacies-seoul}; Busan had {busan-night-pharmacies}.',
      },
      {
        es: 'Para saber cuál está abierta, pregunta al 1330, en inglés, o mira [pharm114.or.kr](https://www.pharm114.or.kr/), en coreano. Llama antes de ir: a veces alguna figura abierta y no lo está.',
        en: 'To find an open one, ask 1330, in English, or look at [pharm114.or.kr](https://www.pharm114.or.kr/), in Korean. Call before you go, as some are listed as open when they are not.',
      },
      {
        es: 'Las tiendas de conveniencia venden medicinas a cualquier hora: {shop-medicines}. 타이레놀 (Tairenol) es paracetamol, y 베아제 (Beaje), un digestivo.',
        en: 'Convenience stores sell medicines at any hour: {shop-medicines}. 타이레놀 (Tairenol) is paracetamol and 베아제 (Beaje) is for digestion.',
      },
    ],
    phrases: ['pharmacy', 'painkiller', 'fever', 'hasAllergy'],
  },
  {
    id: 'passport-stolen',
    title: { es: 'Pasaporte robado', en: 'Stolen passport' },
    first: { line: 'phone-112' },
    lines: ['phone-1345'],
    steps: [
      {
        es: 'Llama al 112 a cualquier hora y di «English, please», o entra en la comisaría (경찰서) o el puesto de policía (지구대) más cercano. Enseña la frase de abajo y pide el certificado de lo ocurrido, que querrán la embajada y el seguro.',
        en: 'Call 112 at any hour and say “English, please”, or go into the nearest police station (경찰서) or police box (지구대). Show the sentence below and ask for the certificate of the incident, which your embassy and your insurer will want.',
      },
      {
        es: 'Bloquea las tarjetas y la SIM si iban con él, desde la app de tu banco o con el wifi de una tienda.',
        en: 'Block your cards and your SIM if they went with it, from your bank’s app or on a shop’s wifi.',
      },
      ...withoutPassport,
    ],
    phrases: ['stolenPassport', 'incidentCertificate'],
  },
  {
    id: 'passport-lost',
    formerId: 'passport',
    title: { es: 'Pasaporte perdido', en: 'Lost passport' },
    first: { line: 'phone-1330' },
    lines: ['phone-1345'],
    steps: [
      {
        es: 'Pregunta donde lo usaste por última vez: el hotel, la tienda con devolución de impuestos, el taxi. Lo que se entrega a la policía de todo el país se busca en [LOST112](https://www.lost112.go.kr/), en coreano; el 1330 te ayuda a leerlo.',
        en: 'Ask where you last used it: the hotel, the tax-free shop, the taxi. What is handed to the police anywhere in the country is listed on [LOST112](https://www.lost112.go.kr/), in Korean; 1330 helps you read it.',
      },
      {
        es: 'Si no aparece, denúncialo en la comisaría o el puesto de policía más cercano y pide un papel de la denuncia. La embajada y el seguro te lo pedirán.',
        en: 'If it does not turn up, report it at the nearest police station or police box and ask for a copy of the report. Your embassy and your insurer will want it.',
      },
      ...withoutPassport,
    ],
    phrases: ['lostPassport', 'incidentCertificate'],
  },
  {
    id: 'theft',
    title: { es: 'Robo', en: 'Theft' },
    first: { line: 'phone-112' },
    steps: [
      {
        es: 'Si la persona sigue cerca, aléjate y llama al 112. Di «English, please» y espera a que pasen la llamada a un intérprete.',
        en: 'If the person is still near, move away and call 112. Say “English, please” and wait while they put you through to an interpreter.',
      },
      {
        es: 'Bloquea las tarjetas y la SIM desde la app de tu banco o con el wifi de una tienda.',
        en: 'Block your cards and your SIM from your bank’s app or on a shop’s wifi.',
      },
      {
        es: 'Pide un papel de la denuncia antes de irte: sin él, el seguro no paga.',
        en: 'Ask for a copy of the report before you leave: without it, insurers do not pay.',
      },
    ],
    phrases: ['stolenBag', 'callPolice', 'incidentCertificate'],
  },
  {
    id: 'assault',
    title: {
      es: 'Agresión, acoso o alguien me sigue',
      en: 'Assault, harassment or being followed',
    },
    first: { line: 'phone-112' },
    lines: ['phone-danuri', 'phone-1366'],
    steps: [
      {
        es: 'Entra en una tienda de conveniencia o en una estación, donde siempre hay alguien, y llama al 112.',
        en: 'Go into a convenience store or a station, where there is always someone, and call 112.',
      },
      {
        es: 'El 1577-1366 (Danuri) atiende a extranjeras las 24 horas en varios idiomas, y el 1366 a cualquier mujer. Buscan alojamiento de emergencia.',
        en: '1577-1366 (Danuri) helps foreign women 24 hours a day in several languages, and 1366 any woman. They find emergency shelter.',
      },
      {
        es: 'Tras una agresión sexual, ve a urgencias sin ducharte y pide que avisen a la policía, aunque dudes si denunciar.',
        en: 'After a sexual assault, go to an emergency room without showering and ask them to call the police, even if you are not sure about reporting it.',
      },
    ],
    phrases: ['followed', 'stopIt', 'callPolice', 'helpMe'],
  },
  {
    id: 'fire',
    title: { es: 'Fuego o humo', en: 'Fire or smoke' },
    first: { line: 'phone-119' },
    steps: [
      {
        es: 'Sal por la escalera, nunca en ascensor; agáchate y tápate la boca con un paño húmedo. Llama desde fuera.',
        en: 'Leave by the stairs, never the lift, bent low and with a damp cloth over your mouth. Call from outside.',
      },
    ],
    phrases: ['fire', 'call119'],
  },
  {
    id: 'alarm',
    title: { es: 'Alarma en el teléfono o terremoto', en: 'Phone alarm or earthquake' },
    first: { act: { es: 'Ponte a cubierto', en: 'Take cover' } },
    lines: ['phone-119'],
    steps: [
      {
        es: 'El ruido fuerte es un aviso de emergencia a todos los teléfonos. Llega {phone-alerts}; solo suenan las dos clases graves.',
        en: 'The loud noise is an emergency alert to every phone. It comes {phone-alerts}; only the two serious kinds make a sound.',
      },
      {
        es: 'Si la tierra tiembla, métete bajo una mesa y protégete la cabeza. Cuando pare, sal por la escalera y aléjate de las fachadas.',
        en: 'If the ground shakes, get under a table and protect your head. When it stops, leave by the stairs and keep away from façades.',
      },
      {
        es: 'Con tifón o lluvia fuerte, no salgas y mantente lejos del mar, de los ríos y de los pasos subterráneos.',
        en: 'In a typhoon or heavy rain stay indoors, away from the sea, rivers and underpasses.',
      },
      {
        es: 'Varias veces al año hay simulacros con sirenas y tráfico parado, que no son una alarma real. La app oficial Emergency Ready traduce los avisos al inglés; al español, no.',
        en: 'Several times a year there are drills with sirens and stopped traffic, which are not a real alarm. The official app Emergency Ready translates alerts into English.',
      },
    ],
    phrases: ['helpMe', 'call119'],
  },
  {
    id: 'arrested',
    title: { es: 'Me han detenido', en: 'I have been arrested' },
    first: { line: 'phone-bbb' },
    steps: [
      {
        es: 'Pide un intérprete y que avisen a tu embajada. Es un derecho de la Convención de Viena sobre relaciones consulares.',
        en: 'Ask for an interpreter and for your embassy to be told. It is a right under the Vienna Convention on Consular Relations.',
      },
      {
        es: 'No firmes nada que no entiendas. La embajada te da una lista de abogados; ni paga la defensa ni te saca.',
        en: 'Sign nothing that you do not understand. The embassy gives you a list of lawyers; it neither pays for your defence nor gets you out.',
      },
    ],
    phrases: ['embassy', ...interpreters],
  },
  {
    id: 'mind',
    title: { es: 'Pienso en hacerme daño', en: 'I am thinking of hurting myself' },
    first: { line: 'phone-109' },
    lines: ['phone-bbb', 'phone-119'],
    steps: [
      {
        es: 'No te quedes a solas y dile a alguien cómo estás, ahora. Si el peligro es inmediato, llama al 119.',
        en: 'Do not stay alone. Tell someone how you feel, now. If the danger is immediate, call 119.',
      },
      {
        es: 'El 109 escucha las 24 horas, en coreano. Llama antes al 1588-5644, di «español» y pide que traduzcan la llamada.',
        en: '109 listens 24 hours a day, in Korean. Call 1588-5644 first, say “English” and ask them to interpret.',
      },
      {
        es: 'Con wifi puedes llamar en tu idioma a la línea de tu país o a tu embajada.',
        en: 'On wifi you can call your own country’s line or your embassy, in your language.',
      },
    ],
    phrases: ['helpMe', 'toHospital'],
  },
  {
    id: 'lost',
    title: { es: 'Algo olvidado en el metro', en: 'Something left on the subway' },
    first: { act: { es: 'Según la línea', en: 'By line' } },
    steps: [
      {
        es: 'Metro de Seúl: {lost-property-subway}. Lo que nadie recoge en una semana pasa a la policía.',
        en: 'Seoul subway: {lost-property-subway}. What nobody claims within a week goes to the police.',
      },
      {
        es: 'Entonces se busca en su web, [{lost-property-police}](https://www.lost112.go.kr/).',
        en: 'Then look for it on their website, [{lost-property-police}](https://www.lost112.go.kr/).',
      },
    ],
    phrases: ['leftSubway', ...interpreters],
  },
  {
    id: 'lost-taxi',
    title: {
      es: 'Algo olvidado en un taxi o un autobús',
      en: 'Something left in a taxi or on a bus',
    },
    first: { line: 'phone-120' },
    steps: [
      {
        es: 'En Seúl: {phone-120}. Di la hora, la línea o la placa (matrícula) y dónde bajaste. Si pagaste con tarjeta, los datos del taxi están en el recibo.',
        en: 'In Seoul: {phone-120}. Give the time, the route or number plate and where you got off. If you paid by card, the receipt has the taxi’s details.',
      },
      {
        es: 'Lo que no aparece se busca en la web de la policía, [{lost-property-police}](https://www.lost112.go.kr/).',
        en: 'If it does not turn up, look on the police website, [{lost-property-police}](https://www.lost112.go.kr/).',
      },
    ],
    phrases: ['leftTaxi', ...interpreters],
  },
] as const satisfies readonly EmergencyProblem[];
