import {
  boolean,
  day,
  dated,
  head,
  id,
  integer,
  list,
  number,
  object,
  string,
  text,
} from '../schema.ts';

const ids = (es: string, en: string) => list({ type: 'string' }, { es, en });

const station = object(
  {
    id: id({ es: 'Identificador', en: 'Its id' }),
    name_ko: string({ es: 'Como en el cartel, en coreano', en: 'As on the sign, in Korean' }),
    name_en: string({ es: 'Como en el cartel, en inglés', en: 'As on the sign, in English' }),
    lat: number({ es: 'Latitud (WGS 84)', en: 'Latitude (WGS 84)' }),
    lng: number({ es: 'Longitud (WGS 84)', en: 'Longitude (WGS 84)' }),
    lines: ids('Sus líneas', 'Its lines'),
  },
  {
    position: string(
      {
        es: 'Cuando la posición sale de una sola lista o es aproximada',
        en: 'Where the position comes from one list alone or is approximate',
      },
      { enum: ['oneSource', 'approximate'] },
    ),
    other_names: ids('Otros nombres', 'Other names'),
    lift_exits: ids(
      'Salidas con ascensor a la calle; si falta, no se ha visto la lista',
      'Exits with a lift to the street; where missing, no list was seen',
    ),
  },
);

const line = object(
  {
    id: id({ es: 'Identificador', en: 'Its id' }),
    name: { $ref: '#/$defs/names' },
    operators: ids('Quién la opera', 'Who runs it'),
    seconds_are: string(
      {
        es: 'Qué cuentan los segundos de sus tramos: sin la parada, con ella, o nada',
        en: 'What the seconds of its sections count: without the stop, with it, or nothing',
      },
      { enum: ['running', 'withStop', 'none'] },
    ),
    patterns: list(
      object({
        kind: string(
          { es: 'Tronco, ramal o circular', en: 'Trunk, branch or loop' },
          { enum: ['trunk', 'branch', 'loop', 'oneWayLoop'] },
        ),
        stations: ids('Sus estaciones en orden', 'Its stations in order'),
      }),
      { es: 'Por dónde pasa', en: 'Where it runs' },
    ),
  },
  { color: string({ es: 'Color del operador', en: 'The operator’s colour' }) },
);

const section = object(
  {
    from: id({ es: 'Desde', en: 'From' }),
    to: id({ es: 'Hasta', en: 'To' }),
    line: id({ es: 'Línea', en: 'Line' }),
    metres: integer({ es: 'Metros', en: 'Metres' }),
  },
  {
    seconds: integer({ es: 'Segundos, si son oficiales', en: 'Seconds, where official' }),
    one_way: boolean({ es: 'Solo en este sentido', en: 'In this direction only' }),
    few_trains: boolean({ es: 'Pocos trenes al día', en: 'A few trains a day' }),
    note: string(
      {
        es: 'Distancia repartida entre dos tramos, tiempo repartido, misma vía que otra línea, o listas que se contradicen',
        en: 'Distance or time shared out over sections, the track of another line, or lists that contradict each other',
      },
      { enum: ['split', 'shared', 'sameTrack', 'doubt'] },
    ),
  },
);

const change = object({
  station: id({ es: 'Estación', en: 'Station' }),
  from: id({ es: 'De la línea', en: 'From the line' }),
  to: id({ es: 'A la línea', en: 'To the line' }),
  metres: integer({ es: 'Metros a pie', en: 'Metres on foot' }),
  seconds: integer({ es: 'Segundos a pie', en: 'Seconds on foot' }),
});

const origin = object({
  title: string({ es: 'La lista', en: 'The list' }),
  url: string({ es: 'Su dirección', en: 'Its address' }),
  date: string({ es: 'Su fecha', en: 'Its date' }),
  licence: string({ es: 'Su licencia, como la dice', en: 'Its licence, as it says' }),
  attribution: string({ es: 'A quién nombrar', en: 'Whom to name' }),
});

export const metroSchema = object(
  {
    ...head,
    attribution: text({
      es: 'Lo que hay que escribir al usarla',
      en: 'What to write when using it',
    }),
    compared_on: day({ es: 'El día en que se compararon', en: 'The day they were compared' }),
    sources: list(origin, { es: 'Las listas oficiales', en: 'The official lists' }),
    stations: list(station),
    lines: list(line),
    sections: list(section, { es: 'De una estación a la siguiente', en: 'To the next station' }),
    changes: list(change, { es: 'Transbordos medidos', en: 'Changes that were measured' }),
  },
  dated,
);
