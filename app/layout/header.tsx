import { useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { pageAt, pathTo } from '#content/pages.ts';
import { Band } from './band.tsx';
import { useLoadedFrame } from './frame.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSearchKey } from './search-key.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const { locale, ui, menus, budget, search } = useLoadedFrame();
  const current = pageAt(useLocation().pathname);
  const searchLink = useSearchKey();
  return (
    <>
      <Band />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Logo home={pathTo('home', locale)} name={ui.siteName} tagline={ui.tagline} />
          <MainMenu label={ui.menu.label} menus={menus} current={current} />
          <LanguageSwitch locale={locale} className={styles.wide} />
          <PageLink
            ref={searchLink}
            to={search.href}
            className={styles.search}
            aria-label={search.label}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12m5 11 6 6" />
            </svg>
          </PageLink>
          <ThemeSwitch ui={ui.theme} />
          <ButtonLink to={budget} className={`${styles.wide} ${styles.button}`}>
            {ui.menu.button}
          </ButtonLink>
          <MobileMenu {...{ locale, ui, menus, budget, search, current }} />
        </div>
      </header>
    </>
  );
}
