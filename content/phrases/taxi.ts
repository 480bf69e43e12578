import type { Phrase } from './phrase.ts';

export const taxi = [
  {
    id: 'taxiTo',
    meaning: { es: 'Lléveme a {place}, por favor.', en: 'To {place}, please.' },
    source: '{place}[으로/로] 가 주세요.',
    blanks: [
      {
        id: 'place',
        type: 'place',
        label: { es: 'lugar', en: 'place' },
        example: { source: '명동', text: { es: 'Myeong-dong', en: 'Myeong-dong' } },
      },
    ],
    level: 1,
    note: {
      es: 'La terminación cambia sola: 명동으로, 서울로.',
      en: 'The ending changes by itself: 명동으로, 서울로.',
    },
  },
  {
    id: 'taxiAddress',
    meaning: { es: 'A esta dirección, por favor.', en: 'To this address, please.' },
    source: '이 주소로 가 주세요.',
    level: 1,
    note: { es: 'Enseña la dirección en coreano.', en: 'Show the address in Korean.' },
  },
  {
    id: 'taxiAirport',
    meaning: {
      es: 'Al aeropuerto de Incheon, terminal {number}, por favor.',
      en: 'Incheon Airport, Terminal {number}, please.',
    },
    source: '인천공항 제{number} 터미널로 가 주세요.',
    blanks: [
      {
        id: 'number',
        type: 'sino',
        label: { es: 'número', en: 'number' },
        example: { source: '1', text: { es: '1', en: '1' } },
      },
    ],
    level: 2,
  },
  {
    id: 'taxiExit',
    meaning: {
      es: 'Déjeme delante de la salida {number} de la estación de {station}.',
      en: 'Please drop me in front of exit {number} of {station} Station.',
    },
    source: '{station} {number}번 출구 앞에서 내려 주세요.',
    blanks: [
      {
        id: 'station',
        type: 'station',
        label: { es: 'estación', en: 'station' },
        example: { source: '여의도역', text: { es: 'Yeouido', en: 'Yeouido' } },
      },
      {
        id: 'number',
        type: 'sino',
        label: { es: 'número', en: 'number' },
        example: { source: '3', text: { es: '3', en: '3' } },
      },
    ],
    level: 2,
  },
  {
    id: 'taxiStop',
    meaning: { es: 'Pare aquí, por favor.', en: 'Please stop here.' },
    source: '여기에서 세워 주세요.',
    level: 1,
  },
  {
    id: 'taxiCard',
    meaning: { es: '¿Se puede pagar con tarjeta?', en: 'Can I pay by card?' },
    source: '카드 돼요?',
    answers: ['possible', 'impossible', 'cashOnly'],
    level: 1,
  },
  {
    id: 'taxiTrunk',
    meaning: { es: 'Abra el maletero, por favor.', en: 'Please open the boot.' },
    source: '트렁크 좀 열어 주세요.',
    level: 2,
  },
  {
    id: 'taxiMeter',
    meaning: { es: 'Con el taxímetro, por favor.', en: 'By the meter, please.' },
    source: '미터기로 가 주세요.',
    level: 2,
  },
  {
    id: 'arriveBy',
    meaning: {
      es: 'Tengo que estar allí a las {time} como muy tarde.',
      en: 'I have to be there by {time} at the latest.',
    },
    source: '{time}까지 도착해야 해요.',
    blanks: [
      {
        id: 'time',
        type: 'nativeHour',
        label: { es: 'hora', en: 'time' },
        example: { source: '오후 <2시|두_시>', text: { es: '14:00', en: '14:00' } },
      },
    ],
    answers: ['possible', 'minutes'],
    level: 2,
    note: {
      es: 'La hora se escribe en cifras y se lee con números nativos: 두 시.',
      en: 'The hour is written in digits and read with native numbers: 두 시.',
    },
  },
  {
    id: 'taxiAt',
    meaning: { es: 'Estoy delante de {place}.', en: 'I am in front of {place}.' },
    source: '{place} 앞에 있어요.',
    blanks: [
      {
        id: 'place',
        type: 'place',
        label: { es: 'lugar', en: 'place' },
        example: {
          source: '홍대입구역',
          text: { es: 'la estación Hongik University', en: 'Hongik University Station' },
        },
      },
    ],
    answers: ['waitMinutes'],
    level: 2,
    note: {
      es: 'Por teléfono o por mensaje al conductor que te busca.',
      en: 'By phone or message to the driver who is looking for you.',
    },
  },
  {
    id: 'taxiCall',
    meaning: {
      es: '¿Puede pedirme un taxi, por favor?',
      en: 'Could you call a taxi for me, please?',
    },
    source: '택시 좀 불러 주세요.',
    answers: ['yes', 'no', 'waitMinutes'],
    level: 2,
    note: { es: 'En la recepción o en una tienda.', en: 'At reception or in a shop.' },
  },
] as const satisfies readonly Phrase[];
