import type { ReactNode } from 'react';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import type { PhrasesPage } from './read.ts';
import type { NumbersPart } from './read-numbers.ts';

interface Props {
  readonly text: PhrasesPage['text']['numbers'];
  readonly numbers: NumbersPart;
}

interface Said {
  readonly hangul: string;
  readonly reading: string;
}

/** Numbers, hours and days, each list on demand. */
export function NumberTables({ text, numbers }: Props) {
  const { native, sino, hours, days, counters } = numbers;
  const plain = [text.number, text.korean, text.reading];
  return (
    <Section
      id="numbers"
      layout="beside"
      headingId="numbers-title"
      heading={text.heading}
      lead={text.lead}
    >
      <div className="ruled">
        <Fold label={text.native}>
          <SaidTable head={[text.number, text.alone, text.reading, text.before, text.reading]}>
            {native.map(({ value, alone, before }) => (
              <SaidRow key={value} name={value} said={[alone, before]} />
            ))}
          </SaidTable>
        </Fold>
        <Fold label={text.sino}>
          <SaidTable head={plain}>
            {sino.map(({ value, said }) => (
              <SaidRow key={value} name={value} said={[said]} />
            ))}
          </SaidTable>
        </Fold>
        <Fold label={text.hours}>
          <SaidTable head={plain}>
            {hours.map(({ value, said }) => (
              <SaidRow key={value} name={value} said={[said]} />
            ))}
          </SaidTable>
        </Fold>
        <Fold label={text.days}>
          <SaidTable head={[text.meaning, text.korean, text.reading]}>
            {days.map(({ text: day, said }) => (
              <SaidRow key={day} name={day} said={[said]} />
            ))}
          </SaidTable>
        </Fold>
        <Fold label={text.counters}>
          <SaidTable head={[text.meaning, text.korean, text.reading, text.series]}>
            {counters.map(({ counts, series, said }) => (
              <SaidRow key={counts} name={counts} said={[said]}>
                <td>{series === 'native' ? text.ofNative : text.ofSino}</td>
              </SaidRow>
            ))}
          </SaidTable>
        </Fold>
      </div>
    </Section>
  );
}

function SaidTable({
  head,
  children,
}: {
  readonly head: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <div className={tables.scroll} data-scrolls-sideways>
      <table className={tables.table}>
        <TableHead columns={head} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly name: string | number;
  readonly said: readonly Said[];
  readonly children?: ReactNode;
}

function SaidRow({ name, said, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {said.flatMap(({ hangul, reading }, at) => [
        <td key={`${at}-hangul`} lang="ko">
          {hangul}
        </td>,
        <td key={`${at}-reading`}>{reading}</td>,
      ])}
      {children}
    </tr>
  );
}
