import { keepNames } from '#site/ui/keep-names.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import type { HangulPage } from './read.ts';
import type { HangulStep } from './read-steps.ts';
import styles from './step-tables.module.css';

type StepsText = HangulPage['text']['steps'];

interface FinalsProps {
  readonly text: StepsText['finals'];
  readonly finals: HangulStep['finals'];
}

/** The sounds at the end of a syllable, with what is written for each. */
export function FinalsTable({ text, finals }: FinalsProps) {
  return (
    <div className={tables.scroll} data-scrolls-sideways>
      <table className={`${tables.table} ${styles.table}`}>
        <caption>{text.heading}</caption>
        <TableHead columns={[text.sound, text.letters, text.examples]} />
        <tbody>
          {finals.map(({ sound, letters, examples }) => (
            <tr key={sound}>
              <th scope="row">{sound}</th>
              <td lang="ko">{letters}</td>
              <td>
                {examples.map(({ hangul, reading, meaning }) => (
                  <span key={hangul}>
                    <span lang="ko">{hangul}</span> {reading}, {keepNames(meaning)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RulesProps {
  readonly text: StepsText['rules'];
  readonly rules: HangulStep['rules'];
}

/** What neighbouring sounds do to each other. */
export function RulesTable({ text, rules }: RulesProps) {
  return (
    <div className={tables.scroll} data-scrolls-sideways>
      <table className={`${tables.table} ${styles.table}`}>
        <caption>{text.heading}</caption>
        <TableHead columns={[text.rule, text.examples]} />
        <tbody>
          {rules.map(({ id, name, rule, examples }) => (
            <tr key={id}>
              <th scope="row">
                <b>{keepNames(name)}</b>
                {keepNames(rule)}
              </th>
              <td>
                {examples.map(({ hangul, reading }) => (
                  <span key={hangul}>
                    <span lang="ko">{hangul}</span> {reading}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
