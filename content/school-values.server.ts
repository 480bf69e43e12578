import { copy } from './copy/schools.ts';
import type { School, Seen, Tuition } from './data/school.ts';
import { schoolSources, type Author, type SchoolSourceId } from './data/school-sources.ts';
import { formats } from './formats.ts';
import { localize } from './localize.ts';
import type { Locale, Text } from './locale.ts';

/** A value of a school in one language, with the page it was read on; without a text it was not seen. */
export interface SchoolValue {
  readonly text?: string;
  readonly note?: string | undefined;
  readonly source?: ReturnType<typeof readSource>;
}

/** The name and date of a source, and `página del centro, 2025` for where there is little room. */
export function readSource(id: SchoolSourceId, locale: Locale) {
  const { name, author, url, date } = schoolSources[id];
  const words = localize(copy.sources, locale);
  const dated = date ? formats[locale].date(date) : words.undated;
  return {
    name: typeof name === 'string' ? name : name[locale],
    dated,
    brief: briefly(author, date?.slice(0, 4) ?? words.undated, words),
    url,
  };
}

const notSeen: SchoolValue = {};

/** The values of a school by the names of its facts, in the order in which they are compared. */
export function readValues(school: School, locale: Locale) {
  const words = localize(copy.values, locale);
  const { number, won } = formats[locale];
  const told = (seen: Seen<{ readonly text: Text }> | undefined) =>
    seen ? { text: seen.text[locale], source: readSource(seen.source, locale) } : notSeen;
  const answer = (seen: School['d4']) =>
    seen
      ? {
          text: seen.value ? words.yes : words.no,
          note: seen.note?.[locale],
          source: readSource(seen.source, locale),
        }
      : notSeen;
  const course = (kind: keyof NonNullable<School['courses']>) => {
    const seen = school.courses?.[kind];
    return seen ? answer({ ...seen, value: true }) : notSeen;
  };
  const { terms, groups, fee } = school;
  const length = [
    terms?.weeks && words.weeks.replace('{count}', number(terms.weeks)),
    terms?.hours && words.hours.replace('{count}', number(terms.hours)),
  ].filter(Boolean);
  return {
    price: priceOf(school, locale),
    fee: fee ? { text: won(fee.krw), source: pricedIn(fee, locale) } : notSeen,
    d4: answer(school.d4),
    papers: told(school.papers),
    terms: terms
      ? {
          text: terms.text[locale],
          note: length.join(', ') || undefined,
          source: readSource(terms.source, locale),
        }
      : notSeen,
    timetable: told(school.timetable),
    levels: told(school.levels),
    groups: groups
      ? {
          text: (groups.min === undefined ? words.groupsUpTo : words.groupsRange)
            .replace('{min}', String(groups.min))
            .replace('{max}', String(groups.max)),
          note: groups.note?.[locale],
          source: readSource(groups.source, locale),
        }
      : notSeen,
    dormitory: answer(school.dormitory),
    attendance: told(school.attendance),
    short: course('short'),
    evening: course('evening'),
    online: course('online'),
  } satisfies Record<string, SchoolValue>;
}

/** The prices of the usual course, else the first other one with what it is for. */
function priceOf({ tuition = [] }: School, locale: Locale): SchoolValue {
  const [first] = tuition;
  if (!first) return notSeen;
  const { won, wonRange } = formats[locale];
  const terms = tuition.filter(({ per }) => per === 'term').map(({ krw }) => krw);
  const [least, most] = [Math.min(...terms), Math.max(...terms)];
  const notes = tuition.map((each) => noteOn(each, tuition.length > 1, locale)).filter(Boolean);
  return {
    text:
      terms.length === 0
        ? `${won(first.krw)}, ${copy.values.per[first.per][locale]}`
        : least === most
          ? won(least)
          : wonRange(least, most),
    note: notes.join(' · ') || undefined,
    source: pricedIn(first, locale),
  };
}

function noteOn({ krw, per, note }: Tuition, several: boolean, locale: Locale): string {
  const unit = copy.values.per[per][locale];
  const price = several ? `${formats[locale].won(krw)} ${unit}` : '';
  return [price, note?.[locale]].filter(Boolean).join('. ');
}

/** The source of a price: its own year counts, never that of the page. */
function pricedIn({ year, source }: Seen<{ readonly year?: number }>, locale: Locale) {
  const words = localize(copy.sources, locale);
  const { author } = schoolSources[source];
  const dated = year === undefined ? words.undated : words.priceOf.replace('{year}', String(year));
  return { ...readSource(source, locale), brief: briefly(author, dated, words) };
}

/** The school's own page needs no name where there is little room. */
function briefly(author: Author, dated: string, words: Readonly<Record<Author, string>>): string {
  return author === 'school' ? dated : `${words[author]}, ${dated}`;
}
