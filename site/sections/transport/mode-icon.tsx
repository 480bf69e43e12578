import type { TransportInfo } from '#content/data/transport-info.ts';
import type { TransportMode } from '#content/data/transport-modes.ts';
import { patch } from '#site/ui/patch.ts';
import styles from './mode-icon.module.css';
import sprite from './mode-icons.svg?url';

interface Props {
  readonly name: TransportMode['icon'] | TransportInfo['icon'];
  readonly color: TransportMode['iconColor'];
}

/** A drawn sign on a square of cloth; it says nothing that the text beside it does not. */
export function ModeIcon({ name, color }: Props) {
  return (
    <span className={`${patch(color)} ${styles.cloth} ${styles[color]}`}>
      <svg aria-hidden="true">
        <use href={`${sprite}#${name}`} />
      </svg>
    </span>
  );
}
