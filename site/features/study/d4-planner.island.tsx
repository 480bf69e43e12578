import { useMemo, useState } from 'react';
import { replaceQuery } from '#site/lib/change-query.ts';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { printPart } from '#site/lib/print-part.ts';
import { useQuery, useQueryChoice } from '#site/lib/query.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import type { D4PlannerData } from './read.ts';
import { coursePlan, isClosed, plannedCourse } from './d4-planner.ts';
import { answersIn } from '#domain/trip-answers.ts';
import { d4Term } from '#domain/trip-links.ts';
import styles from './d4-planner.module.css';
import { DatedSteps } from '#site/ui/dated-steps.tsx';
import { PassportNotes } from './passport-notes.tsx';
import { countryNames, localDay, termName } from '#site/lib/plan-dates.ts';
import { savePlan } from './plan-files.ts';
import { datesNote } from './school-dates.ts';
import { SchoolNote } from './school-note.tsx';
import { TermAvailability } from './term-availability.tsx';
import { useTicks } from '#site/lib/use-ticks.ts';

interface Props extends D4PlannerData {
  readonly savedText: AnswersText['saved'];
  readonly locale: Locale;
}

/** The choice of term and passport, by which the steps of the page get dates and checkboxes. */
export function D4Planner(props: Props) {
  // The terms depend on today's date, so they cannot be prerendered.
  return useHydrated() ? <Planner {...props} /> : <div className={styles.wait} />;
}

function Planner({ text, savedText, locale, ...data }: Props) {
  const { steps, documents, passports, passportNotes, usualPassport, schools, paths } = data;
  const [today] = useState(() => localDay(new Date()));
  const query = useQuery();
  const saved = useSavedAnswers() ?? {};
  const asked = query.get('school') ?? saved.school;
  const school = schools.find(({ id }) => id === asked);
  const wanted = query.get('term') ?? d4Term(saved, today);
  const { courses, course, passed } = plannedCourse(wanted, today, steps, school?.terms);
  const { term } = course;
  const terms = courses.map((each) => each.term);
  const [, showTerm] = useQueryChoice('term', terms, '');
  const countries = useMemo(
    () =>
      countryNames(
        passports.map(({ code }) => code),
        locale,
      ),
    [passports, locale],
  );
  const codes = [...countries.map(({ code }) => code), 'other'];
  const [given, showPassport] = useQueryChoice('passport', ['', ...codes], '');
  const passport =
    given || (codes.includes(saved.passport ?? '') ? saved.passport : undefined) || usualPassport;
  const country = passport === 'other' ? undefined : passport || undefined;
  const datesOf = datesNote(text, school, course);
  const plan = coursePlan(steps, course, today);
  const ticks = useTicks('d4-plan', term, [...steps.map(({ id }) => id), ...documents]);

  function chooseTerm(value: string) {
    showTerm(value);
    keepAnswers({ purpose: 'study', term: value });
  }

  function chooseSchool(value: string) {
    const chosen = schools.find(({ id }) => id === value);
    replaceQuery((now) => {
      for (const [name, line] of [
        ['school', chosen?.id],
        ['city', chosen?.city],
      ] as const)
        if (line) now.set(name, line);
        else now.delete(name);
    });
    keepAnswers({ purpose: 'study', school: chosen?.id, ...(chosen && { city: chosen.city }) });
  }

  function choosePassport(value: string) {
    showPassport(value);
    keepAnswers({ purpose: 'study', passport: value === 'other' ? undefined : value });
  }

  return (
    <>
      <Field
        as="select"
        id="d4-school"
        label={text.school}
        value={school?.id ?? ''}
        onChange={(event) => chooseSchool(event.currentTarget.value)}
      >
        <option value="">{text.noSchool}</option>
        {schools.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        id="d4-term"
        label={text.term}
        hint={course.seenIn ? undefined : text.counted}
        value={term}
        onChange={(event) => chooseTerm(event.currentTarget.value)}
      >
        {terms.map((each) => (
          <option key={each} value={each}>
            {termName(each, locale)}
          </option>
        ))}
      </Field>
      <TermAvailability
        text={text}
        locale={locale}
        plan={plan}
        term={term}
        passed={passed}
        datesOf={datesOf}
        terms={terms}
        onChoose={chooseTerm}
      />
      <div className={styles.school}>
        <SchoolNote {...{ text, paths, locale, school, course }} passport={country} />
      </div>
      <Field
        as="select"
        id="d4-passport"
        label={text.passport}
        value={passport}
        onChange={(event) => choosePassport(event.currentTarget.value)}
      >
        {!usualPassport && <option value="">{text.choosePassport}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value="other">{text.other}</option>
      </Field>
      {passport && (
        <PassportNotes
          heading={text.yourPassport}
          see={text.seePassport}
          notes={passportNotes}
          passport={passports.find(({ code }) => code === passport)}
        />
      )}
      <SavedAnswers
        text={savedText}
        locale={locale}
        answers={{
          ...answersIn(query),
          purpose: 'study',
          passport: country,
          term,
          school: school?.id,
        }}
        change="#d4-passport"
      />
      <div className={styles.tools}>
        <p>
          <b>
            {text.done.replace('{done}', String(ticks.count)).replace('{all}', String(ticks.all))}
          </b>{' '}
          {text.kept}
        </p>
        <Button onClick={() => savePlan({ text, locale, plan, term, datesOf })}>
          {text.calendar}
        </Button>
        <Button look="line" onClick={() => printPart('d4')}>
          {text.print}
        </Button>
        <Button look="line" disabled={ticks.count === 0} onClick={ticks.clear}>
          {text.clear}
        </Button>
      </div>
      <DatedSteps
        plan={plan}
        documents={documents}
        ticks={ticks}
        locale={locale}
        states={isClosed(plan) ? text.state : { ...text.state, late: text.catchUp }}
      />
    </>
  );
}
