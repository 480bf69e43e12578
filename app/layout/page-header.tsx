import type { ReactNode } from 'react';
import { PageLink } from '#app/ui/page-link.tsx';
import { patch, type PatchColor } from '#app/ui/patch.ts';
import type { PageCopy } from '#content/copy/page-copy.ts';
import type { Localized } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { useLoadedFrame } from './frame.ts';
import styles from './page-header.module.css';
import { PageQuilt, type QuiltProps } from './page-quilt.tsx';

interface Props {
  /** `menu.label` is the page's short name, last in the breadcrumb. */
  readonly copy: Localized<
    Pick<PageCopy, 'menu' | 'heading' | 'lead' | 'hangul' | 'hangulMeaning'>
  >;
  /** The page above this one, where that is not the home page. */
  readonly parent?: { readonly href: string; readonly label: string };
  /** A dated line below the lead. */
  readonly dated?: string;
  readonly color: PatchColor;
  /** A drawn icon beside the Korean word, on pages of text. */
  readonly icon?: ReactNode;
  /** Instead of the icon: the picture and the figure of a larger cloth. */
  readonly quilt?: QuiltProps;
}

/** The head of an inner page: breadcrumb, title, lead, and a patchwork cloth hanging from the header. */
export function PageHeader({ copy, parent, dated, color, icon, quilt }: Props) {
  const { locale, ui } = useLoadedFrame();
  return (
    <div className={`wrap ${styles.grid} ${quilt ? styles.wide : ''}`}>
      <div className={styles.text}>
        <nav aria-label={ui.breadcrumb}>
          <ol className={styles.trail}>
            <li>
              <PageLink to={pathTo('home', locale)}>{ui.home}</PageLink>
            </li>
            {parent && (
              <li>
                <PageLink to={parent.href}>{parent.label}</PageLink>
              </li>
            )}
            <li>
              <span aria-current="page">{copy.menu.label}</span>
            </li>
          </ol>
        </nav>
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
          <div className={`${patch('giwa')} ${styles.icon}`}>{icon}</div>
        </div>
      )}
    </div>
  );
}
