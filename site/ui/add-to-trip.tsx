import type { addToTrip } from '#content/text/add-to-trip.ts';
import type { Localized } from '#content/locale.ts';
import styles from './add-to-trip.module.css';
import { buttonClass } from './button.tsx';

/** Before, within and after what shows where there is little room. */
export type AddText = Localized<typeof addToTrip>[keyof typeof addToTrip];

interface Props {
  /** The id of what is added: a place, a spot or an activity; of a day, that of its first stop. */
  readonly stop: string;
  /** What it is called. */
  readonly name: string;
  readonly text: AddText;
  /** `button`: a button with words; `link`: words in a row of links; `short`: a word; `icon`: the sign alone. */
  readonly look?: 'button' | 'link' | 'short' | 'icon';
  /** What the visitor wants there. */
  readonly note?: string;
  /** All stops of a whole day. */
  readonly day?: readonly { readonly of: string; readonly at?: number }[];
  readonly className?: string | undefined;
}

/**
 * Adds a place to the visitor's own trip, by `features/my-trip/add-to-trip.element.ts`, which also says when it is
 * there. Without JavaScript it does not show.
 */
export function AddToTrip({ stop, name, text, look = 'button', note, day, className }: Props) {
  const sign = day ? 'copy' : 'plus';
  return (
    <add-to-trip
      className={`needs-script not-printed ${styles.add} ${styles[look]} ${className ?? ''}`}
      stop={stop}
      note={note}
      day={day && name}
      stops={day && JSON.stringify(day)}
    >
      <button
        type="button"
        className={look === 'button' ? buttonClass('line') : undefined}
        aria-haspopup="dialog"
        suppressHydrationWarning
      >
        <Sign path={paths[sign]} />
        <Sign path={paths.tick} />
        {text.map((part, index) => (
          <span key={index} suppressHydrationWarning>
            {part}
          </span>
        ))}
        <span className="visually-hidden">{`: ${name}`}</span>
      </button>
    </add-to-trip>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const paths = {
  plus: 'M12 5v14M5 12h14',
  tick: 'm5 12.5 4.5 4.5 9.5-10',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
};
