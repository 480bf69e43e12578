import type { Text } from '../locale.ts';
import { allergy } from './allergy.ts';
import { bank } from './bank.ts';
import { courtesy } from './courtesy.ts';
import { eating } from './eating.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { immigration } from './immigration.ts';
import { lost } from './lost.ts';
import { police } from './police.ts';
import { school } from './school.ts';
import { shopping } from './shopping.ts';
import { taxi } from './taxi.ts';
import type { Phrase } from './phrase.ts';

/** Where somebody stands who needs a phrase; each has a page. */
export interface Situation {
  readonly id: string;
  /** One Korean word that stands for it. */
  readonly seal: string;
  readonly name: Text;
  readonly lead: Text;
  readonly phrases: readonly Phrase[];
}

export const situations = [
  {
    id: 'courtesy',
    seal: '안녕',
    name: { es: 'Hablar y saludar', en: 'Greeting and talking' },
    lead: {
      es: 'Con seis de estas se abren casi todas las puertas.',
      en: 'Six of these open nearly every door.',
    },
    phrases: courtesy,
  },
  {
    id: 'taxi',
    seal: '택시',
    name: { es: 'Taxi', en: 'Taxi' },
    lead: {
      es: 'Enseña el destino antes de subir: es lo que mejor funciona.',
      en: 'Show the destination before you get in: nothing works better.',
    },
    phrases: taxi,
  },
  {
    id: 'lost',
    seal: '길',
    name: { es: 'Moverse y perderse', en: 'Getting about, getting lost' },
    lead: {
      es: 'Abre el mapa al lado: la gente señala con gusto.',
      en: 'Open the map beside it: people point gladly.',
    },
    phrases: lost,
  },
  {
    id: 'eating',
    seal: '밥',
    name: { es: 'Comer fuera', en: 'Eating out' },
    lead: {
      es: 'Se paga en la caja, al salir. Propina, no.',
      en: 'You pay at the till as you leave. No tips.',
    },
    phrases: eating,
  },
  {
    id: 'allergy',
    seal: '알레르기',
    name: { es: 'Alergia y dieta', en: 'Allergy and diet' },
    lead: {
      es: 'Para una alergia de verdad usa la [tarjeta completa](gastronomy#allergy-card); aquí están las frases sueltas.',
      en: 'For a real allergy use the [full card](gastronomy#allergy-card); these are single sentences.',
    },
    phrases: allergy,
  },
  {
    id: 'shopping',
    seal: '가게',
    name: { es: 'Pagar y comprar', en: 'Paying and shopping' },
    lead: {
      es: 'En el mercado se pregunta el precio; en la tienda está puesto.',
      en: 'Ask the price at a market; in a shop it is marked.',
    },
    phrases: shopping,
  },
  {
    id: 'health',
    seal: '약',
    name: { es: 'Médico y farmacia', en: 'Doctor and pharmacy' },
    lead: {
      es: 'Emergencia: {phone-119}. Señala dónde duele.',
      en: 'Emergency: {phone-119}. Point to where it hurts.',
    },
    phrases: health,
  },
  {
    id: 'police',
    seal: '경찰',
    name: { es: 'Policía y robos', en: 'Police and theft' },
    lead: {
      es: 'Policía: {phone-112}.',
      en: 'Police: {phone-112}.',
    },
    phrases: police,
  },
  {
    id: 'school',
    seal: '학교',
    name: { es: 'Escuela y clase', en: 'School and class' },
    lead: {
      es: 'Al profesorado se le llama seonsaengnim (선생님), nunca por el nombre.',
      en: 'Teachers are seonsaengnim (선생님), never their name.',
    },
    phrases: school,
  },
  {
    id: 'home',
    seal: '집',
    name: { es: 'Alojamiento y casero', en: 'Lodging and landlord' },
    lead: {
      es: 'Del casero, todo por escrito: pide que lo escriba aquí.',
      en: 'With a landlord, get it in writing: ask them to write it here.',
    },
    phrases: home,
  },
  {
    id: 'immigration',
    seal: '출입국',
    name: { es: 'Oficina de inmigración', en: 'Immigration office' },
    lead: {
      es: 'Con cita previa, con el pasaporte y con copias de todo.',
      en: 'With an appointment, your passport and copies of everything.',
    },
    phrases: immigration,
  },
  {
    id: 'bank',
    seal: '은행',
    name: { es: 'Banco y teléfono', en: 'Bank and phone' },
    lead: {
      es: 'Para casi todo piden la tarjeta de registro y un teléfono a tu nombre.',
      en: 'Nearly everything asks for a residence card and a phone in your name.',
    },
    phrases: bank,
  },
] as const satisfies readonly Situation[];

export type SituationId = (typeof situations)[number]['id'];

export type PhraseId = (typeof situations)[number]['phrases'][number]['id'];
