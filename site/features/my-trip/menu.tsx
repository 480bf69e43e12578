import { useId, useRef, useState, type ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly act: () => void;
  readonly disabled?: boolean;
}

interface Props {
  /** Names the button. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What the button shows instead of three dots. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A button that unfolds others below it; Escape and whatever is outside fold them again. */
export function Menu({ label, items, children, className = 'icon-button' }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    // Keys and focus come from the buttons within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="trip-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={children ? undefined : label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {children ?? <Icon name="dots" />}
      </button>
      <ul id={id} hidden={!open} className="trip-menu-items">
        {open &&
          items.map(({ label: name, icon, act, disabled }) => (
            <li key={name}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => {
                  setOpen(false);
                  button.current?.focus();
                  act();
                }}
              >
                {icon && <Icon name={icon} />}
                {name}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
