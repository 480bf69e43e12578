import type { Text } from '../locale.ts';

/** A number to call from any telephone in South Korea. */
export interface HelpLine {
  readonly number: string;
  readonly name: Text;
  readonly use: Text;
  /** Which languages it speaks, and when it answers where that is known. */
  readonly languages: Text;
}

/** The four numbers worth knowing by heart. Read on 20 November 2026. */
export const mainLines = [
  {
    number: '112',
    name: { es: 'Policía', en: 'Police' },
    use: {
      es: 'Robos, agresiones o si temes por tu seguridad. 24 horas, gratis.',
      en: 'Theft, assault, or if you fear for your safety. 24 hours, free.',
    },
    languages: {
      es: 'Coreano, inglés, chino y japonés, con intérprete en línea. Di «English, please» y espera.',
      en: 'Korean, English, Chinese and Japanese, with an interpreter on the line. Say “English, please” and wait.',
    },
  },
  {
    number: '119',
    name: { es: 'Bomberos y ambulancia', en: 'Fire and ambulance' },
    use: {
      es: 'Incendios, accidentes y urgencias médicas. La ambulancia es gratis; el hospital se paga. 24 horas.',
      en: 'Fires, accidents and medical emergencies. The ambulance is free; the hospital is not. 24 hours.',
    },
    languages: {
      es: 'Coreano, inglés, chino y japonés, con intérprete en línea.',
      en: 'Korean, English, Chinese and Japanese, with an interpreter on the line.',
    },
  },
  {
    number: '1330',
    name: { es: 'Ayuda al viajero', en: 'Travel helpline' },
    use: {
      es: 'Información, quejas e interpretación por teléfono; te pasa con el 112 o el 119. 24 horas.',
      en: 'Information, complaints and interpreting by phone; it puts you through to 112 or 119. 24 hours.',
    },
    languages: {
      es: 'Inglés, japonés y chino, además de coreano. Español, no.',
      en: 'English, Japanese and Chinese besides Korean. No Spanish.',
    },
  },
  {
    number: '1345',
    name: { es: 'Inmigración', en: 'Immigration' },
    use: {
      es: 'Visados, tarjeta de residencia, prórrogas y permisos de trabajo. Laborables desde las 9:00.',
      en: 'Visas, residence card, extensions and work permits. Working days from 9:00.',
    },
    languages: {
      es: 'Veinte idiomas; también español, según el Ministerio de Exteriores de España.',
      en: 'Twenty languages; Spanish too, according to the Spanish foreign ministry.',
    },
  },
] as const satisfies readonly HelpLine[];

/** Numbers for what can wait. */
export const otherLines = [
  {
    number: '1588-5644',
    name: { es: 'BBB Korea', en: 'BBB Korea' },
    use: {
      es: 'Intérpretes voluntarios por teléfono, gratis y a cualquier hora.',
      en: 'Volunteer interpreters by phone, free and at any hour.',
    },
    languages: { es: '19 idiomas', en: '19 languages' },
  },
  {
    number: '120',
    name: { es: 'Centro Dasan de Seúl', en: 'Seoul Dasan Call Center' },
    use: {
      es: 'Preguntas sobre la ciudad de Seúl: transporte y trámites. No es de urgencias.',
      en: 'Questions about the city of Seoul: transport and paperwork. Not for emergencies.',
    },
    languages: { es: 'inglés, chino y japonés', en: 'English, Chinese and Japanese' },
  },
] as const satisfies readonly HelpLine[];

/** Where the numbers were read. */
export const emergencySources = [
  {
    url: 'https://issuu.com/kocis9/docs/guidebook',
    name: 'KOCIS, Safe Travel in Korea',
    date: null,
  },
  {
    url: 'https://en.yna.co.kr/view/AEN20200131012800315',
    name: 'Yonhap',
    date: '2020-01',
  },
] as const;

/** A sentence to show or to say. */
export interface Phrase {
  readonly korean: string;
  /** How to read it aloud, in the romanisation of the South Korean state. */
  readonly reading: string;
  readonly meaning: Text;
}

export const phrases = [
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
    korean: '스페인어 하시는 분 있어요?',
    reading: 'seupeineo hasineun bun isseoyo?',
    meaning: { es: '¿Hay alguien que hable español?', en: 'Does anyone here speak Spanish?' },
  },
] as const satisfies readonly Phrase[];
