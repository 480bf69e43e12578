/** The notice of a result whose course costs more, or less, than schools charge. */
export const courseNotice = {
  heading: {
    under: { es: 'El curso te costará más', en: 'The course will cost you more' },
    over: { es: 'El curso puede costarte menos', en: 'The course may cost you less' },
  },
  range: { es: 'de {from} a {to}', en: '{from} to {to}' },
  cost: {
    short: {
      es: 'Un curso de 4 a 8 semanas cuesta {range}; aquí contamos {counted}.',
      en: 'A course of 4 to 8 weeks costs {range}; counted here: {counted}.',
    },
    one: {
      es: 'Un trimestre cuesta {range} en {city}, a los precios de la página de estudiar; aquí contamos {counted}.',
      en: 'A term costs {range} in {city} at the prices of the study page; counted here: {counted}.',
    },
    other: {
      es: '{count} trimestres cuestan {range} en {city}, a los precios de la página de estudiar; aquí contamos {counted}.',
      en: '{count} terms cost {range} in {city} at the prices of the study page; counted here: {counted}.',
    },
  },
  cause: {
    weeks: {
      es: 'Con la estancia en semanas, la regla de la calculadora cuenta solo una parte pequeña del curso.',
      en: 'With a stay in weeks the calculator’s rule counts only a small part of the course.',
    },
    part: {
      es: 'La regla de la calculadora cuenta solo una parte del curso en una estancia tan corta.',
      en: 'For so short a stay the calculator’s rule counts only part of the course.',
    },
    'one-course': {
      es: 'La regla de la calculadora cuenta un solo curso por larga que sea la estancia.',
      en: 'The calculator’s rule counts one course however long the stay.',
    },
    price: {
      es: 'La regla de la calculadora usa un precio de referencia igual para las dos ciudades.',
      en: 'The calculator’s rule uses one reference price for both cities.',
    },
  },
  total: {
    es: 'Con el precio real del curso, el total sería {total}.',
    en: 'With the real price of the course, the total would be {total}.',
  },
  brief: {
    es: 'No hemos visto el precio de ningún curso de menos de 4 semanas: pregunta a la academia.',
    en: 'We have seen no price for a course of under 4 weeks, so ask the academy.',
  },
  edition: {
    es: 'En nuestra edición de marzo de 2025, {range}. Los precios son de páginas de universidades, casi todas sin fecha: confírmalos.',
    en: 'In our March 2025 edition: {range}. Prices come from university pages, most of them undated, so confirm them.',
  },
} as const;
