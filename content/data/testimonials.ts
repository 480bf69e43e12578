import type { Text } from '../locale.ts';

export interface Testimonial {
  /** True for an invented entry; the page marks it as a sample. */
  readonly sample: boolean;
  readonly name: Text;
  readonly role: Text;
  readonly quote: Text;
  /** Which of the five portraits of the drawing `people/avatars`, from the left. */
  readonly avatar: 1 | 2 | 3 | 4 | 5;
  /** 0 to 5, halves allowed. */
  readonly rating: number;
}

/** To be replaced by real opinions, with their authors' permission and `sample` set to false. */
export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    name: { es: 'Nombre de ejemplo', en: 'Sample name' },
    role: { es: 'Estudiante (ejemplo)', en: 'Student (sample)' },
    quote: {
      es: 'Aquí contará un estudiante cómo eligió academia, cuánto tardó la matrícula y qué le habría gustado saber antes de llegar.',
      en: 'Here a student will tell you how they chose an academy, how long enrolment took and what they wish they had known before arriving.',
    },
    avatar: 1,
    rating: 5,
  },
  {
    sample: true,
    name: { es: 'Nombre de ejemplo', en: 'Sample name' },
    role: { es: 'Viajera (ejemplo)', en: 'Traveller (sample)' },
    quote: {
      es: 'Aquí escribirá alguien que haya viajado con esta guía. La nota va de 0 a 5 y admite medias estrellas, como esta.',
      en: 'Someone who has travelled with this guide will write here. The rating runs from 0 to 5 and allows half stars, like this one.',
    },
    avatar: 2,
    rating: 4.5,
  },
  {
    sample: true,
    name: { es: 'Nombre de ejemplo', en: 'Sample name' },
    role: { es: 'Residente en Busan (ejemplo)', en: 'Resident of Busan (sample)' },
    quote: {
      es: 'Aquí contará su experiencia quien ya vive en Corea. Cada opinión se publicará con permiso de su autor y sin retocar.',
      en: 'Someone who already lives in Korea will tell their story here. Each opinion will be published with its author’s permission and unedited.',
    },
    avatar: 4,
    rating: 4,
  },
];
