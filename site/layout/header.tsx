import { Button, ButtonLink } from '#site/ui/button.tsx';
import type { DocumentId } from '#content/document-paths.ts';
import { pathTo } from '#content/pages.ts';
import type { Frame } from '#site/layout/read-frame.ts';
import { ColorBand } from '#site/ui/color-band.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { TripLink } from './trip-link.tsx';

export function Header({ frame, page }: { readonly frame: Frame; readonly page: DocumentId }) {
  const { locale, uiText, menus, budget, search, emergencies, trip } = frame;
  return (
    <>
      <ColorBand />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Logo home={pathTo('home', locale)} name={uiText.siteName} />
          <MainMenu text={uiText.menu} menus={menus} current={page} />
          <LanguageSwitch locale={locale} page={page} className={styles.language} />
          <a href={emergencies.href} className={styles.emergencies}>
            119<span className="visually-hidden">{` ${emergencies.label}`}</span>
          </a>
          <a
            // The fragment focuses the search field.
            href={`${search.path}#q`}
            className={`icon-button ${styles.search}`}
            aria-label={search.label}
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5 5.5 5.5" />
            </svg>
          </a>
          <TripLink trip={trip} current={page === 'trip'} />
          {/* On the first page its hero has the red one. */}
          <ButtonLink
            href={budget}
            look={page === 'home' ? 'line' : 'solid'}
            className={styles.button}
          >
            {uiText.menu.button}
          </ButtonLink>
          <MobileMenu frame={frame} current={page} />
        </div>
      </header>
      {page !== 'search' && (
        // What the key `/` opens: a field that stands at once, so that no letter is lost.
        <dialog id="search-window" aria-label={search.label} className={styles.window}>
          <search>
            <form action={search.path}>
              <label>
                {search.field}
                <input name="q" type="search" required />
              </label>
              <Button type="submit">{search.submit}</Button>
            </form>
          </search>
        </dialog>
      )}
    </>
  );
}
