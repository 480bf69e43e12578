import type { CardLine } from './card.ts';
import { lineLength } from './line-length.ts';

/** On a phone, and where there is more room, no line of what is large is longer. */
const mostOnPhones = 6;
const mostElsewhere = 10;

/** What the person opposite reads. */
export function KoreanLine({ line }: { readonly line: CardLine }) {
  if (line.kind === 'rule') return <hr />;
  const { kind, korean } = line;
  if (kind === 'large')
    return (
      <p
        data-line="large"
        data-narrow={lineLength(korean, mostOnPhones)}
        data-wide={lineLength(korean, mostElsewhere)}
      >
        {korean}
      </p>
    );
  return (
    <p
      data-line={kind}
      data-reason={kind === 'item' ? line.reason : undefined}
      data-address={kind === 'address' || undefined}
    >
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
