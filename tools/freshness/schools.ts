import { addMonths } from '#domain/time/days.ts';
import type { Finding } from './finding.ts';

/** A school with its values and the pages on which they were read. */
export interface SchoolFacts {
  readonly id: string;
  readonly calendar?: { readonly terms: readonly { readonly starts: string }[] };
}

export interface SchoolReading {
  readonly readOn: string;
  readonly url?: string;
}

/** After so many months a value of a school has to be read again. */
const freshMonths = 6;

const where = 'content/data/schools.ts';

/** The values of schools that were read more than six months ago, and calendars whose terms have all begun, by school. */
export function schoolFindings(
  schools: readonly SchoolFacts[],
  sources: Readonly<Record<string, SchoolReading>>,
  today: string,
): Finding[] {
  return schools.flatMap((school) => [
    ...oldReadings(school, sources, today),
    ...pastTerms(school, sources, today),
  ]);
}

function oldReadings(
  { id, ...facts }: SchoolFacts,
  sources: Readonly<Record<string, SchoolReading>>,
  today: string,
): Finding[] {
  const readOn = (source: string) => sources[source]?.readOn ?? '';
  const isOld = (source: string) => addMonths(readOn(source), freshMonths) < today;
  const old = Object.entries(facts).filter(([, value]) => sourcesIn(value).some(isOld));
  if (old.length === 0) return [];
  const names = old.map(([fact]) => fact).join(', ');
  const days = old.flatMap(([, value]) => sourcesIn(value).filter(isOld).map(readOn));
  return [
    {
      danger: 'money',
      kind: 'due',
      where,
      what: `school ${id}: read more than six months ago: ${names}`,
      ...(days[0] && { date: days.toSorted()[0] }),
      page: 'schools',
      why: 'A student counts on another price or another school day.',
    },
  ];
}

function pastTerms(
  { id, calendar }: SchoolFacts,
  sources: Readonly<Record<string, SchoolReading>>,
  today: string,
): Finding[] {
  const last = calendar?.terms
    .map(({ starts }) => starts)
    .toSorted()
    .at(-1);
  if (!last || last >= today) return [];
  const [source = ''] = sourcesIn(calendar);
  const url = sources[source]?.url;
  return [
    {
      danger: 'plans',
      kind: 'old',
      where,
      what: `school ${id}: all terms of its calendar have begun, the last on ${last}`,
      date: last,
      ...(url && { source: { name: source, url } }),
      page: 'schools',
      why: 'The D-4 plan counts on last year’s days, and an application comes too late.',
    },
  ];
}

/** The sources in a value of any depth. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'source' && typeof part === 'string' ? [part] : sourcesIn(part),
  );
}
