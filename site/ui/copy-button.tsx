import { Button } from './button.tsx';
import styles from './copy-button.module.css';

interface Props {
  readonly text: string;
  /** What it copies, for those who do not see where it stands. */
  readonly of?: string;
  /** The id of what stands selected, ready to be copied by hand, when the browser refuses. */
  readonly source: string;
  readonly copyButtonText: {
    readonly address: string;
    readonly done: string;
    readonly selected: string;
  };
}

/** The button that copies, and the answer beside it (`ui/copy-text.element.ts`); it does not show without JavaScript. */
export function CopyButton({ text, of, source, copyButtonText }: Props) {
  return (
    <copy-text
      className={`needs-script ${styles.copy}`}
      text={text}
      source={source}
      done={copyButtonText.done}
      selected={copyButtonText.selected}
    >
      <Button look="line">
        {copyButtonText.address}
        {of && <span className="visually-hidden">{`: ${of}`}</span>}
      </Button>
      <span role="status" className={styles.answer} suppressHydrationWarning>
        {''}
      </span>
    </copy-text>
  );
}
