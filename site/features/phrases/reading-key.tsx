import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Section } from '#site/ui/section.tsx';
import { KeyTable } from './key-table.tsx';
import type { PhrasesPage, ReadingKey } from './read.ts';
import styles from './reading-key.module.css';

interface Props {
  readonly text: PhrasesPage['text']['key'];
  readonly data: ReadingKey;
}

/** The two signs without which nothing is read right, and the whole key on demand. */
export function ReadingKeySection({ text, data }: Props) {
  return (
    <Section layout="band" id="key" headingId="key-title" heading={text.heading} lead={text.lead}>
      <dl className={styles.signs}>
        {data.first.map(({ sign, hangul, sound }) => (
          <div key={sign}>
            <dt>
              {sign} <span lang="ko">{hangul}</span>
            </dt>
            <dd>{keepNames(sound)}</dd>
          </div>
        ))}
      </dl>
      <Fold label={text.all}>
        <KeyTable data={data} text={text} />
      </Fold>
    </Section>
  );
}
