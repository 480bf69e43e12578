import type { Text } from '../locale.ts';
import { embassyText } from './embassies.ts';
import type { PageText } from './page-text.ts';
import { readingKey } from './reading-key.ts';
import { nameCard, showCard, showName } from './show-card.ts';

/** The page for when something goes wrong; the service worker always keeps it. */
export const text = {
  title: {
    es: 'Emergencias en Corea: a quién llamar y qué decir | Rumbo Corea',
    en: 'Emergencies in Korea: who to call, what to say | Rumbo Corea',
  },
  description: {
    es: '119 y 112, qué decir en coreano, tu embajada en Seúl, hospitales con inglés, tarjeta para el taxi y para la cartera. Funciona sin internet.',
    en: '119 and 112, what to say in Korean, your embassy in Seoul, hospitals that speak English, a card for the taxi and one for your wallet. Works offline.',
  },
  keywords: {
    es: 'emergencias Corea, SOS, 119, 112, policía, ambulancia, médico, hospital, farmacia, pasaporte perdido, robo, embajada, terremoto, alarma, detenido, suicidio, taxi de noche',
    en: 'Korea emergencies, SOS, 119, 112, police, ambulance, doctor, hospital, pharmacy, lost passport, theft, embassy, earthquake, alarm, arrested, suicide, taxi at night',
  },
  menu: {
    label: { es: 'Emergencias', en: 'Emergencies' },
    line: { es: 'A quién llamar y qué decir', en: 'Who to call and what to say' },
  },
  heading: { es: 'Emergencias: toca y llama', en: 'Emergencies: tap to call' },
  lead: {
    es: 'Esta página se queda en tu teléfono desde la primera visita a la guía y se lee sin internet.',
    en: 'This page stays on your phone from your first visit to the guide and opens without internet.',
  },
  hangul: '긴급',
  hangulMeaning: { es: 'Urgente', en: 'Urgent' },
  pictureAlt: {
    es: 'Una farmacia encendida de noche, donde atienden a una abuela, y una ambulancia del 119 aparcada',
    en: 'A pharmacy lit at night, where a grandmother is served, and a parked 119 ambulance',
  },

  call: { es: 'Llamar al {number}', en: 'Call {number}' },
  first: {
    ambulance: { es: 'Ambulancia y fuego', en: 'Ambulance and fire' },
    /** In the bar of a phone. */
    ambulanceShort: { es: 'Ambulancia', en: 'Ambulance' },
    ambulanceHow: {
      es: 'Gratis, 24 horas. Di dónde estás.',
      en: 'Free, 24 hours. Say where you are.',
    },
    police: { es: 'Policía', en: 'Police' },
    policeHow: {
      es: 'Gratis, 24 horas. «English, please».',
      en: 'Free, 24 hours. “English, please”.',
    },
    interpreter: { es: 'Intérprete en español', en: 'Interpreter' },
    interpreterHow: {
      es: 'BBB, 24 horas; la llamada se paga',
      en: 'BBB, 24 hours; the call is charged',
    },
    travel: { es: 'Ayuda al viajero', en: 'Travel helpline' },
    travelHow: { es: '24 horas, en inglés', en: '24 hours, in English' },
    immigration: { es: 'Inmigración', en: 'Immigration' },
    immigrationHow: {
      es: '{phone-1345-hours}',
      en: '{phone-1345-hours}',
    },
    warning: { es: 'No llames al 911.', en: 'Do not call 911.' },
    bar: { es: 'Llamar o pedir ayuda', en: 'Call or ask for help' },
  },

  problems: {
    id: 'problems',
    heading: { es: '¿Qué ha pasado?', en: 'What has happened?' },
    say: { es: 'Enséñalo o dilo', en: 'Show it or say it' },
    also: { es: 'También', en: 'Also' },
  },

  phrases: {
    id: 'phrases',
    heading: { es: 'Enséñalo o dilo', en: 'Show it or say it' },
    lead: {
      es: 'Toca una frase y llena la pantalla, para quien tengas delante.',
      en: 'Tap a sentence and it fills the screen, for the person in front of you.',
    },
    more: { es: 'Más frases', en: 'More sentences' },
    show: { es: 'Ampliar', en: 'Enlarge' },
    card: showCard,
    key: readingKey,
    /** From a card to the page on which it stands with its answers. */
    phrase: nameCard.phrase,
    unread: {
      es: 'Aún no las ha revisado una persona nativa: enseña la pantalla y llama también al 119 o al 1588-5644.',
      en: 'A native speaker has yet to check them: show the screen, and call 119 or 1588-5644 as well.',
    },
  },

  embassy: {
    ...embassyText,
    id: 'embassy',
    heading: { es: 'Tu embajada en Seúl', en: 'Your embassy in Seoul' },
    lead: {
      es: 'Elige tu país y tendrás su guardia y su dirección en coreano. Lo que eliges se queda en este dispositivo y no se envía.',
      en: 'Choose your country for its duty line and its address in Korean. Your choice stays on this device and is not sent.',
    },
    more: {
      es: 'La embajada de Corea en tu país está en [Embajadas](embassies).',
      en: 'Korea’s embassy in your country is under [Embassies](embassies).',
    },
  },

  taxi: {
    id: 'taxi',
    heading: { es: 'Tarjeta para el taxi', en: 'A card for the taxi' },
    lead: {
      es: 'Copia la dirección de tu hotel de un mensaje o de un mapa, pégala y enséñala. No se envía a nadie.',
      en: 'Copy the address of your hotel from a message or a map, paste it and show it. It is sent to nobody.',
    },
    address: { es: 'Dirección', en: 'Address' },
    hint: {
      es: 'Mejor en coreano. Está en tu reserva, en Naver Map o en KakaoMap.',
      en: 'Best in Korean. It is in your booking, on Naver Map or on KakaoMap.',
    },
    keep: {
      es: 'Es mi hotel: guárdala en este dispositivo',
      en: 'It is my hotel: keep it on this device',
    },
    show: { es: 'Enseñar al taxista', en: 'Show the driver' },
    hotel: { es: 'A mi hotel', en: 'To my hotel' },
    title: { es: 'Tarjeta para el taxista', en: 'Card for the driver' },
    card: showCard,
    latin: {
      es: 'Está en letras latinas, que muchos taxistas no leen. Busca la misma dirección en coreano.',
      en: 'It is in Latin letters, which many drivers do not read. Look for the same address in Korean.',
    },
    empty: { es: 'Escribe o pega antes la dirección.', en: 'Type or paste the address first.' },
    kept: {
      es: 'Guardada como tu hotel. Se queda en este dispositivo.',
      en: 'Kept as your hotel. It stays on this device.',
    },
    notKept: {
      es: 'Este navegador no permite guardar nada.',
      en: 'This browser does not allow us to keep anything.',
    },
    forgotten: { es: 'Ya no está guardada.', en: 'It is no longer kept.' },
  },

  wallet: {
    id: 'wallet',
    heading: { es: 'Una tarjeta para la cartera', en: 'A card for your wallet' },
    lead: {
      es: 'Tiene el tamaño de una tarjeta de banco y dos caras. Rellénala aquí o a mano, imprímela, recórtala y dóblala.',
      en: 'It is the size of a bank card and has two sides. Fill it in here or by hand, print it, cut it out and fold it.',
    },
    sides: {
      front: { title: { es: 'En caso de urgencia', en: 'In an emergency' }, korean: '응급 시' },
      back: {
        title: { es: 'Dónde duermo y quién ayuda', en: 'Where I am staying, who helps' },
        korean: '숙소',
      },
    },
    fields: {
      name: { label: { es: 'Nombre', en: 'Name' }, korean: '이름' },
      blood: { label: { es: 'Grupo sanguíneo', en: 'Blood group' }, korean: '혈액형' },
      allergy: { label: { es: 'Alergia', en: 'Allergy' }, korean: '알레르기' },
      contact: {
        label: { es: 'Avisar a', en: 'Emergency contact' },
        korean: '비상 연락처',
        hint: { es: 'Nombre y teléfono con prefijo', en: 'Name and telephone with country code' },
      },
      stay: {
        label: { es: 'Alojamiento', en: 'Where I am staying' },
        korean: '숙소 주소',
        hint: { es: 'Mejor en coreano', en: 'Best in Korean' },
      },
      embassy: { label: { es: 'Embajada', en: 'Embassy' }, korean: '대사관' },
      insurance: { label: { es: 'Seguro', en: 'Insurance' }, korean: '보험' },
    },
    fill: { es: 'Rellenarla aquí', en: 'Fill it in here' },
    interpreter: { es: 'Intérprete', en: 'Interpreter' },
    interpreterKorean: '통역',
    keep: {
      es: 'Guardar estos datos en este dispositivo',
      en: 'Keep these details on this device',
    },
    print: { es: 'Imprimir la tarjeta', en: 'Print the card' },
    kept: {
      es: 'Guardados. No salen de este dispositivo.',
      en: 'Kept. They do not leave this device.',
    },
    notKept: {
      es: 'Este navegador no permite guardar nada.',
      en: 'This browser does not allow us to keep anything.',
    },
    forgotten: { es: 'Borrados de este dispositivo.', en: 'Deleted from this device.' },
  },

  station: {
    showName,
    id: 'station',
    heading: { es: 'La estación más cercana', en: 'The nearest station' },
    lead: {
      es: 'Tu teléfono compara su posición con la lista de estaciones de Seúl y Busan. La posición no se envía.',
      en: 'Your phone compares its position with the list of stations of Seoul and Busan. The position is not sent.',
    },
    find: { es: 'Buscar la más cercana', en: 'Find the nearest' },
    searching: { es: 'Buscando tu posición…', en: 'Looking for your position…' },
    /** `{name}` is the station, `{distance}` in a straight line. */
    found: {
      es: '{name}, a {distance} en línea recta',
      en: '{name}, {distance} as the crow flies',
    },
    outside: {
      es: 'No estás en Corea, o tu teléfono no lo sabe.',
      en: 'You are not in Korea, or your phone does not know it.',
    },
    refused: {
      es: 'El navegador no nos deja ver la posición. Actívala en los ajustes del sitio.',
      en: 'The browser does not let us see the position. Allow it in the site settings.',
    },
    unavailable: {
      es: 'Tu teléfono no encuentra la posición. Sal al aire libre y vuelve a intentarlo.',
      en: 'Your phone cannot find its position. Go outdoors and try again.',
    },
    failed: {
      es: 'La lista de estaciones no está en este dispositivo y no hay conexión.',
      en: 'The list of stations is not on this device and there is no connection.',
    },
  },

  hospitals: {
    showName,
    id: 'hospitals',
    heading: {
      es: 'Hospitales con atención en inglés',
      en: 'Hospitals with English-speaking staff',
    },
    lead: {
      es: 'Son consultas con cita. Si aquí no está el teléfono, pídelo al 1330, en inglés. En una urgencia, llama al 119 o sigue el rótulo 응급실 (eunggeupsil). No cuentes con español: habla inglés o llama al intérprete, 1588-5644.',
      en: 'They see patients by appointment. Where no number is given here, ask 1330 for it. In an emergency call 119, or follow the sign 응급실 (eunggeupsil). For an interpreter, call 1588-5644.',
    },
    cities: { seoul: { es: 'Seúl', en: 'Seoul' }, busan: { es: 'Busan', en: 'Busan' } },
    show: { es: 'Ver los hospitales', en: 'Show the hospitals' },
    costs: {
      es: 'Sin seguro coreano, una consulta cuesta {clinic-visit-cost} en una clínica de barrio y {hospital-visit-cost} en un hospital universitario. Sin cita, cuenta con 2 o 3 horas de espera en un hospital grande y de 10 a 30 minutos en una clínica de barrio (의원).',
      en: 'Without Korean insurance, a visit costs {clinic-visit-cost} at a neighbourhood clinic and {hospital-visit-cost} at a university hospital. Without an appointment, expect to wait 2 or 3 hours at a large hospital and 10 to 30 minutes at a neighbourhood clinic (의원).',
    },
    sources: { es: 'Fuentes', en: 'Sources' },
  },

  night: {
    id: 'night',
    heading: { es: 'Volver de noche', en: 'Getting back at night' },
    points: [
      {
        es: 'El metro de Seúl circula {seoul-subway-hours}: mira tu último tren en el cartel del andén. Después quedan los [autobuses nocturnos](transport#night), con una N delante del número.',
        en: 'The Seoul subway runs {seoul-subway-hours}: check the last train on the platform sign. After that there are [night buses](transport#night), with an N before the number.',
      },
      {
        es: 'De noche el taxi cobra hasta un {taxi-seoul-night.most} más en Seúl y un {taxi-busan-night.most} en Busan: [a qué horas](transport#taxi-fares). Usa la parada o una app, y guarda el recibo.',
        en: 'At night taxis cost up to {taxi-seoul-night.most} more in Seoul and {taxi-busan-night.most} in Busan: [at which hours](transport#taxi-fares). Use a taxi stand or an app, and keep the receipt.',
      },
      {
        es: 'Los autobuses nocturnos del aeropuerto de Incheon a Seúl están en [Llegar](arriving#landing-at-night).',
        en: 'The night buses from Incheon Airport to Seoul are in [Arriving](arriving#landing-at-night).',
      },
    ] satisfies readonly Text[],
  },

  voice: {
    id: 'without-calls',
    heading: { es: 'Si tu eSIM es solo de datos', en: 'If your eSIM is data only' },
    points: [
      {
        es: 'No cuentes con llamar al 112 ni al 119: pide a alguien que llame por ti.',
        en: 'Do not count on reaching 112 or 119: ask someone to call for you.',
      },
      {
        es: 'El 1330 es gratis por la app VisitKorea, con wifi, desde cualquier país (2018).',
        en: '1330 is free through the VisitKorea app, on wifi, from any country (2018).',
      },
      {
        es: 'También se marcan +82-2-1330 y +82-1345, desde una línea extranjera o una app que llame a números.',
        en: '1330 and 1345 can also be dialled as +82-2-1330 and +82-1345 from a foreign line or an app that calls numbers.',
      },
      {
        es: 'El 119 tiene una app oficial con versión inglesa y aviso por vídeo, y BBB, la app «bbb».',
        en: '119 has an official app with an English version and video reporting, and BBB has one called “bbb”.',
      },
      {
        es: 'El [119](tel:119) y el [112](tel:112) también reciben mensajes de texto {text-119=text-112}. Escribe primero dónde estás y después qué pasa.',
        en: '[119](tel:119) and [112](tel:112) also take text messages {text-119=text-112}. Write where you are first, then what is happening.',
      },
    ] satisfies readonly Text[],
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Embajadas](embassies): la tuya en Seúl y la de Corea en tu país',
        en: '[Embassies](embassies): yours in Seoul and Korea’s in your country',
      },
      {
        es: '[Tarjeta de alergias](gastronomy#allergy-card): lo que no puedes comer, en coreano',
        en: '[Allergy card](gastronomy#allergy-card): what you cannot eat, in Korean',
      },
      {
        es: '[Requisitos](requirements): qué medicinas puedes llevar',
        en: '[Requirements](requirements): which medicines you may bring',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies PageText & Record<string, unknown>;
