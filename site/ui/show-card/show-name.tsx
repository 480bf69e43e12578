import type { NameKind } from '#content/phrases/name-kinds.ts';
import { shown } from '#domain/korean/source.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { enlargePath } from './signs.ts';
import styles from './show-name.module.css';

interface Props {
  /** In Korean, as a source where its sound needs marks. */
  readonly korean: string;
  /** In the visitor's language. */
  readonly name: string;
  /** What it is the name of, which says what is asked with it; none where `href` leads to more. */
  readonly kind?: NameKind | undefined;
  readonly href?: string | undefined;
  /** What the button does. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** What the button is about (`show-names.ts`). */
export type ShownName = Pick<Props, 'korean' | 'name' | 'kind' | 'href'>;

/** A button beside a Korean name that shows it to somebody, with what is said of it (`show-names.ts`). */
export function ShowName({ korean, name, kind, href, label, className = '' }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`needs-script not-printed ${styles.show} ${className}`}
      name="show-name"
      value={JSON.stringify({ korean, name, kind, href } satisfies ShownName)}
    >
      <LineIcon path={enlargePath} />
      <span className="visually-hidden">
        {label}: <span lang="ko">{shown(korean)}</span>, {name}
      </span>
    </button>
  );
}
