import type { StudyText } from '#content/text/study.ts';
import type { Locale } from '#content/locale.ts';
import { BulletPoints } from '#site/ui/bullet-list.tsx';
import { AnswerRow, Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { Comparison } from './comparison.tsx';
import { Living } from './living.tsx';

interface Props {
  readonly text: Pick<StudyText, 'rest' | 'process' | 'comparison' | 'reasons' | 'living'>;
  readonly locale: Locale;
}

/** What the page says besides, in a line each. */
export function Rest({ text, locale }: Props) {
  const { rest, process, comparison, reasons, living } = text;
  return (
    <Section headingId="rest" heading={rest}>
      <Chapters>
        <AnswerRow id="process" title={process.heading} short={process.short} locale={locale}>
          <BulletPoints points={process.points} locale={locale} />
        </AnswerRow>
        <AnswerRow id="living" title={living.heading} short={living.short} locale={locale}>
          <Living text={living} locale={locale} />
        </AnswerRow>
        <AnswerRow
          id="comparison"
          title={comparison.heading}
          short={comparison.short}
          locale={locale}
        >
          <Comparison text={comparison} />
        </AnswerRow>
        <AnswerRow id="reasons" title={reasons.heading} short={reasons.short} locale={locale}>
          <BulletPoints points={reasons.points} locale={locale} />
        </AnswerRow>
      </Chapters>
    </Section>
  );
}
