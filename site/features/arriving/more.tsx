import { Figure } from '#site/ui/figure.tsx';
import { FigureTable } from '#site/ui/figure-table.tsx';
import { AnswerRow, Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { Tips } from '#site/ui/tips.tsx';
import type { Locale } from '#content/locale.ts';
import type { ArrivingPage } from './read.ts';

interface Props {
  readonly data: Pick<ArrivingPage, 'night' | 'text'>;
  readonly locale: Locale;
}

/** Landing at night, what to have ready, and the first day: a line each, the rest folded. */
export function More({ data: { night, text }, locale }: Props) {
  const { more, ready, firstDay } = text;
  const { areas, routes } = night;
  return (
    <Section headingId="more" heading={more}>
      <Chapters>
        <AnswerRow id={night.id} title={night.heading} short={night.fact} locale={locale}>
          <Tips tips={night.points} locale={locale} />
          <FigureTable {...areas} columns={[areas.area, areas.lines]} inWords />
          <FigureTable
            caption={routes.caption}
            columns={[routes.line, routes.route]}
            rows={routes.rows.map(([line, route]) => [
              line,
              <Figure key={line} figure={route} locale={locale} />,
            ])}
            inWords
          />
        </AnswerRow>
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
