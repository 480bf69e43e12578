import type { EmbassyEntry, EmbassySource } from '#content/data/embassies.ts';
import type { PassportEntry, RuleSource } from '#content/data/entry-rules.ts';
import type { Hospital } from '#content/data/hospitals.ts';
import type { Source } from '#content/register/figure.ts';
import { readSource } from '#content/register/source-entry.ts';
import { isRecent } from '#content/register/standing.ts';
import type { Finding } from './finding.ts';

type Dated = Pick<Source, 'name'> & { readonly url?: string | null; readonly date?: string | null };

/** The newest of some sources. */
function newest<Entry extends Dated>(sources: readonly Entry[]): Entry | undefined {
  return sources.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? '')).at(-1);
}

/** A source as a row of the report shows it. */
function shown({ name, url }: Dated): NonNullable<Finding['source']> {
  const { name: said } = readSource({ name }, 'en');
  return { name: said, ...(url && { url }) };
}

/** The rules of passports that nobody has confirmed for a year, by their newest source. */
export function passportFindings(
  passports: readonly Pick<PassportEntry, 'id' | 'sources'>[],
  sources: Readonly<Record<string, RuleSource>>,
  today: string,
): Finding[] {
  const stale = passports.flatMap(({ id, sources: named }) => {
    const source = newest(named.flatMap((each) => sources[each] ?? []));
    return source && !isRecent(source.date ?? undefined, today) ? [{ id, source }] : [];
  });
  return Array.from(
    Map.groupBy(stale, ({ source }) => source),
    ([source, of]): Finding => ({
      danger: 'harm',
      kind: 'old',
      where: 'content/data/entry-rules.ts',
      what: `visa rule for passports of ${of.map(({ id }) => id).join(', ')}`,
      ...(source.date && { date: source.date }),
      source: shown(source),
      page: 'requirements',
      why: 'Somebody is turned away at the border, or pays for a visa that is not needed.',
    }),
  );
}

/** The emergency numbers of embassies that were published over a year ago. */
export function embassyFindings(embassies: readonly EmbassyEntry[], today: string): Finding[] {
  return embassies.flatMap(({ country, inSeoul: { duty, sources, page } }): Finding[] => {
    if (!duty || isRecent(duty.date, today)) return [];
    const source: EmbassySource | undefined = newest(sources);
    return [
      {
        danger: 'harm',
        kind: 'old',
        where: 'content/data/embassies.ts',
        what: `emergency number of the embassy of ${country.en}: ${duty.number}`,
        date: duty.date,
        ...(page
          ? { source: { name: 'Embassy', url: page } }
          : source && { source: shown(source) }),
        page: 'embassies',
        why: 'Somebody who lost a passport or was arrested rings in vain.',
      },
    ];
  });
}

/** The hospitals that nobody has confirmed for a year. */
export function hospitalFindings(hospitals: readonly Hospital[], today: string): Finding[] {
  return hospitals.flatMap(({ name, telephone, sources }): Finding[] => {
    const source = newest(sources);
    if (source && isRecent(source.date, today)) return [];
    return [
      {
        danger: 'harm',
        kind: 'old',
        where: 'content/data/hospitals.ts',
        what: `${name.en}${telephone ? `: ${telephone}` : ''}`,
        ...(source?.date && { date: source.date }),
        ...(source && { source: shown(source) }),
        page: 'emergencies',
        why: 'Somebody who is ill goes to a desk that is not there.',
      },
    ];
  });
}
