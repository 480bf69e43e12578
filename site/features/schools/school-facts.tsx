import type { ReactNode } from 'react';
import { ButtonLink } from '#site/ui/button.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import type { Locale } from '#content/locale.ts';
import type { SchoolEntry, SchoolsPage } from './read.ts';
import { TermDates } from './term-dates.tsx';

interface Props {
  readonly school: SchoolEntry;
  readonly text: Pick<SchoolsPage['text'], 'details'>;
  readonly locale: Locale;
  /** The tick that takes the school into the comparison. */
  readonly children: ReactNode;
}

/** The rest of a school: dates, facts, whom to ask, and the pages that all of it comes from. */
export function SchoolFacts({ school, text, locale, children }: Props) {
  const { details: schoolFactsText } = text;
  const { name, hangul, centre, station, facts, sources, plan, site, contact, map } = school;
  const named = <span className="visually-hidden">{`: ${name}`}</span>;
  return (
    <>
      <p>
        <b>{keepNames(centre)}</b>
        {station && `. ${station}`}
      </p>
      {hangul && (
        <p>
          <span lang="ko">{hangul}</span>
          <ShowName korean={hangul} name={name} kind="place" label={schoolFactsText.showName} />
        </p>
      )}
      <TermDates school={school} text={schoolFactsText} />
      {facts.length > 0 && (
        <Facts layout="below">
          {facts.map(({ label, text: line, note }) => (
            <Fact key={label} label={label}>
              {keepNames(line)} {note && <small className="note">{keepNames(note)}</small>}
            </Fact>
          ))}
        </Facts>
      )}
      {facts.length > 0 && <div className="needs-script not-printed">{children}</div>}
      {school.maySponsor && <p>{schoolFactsText.askD4}</p>}
      <p className="row not-printed">
        <ButtonLink href={contact} data-carries>
          {schoolFactsText.ask}
          {named}
        </ButtonLink>
        {plan && (
          <ButtonLink href={plan} look="line" data-carries>
            {schoolFactsText.plan}
            {named}
          </ButtonLink>
        )}
        <a href={map}>{schoolFactsText.map}</a>
        {site && (
          <ExternalLink href={site} locale={locale}>
            {schoolFactsText.site}
          </ExternalLink>
        )}
      </p>
      {sources.length > 0 && (
        <p className="note" data-proof>
          {schoolFactsText.sources}:{' '}
          {sources.map(({ name: page, url, date }, index) => (
            <span key={page}>
              {index > 0 && ' · '}
              {url ? (
                <ExternalLink href={url} locale={locale}>
                  {page}
                </ExternalLink>
              ) : (
                page
              )}
              {date && `, ${date}`}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
