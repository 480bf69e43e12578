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
      en: 'A course of 4 to 8 weeks costs {range}; we count {counted} here.',
    },
    one: {
      es: 'Un trimestre cuesta {range} en {city}, según los precios de la página de estudiar; aquí contamos {counted}.',
      en: 'A term costs {range} in {city} at the prices on our study page; we count {counted} here.',
    },
    other: {
      es: '{count} trimestres cuestan {range} en {city}, según los precios de la página de estudiar; aquí contamos {counted}.',
      en: '{count} terms cost {range} in {city} at the prices on our study page; we count {counted} here.',
    },
  },
  cause: {
    weeks: {
      es: 'Cuando la estancia va en semanas, la calculadora cuenta solo una parte pequeña del curso.',
      en: 'When the stay is in weeks, the calculator counts only a small part of the course.',
    },
    part: {
      es: 'En una estancia tan corta, la calculadora cuenta solo una parte del curso.',
      en: 'For such a short stay, the calculator counts only part of the course.',
    },
    'one-course': {
      es: 'La calculadora cuenta un solo curso, por larga que sea la estancia.',
      en: 'The calculator counts one course, however long the stay.',
    },
    price: {
      es: 'La calculadora usa el mismo precio de referencia para las dos ciudades.',
      en: 'The calculator uses one reference price for both cities.',
    },
  },
  total: {
    es: 'Con el precio real del curso, tu total sería {total}.',
    en: 'With the real price of the course, your total would be {total}.',
  },
  brief: {
    es: 'No hemos visto el precio de ningún curso de menos de 4 semanas: pregunta a la academia.',
    en: 'We have seen no price for a course of under 4 weeks, so ask the academy.',
  },
  edition: {
    es: 'Nuestra edición de marzo de 2025 daba {range}. Los precios son de páginas de universidades, casi todas sin fecha: confírmalos.',
    en: 'Our March 2025 edition gave {range}. Prices come from university pages, most of them undated, so confirm them.',
  },
} as const;
