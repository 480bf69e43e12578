import { dated, head, id, integer, list, object, string, text, uri } from '../schema.ts';

const dish = object(
  {
    id: id({ es: 'Identificador, que no se reutiliza', en: 'Its id, which is never reused' }),
    name: string({ es: 'Nombre en letras latinas', en: 'Name in Latin letters' }),
    name_ko: string({ es: 'Nombre en coreano', en: 'Name in Korean' }),
    what: text({ es: 'Qué es', en: 'What it is' }),
    spicy: integer({ es: 'Picante, de 1 a 5', en: 'Heat, 1 to 5' }, { minimum: 1, maximum: 5 }),
    contains: list(
      { type: 'string' },
      {
        es: 'Lo que suele llevar; claves de ingredients y traits',
        en: 'What it usually contains; keys of ingredients and traits',
      },
    ),
    may_contain: list(
      { type: 'string' },
      {
        es: 'Lo que añaden algunas cocinas, marcas o guarniciones',
        en: 'What some kitchens, brands or side dishes add',
      },
    ),
    note: text({
      es: 'Qué no se ve y qué pedir; los enlaces van como [texto](id de página)',
      en: 'What you do not see, and what to ask for; links are written [text](id of a page)',
    }),
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
    price_figure: id({ es: 'Su precio en el registro', en: 'Its price in the register' }),
    order_ko: string({ es: 'Cómo se pide, en coreano', en: 'How it is ordered, in Korean' }),
  },
);

export const dishesSchema = object(
  {
    ...head,
    warning: text({
      es: 'Lo que hay que leer antes de usar los alérgenos',
      en: 'What to read before using the allergens',
    }),
    ingredients: {
      description: { es: 'Los nombres de los ingredientes', en: 'The names of the ingredients' },
      type: 'object',
      additionalProperties: { $ref: '#/$defs/names' },
    },
    traits: {
      description: { es: 'Los nombres de lo demás', en: 'The names of what else counts' },
      type: 'object',
      additionalProperties: { $ref: '#/$defs/text' },
    },
    dishes: list(dish),
  },
  dated,
);
