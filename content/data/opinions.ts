import type { Text } from '../locale.ts';
import type { Testimonial } from './testimonials.ts';

const starsOf = ({ rating }: Testimonial): Text => ({
  es: `${`${rating}`.replace('.', ',')} de 5 estrellas`,
  en: `${rating} out of 5 stars`,
});

/** The real opinions of a list, with their ratings in words. */
export function opinionsIn(list: readonly Testimonial[]) {
  return list
    .filter(({ sample }) => !sample)
    .map((item) => Object.assign({ stars: starsOf(item) }, item));
}
