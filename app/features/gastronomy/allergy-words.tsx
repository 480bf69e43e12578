import type { ReactNode, Ref } from 'react';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import styles from './allergy.module.css';

export interface AllergyProps {
  readonly words: GastronomyPage['copy']['card'];
  readonly card: GastronomyPage['card'];
}

/** The ingredients in both languages, to point at. */
export function AllergyWords({ words, card }: AllergyProps) {
  return (
    <>
      <div>
        <h3>{words.list}</h3>
        <ul className={styles.ticks}>
          {card.allergens.map(({ id, name, hangul }) => (
            <li key={id} className={styles.point}>
              {name} <span lang="ko">{hangul}</span>
            </li>
          ))}
        </ul>
      </div>
      <KoreanCard words={words} lines={card.phrases.point}>
        <p className={styles.hint}>{words.empty}</p>
      </KoreanCard>
    </>
  );
}

interface CardProps {
  readonly words: AllergyProps['words'];
  readonly lines: readonly { readonly hangul: string; readonly meaning: string }[];
  /** The Korean alone. */
  readonly korean?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What the cook reads, in large Hangul on white paper in every theme, and what it means. */
export function KoreanCard({ words, lines, korean, children }: CardProps) {
  return (
    <div role="group" aria-label={words.label} className={styles.card}>
      <div lang="ko" ref={korean} className={styles.korean}>
        {lines.map(({ hangul }) => (
          <p key={hangul}>{hangul}</p>
        ))}
      </div>
      <div className={styles.meaning}>
        <p>
          <b>{words.meaning}</b> {lines.map(({ meaning }) => meaning).join(' ')}
        </p>
        {children}
      </div>
    </div>
  );
}
