/** What stands in the documents that other websites frame, and on the page that hands out their code. */
export const embedText = {
  titles: {
    map: { es: 'Mapa de {city}', en: 'Map of {city}' },
    day: { es: '{itinerary}, día {day}: {title}', en: '{itinerary}, day {day}: {title}' },
    phrase: { es: '«{meaning}» en coreano', en: '“{meaning}” in Korean' },
    weather: { es: 'El tiempo de este mes en {city}', en: 'This month’s weather in {city}' },
    year: { es: 'Un año en {city}', en: 'A year in {city}' },
    month: { es: '{month} en {city}', en: '{month} in {city}' },
  },
  day: { es: 'Día {day}', en: 'Day {day}' },
  weather: {
    /** Of a month, or from the coldest to the warmest. */
    range: { es: 'De {low} a {high}', en: '{low} to {high}' },
    rain: { es: '{amount} mm de lluvia', en: '{amount} mm of rain' },
    yearRain: { es: '{amount} mm de lluvia al año', en: '{amount} mm of rain a year' },
    averages: { es: 'Medias de {period}', en: 'Averages for {period}' },
  },
  unread: {
    es: 'Sin revisar aún por un nativo',
    en: 'Unchecked by native speakers',
  },
  page: {
    heading: { es: 'Ponlo en tu web', en: 'Put it on your website' },
    lead: {
      es: 'Copia el código y pégalo en tu página. No lleva JavaScript, cookies ni terceros, y lo que cambie en la guía cambia también ahí.',
      en: 'Copy the code and paste it into your page. It brings no JavaScript, cookies or third parties, and what changes in the guide changes there too.',
    },
    theme: {
      es: 'Sigue el tema claro u oscuro de quien lee. Si tu web tiene uno solo, añade #{light} o #{dark} al final de la dirección.',
      en: 'It follows the light or dark theme of whoever reads. If your website has only one, add #{light} or #{dark} to the end of the address.',
    },
    kinds: {
      map: {
        name: { es: 'El mapa de una ciudad', en: 'The map of a city' },
        text: {
          es: 'Cada lugar lleva a su ficha en la guía.',
          en: 'Each place leads to its entry in the guide.',
        },
      },
      day: {
        name: { es: 'Un día de un itinerario', en: 'A day of an itinerary' },
        text: {
          es: 'Cambia el itinerario por la última parte de la dirección de otro, y el número por el día.',
          en: 'For another, use the last part of an itinerary’s address and the number of the day.',
        },
      },
      phrase: {
        name: { es: 'Una frase en coreano', en: 'A phrase in Korean' },
        text: {
          es: 'Para otra, pon el id que está al final de su enlace en Frases y en phrases.json.',
          en: 'For another, use the id at the end of its link in Phrases and in phrases.json.',
        },
      },
      weather: {
        name: { es: 'El tiempo de este mes', en: 'This month’s weather' },
        text: {
          es: 'Lo normal del mes en que estemos, no un pronóstico. Para un mes fijo, añade su número: /{path}/10.',
          en: 'What is normal in the current month, not a forecast. For one fixed month, add its number: /{path}/10.',
        },
      },
    },
    show: { es: 'Ver el código', en: 'See the code' },
    copy: { es: 'Copiar el código', en: 'Copy the code' },
    done: { es: 'Código copiado', en: 'Code copied' },
    selected: { es: 'Selecciónalo y cópialo.', en: 'Select it and copy it.' },
    open: { es: 'Ver aparte', en: 'Open on its own' },
  },
  /** Where the guide shows the same: leads to its code. */
  link: {
    map: { es: 'Poner este mapa en tu web', en: 'Put this map on your website' },
    day: { es: 'Poner un día en tu web', en: 'Put a day on your website' },
    phrase: { es: 'Poner una frase en tu web', en: 'Put a phrase on your website' },
    weather: { es: 'Ponerlo en tu web', en: 'Put it on your website' },
  },
} as const;
