import type { Locale, Text } from '../locale.ts';
import { register, type FigureId } from '../register/register.ts';

/** A number to call in South Korea. */
export interface HelpLine {
  readonly number: string;
  readonly name: Text;
  readonly use: Text;
  /** The languages spoken, and the hours if known. */
  readonly languages: Text;
  /** The figures for number, hours and languages. */
  readonly figures: readonly FigureId[];
}

/** The numbers for emergencies. */
export const mainLines = [
  {
    number: register['phone-112'].current.value,
    name: { es: 'Policía', en: 'Police' },
    use: {
      es: 'Robos, agresiones o si temes por tu seguridad. 24 horas, gratis.',
      en: 'Theft or assault, or if you fear for your safety. 24 hours, free.',
    },
    languages: {
      es: 'Atiende en {phone-112-119-languages}, con intérprete en una llamada a tres. Di «English, please» y espera.',
      en: '{phone-112-119-languages}, with an interpreter on a three-way call. Say “English, please” and wait.',
    },
    figures: ['phone-112', 'phone-112-119-languages'],
  },
  {
    number: register['phone-119'].current.value,
    name: { es: 'Bomberos y ambulancia', en: 'Fire and ambulance' },
    use: {
      es: 'Incendios, accidentes y urgencias médicas. Di primero dónde estás. La ambulancia es gratis; el hospital se paga. 24 horas.',
      en: 'Fires, accidents and medical emergencies. First say where you are. The ambulance is free; the hospital is not. 24 hours.',
    },
    languages: {
      es: 'Los mismos idiomas que el 112, con intérprete en una llamada a tres.',
      en: 'The same languages as 112, with an interpreter on a three-way call.',
    },
    figures: ['phone-119', 'phone-112-119-languages'],
  },
  {
    number: register['phone-bbb'].current.value,
    name: { es: 'Intérprete en español, 24 horas', en: 'Interpreter, 24 hours' },
    use: {
      es: 'Voluntarios de bbb Korea traducen cuando le pasas el teléfono a la otra persona. El intérprete es gratis; la llamada se paga.',
      en: 'Volunteers from bbb Korea interpret when you hand the phone to the other person. The interpreter is free; the call is charged.',
    },
    languages: {
      es: '20 idiomas, español incluido. También hay una app, «bbb».',
      en: '20 languages. There is also an app, “bbb”.',
    },
    figures: ['phone-bbb', 'phone-1588-cost'],
  },
  {
    number: register['phone-1330'].current.value,
    name: { es: 'Ayuda al viajero', en: 'Travel helpline' },
    use: {
      es: 'Información, quejas e interpretación por teléfono; te pasa con el 112 o el 119. 24 horas.',
      en: 'Information, complaints and interpreting by phone; it puts you through to 112 or 119. 24 hours.',
    },
    languages: {
      es: 'Inglés, japonés y chino, además de coreano. Español, no.',
      en: 'English, Japanese and Chinese besides Korean.',
    },
    figures: ['phone-1330'],
  },
  {
    number: register['phone-1345'].current.value,
    name: { es: 'Inmigración', en: 'Immigration' },
    use: {
      es: 'Visados, tarjeta de residencia, prórrogas y permisos de trabajo.',
      en: 'Visas, residence card, extensions and work permits.',
    },
    languages: {
      es: 'Horario: {phone-1345-hours}. Después, solo coreano, inglés y chino.',
      en: 'Hours: {phone-1345-hours}.',
    },
    figures: ['phone-1345', 'phone-1345-hours', 'phone-1345-spanish'],
  },
] as const satisfies readonly HelpLine[];

/** The numbers for less urgent matters. */
export const otherLines = [
  {
    number: register['phone-120'].current.value,
    name: { es: 'Centro Dasan de Seúl', en: 'Seoul Dasan Call Center' },
    use: {
      es: 'Preguntas sobre Seúl, como transporte, taxis y trámites. No es para emergencias.',
      en: 'Questions about Seoul, such as transport, taxis and paperwork. Not for emergencies.',
    },
    languages: {
      es: 'Inglés, chino y japonés, entre otros. Laborables de 9:00 a 18:00.',
      en: 'English, Chinese and Japanese, among others. Working days 9:00 to 18:00.',
    },
    figures: ['phone-120'],
  },
] as const satisfies readonly HelpLine[];

/** A sentence to show or to say. */
export interface Phrase {
  readonly korean: string;
  /** The official romanisation, for reading aloud. */
  readonly reading: string;
  readonly meaning: Text;
  /** The edition that needs it, if the other does not. */
  readonly only?: Locale;
}

