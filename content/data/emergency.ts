import type { PhraseId } from '../phrases/situations.ts';
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

/** What may have to be said in an emergency, by the use it is of; the first stand in view. */
export const emergencyPhrases: readonly PhraseId[] = [
  'helpMe',
  'ambulance',
  'callPolice',
  'hurtsHere',
  'toHospital',
  'hasAllergy',
  'lostPassport',
  'stolenPassport',
  'anyoneSpanish',
  'anyoneEnglish',
  'call119',
  'interpreter',
  'interpreterEnglish',
  'chestPain',
  'breathing',
  'fever',
  'pharmacy',
  'painkiller',
  'incidentCertificate',
  'stolenBag',
  'followed',
  'stopIt',
  'fire',
  'embassy',
];

/** What the taxi card says above an address. */
export const toThisAddress: PhraseId = 'taxiAddress';
