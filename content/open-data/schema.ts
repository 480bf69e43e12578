import type { Text } from '../locale.ts';

/** A JSON Schema (draft 2020-12) whose descriptions are in every language; of its vocabulary only what the data needs. */
export interface Schema {
  readonly description?: Text;
  readonly type?: string | readonly string[];
  readonly const?: string | boolean;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: 'date' | 'uri' | 'uri-reference';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
}

type Fields = Readonly<Record<string, Schema>>;

/** An object with these fields, and with those of `optional` where they are known. */
export function object(fields: Fields, optional: Fields = {}, description?: Text): Schema {
  return {
    ...(description && { description }),
    type: 'object',
    properties: { ...fields, ...optional },
    required: Object.keys(fields),
    additionalProperties: false,
  };
}

export const list = (items: Schema, description?: Text): Schema => ({
  ...(description && { description }),
  type: 'array',
  items,
});

export const string = (description: Text, rest: Schema = {}): Schema => ({
  description,
  type: 'string',
  ...rest,
});

export const number = (description: Text, rest: Schema = {}): Schema => ({
  description,
  type: 'number',
  ...rest,
});

export const integer = (description: Text, rest: Schema = {}): Schema => ({
  description,
  type: 'integer',
  ...rest,
});

export const boolean = (description: Text): Schema => ({ description, type: 'boolean' });

/** A day, month or year. */
export const date = (description: Text): Schema =>
  string(description, { pattern: String.raw`^\d{4}(-\d\d(-\d\d)?)?$` });

export const day = (description: Text): Schema => string(description, { format: 'date' });

export const uri = (description: Text): Schema => string(description, { format: 'uri' });

/** An id: it is never given to anything else. */
export const id = (description: Text): Schema =>
  string(description, { pattern: '^[a-z0-9][a-zA-Z0-9]*(?:[-/][a-z0-9]+)*$' });

/** The same in every language of the guide. */
export const text = (description: Text): Schema => ({ description, $ref: '#/$defs/text' });

/** Names in Spanish, English and Korean. */
export const names = (description: Text): Schema => ({ description, $ref: '#/$defs/names' });

export const sources = (description: Text): Schema => list({ $ref: '#/$defs/source' }, description);

const plain: Schema = { type: 'string' };

/** What the schemas of all files refer to. */
export const shared = {
  text: object({ es: plain, en: plain }),
  names: object({ es: plain, en: plain }, { ko: plain }),
  source: object(
    {
      name: text({ es: 'Quién lo dice y dónde', en: 'Who says it, and where' }),
      kind: string(
        {
          es: 'Quién está detrás: una autoridad coreana, el operador, un organismo oficial de otro país, la prensa, una guía o un blog; o, en las escuelas, quién escribió la página',
          en: 'Who stands behind it: a Korean authority, the operator, an official body of another country, the press, a guide or a blog; of schools, who wrote the page',
        },
        {
          enum: [
            ...(['authority', 'operator', 'official', 'press', 'guide', 'blog'] as const),
            ...(['school', 'agency', 'encyclopedia', 'partner'] as const),
          ],
        },
      ),
    },
    {
      url: uri({ es: 'Su dirección', en: 'Its address' }),
      date: date({
        es: 'Su fecha: día, mes o año',
        en: 'Its date: a day, a month or a year',
      }),
      read_on: day({ es: 'El día en que se leyó', en: 'The day on which it was read' }),
    },
  ),
} as const;

/** What stands at the head of every file. */
export const head: Fields = {
  $schema: uri({ es: 'El esquema del archivo', en: 'The schema of the file' }),
  version: string(
    {
      es: 'La versión del formato; una que rompa programas tendrá otra carpeta',
      en: 'The version of the format; one that would break programs gets another folder',
    },
    { const: '1' },
  ),
  licence: object(
    {
      text: text({ es: 'Qué se puede hacer con los datos', en: 'What may be done with the data' }),
    },
    { url: uri({ es: 'El texto de la licencia', en: 'The text of the licence' }) },
  ),
  page: uri({ es: 'La página que explica los datos', en: 'The page that explains the data' }),
};

/** And in those whose parts bear a day. */
export const dated: Fields = {
  updated: day({
    es: 'El último día en que se comprobó algo de lo que contiene',
    en: 'The last day on which something in it was checked',
  }),
};