export const phrases: readonly Phrase[] = [
  {
    korean: '도와주세요',
    reading: 'dowajuseyo',
    meaning: { es: 'Ayúdeme, por favor', en: 'Please help me' },
  },
  {
    korean: '구급차를 불러 주세요',
    reading: 'gugeupchareul bulleo juseyo',
    meaning: { es: 'Llame a una ambulancia, por favor', en: 'Please call an ambulance' },
  },
  {
    korean: '경찰을 불러 주세요',
    reading: 'gyeongchareul bulleo juseyo',
    meaning: { es: 'Llame a la policía, por favor', en: 'Please call the police' },
  },
  {
    korean: '여기가 아파요',
    reading: 'yeogiga apayo',
    meaning: { es: 'Me duele aquí', en: 'It hurts here' },
  },
  {
    korean: '병원에 가야 해요',
    reading: 'byeongwone gaya haeyo',
    meaning: { es: 'Tengo que ir al hospital', en: 'I need to go to hospital' },
  },
  {
    korean: '알레르기가 있어요',
    reading: 'allereugiga isseoyo',
    meaning: { es: 'Tengo alergia', en: 'I have an allergy' },
  },
  {
    korean: '여권을 잃어버렸어요',
    reading: 'yeogwoneul ireobeoryeosseoyo',
    meaning: { es: 'He perdido el pasaporte', en: 'I have lost my passport' },
  },
  {
    korean: '여권을 도난당했어요',
    reading: 'yeogwoneul donandanghaesseoyo',
    meaning: { es: 'Me han robado el pasaporte', en: 'My passport has been stolen' },
  },
  {
    korean: '스페인어 하시는 분 계세요?',
    reading: 'seupeineo hasineun bun gyeseyo?',
    meaning: { es: '¿Hay alguien que hable español?', en: 'Does anyone here speak Spanish?' },
    only: 'es',
  },
  {
    korean: '영어 하시는 분 계세요?',
    reading: 'yeongeo hasineun bun gyeseyo?',
    meaning: { es: '¿Hay alguien que hable inglés?', en: 'Does anyone here speak English?' },
  },
];

/** Further sentences for the page of emergencies. */
export const furtherPhrases: readonly Phrase[] = [
  {
    korean: '119에 전화해 주세요',
    reading: 'il il gue jeonhwahae juseyo',
    meaning: { es: 'Llame al 119, por favor', en: 'Please call 119' },
  },
  {
    korean: '스페인어 통역이 필요해요',
    reading: 'seupeineo tongyeogi piryohaeyo',
    meaning: { es: 'Necesito un intérprete de español', en: 'I need a Spanish interpreter' },
    only: 'es',
  },
  {
    korean: '영어 통역이 필요해요',
    reading: 'yeongeo tongyeogi piryohaeyo',
    meaning: { es: 'Necesito un intérprete de inglés', en: 'I need an English interpreter' },
    only: 'en',
  },
  {
    korean: '가슴이 아파요',
    reading: 'gaseumi apayo',
    meaning: { es: 'Me duele el pecho', en: 'My chest hurts' },
  },
  {
    korean: '숨쉬기가 힘들어요',
    reading: 'sumswigiga himdeureoyo',
    meaning: { es: 'No puedo respirar bien', en: 'I find it hard to breathe' },
  },
  {
    korean: '열이 나요',
    reading: 'yeori nayo',
    meaning: { es: 'Tengo fiebre', en: 'I have a fever' },
  },
  {
    korean: '약국이 어디예요?',
    reading: 'yakgugi eodiyeyo?',
    meaning: { es: '¿Dónde hay una farmacia?', en: 'Where is a pharmacy?' },
  },
  {
    korean: '진통제 주세요',
    reading: 'jintongje juseyo',
    meaning: { es: 'Un analgésico, por favor', en: 'A painkiller, please' },
  },
  {
    korean: '보험 청구용으로 사건사고사실확인원이 필요해요',
    reading: 'boheom cheongguyongeuro sageonsagosasilhwaginwoni piryohaeyo',
    meaning: {
      es: 'Necesito el certificado policial de lo ocurrido para el seguro',
      en: 'I need the police certificate of what happened for my insurance',
    },
  },
  {
    korean: '가방을 도난당했어요',
    reading: 'gabangeul donandanghaesseoyo',
    meaning: { es: 'Me han robado la bolsa', en: 'My bag has been stolen' },
  },
  {
    korean: '누가 저를 따라와요',
    reading: 'nuga jeoreul ttarawayo',
    meaning: { es: 'Alguien me está siguiendo', en: 'Someone is following me' },
  },
  {
    korean: '하지 마세요',
    reading: 'haji maseyo',
    meaning: { es: 'No haga eso', en: 'Stop it' },
  },
  {
    korean: '불이 났어요',
    reading: 'buri nasseoyo',
    meaning: { es: 'Hay fuego', en: 'There is a fire' },
  },
  {
    korean: '대사관에 연락하고 싶어요',
    reading: 'daesagwane yeollakago sipeoyo',
    meaning: { es: 'Quiero hablar con mi embajada', en: 'I would like to contact my embassy' },
  },
];

/** What the taxi card says above an address. */
export const toThisAddress: Phrase = {
  korean: '이 주소로 가 주세요',
  reading: 'i jusoro ga juseyo',
  meaning: { es: 'A esta dirección, por favor', en: 'To this address, please' },
};

/** Every sentence, for the readings and their tests. */
export const allPhrases = [...phrases, ...furtherPhrases, toThisAddress];
