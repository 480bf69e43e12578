import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly icon: IconName;
  /** Names it. */
  readonly label: string;
  readonly title?: string | undefined;
  /** There is nothing for it to do now. */
  readonly off: boolean;
  readonly act: () => void;
}

/** A button with a sign. Where it has nothing to do it says so, and keeps the focus that it may have. */
export function IconButton({ icon, label, title, off, act }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-disabled={off || undefined}
      aria-label={label}
      title={title}
      onClick={off ? undefined : act}
    >
      <Icon name={icon} />
    </button>
  );
}
