import type { Phrase } from './phrase.ts';

export const shopping = [
  {
    id: 'thisHowMuch',
    meaning: { es: '¿Cuánto cuesta esto?', en: 'How much is this?' },
    source: '이거 얼마예요?',
    answers: ['amount'],
    level: 1,
  },
  {
    id: 'payCard',
    meaning: { es: 'Pago con tarjeta.', en: 'I will pay by card.' },
    source: '카드로 계산할^게요.',
    answers: ['possible', 'cashOnly'],
    level: 1,
  },
  {
    id: 'foreignCard',
    meaning: { es: '¿Aceptan tarjetas del extranjero?', en: 'Do you take foreign cards?' },
    source: '해외 카드도 돼요?',
    answers: ['possible', 'impossible', 'cashOnly'],
    level: 2,
  },
  {
    id: 'receipt',
    meaning: { es: 'El recibo, por favor.', en: 'The receipt, please.' },
    source: '영수증 주세요.',
    level: 1,
  },
  {
    id: 'atm',
    meaning: { es: '¿Dónde hay un cajero automático?', en: 'Where is a cash machine?' },
    source: '현금 인출기가 어디예요?',
    answers: ['here', 'overThere', 'convenience', 'none'],
    level: 1,
  },
  {
    id: 'haveItem',
    meaning: { es: '¿Tienen {item}?', en: 'Do you have {item}?' },
    source: '{item} 있어요?',
    blanks: [
      {
        id: 'item',
        type: 'item',
        from: 'shop',
        label: { es: 'cosa', en: 'thing' },
        example: { source: '선크림', text: { es: 'protector solar', en: 'sun cream' } },
      },
    ],
    answers: ['available', 'soldOut', 'none'],
    level: 1,
  },
  {
    id: 'justLooking',
    meaning: { es: 'Solo estoy mirando.', en: 'I am just looking.' },
    source: '그냥 구경할^게요.',
    level: 2,
  },
  {
    id: 'discount',
    meaning: { es: '¿Me hace una rebaja?', en: 'Could you lower the price a little?' },
    source: '조금 깎아 주세요.',
    answers: ['amount', 'impossible'],
    level: 2,
    note: {
      es: 'Solo en mercados; en tiendas con precio marcado no se regatea.',
      en: 'In markets only; shops with marked prices do not bargain.',
    },
  },
  {
    id: 'taxRefund',
    meaning: { es: '¿Hacen devolución de impuestos (tax free)?', en: 'Do you do tax refunds?' },
    source: '택스 리펀드 돼요?',
    answers: ['possible', 'impossible', 'passport'],
    level: 2,
  },
  {
    id: 'noBag',
    meaning: { es: 'No necesito bolsa.', en: 'I do not need a bag.' },
    source: '봉투는 필요 없어요.',
    level: 2,
  },
  {
    id: 'refund',
    meaning: { es: 'Quiero devolverlo.', en: 'I would like a refund.' },
    source: '환불하고 싶어요.',
    answers: ['possible', 'impossible', 'receiptNeeded'],
    level: 2,
  },
  {
    id: 'opensAt',
    meaning: { es: '¿A qué hora abren?', en: 'What time do you open?' },
    source: '몇_시에 열어요?',
    answers: ['clock'],
    level: 1,
  },
  {
    id: 'closesAt',
    meaning: { es: '¿A qué hora cierran?', en: 'What time do you close?' },
    source: '몇_시에 닫아요?',
    answers: ['clock'],
    level: 1,
  },
  {
    id: 'tickets',
    meaning: {
      es: 'Adultos: {people}; niños: {children}, por favor.',
      en: 'Adults: {people}; children: {children}, please.',
    },
    source: '어른 {people} 명, 어린이 {children} 명이요.',
    blanks: [
      {
        id: 'people',
        type: 'native',
        label: { es: 'personas', en: 'people' },
        example: { source: '두', text: { es: '2', en: '2' } },
      },
      {
        id: 'children',
        type: 'native',
        label: { es: 'niños', en: 'children' },
        example: { source: '한', text: { es: '1', en: '1' } },
      },
    ],
    answers: ['amount'],
    level: 2,
  },
] as const satisfies readonly Phrase[];
