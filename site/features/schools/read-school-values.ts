import { text } from '#content/text/schools.ts';
import type { School, Seen, Tuition } from '#content/data/school.ts';
import { schoolSources } from '#content/data/school-sources.ts';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale, Text } from '#content/locale.ts';
import { buildDay } from '#content/register/build-day.ts';
import { isRecent } from '#content/register/standing.ts';

/** What a school says of one thing, in one language. */
interface SchoolValue {
  readonly text: string;
  readonly note?: string | undefined;
}

type FactName = keyof typeof text.facts;

/** The facts of a school that some page gives, with their labels, in the order in which they are compared. */
export function readFacts(locale: Locale, school: School) {
  const schoolValuesText = localize(text.values, locale);
  const { number, won } = formats[locale];
  const { terms, groups, fee, more } = school;
  const told = (seen: { readonly text: Text } | undefined) => seen && { text: seen.text[locale] };
  const answer = (seen: School['d4']) =>
    seen && {
      text: seen.value ? schoolValuesText.yes : schoolValuesText.no,
      note: seen.note?.[locale],
    };
  const course = (kind: keyof NonNullable<School['courses']>) => {
    const seen = school.courses?.[kind];
    return seen && { text: seen.note?.[locale] ?? schoolValuesText.yes };
  };
  const length = [
    terms?.weeks && schoolValuesText.weeks.replace('{count}', number(terms.weeks)),
    terms?.hours && schoolValuesText.hours.replace('{count}', number(terms.hours)),
  ].map((part) => part || undefined);
  const values: Partial<Record<FactName, SchoolValue | undefined>> = {
    price: readPrice(locale, school),
    fee: fee && { text: inYear(won(fee.krw), fee.year) },
    d4: answer(school.d4),
    papers: told(school.papers),
    terms: terms && { text: terms.text[locale], note: unsaid(length, terms.text[locale]) },
    timetable: told(school.timetable),
    levels: told(school.levels),
    groups: groups && {
      text: (groups.min === undefined ? schoolValuesText.groupsUpTo : schoolValuesText.groupsRange)
        .replace('{min}', String(groups.min))
        .replace('{max}', String(groups.max)),
      note: groups.note?.[locale],
    },
    dormitory: answer(school.dormitory),
    attendance: told(school.attendance),
    short: course('short'),
    evening: course('evening'),
    online: course('online'),
    more: told(more),
  };
  return (Object.keys(text.facts) as FactName[]).flatMap((name) => {
    const value = values[name];
    return value ? [{ label: text.facts[name][locale], ...value }] : [];
  });
}

/**
 * The prices of a term, else the first other one with what it is for; `about` unless the school itself has published
 * them within twelve months.
 */
export function readPrice(locale: Locale, { tuition = [] }: School, today = buildDay) {
  const [first] = tuition;
  if (!first) return undefined;
  const { won, wonRange } = formats[locale];
  const terms = tuition.filter(({ per }) => per === 'term').map(({ krw }) => krw);
  const [least, most] = [Math.min(...terms), Math.max(...terms)];
  const line =
    terms.length === 0
      ? `${won(first.krw)}, ${text.values.per[first.per][locale]}`
      : least === most
        ? won(least)
        : wonRange(least, most);
  const year = first.year === undefined ? undefined : String(first.year);
  const isNew = isRecent(year, today);
  return {
    text: isNew ? line : inYear(line, first.year),
    ...(terms.length === 0 && {
      /** The amount without what it is for, which stands below it. */
      amount: inYear(won(first.krw), isNew ? undefined : first.year),
      unit: [
        text.values.per[first.per][locale],
        ...(first.d4 === false ? [text.values.withoutD4[locale]] : []),
      ].join(', '),
    }),
    note:
      tuition.map((each) => noteOn(each, tuition.length > 1 && line, locale)).join(' · ') ||
      undefined,
    about: !isNew || schoolSources[first.source].author !== 'school',
  };
}

/** @param line What stands before the notes, where there are several prices; false for a single one. */
function noteOn({ krw, per, note }: Seen<Tuition>, line: string | false, locale: Locale): string {
  const unit = text.values.per[per][locale];
  const amount = formats[locale].won(krw);
  const isSaid = line === false || line === amount || line === `${amount}, ${unit}`;
  const price = isSaid ? '' : `${amount} ${unit}`;
  return [price, note?.[locale]].filter(Boolean).join('. ');
}

/** What a line does not say already, in a row; undefined without any. */
const unsaid = (parts: readonly (string | undefined)[], line: string) =>
  parts.filter((part) => part && !line.includes(part)).join(', ') || undefined;

const inYear = (line: string, year: number | undefined) => (year ? `${line} (${year})` : line);
