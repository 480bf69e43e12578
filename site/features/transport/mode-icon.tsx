import type { TransportInfo } from '#content/data/transport-info.ts';
import type { TransportMode } from '#content/data/transport-modes.ts';
import { surface } from '#site/ui/surface.ts';
import styles from './mode-icon.module.css';
import sprite from './mode-icons.svg?url';

interface Props {
  readonly name: TransportMode['icon'] | TransportInfo['icon'];
  readonly color: TransportMode['iconColor'];
}

/** A decorative icon on a coloured square; the text beside it has the same meaning. */
export function ModeIcon({ name, color }: Props) {
  return (
    <span className={`${surface(color)} ${styles.square} ${styles[color]}`}>
      <svg aria-hidden="true">
        <use href={`${sprite}#${name}`} />
      </svg>
    </span>
  );
}
