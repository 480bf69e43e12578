import { ButtonLink } from '#site/ui/button.tsx';
import type { Menu } from '#content/read.server.ts';
import type { Locale } from '#content/locale.ts';
import type { DocumentId } from '#content/document-paths.ts';
import type { FrameUi } from '#content/ui/es.ts';
import { languageNames, LanguageSwitch } from './language-switch.tsx';
import { currentPage, onlyLink } from './main-menu.tsx';
import styles from './mobile-menu.module.css';

interface Props {
  readonly locale: Locale;
  readonly ui: FrameUi;
  readonly menus: readonly Menu[];
  readonly budget: string;
  readonly search: { readonly href: string; readonly label: string };
  readonly current: DocumentId;
}

/** The menu of narrow screens: a sheet below the header, one group open at a time. */
export function MobileMenu({ locale, ui, menus, budget, search, current }: Props) {
  return (
    <details className={styles.mobile} data-menu>
      <summary className={styles.burger}>
        <span>{ui.menu.open}</span>
        <span>{ui.menu.close}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" stroke="currentColor" strokeWidth="2.4">
          <path d="M2 5h20M2 12h20M2 19h20" />
          <path d="M4 4l16 16M20 4L4 20" />
        </svg>
      </summary>
      <nav id="menu-mobile" className={styles.sheet} aria-label={ui.menu.label}>
        <ul className={styles.list}>
          {menus.map((menu) => (
            <li key={menu.group}>
              <Group menu={menu} current={current} />
            </li>
          ))}
          <li>
            <a href={search.href} className={styles.plain}>
              {search.label}
            </a>
          </li>
        </ul>
        <div className={styles.foot}>
          <ButtonLink href={budget}>{ui.menu.button}</ButtonLink>
          <div className={styles.languages} role="group" aria-label={ui.language}>
            <span aria-current="true">{languageNames[locale]}</span>
            <LanguageSwitch locale={locale} page={current} />
          </div>
        </div>
      </nav>
    </details>
  );
}

function Group({ menu, current }: { menu: Menu; current: DocumentId }) {
  const only = onlyLink(menu);
  if (only) {
    return (
      <a href={only.href} className={styles.plain} aria-current={currentPage(only, current)}>
        {menu.label}
      </a>
    );
  }
  return (
    <details name="menu-mobile">
      <summary>{menu.label}</summary>
      <ul className={styles.pages}>
        {menu.links.map((link) => (
          <li key={link.id}>
            <a href={link.href} aria-current={currentPage(link, current)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
