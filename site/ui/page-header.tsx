import type { ReactNode } from 'react';
import type { SurfaceColor } from './surface.ts';
import type { PageText } from '#content/text/page-text.ts';
import type { Localized } from '#content/locale.ts';
import type { CategoryIconName } from './category-icon.tsx';
import { keepNames } from './keep-names.tsx';
import { Breadcrumb, type Above, type BreadcrumbTexts } from './breadcrumb.tsx';
import styles from './page-header.module.css';
import { PageHero, PagePatches, type HeroProps } from './page-hero.tsx';

interface Props {
  readonly frame: BreadcrumbTexts;
  /** `menu.label` is the page's short name, last in the breadcrumb. */
  readonly text: Localized<
    Pick<PageText, 'menu' | 'heading' | 'lead' | 'hangul' | 'hangulMeaning'>
  >;
  readonly parent?: Above | undefined;
  /** A dated line below the lead. */
  readonly dated?: string | undefined;
  readonly color: SurfaceColor;
  /** A drawn icon beside the Korean word, on pages of text. */
  readonly icon?: CategoryIconName;
  /** What stands in place of the icon. */
  readonly patch?: ReactNode;
  /** A picture, and often a figure, instead of the icon. */
  readonly hero?: HeroProps;
  /** What links to the title name, and stand on: it then takes the focus. */
  readonly titleId?: string | undefined;
  /** Stands below the title. */
  readonly children?: ReactNode;
}

/** The header of an inner page: breadcrumb, title, lead, and coloured tiles below the site header. */
export function PageHeader({
  frame,
  text,
  parent,
  dated,
  color,
  icon,
  patch,
  hero,
  titleId,
  children,
}: Props) {
  const { hangul, hangulMeaning: meaning } = text;
  const pageHeaderText = { hangul, meaning, color, className: styles.hero };
  return (
    <div className={`wrap ${styles.grid} ${hero ? styles.wide : ''}`}>
      <div className={styles.text}>
        <Breadcrumb frame={frame} parent={parent} current={text.menu.label} />
        <h1 id={titleId} tabIndex={titleId ? -1 : undefined}>
          {keepNames(text.heading)}
        </h1>
        {children}
        {text.lead && <p className={styles.lead}>{keepNames(text.lead)}</p>}
        {dated && <p className={`note ${styles.dated}`}>{dated}</p>}
      </div>
      {hero ? (
        <PageHero {...hero} {...pageHeaderText} />
      ) : (
        <PagePatches {...pageHeaderText} icon={icon} patch={patch} />
      )}
    </div>
  );
}
