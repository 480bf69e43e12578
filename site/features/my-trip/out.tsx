import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface OutProps {
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
  readonly act: () => void;
  /** What came of it. */
  readonly children?: ReactNode;
}

/** A way to take the trip along. */
export function Out({ icon, name, hint, act, children }: OutProps) {
  return (
    <li>
      <button type="button" onClick={act}>
        <Icon name={icon} />
        <span>
          <b>{name}</b>
          <small>{hint}</small>
        </span>
      </button>
      {children}
    </li>
  );
}
