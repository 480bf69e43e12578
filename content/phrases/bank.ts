import type { Phrase } from './phrase.ts';

export const bank = [
  {
    id: 'openAccount',
    meaning: { es: 'Quiero abrir una cuenta.', en: 'I would like to open an account.' },
    source: '통장을 만들고 싶어요.',
    answers: ['arcNeeded', 'passport', 'ticketNumber'],
    level: 3,
    literal: { es: 'Quiero hacer una libreta.', en: 'I would like to make a bankbook.' },
  },
  {
    id: 'sendAbroad',
    meaning: {
      es: 'Quiero enviar dinero al extranjero.',
      en: 'I would like to send money abroad.',
    },
    source: '해외로 송금하고 싶어요.',
    answers: ['possible', 'passport', 'ticketNumber'],
    level: 3,
  },
  {
    id: 'exchange',
    meaning: { es: 'Quiero cambiar dinero.', en: 'I would like to exchange money.' },
    source: '환전하고 싶어요.',
    answers: ['passport', 'amount', 'impossible'],
    level: 2,
  },
  {
    id: 'blockCard',
    meaning: {
      es: 'He perdido la tarjeta. Bloquéela, por favor.',
      en: 'I have lost my card. Please block it.',
    },
    source: '카드를 잃어버렸어요. 정지해 주세요.',
    answers: ['understoodStaff', 'passport'],
    level: 1,
  },
  {
    id: 'cardFails',
    meaning: { es: 'La tarjeta no funciona.', en: 'My card does not work.' },
    source: '카드가 안 돼요.',
    answers: ['tryAgain', 'cashOnly'],
    level: 1,
  },
  {
    id: 'haveWifi',
    meaning: { es: '¿Hay wifi?', en: 'Is there wifi?' },
    source: '와이파이 있어요?',
    answers: ['available', 'none'],
    level: 1,
  },
  {
    id: 'wifiPassword',
    meaning: { es: '¿Cuál es la contraseña del wifi?', en: 'What is the wifi password?' },
    source: '와이파이 비밀번호가 뭐예요?',
    answers: ['text'],
    level: 1,
  },
  {
    id: 'buySim',
    meaning: { es: 'Quiero comprar una tarjeta SIM.', en: 'I would like to buy a SIM card.' },
    source: '유심 사고 싶어요.',
    answers: ['passport', 'amount', 'soldOut'],
    level: 2,
  },
  {
    id: 'openLine',
    meaning: { es: 'Quiero contratar una línea de teléfono.', en: 'I would like a mobile plan.' },
    source: '휴대폰을 개통하고 싶어요.',
    answers: ['arcNeeded', 'passport', 'amount'],
    level: 3,
  },
  {
    id: 'identity',
    meaning: { es: 'No me deja verificar mi identidad.', en: 'The identity check does not work.' },
    source: '본인 인증이 안 돼요.',
    answers: ['arcNeeded', 'wait'],
    level: 3,
    note: {
      es: 'El nombre debe ser idéntico al de la tarjeta de residente.',
      en: 'The name must match your residence card exactly.',
    },
  },
  {
    id: 'chargePhone',
    meaning: { es: '¿Puedo cargar el teléfono?', en: 'Can I charge my phone?' },
    source: '휴대폰 좀 충전할 ^수 있을^까요?',
    answers: ['possible', 'impossible', 'overThere'],
    level: 1,
  },
  {
    id: 'myNumber',
    meaning: { es: 'Mi número es {phone}.', en: 'My number is {phone}.' },
    source: '제 번호는 {phone}입니다.',
    blanks: [
      {
        id: 'phone',
        type: 'phone',
        label: { es: 'número de teléfono', en: 'telephone number' },
        example: {
          source: '<010-2345-0789|공일공 이삼사오 공칠팔구>',
          text: { es: '010-2345-0789', en: '010-2345-0789' },
        },
      },
    ],
    level: 2,
    note: { es: 'El número, cifra a cifra.', en: 'The number, digit by digit.' },
  },
] as const satisfies readonly Phrase[];
