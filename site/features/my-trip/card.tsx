import type { ReactNode } from 'react';

interface Props {
  readonly heading: string;
  readonly children: ReactNode;
  /** Buttons. */
  readonly actions: ReactNode;
  readonly role?: 'alert' | 'status';
}

/** A state of the trip that asks for an answer. */
export function StateCard({ heading, children, actions, role }: Props) {
  return (
    <section className="wrap not-printed" role={role}>
      <div className="trip-card">
        <h2>{heading}</h2>
        {children}
        <div className="row">{actions}</div>
      </div>
    </section>
  );
}
