import {
  boolean,
  day,
  dated,
  head,
  id,
  integer,
  list,
  object,
  string,
  text,
  uri,
  type Schema,
} from '../schema.ts';
import type { Text } from '../../locale.ts';

const source = { $ref: '#/$defs/source' };

/** A value with the page on which it was read. */
const seen = (what: Text, fields: Record<string, Schema>, optional = {}): Schema =>
  object({ ...fields, source }, optional, what);

const words = (what: Text): Schema => seen(what, { text: { $ref: '#/$defs/text' } });

const note = { note: text({ es: 'Nota', en: 'Note' }) };
const yes = boolean({ es: 'Sí o no', en: 'Yes or no' });
const year = integer({ es: 'Año del precio', en: 'Year of the price' });

const term = object(
  { starts: day({ es: 'Empieza', en: 'Starts' }) },
  {
    ends: day({ es: 'Termina', en: 'Ends' }),
    apply_from: day({ es: 'Se solicita desde', en: 'Applications open' }),
    apply_to: day({ es: 'Se solicita hasta', en: 'Applications close' }),
  },
);

const school = object(
  {
    id: id({ es: 'Identificador, el de su lugar', en: 'Its id, which is that of its place' }),
    name: text({ es: 'Nombre corto', en: 'Short name' }),
    centre: text({ es: 'Nombre completo', en: 'Full name' }),
    city: string({ es: 'Ciudad', en: 'City' }),
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
    name_ko: string({ es: 'Nombre en coreano', en: 'Name in Korean' }),
    website: uri({ es: 'Su sitio', en: 'Its site' }),
    terms: seen(
      { es: 'Cursos al año', en: 'Terms of a year' },
      { text: { $ref: '#/$defs/text' } },
      {
        weeks: integer({ es: 'Semanas', en: 'Weeks' }),
        hours: integer({ es: 'Horas', en: 'Hours' }),
      },
    ),
    calendar: seen(
      { es: 'Fechas que publicó', en: 'Dates that it published' },
      { terms: list(term) },
      note,
    ),
    timetable: words({ es: 'Horario de clase', en: 'Class hours' }),
    levels: words({ es: 'Niveles', en: 'Levels' }),
    tuition: list(
      seen(
        { es: 'Un precio', en: 'A price' },
        {
          krw: integer({ es: 'Wones', en: 'Won' }),
          per: string({ es: 'Por qué periodo', en: 'For what' }),
        },
        {
          year,
          d4: boolean({
            es: 'No, si el curso de este precio no da derecho al D-4',
            en: 'No where the course of this price does not qualify for a D-4',
          }),
          ...note,
        },
      ),
      { es: 'Matrícula', en: 'Tuition' },
    ),
    fee: seen(
      { es: 'Tasa de solicitud', en: 'Application fee' },
      { krw: integer({ es: 'Wones', en: 'Won' }) },
      { year },
    ),
    groups: seen(
      { es: 'Estudiantes por grupo', en: 'Students in a class' },
      { max: integer({ es: 'Máximo', en: 'Most' }) },
      { min: integer({ es: 'Mínimo', en: 'Fewest' }), ...note },
    ),
    dormitory: seen({ es: 'Residencia', en: 'Dormitory' }, { value: yes }, note),
    d4: seen({ es: 'Patrocina el visado D-4', en: 'Sponsors the D-4 visa' }, { value: yes }, note),
    papers: words({ es: 'Papeles que pide además', en: 'Papers it asks for as well' }),
    attendance: words({ es: 'Asistencia', en: 'Attendance' }),
    courses: {
      description: { es: 'Otros cursos que da', en: 'Other courses that it gives' },
      type: 'object',
      additionalProperties: object({ source }, note),
    },
    more: words({ es: 'Qué más conviene saber', en: 'What else is worth knowing' }),
  },
);

export const schoolsSchema = object({ ...head, schools: list(school) }, dated);
