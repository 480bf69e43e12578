import type { School, Seen, SeenTerm } from '#content/data/school.ts';
import { schoolSources, type SchoolSourceId } from '#content/data/school-sources.ts';
import { placeOf, schools } from '#content/data/schools.ts';
import { fileHead, nameData, pageUrls } from './read-head.ts';

/** The schools that are no samples, each value with the page on which it was read. */
export function readSchoolsData() {
  const days = Object.values(schoolSources).map(({ readOn }) => readOn);
  const real = schools.filter((school) => !placeOf(school).sample);
  return { ...fileHead('schools', days), schools: real.map(schoolData) };
}

function schoolData(school: School) {
  const { id, name, centre, hangul, site, calendar, tuition, courses } = school;
  const place = placeOf(school);
  const website = site ?? place.site;
  const { terms, timetable, levels, fee, groups, dormitory, d4, papers, attendance, more } = school;
  const plain = { terms, timetable, levels, fee, groups, dormitory, d4, papers, attendance, more };
  return {
    id,
    name,
    centre,
    city: place.city,
    ...(hangul && { name_ko: hangul }),
    ...(website && { website }),
    ...Object.fromEntries(
      Object.entries(plain).flatMap(([key, value]) => (value ? [[key, withSource(value)]] : [])),
    ),
    ...(calendar && {
      calendar: {
        ...withSource(calendar),
        terms: calendar.terms.map(termData),
      },
    }),
    ...(tuition && { tuition: tuition.map((price) => withSource(price)) }),
    ...(courses && {
      courses: Object.fromEntries(
        Object.entries(courses).map(([kind, course]) => [kind, withSource(course)]),
      ),
    }),
    url: pageUrls('schools', `#${id}`),
  };
}

function termData({ starts, ends, applyFrom, applyTo }: SeenTerm) {
  return {
    starts,
    ...(ends && { ends }),
    ...(applyFrom && { apply_from: applyFrom }),
    ...(applyTo && { apply_to: applyTo }),
  };
}

function withSource<Value extends object>({ source, ...value }: Seen<Value>) {
  return { ...value, source: sourceOf(source) };
}

function sourceOf(id: SchoolSourceId) {
  const { name, author, url, date, readOn } = schoolSources[id];
  return {
    name: nameData(name),
    kind: author,
    ...(url && { url }),
    ...(date && { date }),
    read_on: readOn,
  };
}
