import type { ReactNode } from 'react';
import type { Mark } from '#content/read.server.ts';
import { FigureMarks } from './figure-marks.tsx';

interface Props {
  readonly label: string;
  /** Of what it says, where that is not confirmed. */
  readonly marks?: readonly Mark[];
  readonly children: ReactNode;
}

/** One line of a list of facts: its name and what it says. */
export function Fact({ label, marks, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {marks && <FigureMarks marks={marks} />}
      </dd>
    </div>
  );
}
