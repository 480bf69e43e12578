import { keepNames } from '#site/ui/keep-names.tsx';
import { AnswerRow, Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import type { Locale } from '#content/locale.ts';
import type { HangulPage } from './read.ts';
import type { HangulWord } from './read-words.ts';

interface Props extends Pick<HangulPage, 'text' | 'pairs' | 'regional'> {
  readonly locale: Locale;
}

/** What else there is to know, each in a line that unfolds. */
export function Rest({ text: { rest }, pairs, regional, locale }: Props) {
  const { columns } = rest.pairs;
  return (
    <Section headingId="rest" heading={rest.heading}>
      <Chapters>
        <AnswerRow id="pairs" {...rest.pairs} locale={locale}>
          <table className={tables.table}>
            <TableHead columns={[columns.letters, columns.first, columns.second]} />
            <tbody>
              {pairs.map(({ contrast, words }) => (
                <tr key={words.map(({ hangul }) => hangul).join()}>
                  <th scope="row" lang="ko">
                    {contrast.join(' / ')}
                  </th>
                  {words.map((word) => (
                    <td key={word.hangul}>
                      <Word {...word} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </AnswerRow>
        <AnswerRow id="regional" {...rest.regional} locale={locale}>
          <ul>
            {regional.map((line) => (
              <li key={line}>{keepNames(line)}</li>
            ))}
          </ul>
        </AnswerRow>
        {([rest.order, rest.letters] as const).map((row) => (
          <AnswerRow
            key={row.title}
            id={row === rest.order ? 'order' : 'readings'}
            {...row}
            locale={locale}
          >
            <p>{keepNames(row.text)}</p>
          </AnswerRow>
        ))}
      </Chapters>
    </Section>
  );
}

function Word({ hangul, reading, meaning }: HangulWord) {
  return (
    <>
      <span lang="ko">{hangul}</span> {reading}, {keepNames(meaning)}
    </>
  );
}
