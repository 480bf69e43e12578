import { patch, type PatchColor } from '#site/ui/patch.ts';
import type { PageCopy } from '#content/copy/page-copy.ts';
import type { Localized } from '#content/locale.ts';
import type { Frame } from '#content/read.server.ts';
import { CategoryIcon, type CategoryIconName } from '#site/ui/category-icon.tsx';
import { Breadcrumb, type Above } from './breadcrumb.tsx';
import styles from './page-header.module.css';
import { PageQuilt, type QuiltProps } from './page-quilt.tsx';

interface Props {
  readonly frame: Frame;
  /** `menu.label` is the page's short name, last in the breadcrumb. */
  readonly copy: Localized<
    Pick<PageCopy, 'menu' | 'heading' | 'lead' | 'hangul' | 'hangulMeaning'>
  >;
  readonly parent?: Above | undefined;
  /** A dated line below the lead. */
  readonly dated?: string | undefined;
  readonly color: PatchColor;
  /** A drawn icon beside the Korean word, on pages of text. */
  readonly icon?: CategoryIconName;
  /** Instead of the icon: the picture and the figure of a larger cloth. */
  readonly quilt?: QuiltProps;
}

/** The head of an inner page: breadcrumb, title, lead, and a patchwork cloth hanging from the header. */
export function PageHeader({ frame, copy, parent, dated, color, icon, quilt }: Props) {
  return (
    <div className={`wrap ${styles.grid} ${quilt ? styles.wide : ''}`}>
      <div className={styles.text}>
        <Breadcrumb frame={frame} parent={parent} current={copy.menu.label} />
        <h1>{copy.heading}</h1>
        <p className={styles.lead}>{copy.lead}</p>
        {dated && <p className={styles.dated}>{dated}</p>}
      </div>
      {quilt ? (
        <PageQuilt
          {...quilt}
          hangul={copy.hangul}
          meaning={copy.hangulMeaning}
          color={color}
          className={styles.cloth}
        />
      ) : (
        <div className={`${styles.cloth} ${styles.pair}`}>
          <div className={`${patch(color)} ${styles.word}`}>
            <span lang="ko">{copy.hangul}</span>
            {copy.hangulMeaning}
          </div>
          <div className={`${patch('giwa')} ${styles.icon}`}>
            {icon && <CategoryIcon name={icon} />}
          </div>
        </div>
      )}
    </div>
  );
}
