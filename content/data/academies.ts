import type { DrawingId } from '#art/index.ts';
import type { Text } from '../locale.ts';

/** A language academy that takes students through the guide. */
export interface Academy {
  /**
   * True until the owner supplies the academy's public name and timetable: the page marks it as a sample
   * and the launch check lists it.
   */
  readonly sample: boolean;
  readonly id: string;
  readonly name: Text;
  /** The district in Hangul, for the seal of the card. */
  readonly hangul: string;
  readonly drawing: DrawingId;
  readonly description: Text;
  /** The district. */
  readonly location: Text;
  readonly group: Text;
  readonly schedule: Text;
  readonly isPartner?: boolean;
  /** The year in which the partnership began. */
  readonly since?: number;
}

export const academies: readonly Academy[] = [
  {
    sample: true,
    id: 'gangnam',
    name: { es: 'Academia asociada en Gangnam', en: 'Partner academy in Gangnam' },
    hangul: '강남',
    drawing: 'shopping/gangnam',
    description: {
      es: 'Para probar con un curso corto o encajar las clases en unas vacaciones. Hay programas desde dos semanas y los grupos son pequeños.',
      en: 'For trying a short course or fitting classes into a holiday. Programmes start at two weeks and the groups are small.',
    },
    location: { es: 'Gangnam, al sur de Seúl', en: 'Gangnam, in the south of Seoul' },
    group: {
      es: 'Como máximo 12 estudiantes por grupo',
      en: 'At most 12 students per group',
    },
    schedule: { es: 'Programas desde 2 semanas', en: 'Programmes from 2 weeks' },
    isPartner: true,
  },
  {
    sample: true,
    id: 'hongdae',
    name: { es: 'Academia asociada en Hongdae', en: 'Partner academy in Hongdae' },
    hangul: '홍대',
    drawing: 'seoul/hongdae',
    description: {
      es: 'Clases muy pequeñas en el barrio universitario de Hongdae, para quien quiere hablar mucho y que le corrijan cada frase.',
      en: 'Very small classes in the student district of Hongdae, for those who want to speak a lot and have every sentence corrected.',
    },
    location: { es: 'Hongdae, al oeste de Seúl', en: 'Hongdae, in the west of Seoul' },
    group: { es: 'De 3 a 8 estudiantes por clase', en: '3 to 8 students per class' },
    schedule: {
      es: 'Curso intensivo o semiintensivo',
      en: 'Intensive or semi-intensive course',
    },
    isPartner: true,
    since: 2012,
  },
];
