import type { ReactNode } from 'react';
import { withAmounts } from './won-amount.tsx';

/** Names with a hyphen, short ranges such as 2-4 and telephones, and runs of Hangul with the spaces between. */
const parts =
  /(?<![\p{L}\d.,]|\d[-–:])(\p{L}-[\p{L}\d]+|\+?\d{1,4}(?:[-–]\d{1,4})+(?![-–\d]|[.,:]\d))|(\p{Script=Hangul}+(?:[ ·]\p{Script=Hangul}+)*)/gu;

/**
 * Keeps names with a hyphen, such as K-ETA and D-4, short ranges and telephones on one line, marks Hangul as Korean, and
 * amounts in won for the visitor's currency.
 */
export function keepNames(text: string): ReactNode[] {
  return withAmounts(text).map((part) => (typeof part === 'string' ? withNames(part) : part));
}

function withNames(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(parts)) {
    const [whole, name] = match;
    nodes.push(
      text.slice(end, match.index),
      name ? (
        <span key={match.index} className="no-break">
          {name}
        </span>
      ) : (
        <span key={match.index} lang="ko">
          {whole}
        </span>
      ),
    );
    end = match.index + whole.length;
  }
  return [...nodes, text.slice(end)];
}
