import type { Phrase } from './phrase.ts';

export const lost = [
  {
    id: 'imLost',
    meaning: { es: 'Me he perdido.', en: 'I am lost.' },
    source: '길을 잃었어요.',
    answers: ['showMe', 'wait'],
    level: 1,
  },
  {
    id: 'whereAmI',
    meaning: { es: '¿Dónde estoy?', en: 'Where am I?' },
    source: '여기가 어디예요?',
    answers: ['showMe'],
    level: 1,
    note: { es: 'Enséñala junto al mapa abierto.', en: 'Show it with the map open.' },
    literal: { es: '¿Dónde es aquí?', en: 'Where is here?' },
  },
  {
    id: 'whereIs',
    meaning: { es: '¿Dónde está {place}?', en: 'Where is {place}?' },
    source: '{place} 어디예요?',
    blanks: [
      {
        id: 'place',
        type: 'place',
        from: 'near',
        label: { es: 'lugar', en: 'place' },
        example: {
          source: '명동+역',
          text: { es: 'la estación de Myeong-dong', en: 'Myeong-dong Station' },
        },
      },
    ],
    answers: ['here', 'straight', 'left', 'right', 'behind', 'farTaxi', 'minutes'],
    level: 1,
  },
  {
    id: 'nearbyIs',
    meaning: { es: '¿Hay {item} por aquí cerca?', en: 'Is there {item} near here?' },
    source: '이 근처에 {item} 있어요?',
    blanks: [
      {
        id: 'item',
        type: 'item',
        from: 'near',
        label: { es: 'sitio', en: 'place' },
        example: { source: '약국', text: { es: 'una farmacia', en: 'a pharmacy' } },
      },
    ],
    answers: ['straight', 'left', 'right', 'behind', 'none', 'minutes'],
    level: 1,
  },
  {
    id: 'howToGet',
    meaning: { es: '¿Cómo se llega a {place}?', en: 'How do I get to {place}?' },
    source: '{place}까지 어떻게 가요?',
    blanks: [
      {
        id: 'place',
        type: 'place',
        label: { es: 'lugar', en: 'place' },
        example: { source: '경복궁', text: { es: 'Gyeongbokgung', en: 'Gyeongbokgung Palace' } },
      },
    ],
    answers: ['onFoot', 'bySubway', 'byBus', 'farTaxi'],
    level: 1,
    note: { es: '까지 no cambia nunca.', en: '까지 never changes.' },
  },
  {
    id: 'howLong',
    meaning: { es: '¿Cuánto se tarda?', en: 'How long does it take?' },
    source: '얼마나 걸려요?',
    answers: ['minutes'],
    level: 1,
  },
  {
    id: 'showMap',
    meaning: { es: 'Enséñemelo en el mapa, por favor.', en: 'Please show me on the map.' },
    source: '지도에서 보여 주세요.',
    level: 1,
  },
  {
    id: 'restroom',
    meaning: { es: '¿Dónde está el baño?', en: 'Where is the toilet?' },
    source: '화장실이 어디예요?',
    answers: ['here', 'overThere', 'upstairs', 'downstairs', 'none'],
    level: 1,
  },
  {
    id: 'lift',
    meaning: { es: '¿Dónde está el ascensor?', en: 'Where is the lift?' },
    source: '엘리베이터가 어디예요?',
    answers: ['here', 'overThere', 'straight', 'left', 'right', 'none'],
    level: 2,
  },
  {
    id: 'wheelchair',
    meaning: { es: '¿Se puede entrar con silla de ruedas?', en: 'Is it accessible by wheelchair?' },
    source: '휠체어로 들어갈 ^수 있어요?',
    answers: ['possible', 'impossible', 'wait'],
    level: 1,
    note: {
      es: 'Si llevas cochecito, enséñalo: sirve la misma rampa.',
      en: 'With a pushchair, show it: the same ramp serves.',
    },
  },
  {
    id: 'goesTo',
    meaning: { es: '¿Este autobús va a {place}?', en: 'Does this bus go to {place}?' },
    source: '이 버스 {place} 가요?',
    blanks: [
      {
        id: 'place',
        type: 'place',
        label: { es: 'lugar', en: 'place' },
        example: { source: '광안리', text: { es: 'Gwangalli', en: 'Gwangalli' } },
      },
    ],
    answers: ['yes', 'no', 'opposite', 'busNo'],
    level: 1,
  },
  {
    id: 'gettingOff',
    meaning: { es: 'Voy a bajar. (para abrirse paso)', en: 'I am getting off. (to get past)' },
    source: '내릴^게요.',
    level: 1,
  },
  {
    id: 'lastTrain',
    meaning: { es: '¿A qué hora es el último?', en: 'What time is the last one?' },
    source: '막차가 몇_시예요?',
    answers: ['clock'],
    level: 2,
  },
  {
    id: 'topUp',
    meaning: {
      es: 'Quiero cargar la tarjeta de transporte.',
      en: 'I would like to top up my transport card.',
    },
    source: '교통카드 충전해 주세요.',
    answers: ['amount', 'cashOnly'],
    level: 1,
    note: {
      es: 'En la tienda o en la taquilla, casi siempre en efectivo; di el importe: 만 원 (10.000).',
      en: 'At a shop or counter, nearly always in cash; say the amount: 만 원 (10,000).',
    },
    literal: { es: 'Cárgueme la tarjeta de transporte.', en: 'Please charge my transport card.' },
  },
  {
    id: 'trainTicket',
    meaning: {
      es: '{count} billetes a {place}, por favor.',
      en: '{count} tickets to {place}, please.',
    },
    source: '{place} 가는 표 {count} 장 주세요.',
    blanks: [
      {
        id: 'place',
        type: 'place',
        label: { es: 'lugar', en: 'place' },
        example: { source: '부산', text: { es: 'Busan', en: 'Busan' } },
      },
      {
        id: 'count',
        type: 'native',
        label: { es: 'cuántos', en: 'how many' },
        example: { source: '두', text: { es: 'Dos', en: 'Two' } },
      },
    ],
    answers: ['amount', 'soldOut', 'clock'],
    level: 2,
  },
] as const satisfies readonly Phrase[];
