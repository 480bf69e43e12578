import {
  boolean,
  dated,
  head,
  id,
  integer,
  list,
  number,
  object,
  sources,
  string,
  text,
  uri,
  day,
  type Schema,
} from '../schema.ts';

const station = object(
  {
    name: { $ref: '#/$defs/names', description: { es: 'Su nombre', en: 'Its name' } },
    line: text({ es: 'Sus líneas', en: 'Its lines' }),
  },
  {
    exit: string({ es: 'La mejor salida', en: 'The best exit' }),
    walk_minutes: integer({ es: 'Minutos a pie', en: 'Minutes on foot' }),
    metres: integer({ es: 'Metros en línea recta', en: 'Metres in a straight line' }),
    onward: text({ es: 'Cómo seguir si está lejos', en: 'How to go on where it is far' }),
  },
  { es: 'La estación más cercana', en: 'The nearest station' },
);

const opening = object(
  { text: text({ es: 'El horario en palabras', en: 'The hours in words' }) },
  {
    part: text({ es: 'De qué parte es, si no es de todo', en: 'Of which part, if not of all' }),
    figure: id({ es: 'El dato del registro', en: 'The figure of the register' }),
    opening_hours: string({
      es: 'Como lo escribe OpenStreetMap',
      en: 'As OpenStreetMap writes it',
    }),
    exact: boolean({
      es: 'Falso si opening_hours no puede decirlo todo, como un cierre que se mueve tras un festivo',
      en: 'False where opening_hours cannot say it all, as when a day off moves after a holiday',
    }),
    approximate: boolean({ es: 'Las horas son aproximadas', en: 'The hours are approximate' }),
  },
);

const hours = object(
  {
    '@type': { const: 'OpeningHoursSpecification' },
    dayOfWeek: list({ type: 'string' }),
    opens: { type: 'string' },
    closes: { type: 'string' },
  },
  {
    validFrom: { type: 'string', format: 'date' },
    validThrough: { type: 'string', format: 'date' },
  },
);

const price = object(
  { text: text({ es: 'En palabras', en: 'In words' }) },
  {
    krw: integer({ es: 'Wones; 0 si es gratis', en: 'Won; 0 where it is free' }),
    figure: id({ es: 'El dato del registro', en: 'The figure of the register' }),
  },
  { es: 'La entrada de un adulto', en: 'Admission for an adult' },
);

const place = object(
  {
    id: id({ es: 'Identificador, que no se reutiliza', en: 'Its id, which is never reused' }),
    kind: string(
      { es: 'Qué clase de lugar es', en: 'What kind of place it is' },
      {
        enum: [
          ...(['attraction', 'further', 'destination', 'shopping', 'spot'] as const),
          ...(['cafe', 'restaurant', 'accommodation', 'school'] as const),
        ],
      },
    ),
    city: string({ es: 'Ciudad o zona', en: 'City or area' }),
    name_es: string({ es: 'Nombre en español', en: 'Name in Spanish' }),
    name_en: string({ es: 'Nombre en inglés', en: 'Name in English' }),
    url_es: uri({ es: 'Su página en español', en: 'Its page in Spanish' }),
    url_en: uri({ es: 'Su página en inglés', en: 'Its page in English' }),
  },
  {
    name_ko: string({ es: 'Nombre en coreano', en: 'Name in Korean' }),
    address: string({ es: 'Dirección en coreano', en: 'Address in Korean' }),
    category: string({ es: 'Categoría', en: 'Category' }),
    opening_hours: string({
      es: 'El horario del lugar como lo escribe OpenStreetMap',
      en: 'The hours of the place as OpenStreetMap writes them',
    }),
    openings: list(opening, {
      es: 'Todos sus horarios, también los de una parte',
      en: 'All of its hours, those of a part too',
    }),
    opening_hours_specification: list(hours, {
      es: 'El horario como lo escribe schema.org',
      en: 'The hours as schema.org writes them',
    }),
    price,
    station,
    website: uri({ es: 'Su sitio oficial', en: 'Its official site' }),
    visit_minutes: {
      description: {
        es: 'Cuánto dura una visita, la más corta y la más larga',
        en: 'How long a visit takes, shortest and longest',
      },
      type: 'array',
      items: { type: 'integer' },
      minItems: 2,
      maxItems: 2,
    },
    figures: list({ type: 'string' }, { es: 'Sus datos del registro', en: 'Its figures' }),
    sources: sources({ es: 'De dónde sale', en: 'Where it comes from' }),
    checked_on: day({ es: 'El día en que se comprobó', en: 'The day on which it was checked' }),
  },
);

const degrees = (limit: number): Schema =>
  number({ es: 'Grados', en: 'Degrees' }, { minimum: -limit, maximum: limit });

/** GeoJSON (RFC 7946): longitude before latitude. */
export const placesSchema = object(
  {
    ...head,
    type: { const: 'FeatureCollection' },
    features: list(
      object({
        type: { const: 'Feature' },
        id: { type: 'string' },
        geometry: object({
          type: { const: 'Point' },
          coordinates: {
            description: {
              es: 'Longitud y latitud (WGS 84)',
              en: 'Longitude and latitude (WGS 84)',
            },
            type: 'array',
            prefixItems: [degrees(180), degrees(90)],
            items: { type: 'number' },
            minItems: 2,
            maxItems: 2,
          },
        }),
        properties: place,
      }),
    ),
  },
  dated,
);
