import type { Locale, Text } from '../locale.ts';
import { figureOf, type FigureId } from '../register/register.ts';

const line = (id: `phone-${string}` & FigureId, es: string, en: string) => ({
  number: String(figureOf(id).current.value),
  name: { es, en },
});

/** The numbers for emergencies. */
export const mainLines = [
  line('phone-112', 'Policía', 'Police'),
  line('phone-119', 'Bomberos y ambulancia', 'Fire and ambulance'),
  line('phone-bbb', 'Intérprete en español, 24 horas', 'Interpreter, 24 hours'),
  line('phone-1330', 'Ayuda al viajero', 'Travel helpline'),
  line('phone-1345', 'Inmigración', 'Immigration'),
];

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
