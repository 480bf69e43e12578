import { ButtonLink } from '#site/ui/button.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Answer, Question, QuestionList } from '#site/ui/question-list.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { SchoolEntry, SchoolsPage } from '#content/schools.server.ts';
import { Missing, SeenValue } from './seen.tsx';
import { TermDates } from './term-dates.tsx';
import styles from './school-details.module.css';

interface Props {
  readonly copy: SchoolsPage['copy'];
  readonly schools: SchoolsPage['schools'];
  readonly locale: Locale;
}

/** Everything read about each school; its anchor opens it (frame/named-question.ts). */
export function SchoolDetails({ copy, schools, locale }: Props) {
  const { details } = copy;
  return (
    <QuestionList id="school-by-school" heading={details.heading} head={<p>{details.lead}</p>}>
      {schools.map((school) => (
        <Question key={school.id} name="school" title={school.name}>
          <Answer id={school.id} className={styles.school}>
            <SchoolFacts school={school} copy={copy} locale={locale} />
          </Answer>
        </Question>
      ))}
    </QuestionList>
  );
}

function SchoolFacts({ school, copy, locale }: Omit<Props, 'schools'> & { school: SchoolEntry }) {
  const { details: words, facts } = copy;
  const { values, missing, name, station, more, read } = school;
  const fill = (text: string) => text.replace('{school}', name);
  const names = Object.keys(values) as (keyof typeof values)[];
  return (
    <>
      <p>
        <b>{keepNames(school.centre)}</b> {school.hangul && <span lang="ko">{school.hangul}</span>}
      </p>
      <TermDates school={school} copy={copy} locale={locale} />
      <Facts layout="below" data-school-facts={school.id} data-name={name}>
        {names.map((fact) => (
          // The comparison copies the facts that were not seen, too (frame/compare-schools.ts).
          <Fact key={fact} label={facts[fact]} hidden={!values[fact].text}>
            <SeenValue value={values[fact]} school={school} words={copy.values} locale={locale} />
          </Fact>
        ))}
        {station && (
          <Fact label={facts.station}>
            {keepNames(station.name)}, {station.line}
          </Fact>
        )}
        {more && (
          <Fact label={facts.more}>
            <SeenValue value={more} school={school} words={copy.values} locale={locale} />
          </Fact>
        )}
      </Facts>
      {missing.details && (
        <p>
          <Missing rest={missing.details} words={copy.missing} school={school} locale={locale} />
        </p>
      )}
      {read && <p className="muted">{words.read.replace('{day}', formats[locale].date(read))}</p>}
      <p className="row not-printed">
        <ButtonLink href={school.contact} data-carries>
          {fill(words.ask)}
        </ButtonLink>
        {school.plan && (
          <ButtonLink href={school.plan} look="line" data-carries>
            {fill(words.plan)}
          </ButtonLink>
        )}
        <a href={school.map}>{words.map}</a>
        {school.site && (
          <ExternalLink href={school.site} locale={locale}>
            {words.site}
          </ExternalLink>
        )}
      </p>
    </>
  );
}
