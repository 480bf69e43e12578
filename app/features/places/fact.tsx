import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** One line of a list of facts: its name and what it says. */
export function Fact({ label, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
