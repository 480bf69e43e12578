import { ButtonLink } from '#site/ui/button.tsx';
import type { DocumentId } from '#content/document-paths.ts';
import { pathTo } from '#content/pages.ts';
import type { Frame } from '#content/read.server.ts';
import { ColorBand } from './color-band.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header({ frame, page }: { readonly frame: Frame; readonly page: DocumentId }) {
  const { locale, ui, menus, budget, search } = frame;
  return (
    <>
      <ColorBand />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Logo home={pathTo('home', locale)} name={ui.siteName} tagline={ui.tagline} />
          <MainMenu label={ui.menu.label} menus={menus} current={page} />
          <LanguageSwitch locale={locale} page={page} className={styles.wide} />
          <a
            data-search-link
            href={search.href}
            className={styles.search}
            aria-label={search.label}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12m5 11 6 6" />
            </svg>
          </a>
          <ThemeSwitch ui={ui.theme} />
          <ButtonLink href={budget} className={`${styles.wide} ${styles.button}`}>
            {ui.menu.button}
          </ButtonLink>
          <MobileMenu
            locale={locale}
            ui={ui}
            menus={menus}
            budget={budget}
            search={search}
            current={page}
          />
        </div>
      </header>
    </>
  );
}
