import { AnswerRow, Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { Tips } from '#site/ui/tips.tsx';
import type { Locale } from '#content/locale.ts';
import type { ArrivingPage } from './read.ts';

interface Props {
  readonly text: Pick<ArrivingPage['text'], 'more' | 'ready' | 'firstDay'>;
  readonly locale: Locale;
}

/** What to have ready, and the first day: a line each, the rest folded. */
export function More({ text: { more, ready, firstDay }, locale }: Props) {
  return (
    <Section headingId="more" heading={more}>
      <Chapters>
        {[...Object.values(ready), ...Object.values(firstDay)].map(
          ({ id, heading, fact, points }) => (
            <AnswerRow key={id} id={id} title={heading} short={fact} locale={locale}>
              <Tips tips={points} locale={locale} />
            </AnswerRow>
          ),
        )}
      </Chapters>
    </Section>
  );
}
