import type { Phrase } from './phrase.ts';

export const school = [
  {
    id: 'enrol',
    meaning: {
      es: 'Quiero inscribirme en las clases de coreano.',
      en: 'I would like to enrol in Korean classes.',
    },
    source: '한국어 수업을 신청하고 싶어요.',
    answers: ['amount', 'date', 'passport'],
    level: 3,
  },
  {
    id: 'levelTest',
    meaning: { es: '¿Cuándo es la prueba de nivel?', en: 'When is the level test?' },
    source: '레벨 테스트가 언제예요?',
    answers: ['date', 'clock'],
    level: 3,
  },
  {
    id: 'tuition',
    meaning: { es: '¿Cuánto cuesta el curso?', en: 'How much is the tuition?' },
    source: '수업료가 얼마예요?',
    answers: ['amount'],
    level: 3,
  },
  {
    id: 'absent',
    meaning: {
      es: 'No me encuentro bien y hoy no puedo ir a clase.',
      en: 'I am ill and cannot come to class today.',
    },
    source: '아파서 오늘 수업에 못_가요.',
    level: 3,
  },
  {
    id: 'meaning',
    meaning: { es: '¿Qué significa esto?', en: 'What does this mean?' },
    source: '이거 무슨 뜻이에요?',
    answers: ['text'],
    level: 1,
  },
  {
    id: 'howSay',
    meaning: { es: '¿Cómo se dice esto en coreano?', en: 'How do you say this in Korean?' },
    source: '이거 한국어로 뭐라고 해요?',
    answers: ['text'],
    level: 1,
  },
  {
    id: 'attendance',
    meaning: { es: '¿Cuál es mi porcentaje de asistencia?', en: 'What is my attendance rate?' },
    source: '제 출석률이 어떻게 돼요?',
    answers: ['number'],
    level: 3,
    note: { es: 'De él depende la prórroga del visado.', en: 'Your visa extension depends on it.' },
  },
  {
    id: 'certificate',
    meaning: {
      es: 'Necesito un certificado de matrícula.',
      en: 'I need a certificate of enrolment.',
    },
    source: '재학 증명서가 필요해요.',
    answers: ['amount', 'date', 'wait'],
    level: 3,
  },
  {
    id: 'transcript',
    meaning: { es: 'Necesito un certificado de notas.', en: 'I need a transcript.' },
    source: '성적 증명서가 필요해요.',
    answers: ['amount', 'date', 'wait'],
    level: 3,
  },
] as const satisfies readonly Phrase[];
