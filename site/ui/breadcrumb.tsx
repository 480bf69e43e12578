import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { Ui } from '#content/ui/es.ts';
import styles from './breadcrumb.module.css';

export interface Above {
  readonly href: string;
  readonly label: string;
}

/** What it takes of the layout's texts. */
export interface BreadcrumbTexts {
  readonly locale: Locale;
  readonly uiText: Pick<Ui, 'breadcrumb' | 'home'>;
  /** Opens the choice of the visitor's currency, where a page has prices. */
  readonly currency: { readonly open: string };
}

interface Props {
  /** The parent page, if it is not the home page. */
  readonly parent?: Above | undefined;
  readonly frame: BreadcrumbTexts;
  /** The page's short name. */
  readonly current: string;
}

/** The breadcrumb, on phones only the link to the parent page; where there are prices, the choice of a currency. */
export function Breadcrumb({ parent, current, frame: { locale, uiText, currency } }: Props) {
  return (
    <div className={styles.row}>
      <nav aria-label={uiText.breadcrumb}>
        <ol className={`note ${styles.trail}`}>
          <li>
            <a href={pathTo('home', locale)}>{uiText.home}</a>
          </li>
          {parent && (
            <li>
              <a href={parent.href}>{parent.label}</a>
            </li>
          )}
          <li>
            <span aria-current="page">{current}</span>
          </li>
        </ol>
      </nav>
      <button type="button" className={`needs-script note ${styles.currency}`} name="own-currency">
        {currency.open}
      </button>
    </div>
  );
}
