import type { Phrase } from './phrase.ts';

export const home = [
  {
    id: 'reservedName',
    meaning: {
      es: 'Tengo una reserva a nombre de {name}.',
      en: 'I have a reservation in the name of {name}.',
    },
    source: '예약했어요. 이름은 {name}입니다.',
    blanks: [
      {
        id: 'name',
        type: 'name',
        label: { es: 'nombre', en: 'name' },
        example: { source: '마리아', text: { es: 'María', en: 'María' } },
      },
    ],
    answers: ['passport', 'wait'],
    level: 1,
  },
  {
    id: 'leaveLuggage',
    meaning: { es: '¿Puedo dejar el equipaje?', en: 'Can I leave my luggage?' },
    source: '짐을 맡길 ^수 있어요?',
    answers: ['possible', 'impossible', 'clock'],
    level: 1,
  },
  {
    id: 'doorCode',
    meaning: { es: '¿Cuál es el código de la puerta?', en: 'What is the door code?' },
    source: '현관 비밀번호가 뭐예요?',
    answers: ['number'],
    level: 1,
  },
  {
    id: 'noHotWater',
    meaning: { es: 'No sale agua caliente.', en: 'There is no hot water.' },
    source: '뜨거운 물이 안 나와요.',
    answers: ['wait', 'changeRoom'],
    level: 2,
  },
  {
    id: 'heatingBroken',
    meaning: { es: 'La calefacción no funciona.', en: 'The heating does not work.' },
    source: '난방이 안 돼요.',
    answers: ['wait', 'changeRoom'],
    level: 2,
  },
  {
    id: 'viewRoom',
    meaning: { es: 'Vengo a ver la habitación.', en: 'I have come to see the room.' },
    source: '방을 보러 왔어요.',
    level: 3,
  },
  {
    id: 'foreignerOk',
    meaning: {
      es: '¿Puede firmar el contrato una persona extranjera?',
      en: 'Can a foreigner sign the lease?',
    },
    source: '외국인도 계약할 ^수 있어요?',
    answers: ['possible', 'impossible'],
    level: 3,
  },
  {
    id: 'deposit',
    meaning: { es: '¿Cuánto es la fianza?', en: 'How much is the deposit?' },
    source: '보증금이 얼마예요?',
    answers: ['amount'],
    level: 3,
  },
  {
    id: 'monthlyRent',
    meaning: { es: '¿Cuánto es el alquiler al mes?', en: 'How much is the monthly rent?' },
    source: '월^세가 얼마예요?',
    answers: ['amount'],
    level: 3,
  },
  {
    id: 'seeContract',
    meaning: { es: 'Déjeme ver el contrato, por favor.', en: 'Please let me see the contract.' },
    source: '계약서를 보여 주세요.',
    level: 3,
  },
  {
    id: 'fixIt',
    meaning: { es: '¿Puede arreglar esto, por favor?', en: 'Could you fix this, please?' },
    source: '이것 좀 고쳐 주세요.',
    answers: ['date', 'wait'],
    level: 3,
  },
  {
    id: 'leak',
    meaning: { es: 'Hay una fuga de agua.', en: 'There is a water leak.' },
    source: '물이 새요.',
    answers: ['wait', 'date'],
    level: 3,
  },
  {
    id: 'toiletBlocked',
    meaning: { es: 'El inodoro está atascado.', en: 'The toilet is blocked.' },
    source: '변기가 막혔어요.',
    answers: ['wait', 'date'],
    level: 2,
  },
  {
    id: 'moveOut',
    meaning: {
      es: 'Me mudo el {day}/{month}.',
      en: 'I am moving out on {day}/{month} (day/month).',
    },
    source: '{month}월 {day}일에 이사 나가려고 해요.',
    blanks: [
      {
        id: 'month',
        type: 'sino',
        label: { es: 'mes', en: 'month' },
        example: { source: '3', text: { es: '3', en: '3' } },
      },
      {
        id: 'day',
        type: 'sino',
        label: { es: 'día', en: 'day' },
        example: { source: '25', text: { es: '25', en: '25' } },
      },
    ],
    answers: ['understoodStaff'],
    level: 3,
    note: {
      es: 'Avísalo con el plazo que diga tu contrato.',
      en: 'Give the notice that your lease asks for.',
    },
  },
  {
    id: 'depositBack',
    meaning: { es: '¿Cuándo me devuelven la fianza?', en: 'When do I get the deposit back?' },
    source: '보증금은 언제 돌려받을 ^수 있어요?',
    answers: ['date'],
    level: 3,
  },
] as const satisfies readonly Phrase[];
