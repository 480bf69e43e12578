import { particle } from '#domain/korean/particle.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import { CopyButton } from '#site/ui/copy-button.tsx';
import styles from '#site/ui/driver-card.module.css';
import { CloseIcon, LineIcon } from '#site/ui/line-icon.tsx';
import { syllablesInLine } from '#site/ui/syllables.ts';

/** Where to go, as a driver needs to know it. */
export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  readonly address?: string;
  readonly lat: number;
  readonly lng: number;
}

export interface DriverText {
  readonly driver: Readonly<Record<'show' | 'title' | 'request' | 'fullScreen' | 'close', string>>;
  readonly text: Readonly<Record<'address' | 'done' | 'selected', string>>;
}

interface Props {
  readonly goal: Goal;
  readonly text: DriverText;
}

/**
 * The button and the dialog that it opens, on white paper in every theme: the name and the request in large Hangul.
 * All of it stands in the page, so it also works without a connection (`ui/dialogs.ts` for older browsers).
 */
export function DriverCard({ goal, text: { driver, text } }: Props) {
  const { id, name, hangul, address } = goal;
  const dialogId = `${id}-driver`;
  return (
    <>
      <Button {...showDialog(dialogId)}>{driver.show}</Button>
      <dialog
        id={dialogId}
        data-paper
        aria-labelledby={`${dialogId}-title`}
        className={styles.dialog}
      >
        <div className={styles.sheet}>
          <div className={styles.top}>
            <p id={`${dialogId}-title`}>
              {driver.title}
              <span className="visually-hidden">{`: ${name}`}</span>
            </p>
            <Button look="line" className={`needs-script ${styles.grow}`} data-full-screen>
              <LineIcon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
              <span>{driver.fullScreen}</span>
            </Button>
            <form method="dialog">
              <Button type="submit" look="line">
                <CloseIcon />
                {driver.close}
              </Button>
            </form>
          </div>
          <div lang="ko" className={styles.body}>
            <div id={`${dialogId}-korean`}>
              <p
                className={styles.goal}
                data-length={hangul.length}
                data-line={syllablesInLine(hangul)}
              >
                {hangul}
              </p>
              <p className={styles.request}>{`${particle(hangul, '으로/로')} 가 주세요`}</p>
              {address && <p className={styles.address}>{address}</p>}
            </div>
          </div>
          <div className={styles.foot}>
            <p>
              {`${driver.request} `}
              <em>{name}</em>
            </p>
            <CopyButton text={textOf(goal)} source={`${dialogId}-korean`} copyButtonText={text} />
          </div>
        </div>
      </dialog>
    </>
  );
}

/** The name and the address, one below the other. */
export const textOf = ({ hangul, address }: Goal) => [hangul, address].filter(Boolean).join('\n');
