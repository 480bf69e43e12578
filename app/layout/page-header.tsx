import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { patch, type PatchColor } from '#app/ui/patch.ts';
import styles from './page-header.module.css';

interface Props {
  readonly home: string;
  readonly homeLabel: string;
  readonly breadcrumbLabel: string;
  /** The page's short name, last in the breadcrumb. */
  readonly here: string;
  readonly heading: string;
  readonly lead: string;
  /** A dated line below the lead. */
  readonly dated?: string;
  readonly hangul: string;
  readonly meaning: string;
  readonly color: PatchColor;
  readonly icon: ReactNode;
}

/** The head of an inner page: breadcrumb, title, lead, and two patches of cloth hanging from the header. */
export function PageHeader(props: Props) {
  return (
    <div className={styles.header}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <nav className={styles.crumbs} aria-label={props.breadcrumbLabel}>
            <ol className={styles.trail}>
              <li>
                <Link to={props.home}>{props.homeLabel}</Link>
              </li>
              <li>
                <span aria-current="page">{props.here}</span>
              </li>
            </ol>
          </nav>
          <h1>{props.heading}</h1>
          <p className={styles.lead}>{props.lead}</p>
          {props.dated && <p className={styles.dated}>{props.dated}</p>}
        </div>
        <div className={styles.cloth}>
          <div className={`${patch(props.color)} ${styles.word}`}>
            <span lang="ko">{props.hangul}</span>
            {props.meaning}
          </div>
          <div className={`${patch('giwa')} ${styles.icon}`}>{props.icon}</div>
        </div>
      </div>
    </div>
  );
}
