import type { Locale } from '#content/locale.ts';
import { AnswerRow, Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { Sources } from '#site/ui/sources.tsx';
import { Tips } from '#site/ui/tips.tsx';
import type { CityPage } from './read.ts';

interface Props {
  readonly answers: CityPage['answers'];
  readonly locale: Locale;
}

/** A rainy day, children and ways without steps: a line each, the rest folded. */
export function CityDays({ answers: { heading, rows }, locale }: Props) {
  return (
    <Section headingId="answers" heading={heading}>
      <Chapters>
        {rows.map(({ id, title, fact, points, sources }) => (
          <AnswerRow key={id} id={id} title={title} short={fact} locale={locale}>
            <Tips tips={points} locale={locale} />
            {sources.length > 0 && (
              <p className="note">
                <Sources sources={sources} locale={locale} />
              </p>
            )}
          </AnswerRow>
        ))}
      </Chapters>
    </Section>
  );
}
