import type { ReactNode, Ref } from 'react';
import type { GastronomyPage } from './read.ts';
import { itemsText, type CardLine } from './allergy-card.ts';
import styles from './card-sheet.module.css';

export interface CardProps {
  /** The heading names the full screen, too. */
  readonly text: Omit<GastronomyPage['text']['card'], 'lead' | 'warning' | 'unread'>;
  readonly card: Omit<GastronomyPage['card'], 'unread'>;
  /** Who has yet to read the Korean, if anybody. */
  readonly children?: ReactNode;
}

interface Props {
  readonly lines: readonly CardLine[];
  readonly text: Pick<GastronomyPage['text']['card'], 'meaning'>;
  /** A reference to the Korean text. */
  readonly korean?: Ref<HTMLDivElement> | undefined;
  readonly children?: ReactNode;
}

/** The Korean text, on white in every theme, with its translation line by line. */
export function CardSheet({ lines, text, korean, children }: Props) {
  return (
    <div data-paper className={styles.sheet}>
      <div lang="ko" ref={korean} className={styles.korean}>
        {lines.map((line, index) => (
          <Line key={index} line={line} of="hangul" />
        ))}
      </div>
      <div className={styles.meaning}>
        <h3>{text.meaning}</h3>
        {lines.map((line, index) => (
          <Line key={index} line={line} of="meaning" />
        ))}
        {children}
      </div>
    </div>
  );
}

function Line({ line, of }: { line: CardLine; of: 'hangul' | 'meaning' }) {
  if (line.kind === 'rule') return <hr />;
  if (line.kind === 'items') return <p data-line="items">{itemsText(line.items, of)}</p>;
  if (line.kind === 'sentence') return <p>{line[of]}</p>;
  return (
    <p data-line="name" data-reason={line.reason}>
      {line[of]}
    </p>
  );
}

/** Without a choice: a sentence for pointing at the list of ingredients. */
export function pointingLines({
  sentences,
}: Pick<GastronomyPage['card'], 'sentences'>): readonly CardLine[] {
  const { foodAllergies, pointing } = sentences;
  return [
    { kind: 'sentence', ...foodAllergies },
    { kind: 'sentence', ...pointing },
  ];
}
