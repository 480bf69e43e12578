import { showName } from './show-card.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Escuelas de coreano en Seúl y Busan, comparadas | Rumbo Corea',
    en: 'Korean schools in Seoul and Busan, compared | Rumbo Corea',
  },
  description: {
    es: 'Centros universitarios y academias de coreano en Seúl y Busan: lo que cuesta un trimestre, las fechas, la residencia, la asistencia y el visado D-4.',
    en: 'University centres and academies of Korean in Seoul and Busan: what a term costs, the dates, the dormitory, the attendance and the D-4 visa.',
  },
  keywords: {
    es: 'escuelas de coreano, universidades para estudiar coreano, centro de idiomas, KLI, KLEC, academia de coreano, precio curso de coreano, residencia, D-4',
    en: 'Korean language schools, universities to study Korean, language centre, KLI, KLEC, Korean academy, price of a Korean course, dormitory, D-4',
  },
  menu: {
    label: { es: 'Escuelas de coreano', en: 'Korean schools' },
    line: { es: 'Centros con precio, fechas y D-4', en: 'Schools with prices, dates and D-4' },
  },
  heading: { es: 'Escuelas de coreano en Seúl y Busan', en: 'Korean schools in Seoul and Busan' },
  lead: {
    es: '{count:schools} escuelas en una lista: primero las que publican lo que cuesta un trimestre y, al final, a las que hay que preguntar.',
    en: '{count:schools} schools in one list: those that publish the price of a term first, and those you have to ask at the end.',
  },
  hangul: '학교',
  hangulMeaning: { es: 'Escuela', en: 'School' },
  pictureAlt: {
    es: 'Una clase de coreano desde arriba, por la mañana: seis alumnos en sus pupitres y la profesora junto a la pizarra',
    en: 'A Korean class from above in the morning: six pupils at their desks and the teacher beside the board',
  },
  intro: [
    {
      es: '¿Te quedas más de 90 días? Necesitas el D-4, que solo patrocina el centro de idiomas de una universidad. Para menos te vale cualquiera de estas escuelas.',
      en: 'Staying more than 90 days? You need the D-4, which only the language centre of a university can sponsor. For less, any of these schools will do.',
    },
    {
      es: 'El precio es el de un trimestre de unas 10 semanas, si no se dice otra cosa. Donde pone ≈ es lo último publicado: cuenta con pagar algo más y pregunta antes. Si una escuela no da fechas, pídelas antes de reunir papeles.',
      en: 'Prices are for a term of about 10 weeks, unless we say otherwise. Where there is a ≈, it is the latest published: expect to pay somewhat more, and ask first. If a school gives no dates, ask for them before you start on the paperwork.',
    },
  ],
  /** The prices of a term, on one scale. */
  prices: {
    heading: { es: 'Lo que cuesta un trimestre', en: 'What a term costs' },
    lead: {
      es: 'De {least} a {most}, unas 10 semanas',
      en: 'From {least} to {most} for about 10 weeks',
    },
    /** A mark of the scale, in millions of won. */
    mark: { es: '{count}\u00a0M', en: '{count}M' },
    /** Once for all prices below it. */
    about: { es: '≈ lo último publicado', en: '≈ latest published' },
  },
  table: {
    /** The parts of the list: by price, by city or by dates. */
    groups: {
      term: { es: 'Un trimestre', en: 'A term' },
      other: { es: 'Precio de otro curso', en: 'The price of another course' },
      ask: { es: 'Pregunta el precio', en: 'Ask for the price' },
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
      dated: { es: 'Con fechas', en: 'With dates' },
      undated: { es: 'Pregunta las fechas', en: 'Ask for the dates' },
    },
    askLead: {
      es: 'No lo publican. Escríbeles dos líneas, o se lo preguntamos por ti.',
      en: 'They do not publish it. Send them two lines by email, or we can ask for you.',
    },
    count: {
      one: { es: '{count} centro de {total}', en: '{count} school of {total}' },
      other: { es: '{count} centros de {total}', en: '{count} schools of {total}' },
    },
    empty: {
      es: 'Ninguna escuela publica que cumpla todo eso. Quita un filtro, o pregúntanos.',
      en: 'No school says that it has all of that. Remove a filter, or ask us.',
    },
    reset: { es: 'Quitar los filtros', en: 'Remove the filters' },
    compare: { es: 'Comparar', en: 'Compare' },
    partner: { es: 'Asociado', en: 'Partner' },
  },
  /** What a row says of a school, beside its name. */
  row: {
    about: { es: 'unos', en: 'about' },
    d4: { es: 'Con D-4', en: 'D-4 visa' },
    /** Where the price shown is of a course that does not qualify for it. */
    otherD4: { es: 'D-4 en otro curso', en: 'D-4 on another course' },
    noD4: { es: 'Sin D-4', en: 'No D-4' },
    dormitory: { es: 'Residencia', en: 'Dormitory' },
    dates: { es: 'Fechas de {years}', en: 'Dates for {years}' },
  },
  filters: {
    open: { es: 'Filtrar y ordenar', en: 'Filter and sort' },
    city: {
      label: { es: 'Ciudad', en: 'City' },
      all: { es: 'Cualquiera', en: 'Any' },
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    d4: {
      label: { es: 'Visado D-4', en: 'D-4 visa' },
      all: { es: 'Da igual', en: 'Any' },
      yes: { es: 'Lo patrocina', en: 'Sponsors it' },
      maybe: { es: 'Lo patrocina o no lo dice', en: 'Sponsors it or does not say' },
      more: {
        one: {
          es: 'Y {count} más que no dice si patrocina el D-4.',
          en: 'And {count} more that does not say whether it sponsors the D-4.',
        },
        other: {
          es: 'Y {count} más que no dicen si patrocinan el D-4.',
          en: 'And {count} more that do not say whether they sponsor the D-4.',
        },
        show: { es: 'Ver también', en: 'Show them too' },
      },
    },
    price: {
      label: { es: 'Precio del trimestre', en: 'Price of a term' },
      all: { es: 'Cualquiera', en: 'Any' },
      upTo: { es: 'Hasta {price}', en: 'Up to {price}' },
      seen: { es: 'Con precio publicado', en: 'With a published price' },
    },
    dormitory: {
      label: { es: 'Residencia', en: 'Dormitory' },
      all: { es: 'Da igual', en: 'Any' },
      yes: { es: 'Con residencia', en: 'With a dormitory' },
    },
    course: {
      label: { es: 'Tipo de curso', en: 'Kind of course' },
      all: { es: 'Cualquiera', en: 'Any' },
      term: { es: 'Trimestres', en: 'Terms' },
      short: { es: 'Corto', en: 'Short' },
      evening: { es: 'De tarde o noche', en: 'Evening' },
      online: { es: 'En línea', en: 'Online' },
    },
    sort: {
      label: { es: 'Ordenar por', en: 'Sort by' },
      price: { es: 'Menor precio', en: 'Lowest price' },
      city: { es: 'Ciudad', en: 'City' },
      calendar: { es: 'Fechas más recientes', en: 'Latest dates' },
    },
  },
  compare: {
    heading: { es: 'Lado a lado', en: 'Side by side' },
    lead: {
      es: 'Hasta tres centros. El enlace de esta página lleva tu elección: puedes compartirlo.',
      en: 'Up to three schools. The link to this page carries your choice: share it.',
    },
    aspect: { es: 'Qué comparar', en: 'What we compare' },
    ask: { es: 'pregunta al centro', en: 'ask the school' },
    unknown: {
      es: '– no lo publica: pregunta al centro.',
      en: '– not published: ask the school.',
    },
    clear: { es: 'Quitar la comparación', en: 'Clear the comparison' },
  },
  details: {
    showName,
    ask: { es: 'Preguntar por este centro', en: 'Ask about this school' },
    plan: { es: 'Planear el D-4', en: 'Plan the D-4' },
    askD4: { es: 'D-4: pregunta al centro.', en: 'D-4: ask the school.' },
    map: { es: 'Ver en el mapa', en: 'See on the map' },
    site: { es: 'Página del centro', en: 'The school’s page' },
    calendar: { es: 'Sus fechas de {years}', en: 'Its dates for {years}' },
    calendarOld: {
      es: 'Son las últimas publicadas: pide las siguientes.',
      en: 'These are the latest published: ask for the next ones.',
    },
    sources: { es: 'Fuentes', en: 'Sources' },
    apply: { es: 'Solicitud: {days}', en: 'Applications: {days}' },
    applyUntil: { es: 'Solicitud hasta el {day}', en: 'Applications until {day}' },
    classes: { es: 'Clases: {days}', en: 'Classes: {days}' },
    classesFrom: { es: 'Clases desde el {day}', en: 'Classes from {day}' },
  },
  facts: {
    price: { es: 'Precio', en: 'Price' },
    fee: { es: 'Tasa de solicitud', en: 'Application fee' },
    d4: { es: 'Visado D-4', en: 'D-4 visa' },
    papers: { es: 'Qué papeles pide', en: 'Documents it asks for' },
    terms: { es: 'Trimestres', en: 'Terms' },
    timetable: { es: 'Horario', en: 'Timetable' },
    levels: { es: 'Niveles', en: 'Levels' },
    groups: { es: 'Grupos', en: 'Groups' },
    dormitory: { es: 'Residencia', en: 'Dormitory' },
    attendance: { es: 'Asistencia', en: 'Attendance' },
    short: { es: 'Curso corto', en: 'Short course' },
    evening: { es: 'De tarde o noche', en: 'Evening course' },
    online: { es: 'En línea', en: 'Online course' },
    more: { es: 'Además', en: 'Also' },
  },
  values: {
    yes: { es: 'Sí', en: 'Yes' },
    no: { es: 'No', en: 'No' },
    withoutD4: { es: 'sin D-4', en: 'no D-4' },
    groupsUpTo: { es: '{max} como máximo', en: '{max} at most' },
    groupsRange: { es: 'De {min} a {max}', en: '{min} to {max}' },
    weeks: { es: '{count} semanas', en: '{count} weeks' },
    hours: { es: '{count} horas', en: '{count} hours' },
    per: {
      term: { es: 'un trimestre', en: 'a term' },
      'half-level': { es: 'medio nivel', en: 'half a level' },
      'thirteen-weeks': { es: '13 semanas', en: '13 weeks' },
      'six-months': { es: 'seis meses', en: 'six months' },
      year: { es: 'un año', en: 'a year' },
    },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Tu plan para el D-4](study#d4): cada paso con su fecha, con las de tu centro si las publica',
        en: '[Your D-4 plan](study#d4): a date for each step, from your school’s own if it publishes them',
      },
      {
        es: '[Tu presupuesto](budget): el curso y la vida de cada mes, sumados',
        en: '[Your budget](budget): the course and the cost of living, added up',
      },
      {
        es: '[Contacto](contact): si te queda una duda, gratis y en español',
        en: '[Contact](contact): any question left, free and in English',
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
