import type { ReactNode, Ref } from 'react';
import type { CardLine } from './card.ts';
import { KoreanLine, Meaning } from './card-lines.tsx';
import styles from './card-paper.module.css';

interface Props {
  readonly lines: readonly CardLine[];
  /** That of the Korean text. */
  readonly id?: string | undefined;
  readonly korean?: Ref<HTMLDivElement> | undefined;
  /** Below the Korean text, of whoever shows the card. */
  readonly hint?: string;
  /** Above the meaning of a long card. */
  readonly heading: string;
  readonly className?: string | undefined;
  /** Below the meaning. */
  readonly children?: ReactNode;
}

/** With more lines the translation has a place of its own. */
const mostTogether = 4;

/** What a card says on paper white: Korean as large as it fits, and what it means, line by line. */
export function CardPaper({ lines, id, korean, hint, heading, className = '', children }: Props) {
  const many = lines.length > mostTogether;
  return (
    <div data-paper className={`${styles.paper} ${className}`} data-many={many || undefined}>
      <div className={styles.body}>
        <div lang="ko" id={id} ref={korean} className={styles.korean}>
          {lines.map((line, index) => (
            <KoreanLine key={index} line={line} />
          ))}
        </div>
        {hint && (
          <p lang="ko" className={styles.hint}>
            {hint}
          </p>
        )}
        <div className={styles.meaning}>
          {many && <h3>{heading}</h3>}
          {lines.map((line, index) => (
            <Meaning key={index} line={line} />
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}
