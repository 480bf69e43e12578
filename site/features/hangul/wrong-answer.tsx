import { fill } from '#domain/text/fill.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { PracticeData } from './read.ts';
import type { Option } from './sign-options.ts';
import styles from './read-signs.module.css';

interface Props {
  readonly text: PracticeData['text']['read'];
  readonly reading: string;
  readonly mixed: NonNullable<Option['mixed']>;
}

/** What was mixed up, and the letter's memory aid, which stands on its card. */
export function WrongAnswer({ text, reading, mixed }: Props) {
  const aid = document.getElementById(`mnemonic-${mixed.right}`)?.textContent;
  return (
    <div className={styles.wrong}>
      <p>
        <b>{keepNames(fill(text.not, mixed))}</b>
      </p>
      <p>
        {aid && keepNames(`${aid} `)}
        {keepNames(fill(text.wouldBe, { wrong: mixed.wrong, reading }))}
      </p>
    </div>
  );
}
