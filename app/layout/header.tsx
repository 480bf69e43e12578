import { useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { pageAt, pathTo } from '#content/pages.ts';
import { Band } from './band.tsx';
import { useLoadedFrame } from './frame.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const { locale, ui, menus, budget } = useLoadedFrame();
  const current = pageAt(useLocation().pathname);
  return (
    <>
      <Band />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Logo home={pathTo('home', locale)} name={ui.siteName} tagline={ui.tagline} />
          <MainMenu label={ui.menu.label} menus={menus} current={current} />
          <LanguageSwitch locale={locale} className={styles.wide} />
          <ThemeSwitch ui={ui.theme} />
          {budget && (
            <ButtonLink to={budget} className={`${styles.wide} ${styles.button}`}>
              {ui.menu.button}
            </ButtonLink>
          )}
          <MobileMenu locale={locale} ui={ui} menus={menus} budget={budget} current={current} />
        </div>
      </header>
    </>
  );
}
