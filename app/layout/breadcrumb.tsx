import { PageLink } from '#app/ui/page-link.tsx';
import { pathTo } from '#content/pages.ts';
import styles from './breadcrumb.module.css';
import { useLoadedFrame } from './frame.ts';

export interface Above {
  readonly href: string;
  readonly label: string;
}

interface Props {
  /** The page above this one, where that is not the home page. */
  readonly parent?: Above | undefined;
  /** The page's short name. */
  readonly current: string;
}

/** Where the page stands below the home page; on phones the way to the page above alone. */
export function Breadcrumb({ parent, current }: Props) {
  const { locale, ui } = useLoadedFrame();
  return (
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
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
