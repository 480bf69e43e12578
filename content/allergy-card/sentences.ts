import type { Sentence } from './types.ts';

/** The sentences around the lists of the card. They address a stranger, so the Spanish uses “usted”. */
export const sentences = {
  /** For cards without a choice, where one points at the list. */
  foodAllergies: {
    hangul: '저는 음식 알레르기가 있습니다.',
    meaning: {
      es: 'Tengo alergia a algunos alimentos.',
      en: 'I have food allergies.',
    },
  },
  pointing: {
    hangul: '제가 가리키는 재료가 들어간 음식은 먹을 수 없습니다.',
    meaning: {
      es: 'No puedo comer platos que lleven lo que le señalo.',
      en: 'I cannot eat dishes that contain what I point at.',
    },
  },
  intro: {
    hangul: '안녕하세요. 주문하기 전에 꼭 읽어 주세요.',
    meaning: {
      es: 'Hola. Léalo, por favor, antes de tomar el pedido.',
      en: 'Hello. Please be sure to read this before I order.',
    },
  },
  allergyHead: {
    hangul: '저는 다음 재료에 알레르기가 있습니다.',
    meaning: {
      es: 'Tengo alergia a estos ingredientes:',
      en: 'I am allergic to these ingredients:',
    },
  },
  doNotEatHead: {
    hangul: '저는 다음 재료를 먹지 않습니다.',
    meaning: {
      es: 'No como estos ingredientes:',
      en: 'I do not eat these ingredients:',
    },
  },
  hiddenHead: {
    hangul: '다음 음식과 양념에도 들어 있을 수 있습니다.',
    meaning: {
      es: 'También puede estar en estos platos y condimentos:',
      en: 'It may also be in these foods and seasonings:',
    },
  },
  notEvenLittle: {
    hangul: '이 재료가 들어간 음식은 조금도 먹을 수 없습니다.',
    meaning: {
      es: 'No puedo comer nada que lo lleve, ni siquiera un poco.',
      en: 'I cannot eat food that contains it, not even a little.',
    },
  },
  severe: {
    hangul: '조금만 먹어도 생명이 위험할 수 있습니다.',
    meaning: {
      es: 'Incluso un poco puede poner en peligro mi vida.',
      en: 'Even a little may endanger my life.',
    },
  },
  broth: {
    hangul: '육수, 소스, 양념, 반찬에도 들어 있는지 확인해 주세요.',
    meaning: {
      es: 'Compruebe, por favor, también el caldo, las salsas, los condimentos y las guarniciones.',
      en: 'Please also check the stock, sauces, seasonings and side dishes.',
    },
  },
  crossContact: {
    hangul:
      '이 재료를 조리한 기름, 불판, 냄비, 칼, 도마, 집게, 가위를 그대로 써서 만든 음식도 먹을 수 없습니다.',
    meaning: {
      es: 'Tampoco puedo comer lo que se prepara con el aceite, la plancha, la olla, el cuchillo, la tabla, las pinzas o las tijeras que se hayan usado con estos ingredientes.',
      en: 'Nor can I eat food made with the oil, grill plate, pot, knife, board, tongs or scissors that were used for these ingredients.',
    },
  },
  cleanTools: {
    hangul: '깨끗이 씻은 조리 도구를 따로 사용해 주세요.',
    meaning: {
      es: 'Use, por favor, utensilios bien lavados y aparte.',
      en: 'Please use separate, well-washed utensils.',
    },
  },
  checkKitchen: {
    hangul: '주방에 꼭 확인해 주세요.',
    meaning: {
      es: 'Consúltelo, por favor, con la cocina.',
      en: 'Please be sure to check with the kitchen.',
    },
  },
  readLabel: {
    hangul: '시판 소스나 가공식품을 쓰신다면 포장지의 원재료명과 알레르기 표시를 확인해 주세요.',
    meaning: {
      es: 'Si usa salsas compradas o alimentos procesados, mire en el envase los ingredientes y el aviso de alérgenos, por favor.',
      en: 'If you use shop-bought sauces or processed food, please check the ingredients and the allergy notice on the packet.',
    },
  },
  ifUnsure: {
    hangul: '확실하지 않으면 솔직하게 말씀해 주세요. 다른 음식을 고르겠습니다.',
    meaning: {
      es: 'Si no es seguro, dígamelo con franqueza: elegiré otra cosa.',
      en: 'If you are not sure, please tell me frankly; I will choose something else.',
    },
  },
  recommend: {
    hangul: '이 재료가 들어가지 않은 음식을 추천해 주세요.',
    meaning: {
      es: 'Recomiéndeme, por favor, un plato que no lo lleve.',
      en: 'Please recommend a dish without it.',
    },
  },
  noPickOut: {
    hangul: '나중에 골라내도 먹을 수 없습니다. 처음부터 넣지 말아 주세요.',
    meaning: {
      es: 'Aunque lo retire después, no podré comerlo: no lo ponga desde el principio, por favor.',
      en: 'Even if you pick it out afterwards, I cannot eat it: please do not put it in at all.',
    },
  },
  call119: {
    hangul: '제가 쓰러지거나 숨을 못 쉬면 바로 119에 전화해 주세요.',
    meaning: {
      es: 'Si me desmayo o no puedo respirar, llame enseguida al 119.',
      en: 'If I collapse or cannot breathe, please call 119 at once.',
    },
  },
  anaphylaxis: {
    hangul: '아나필락시스(급성 알레르기 쇼크)입니다.',
    meaning: {
      es: 'Es una anafilaxia (choque alérgico agudo).',
      en: 'It is anaphylaxis (acute allergic shock).',
    },
  },
  epinephrine: {
    hangul: '에피네프린 자가주사기(에피펜, 젝스트)가 제 가방에 있습니다.',
    meaning: {
      es: 'Llevo un autoinyector de adrenalina (EpiPen, Jext) en mi bolso.',
      en: 'There is an adrenaline auto-injector (EpiPen, Jext) in my bag.',
    },
  },
  injectThigh: {
    hangul: '제가 말을 못 하면 허벅지 바깥쪽에 주사해 주세요.',
    meaning: {
      es: 'Si no puedo hablar, inyéctelo en la parte exterior del muslo.',
      en: 'If I cannot speak, please inject it into the outer thigh.',
    },
  },
  thanks: {
    hangul: '감사합니다.',
    meaning: {
      es: 'Gracias.',
      en: 'Thank you.',
    },
  },
} as const satisfies Record<string, Sentence>;
