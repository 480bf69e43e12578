import type { Text } from '../locale.ts';

/** What the card that is shown says to the person opposite. */
export const cardTexts = {
  pick: {
    source: '화면에서 답을 골라 주세요.',
    meaning: {
      es: 'Elija la respuesta en la pantalla, por favor.',
      en: 'Please choose the answer on the screen.',
    },
  },
  speakNot: {
    source: '저는 한국어를 잘 못해요.',
    meaning: { es: 'No hablo bien coreano.', en: 'I do not speak Korean well.' },
  },
  writeNumber: {
    source: '숫자를 써 주세요.',
    meaning: { es: 'Escriba el número, por favor.', en: 'Please write the number.' },
  },
  point: {
    source: '손으로 가리켜 주세요.',
    meaning: { es: 'Señale con la mano, por favor.', en: 'Please point.' },
  },
  again: { source: '다시 고르기', meaning: { es: 'Elegir otra vez', en: 'Choose again' } },
  done: { source: '확인', meaning: { es: 'Listo', en: 'Done' } },
  otherAnswer: { source: '다른 답', meaning: { es: 'Otra respuesta', en: 'Another answer' } },
} as const satisfies Readonly<Record<string, { readonly source: string; readonly meaning: Text }>>;
