import {
  boolean,
  day,
  date,
  dated,
  head,
  id,
  list,
  object,
  sources,
  string,
  text,
  uri,
} from '../schema.ts';
import type { Schema } from '../schema.ts';

/** A value and its words. */
const stated = (whose: { es: string; en: string }): Schema =>
  object(
    { text: text({ es: 'En palabras', en: 'In words' }) },
    {
      value: {
        description: {
          es: 'Para calcular: un número, un intervalo (from, to) o partes con nombre',
          en: 'To calculate with: a number, a range (from, to) or named parts',
        },
        type: ['number', 'string', 'boolean', 'object', 'array'],
      },
      opening_hours: string({
        es: 'Si es un horario, como lo escribe OpenStreetMap',
        en: 'Of hours, as OpenStreetMap writes them',
      }),
    },
    whose,
  );

const figure = object(
  {
    id: id({ es: 'Identificador, que no se reutiliza', en: 'Its id, which is never reused' }),
    subject: string({ es: 'Tema', en: 'Subject' }),
    what: text({ es: 'Qué es', en: 'What it is' }),
    unit: string({
      es: 'Unidad; KRW son wones',
      en: 'Unit; KRW is won',
    }),
    now: stated({ es: 'El valor de hoy', en: 'The value today' }),
    status: string(
      {
        es: 'Comprobado (oficial y de hace menos de un año), aproximado, o por preguntar',
        en: 'Checked (official and less than a year old), about, or ask first',
      },
      { enum: ['checked', 'about', 'ask'] },
    ),
    checked_on: day({
      es: 'El día en que se comprobó',
      en: 'The day on which it was checked',
    }),
    sources: sources({ es: 'Quién lo dice', en: 'Who says it' }),
    pages: list(
      object({
        es: uri({ es: 'La página en español', en: 'The page in Spanish' }),
        en: uri({ es: 'La página en inglés', en: 'The page in English' }),
      }),
      { es: 'Dónde lo usa la guía', en: 'Where the guide uses it' },
    ),
    url: object(
      {
        es: uri({ es: 'En español', en: 'In Spanish' }),
        en: uri({ es: 'En inglés', en: 'In English' }),
      },
      {},
      { es: 'Su página, para citarlo', en: 'Its page, to cite it' },
    ),
  },
  {
    since: date({ es: 'Desde cuándo vale', en: 'Since when it is valid' }),
    holds_until: day({
      es: 'El último día de una regla que termina; después, now dice que terminó',
      en: 'The last day of a rule that ends; after it, now says that it has ended',
    }),
    edition_2025_03: stated({
      es: 'El valor de la edición de marzo de 2025',
      en: 'The value of the edition of March 2025',
    }),
    before: stated({
      es: 'El valor anterior de la guía, si la edición no lo daba',
      en: 'The guide’s former value, if the edition had none',
    }),
    changed: boolean({
      es: 'Si quien contó con el valor anterior se equivocaría hoy',
      en: 'Whether somebody who planned with the former value would be wrong today',
    }),
    disputed: boolean({
      es: 'Las fuentes no coinciden, y el valor es el prudente',
      en: 'Sources disagree, and the value is the prudent one',
    }),
    note: text({ es: 'Una nota', en: 'A note' }),
  },
);

export const figuresSchema = object({ ...head, figures: list(figure) }, dated);
