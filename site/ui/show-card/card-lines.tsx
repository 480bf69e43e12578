import { keepTogether } from '#domain/korean/keep-together.ts';
import type { CardLine } from './card.ts';
import { cardLength } from './line-length.ts';
import styles from './card-paper.module.css';

/** What the person opposite reads. */
export function KoreanLine({ line }: { readonly line: CardLine }) {
  if (line.kind === 'rule') return <hr />;
  const { kind } = line;
  const korean = keepTogether(line.korean);
  if (kind === 'large') {
    const { narrow, wide } = cardLength(korean);
    return (
      <p data-line="large" data-narrow={narrow} data-wide={wide}>
        {korean}
      </p>
    );
  }
  return (
    <p data-line={kind} className={kind === 'item' ? styles[line.reason] : undefined}>
      {korean}
    </p>
  );
}

/** What it says, for whoever holds the phone. */
export function Meaning({ line }: { readonly line: CardLine }) {
  if (line.kind === 'rule') return <hr />;
  if (line.meaning === undefined) return null;
  return (
    <p data-line={line.kind}>
      {line.meaning}
      {line.reading && <span>{line.reading}</span>}
      {line.romanised && <i lang="ko-Latn">{line.romanised}</i>}
    </p>
  );
}
