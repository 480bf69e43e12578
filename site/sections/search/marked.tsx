import type { SearchHit } from '#domain/search.ts';

/** A text in which what was searched for stands out. */
export function Marked({ stretches }: { readonly stretches: SearchHit['context'] }) {
  return stretches.map(({ text, found }, index) =>
    found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
