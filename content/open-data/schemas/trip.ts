import { integer, list, object, string, type Schema } from '../schema.ts';

const minutes = (es: string, en: string): Schema =>
  integer({ es, en }, { minimum: 0, maximum: 2880 });

const stop = object(
  {
    of: string({
      es: 'Un lugar (su id), una actividad de un itinerario, u own si es propia',
      en: 'A place (its id), an activity of an itinerary, or own',
    }),
  },
  {
    at: minutes('Minutos desde la medianoche', 'Minutes after midnight'),
    stay: minutes('Minutos de visita', 'Minutes you stay'),
    note: string({
      es: 'Una nota propia; de una parada propia, antes su nombre en una línea',
      en: 'A note of one’s own; of a stop of one’s own, first its name in a line',
    }),
    name: string({
      es: 'El nombre de un lugar que la guía ya no tiene',
      en: 'The name of a place that the guide no longer has',
    }),
  },
);

/** The file that “My trip” saves and opens. */
export const tripSchema = object(
  {
    format: { const: 'rumbo-corea-trip' },
    v: { type: 'integer', minimum: 1, maximum: 1 },
    trip: object({
      name: string({ es: 'Su nombre', en: 'Its name' }),
      start: string(
        { es: 'El primer día, o vacío', en: 'The first day, or empty' },
        { pattern: String.raw`^(\d{4}-\d\d-\d\d)?$` },
      ),
      people: integer({ es: 'Personas', en: 'People' }, { minimum: 1, maximum: 20 }),
      meals: string(
        { es: 'Cuánto cuestan las comidas', en: 'How much the meals cost' },
        { enum: ['simple', 'usual', 'generous'] },
      ),
      days: list(
        object({
          title: string({ es: 'Título, o vacío', en: 'Title, or empty' }),
          sleep: string({
            es: 'La estación junto a la que se duerme, o vacío',
            en: 'The station you sleep near, or empty',
          }),
          stops: list(stop, { es: 'Las paradas en orden', en: 'The stops in order' }),
        }),
        { es: 'Los días', en: 'The days' },
      ),
      tray: list(stop, { es: 'Paradas sin día', en: 'Stops without a day' }),
    }),
    names: {
      description: {
        es: 'Los nombres de las paradas, para quien lee el archivo',
        en: 'The names of the stops, for whoever reads the file',
      },
      type: 'object',
      additionalProperties: { type: 'string' },
    },
  },
  { $schema: string({ es: 'El esquema del archivo', en: 'The schema of the file' }) },
);
