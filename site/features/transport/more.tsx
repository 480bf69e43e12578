import { BulletPoints } from '#site/ui/bullet-list.tsx';
import { Figure } from '#site/ui/figure.tsx';
import { FigureTable } from '#site/ui/figure-table.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { AnswerRow, Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { Tips } from '#site/ui/tips.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';

interface Props {
  readonly data: Pick<TransportPage, 'info' | 'tables' | 'night' | 'text'>;
  readonly locale: Locale;
}

/** What to have at hand, all fares in tables, and what students ask: a line each, the rest folded. */
export function More({ data: { info, tables, night, text }, locale }: Props) {
  const { heading, call } = text.more;
  const { students } = text;
  return (
    <Section headingId="more" heading={heading}>
      <Chapters>
        {info.map(({ id, title, fact, content, phone }) => (
          <AnswerRow key={id} id={id} title={title} short={fact} locale={locale}>
            <p>
              <Prose text={content} locale={locale} />
            </p>
            {phone && (
              <p>
                <a href={`tel:${phone.number}`}>{call.replace('{number}', phone.number)}</a>{' '}
                {phone.label}
              </p>
            )}
          </AnswerRow>
        ))}
        <AnswerRow id={night.id} title={night.heading} short={night.fact} locale={locale}>
          <Tips tips={night.points} locale={locale} />
          {night.tables.map((table) => (
            <FigureTable
              key={table.caption}
              {...table}
              rows={cellsOf(table.rows, locale)}
              inWords
            />
          ))}
        </AnswerRow>
        {tables.map(({ id, fact, rows, ...table }) => (
          <AnswerRow key={id} id={id} title={table.caption} short={fact} locale={locale}>
            <FigureTable {...table} rows={cellsOf(rows, locale)} />
          </AnswerRow>
        ))}
        <AnswerRow id="students" title={students.heading} short={students.fact} locale={locale}>
          <BulletPoints points={students.points} locale={locale} />
        </AnswerRow>
      </Chapters>
    </Section>
  );
}

function cellsOf(rows: TransportPage['tables'][number]['rows'], locale: Locale) {
  return rows.map(
    ([name, ...cells]) =>
      [
        name,
        ...cells.map((cell) =>
          typeof cell === 'string' ? cell : <Figure key={cell.id} figure={cell} locale={locale} />,
        ),
      ] as const,
  );
}
