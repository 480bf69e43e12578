import type { Text } from '../locale.ts';
import type { PhraseId } from './situations.ts';

interface Kind {
  /** With one blank, for the name. */
  readonly phrase: PhraseId;
  /** What it means below the name; `{name}` where it has to stand within. */
  readonly meaning: Text;
}

/** What is said with a name of the guide, by what it is the name of. */
export const nameKinds = {
  place: {
    phrase: 'taxiTo',
    meaning: { es: 'Lléveme a este lugar, por favor.', en: 'Please take me to this place.' },
  },
  station: {
    phrase: 'howToGet',
    meaning: { es: '¿Cómo se llega a esta estación?', en: 'How do I get to this station?' },
  },
  /** A door, a desk or a platform. */
  spot: { phrase: 'whereIs', meaning: { es: '¿Dónde está?', en: 'Where is it?' } },
  thing: { phrase: 'haveItem', meaning: { es: '¿Tienen?', en: 'Do you have this?' } },
  dish: {
    phrase: 'onePlease',
    meaning: { es: 'Una ración de esto, por favor.', en: 'One of these, please.' },
  },
  ingredient: {
    phrase: 'containsItem',
    meaning: { es: '¿Lo lleva este plato?', en: 'Is it in this dish?' },
  },
  paper: {
    phrase: 'needPaper',
    meaning: { es: 'Necesito este papel.', en: 'I need this document.' },
  },
  country: {
    phrase: 'embassyOf',
    meaning: {
      es: 'Quiero hablar con la embajada de mi país, {name}.',
      en: 'I would like to contact the embassy of my country, {name}.',
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type NameKind = keyof typeof nameKinds;
