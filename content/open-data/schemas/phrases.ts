import { boolean, dated, head, id, integer, list, object, string, text, uri } from '../schema.ts';

const answer = object({
  ko: string({ es: 'En coreano', en: 'In Korean' }),
  meaning: text({ es: 'Qué quiere decir', en: 'What it means' }),
});

const phrase = object(
  {
    id: id({ es: 'Identificador, que no se reutiliza', en: 'Its id, which is never reused' }),
    situation: id({ es: 'Situación', en: 'Situation' }),
    level: integer(
      {
        es: '1: la necesita todo el mundo; 2: ayuda; 3: para estancias largas',
        en: '1: everybody needs it; 2: it helps; 3: for longer stays',
      },
      { minimum: 1, maximum: 3 },
    ),
    ko: string({ es: 'En coreano, con el ejemplo', en: 'In Korean, with the example' }),
    meaning: text({ es: 'Qué quiere decir', en: 'What it means' }),
    romanisation: string({ es: 'Romanización oficial', en: 'Official romanisation' }),
    reading: text({
      es: 'Cómo se lee con las letras de cada idioma',
      en: 'How it is read in the letters of each language',
    }),
    reviewed: boolean({
      es: 'Si la ha leído una persona nativa',
      en: 'Whether a native speaker has read it',
    }),
    answers: list(answer, { es: 'Lo que pueden contestar', en: 'What may be answered' }),
    url: object(
      {
        es: uri({ es: 'En español', en: 'In Spanish' }),
        en: uri({ es: 'En inglés', en: 'In English' }),
      },
      {},
      { es: 'Dónde está en la guía', en: 'Where it stands in the guide' },
    ),
  },
  {
    pattern: object(
      {
        ko: string({ es: 'En coreano', en: 'In Korean' }),
        meaning: text({ es: 'Qué quiere decir', en: 'What it means' }),
      },
      {},
      {
        es: 'Con huecos, {así}, y las dos partículas entre corchetes',
        en: 'With blanks, {like this}, and both particles in brackets',
      },
    ),
    only: string(
      { es: 'Solo hace falta en este idioma', en: 'Only this language needs it' },
      { enum: ['es', 'en'] },
    ),
  },
);

export const phrasesSchema = object(
  {
    ...head,
    situations: list(
      object({
        id: id({ es: 'Identificador', en: 'Its id' }),
        name: text({ es: 'Nombre', en: 'Name' }),
      }),
    ),
    phrases: list(phrase),
  },
  dated,
);
