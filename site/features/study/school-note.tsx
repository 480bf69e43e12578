import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { D4PlannerData } from './read.ts';
import type { Course } from './school-terms.ts';
import { contactQuery, d4Query } from '#domain/trip-links.ts';
import { ToolLinks } from '#site/ui/tool-links.tsx';
import { basisOf, named } from './school-dates.ts';

interface Props {
  readonly text: D4PlannerData['text'];
  readonly paths: D4PlannerData['paths'];
  readonly locale: Locale;
  readonly school: D4PlannerData['schools'][number] | undefined;
  readonly course: Course;
  /** ISO 3166 code, if the country is known. */
  readonly passport: string | undefined;
}

/** Whose dates the plan counts with, and where to ask about the school. */
export function SchoolNote({ text, paths, locale, school, course, passport }: Props) {
  const { schoolNotes: notes } = text;
  const schools = paths.schools + d4Query({ passport, term: course.term });
  if (!school)
    return (
      <>
        <p>{notes.none}</p>
        <ToolLinks quiet links={[{ href: schools, label: text.seeSchools }]} />
      </>
    );
  const fill = (line: string) =>
    named(line, school, course).replace('{day}', formats[locale].date(course.starts));
  const contact = contactQuery({ school: school.id, term: course.term, passport });
  return (
    <>
      <p>{fill(notes[basisOf(school, course)])}</p>
      {!school.sponsors && <p>{fill(notes.sponsorUnseen)}</p>}
      <ToolLinks
        quiet
        links={[
          { href: paths.contact + contact, label: fill(text.ask) },
          { href: `${schools}#${school.id}`, label: text.seeSchools },
        ]}
      />
    </>
  );
}
