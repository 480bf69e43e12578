import { busanSchools } from './busan-schools.ts';
import { owner } from './owner.ts';
import type { Place } from './place.ts';
import { places } from './places.ts';
import type { School } from './school.ts';
import { seoulSchools } from './seoul-schools.ts';
import { withoutSamples, type Publication } from '../samples.ts';

/** The partners: a university and two academies, measured like the others. */
const partners: readonly School[] = [
  {
    id: 'namseoul-university',
    name: { es: 'Namseoul', en: 'Namseoul' },
    centre: { es: 'Universidad Namseoul', en: 'Namseoul University' },
    hangul: '남서울대학교',
  },
  {
    id: 'gangnam-academy',
    name: { es: 'Academia de Gangnam', en: 'Gangnam academy' },
    centre: { es: 'Academia asociada en Gangnam', en: 'Partner academy in Gangnam' },
    groups: { max: 12, source: 'partner-academies' },
    d4: {
      value: false,
      note: {
        es: 'Solo pueden los centros de idiomas de las universidades',
        en: 'Only the language centres of universities can',
      },
      source: 'd4-guide',
    },
    courses: {
      short: {
        note: { es: 'Programas desde 2 semanas', en: 'Programmes from 2 weeks' },
        source: 'partner-academies',
      },
    },
  },
  {
    id: 'hongdae-academy',
    name: { es: 'Academia de Hongdae', en: 'Hongdae academy' },
    centre: { es: 'Academia asociada en Hongdae', en: 'Partner academy in Hongdae' },
    timetable: {
      text: {
        es: 'Curso intensivo o semiintensivo',
        en: 'Intensive or semi-intensive course',
      },
      source: 'partner-academies',
    },
    groups: { min: 3, max: 8, source: 'partner-academies' },
    d4: {
      value: false,
      note: {
        es: 'Solo pueden los centros de idiomas de las universidades',
        en: 'Only the language centres of universities can',
      },
      source: 'd4-guide',
    },
  },
];

/** Every school of Korean that the guide knows: Seoul, Busan, then the partners. */
export const schools: readonly School[] = [...seoulSchools, ...busanSchools, ...partners];

/** The place of a school on the map. @throws if there is none. */
export function placeOf({ id }: Pick<School, 'id'>): Place {
  const place = places.find((each) => each.id === id);
  if (!place) throw new Error(`no place on the map for the school ${id}`);
  return place;
}

/** A school by its id, which a URL may hold. */
export function schoolNamed(id: string | null | undefined): School | undefined {
  return schools.find((school) => school.id === id);
}

/** The schools that visitors see: once the guide is published, none whose place is still a sample. */
export function visibleSchools(facts: Publication = owner): readonly School[] {
  const shown = withoutSamples(
    schools.map((school) => ({ school, sample: placeOf(school).sample === true })),
    facts,
  );
  return shown.map(({ school }) => school);
}

/** The years in which the terms of a school's last calendar start. */
export function calendarYears({ calendar }: Pick<School, 'calendar'>): readonly string[] {
  return [...new Set(calendar?.terms.map(({ starts }) => starts.slice(0, 4)))].toSorted();
}
