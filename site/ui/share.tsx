import { Button } from './button.tsx';
import styles from './share.module.css';

export interface ShareText {
  readonly button: string;
  /** The button of a browser that has no sheet. */
  readonly copy: string;
  readonly copied: string;
  /** Names the field with the link, where the browser refuses to copy. */
  readonly selected: string;
  /** Goes with the link; `{name}` is the title's place. */
  readonly text: string;
}

interface Props {
  /** What is shared. */
  readonly title: string;
  /** What of the page: an anchor, a query or a path; nothing is the page itself. */
  readonly to?: string;
  readonly text: ShareText;
  /** Without the sheet, where both have a button of their own. */
  readonly copyOnly?: boolean;
  /** Without words to be seen, where there is little room. */
  readonly iconOnly?: boolean;
}

/** Shares a link by `ui/share-link.element.ts`. Without JavaScript it does not show: the browser's own menu has to do. */
export function Share({ title, to = '', text, copyOnly = false, iconOnly = false }: Props) {
  const label = copyOnly ? text.copy : text.button;
  return (
    <share-link
      className={`needs-script ${styles.share}`}
      name={title}
      to={to}
      text={text.text.replace('{name}', title)}
      share={text.button}
      copy={text.copy}
      copied={text.copied}
      selected={text.selected}
      copy-only={copyOnly ? '' : undefined}
    >
      <Button aria-label={`${label}: ${title}`} look="line" suppressHydrationWarning>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path className={styles.out} d="M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8" />
          <path className={styles.done} d="m5 12.5 5 5 9-11" />
        </svg>
        <span className={iconOnly ? 'visually-hidden' : undefined} suppressHydrationWarning>
          {label}
        </span>
      </Button>
      <span aria-live="polite" className="visually-hidden" suppressHydrationWarning>
        {''}
      </span>
    </share-link>
  );
}
