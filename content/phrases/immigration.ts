import type { Phrase } from './phrase.ts';

export const immigration = [
  {
    id: 'visitBooked',
    meaning: { es: 'Tengo cita previa.', en: 'I have an appointment.' },
    source: '방문 예약을 했어요.',
    answers: ['ticketNumber', 'wait', 'passport'],
    level: 3,
  },
  {
    id: 'takeNumber',
    meaning: { es: '¿Dónde se saca el número?', en: 'Where do I take a number?' },
    source: '번호표는 어디에서 뽑아요?',
    answers: ['here', 'overThere', 'straight', 'left', 'right'],
    level: 3,
  },
  {
    id: 'registerCard',
    meaning: {
      es: 'Vengo a solicitar la tarjeta de registro de extranjero.',
      en: 'I have come to apply for a residence card.',
    },
    source: '외국인등록증을 신청하러 왔어요.',
    answers: ['ticketNumber', 'passport', 'date'],
    level: 3,
  },
  {
    id: 'registerForeigner',
    meaning: {
      es: 'Vengo al registro de extranjeros.',
      en: 'I have come to register as a foreign resident.',
    },
    source: '외국인등록 하러 왔어요.',
    answers: ['ticketNumber', 'passport', 'docsMissing'],
    level: 3,
  },
  {
    id: 'extendStay',
    meaning: {
      es: 'Vengo a prorrogar mi permiso de estancia.',
      en: 'I have come to extend my permit to stay.',
    },
    source: '체류 기간을 연장하러 왔어요.',
    answers: ['ticketNumber', 'docsMissing', 'amount'],
    level: 3,
  },
  {
    id: 'extendVisa',
    meaning: { es: 'Quiero prorrogar mi estancia.', en: 'I would like to extend my stay.' },
    source: '체류 기간을 연장하고 싶어요.',
    answers: ['ticketNumber', 'docsMissing', 'amount'],
    level: 3,
  },
  {
    id: 'changeAddress',
    meaning: {
      es: 'Vengo a comunicar un cambio de dirección.',
      en: 'I have come to report a change of address.',
    },
    source: '체류지 변경 신고를 하러 왔어요.',
    answers: ['ticketNumber', 'docsMissing'],
    level: 3,
    note: {
      es: 'Hay un plazo: está en [los requisitos](requirements).',
      en: 'There is a deadline: see [the requirements](requirements).',
    },
  },
  {
    id: 'workPermit',
    meaning: {
      es: 'Quiero solicitar el permiso para trabajar a tiempo parcial.',
      en: 'I would like to apply for the part-time work permit.',
    },
    source: '시간제 취업 허가를 신청하고 싶어요.',
    answers: ['docsMissing', 'ticketNumber'],
    level: 3,
    native: true,
  },
  {
    id: 'whichDocs',
    meaning: { es: '¿Qué documentos hacen falta?', en: 'Which documents do I need?' },
    source: '어떤 서류가 필요해요?',
    answers: ['docPassport', 'docPhoto', 'docContract', 'docSchool', 'text'],
    level: 3,
  },
  {
    id: 'needPaper',
    meaning: { es: 'Necesito {paper}.', en: 'I need {paper}.' },
    source: '{paper}[이/가] 필요해요.',
    blanks: [
      {
        id: 'paper',
        type: 'item',
        from: 'paper',
        label: { es: 'papel', en: 'document' },
        example: { source: '계약서', text: { es: 'el contrato', en: 'the contract' } },
      },
    ],
    answers: ['amount', 'date', 'wait'],
    level: 3,
  },
  {
    id: 'whatWrite',
    meaning: { es: '¿Qué tengo que escribir aquí?', en: 'What do I write here?' },
    source: '여기에 뭘 써야 해요?',
    answers: ['docName', 'docAddress', 'docPhone', 'docPassportNo', 'text'],
    level: 3,
    note: { es: 'Señala la casilla.', en: 'Point at the box.' },
  },
  {
    id: 'whenReady',
    meaning: { es: '¿Cuándo estará listo?', en: 'When will it be ready?' },
    source: '언제 나와요?',
    answers: ['date'],
    level: 3,
    literal: { es: '¿Cuándo sale?', en: 'When does it come out?' },
  },
] as const satisfies readonly Phrase[];
