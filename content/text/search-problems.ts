import type { Text } from '../locale.ts';

/** What the search for programs says to a question that it does not answer, with what to do. */
export const searchProblems = {
  queryMissing: {
    es: 'Escribe en q lo que buscas, por ejemplo {path}?q=metro&lang=es.',
    en: 'Put what you are looking for in q, for example {path}?q=subway&lang=en.',
  },
  queryTooLong: {
    es: 'Pregunta en {count} caracteres como mucho: bastan las palabras clave.',
    en: 'Keep q to {count} characters: a few keywords are enough.',
  },
  languageUnknown: {
    es: 'Elige el idioma en lang: {languages}.',
    en: 'Choose the language in lang: {languages}.',
  },
  tooMany: {
    es: 'Son más de {count} búsquedas en un minuto. Espera {seconds} s y vuelve a preguntar.',
    en: 'That is more than {count} searches in a minute. Wait {seconds} s, then ask again.',
  },
} satisfies Record<string, Text>;
