import type { ReactNode } from 'react';

/** Keeps names with a hyphen, such as K-ETA and D-4, on one line. */
export function keepNames(text: string): ReactNode[] {
  return text.split(/(?<![\p{L}\d])(\p{L}-[\p{L}\d]+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
