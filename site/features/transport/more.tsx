import { Figure } from '#site/ui/figure.tsx';
import { FigureTable } from '#site/ui/figure-table.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';

interface Props {
  readonly data: Pick<TransportPage, 'info' | 'tables' | 'text'>;
  readonly locale: Locale;
}

/** What to have at hand, all fares in tables, and what students ask: a line each, the rest folded. */
export function More({ data: { info, tables, text }, locale }: Props) {
  const { heading, call } = text.more;
  const { students } = text;
  return (
    <Section headingId="more" heading={heading}>
      <Chapters>
        {info.map(({ id, title, fact, content, phone }) => (
          <Row key={id} id={id} title={title} fact={fact} locale={locale}>
            <p>
              <Prose text={content} locale={locale} />
            </p>
            {phone && (
              <p>
                <a href={`tel:${phone.number}`}>{call.replace('{number}', phone.number)}</a>{' '}
                {phone.label}
              </p>
            )}
          </Row>
        ))}
        {tables.map(({ id, fact, rows, ...table }) => (
          <Row key={id} id={id} title={table.caption} fact={fact} locale={locale}>
            <FigureTable
              {...table}
              rows={rows.map(([name, ...cells]) => [
                name,
                ...cells.map((cell) => cellOf(cell, locale)),
              ])}
            />
          </Row>
        ))}
        <Row id="students" title={students.heading} fact={students.fact} locale={locale}>
          {students.points.map(({ title, text: line }) => (
            <div key={title}>
              <h4>{title}</h4>
              <p>
                <Prose text={line} locale={locale} />
              </p>
            </div>
          ))}
        </Row>
      </Chapters>
    </Section>
  );
}

interface RowProps {
  readonly id: string;
  readonly title: string;
  readonly fact: string;
  readonly locale: Locale;
  readonly children: React.ReactNode;
}

function Row({ id, title, fact, locale, children }: RowProps) {
  return (
    <Question name="more" title={title} fact={<Prose text={fact} locale={locale} />}>
      <Answer id={id}>{children}</Answer>
    </Question>
  );
}

function cellOf(
  cell: TransportPage['tables'][number]['rows'][number][number],
  locale: Locale,
): React.ReactNode {
  if (typeof cell === 'string') return cell;
  return <Figure figure={cell} locale={locale} />;
}
