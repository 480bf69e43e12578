import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { patch, type PatchColor } from '#app/ui/patch.ts';
import styles from './page-header.module.css';
import { PageQuilt, type QuiltProps } from './page-quilt.tsx';

interface Props {
  readonly home: string;
  readonly homeLabel: string;
  /** The page above this one, where that is not the home page. */
  readonly parent?: { readonly href: string; readonly label: string };
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
  /** A drawn icon beside the Korean word, on pages of text. */
  readonly icon?: ReactNode;
  /** Instead of the icon: the picture and the figure of a larger cloth. */
  readonly quilt?: QuiltProps;
}

/** The head of an inner page: breadcrumb, title, lead, and a patchwork cloth hanging from the header. */
export function PageHeader({ quilt, icon, ...props }: Props) {
  return (
    <div className={styles.header}>
      <div className={`wrap ${styles.grid} ${quilt ? styles.wide : ''}`}>
        <div className={styles.text}>
          <nav className={styles.crumbs} aria-label={props.breadcrumbLabel}>
            <ol className={styles.trail}>
              <li>
                <Link to={props.home}>{props.homeLabel}</Link>
              </li>
              {props.parent && (
                <li>
                  <Link to={props.parent.href}>{props.parent.label}</Link>
                </li>
              )}
              <li>
                <span aria-current="page">{props.here}</span>
              </li>
            </ol>
          </nav>
          <h1>{props.heading}</h1>
          <p className={styles.lead}>{props.lead}</p>
          {props.dated && <p className={styles.dated}>{props.dated}</p>}
        </div>
        {quilt ? (
          <PageQuilt
            {...quilt}
            hangul={props.hangul}
            meaning={props.meaning}
            color={props.color}
            className={styles.cloth}
          />
        ) : (
          <div className={`${styles.cloth} ${styles.pair}`}>
            <div className={`${patch(props.color)} ${styles.word}`}>
              <span lang="ko">{props.hangul}</span>
              {props.meaning}
            </div>
            <div className={`${patch('giwa')} ${styles.icon}`}>{icon}</div>
          </div>
        )}
      </div>
    </div>
  );
}
