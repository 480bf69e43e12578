import type { Phrase } from './phrase.ts';

export const courtesy = [
  {
    id: 'hello',
    meaning: { es: 'Hola. / Buenos días.', en: 'Hello.' },
    source: '안녕하세요.',
    level: 1,
    note: { es: 'Vale a cualquier hora.', en: 'Works at any time of day.' },
    literal: { es: '¿Está en paz?', en: 'Are you at peace?' },
  },
  {
    id: 'thanks',
    meaning: { es: 'Gracias.', en: 'Thank you.' },
    source: '감사합니다.',
    level: 1,
    note: { es: 'La forma segura con desconocidos.', en: 'The safe form with strangers.' },
  },
  {
    id: 'sorry',
    meaning: { es: 'Lo siento. / Perdón.', en: 'I am sorry.' },
    source: '죄송합니다.',
    level: 1,
  },
  {
    id: 'excuseCall',
    meaning: { es: 'Disculpe. (para llamar la atención)', en: 'Excuse me. (to get attention)' },
    source: '저기요.',
    level: 1,
    note: {
      es: 'Así se llama a quien atiende en un restaurante; no es descortés.',
      en: 'This is how you call staff in a restaurant; it is not rude.',
    },
  },
  {
    id: 'justMoment',
    meaning: { es: 'Un momento. / Con permiso.', en: 'One moment. / Excuse me, please.' },
    source: '잠시만+요.',
    level: 1,
    note: {
      es: 'Para pedir un momento o para pasar entre la gente.',
      en: 'To ask for a moment, or to get past people.',
    },
  },
  {
    id: 'yes',
    meaning: { es: 'Sí.', en: 'Yes.' },
    source: '네.',
    level: 1,
    note: {
      es: 'También se dice «ne» para mostrar que escuchas.',
      en: '“Neh” also shows that you are listening.',
    },
  },
  {
    id: 'no',
    meaning: { es: 'No.', en: 'No.' },
    source: '아니요.',
    level: 1,
  },
  {
    id: 'fine',
    meaning: { es: 'Está bien. / No, gracias.', en: 'It is fine. / No, thank you.' },
    source: '괜찮아요.',
    level: 1,
    note: {
      es: 'Dicho al ofrecerte algo, es un «no, gracias».',
      en: 'Said when something is offered, it means “no, thank you”.',
    },
  },
  {
    id: 'byeYouStay',
    meaning: { es: 'Adiós. (a quien se queda)', en: 'Goodbye. (to the one who stays)' },
    source: '안녕히 계세요.',
    level: 1,
    note: {
      es: 'La dices tú al salir de una tienda o de un restaurante.',
      en: 'You say it when you leave a shop or restaurant.',
    },
    literal: { es: 'Quédese en paz.', en: 'Stay in peace.' },
  },
  {
    id: 'byeYouGo',
    meaning: { es: 'Adiós. (a quien se va)', en: 'Goodbye. (to the one who leaves)' },
    source: '안녕히 가세요.',
    level: 1,
    literal: { es: 'Vaya en paz.', en: 'Go in peace.' },
  },
  {
    id: 'anyoneSpanish',
    meaning: { es: '¿Hay alguien que hable español?', en: 'Does anyone here speak Spanish?' },
    source: '스페인어 하시는 분 계세요?',
    answers: ['yes', 'no', 'wait'],
    level: 2,
    only: 'es',
  },
  {
    id: 'anyoneEnglish',
    meaning: { es: '¿Hay alguien que hable inglés?', en: 'Does anyone here speak English?' },
    source: '영어 하시는 분 계세요?',
    answers: ['yes', 'no', 'wait'],
    level: 1,
  },
  {
    id: 'noKorean',
    meaning: { es: 'No hablo bien coreano.', en: 'I do not speak Korean well.' },
    source: '한국어를 잘 못해요.',
    level: 1,
  },
  {
    id: 'notUnderstood',
    meaning: { es: 'No lo he entendido.', en: 'I did not understand.' },
    source: '잘 못_알아들었어요.',
    level: 1,
  },
  {
    id: 'slowly',
    meaning: { es: 'Hable despacio, por favor.', en: 'Please speak slowly.' },
    source: '천천히 말씀해 주세요.',
    level: 1,
  },
  {
    id: 'again',
    meaning: { es: 'Repítalo, por favor.', en: 'Please say it again.' },
    source: '다시 한번 말씀해 주세요.',
    level: 1,
  },
  {
    id: 'writeHere',
    meaning: { es: 'Escríbalo aquí, por favor.', en: 'Please write it here.' },
    source: '여기에 써 주세요.',
    level: 1,
  },
  {
    id: 'fromCountry',
    meaning: { es: 'Vengo de {country}.', en: 'I am from {country}.' },
    source: '저는 {country}에서 왔어요.',
    blanks: [
      {
        id: 'country',
        type: 'country',
        label: { es: 'país', en: 'country' },
        example: { source: '멕시코', text: { es: 'México', en: 'Mexico' } },
      },
    ],
    level: 1,
  },
] as const satisfies readonly Phrase[];
