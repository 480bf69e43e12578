import { ButtonLink } from '#site/ui/button.tsx';
import { otherLocale } from '#content/locale.ts';
import type { Frame, Menu } from '#site/layout/read-frame.ts';
import type { DocumentId } from '#content/document-paths.ts';
import choices from './choices.module.css';
import { languageNames, OtherLanguageLink } from './language-switch.tsx';
import { currentPage, onlyLink } from './main-menu.tsx';
import styles from './mobile-menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

interface Props {
  readonly frame: Frame;
  readonly current: DocumentId;
}

/** The menu of narrow screens: a sheet below the header, one group open at a time. */
export function MobileMenu({ frame, current }: Props) {
  const { locale, uiText, menus, budget, emergencies, save, currency } = frame;
  const lists = menus.filter((menu) => !onlyLink(menu));
  const single = menus.filter(onlyLink);
  return (
    <details className={styles.mobile}>
      <summary className={`icon-button ${styles.burger}`}>
        <span className="visually-hidden">{uiText.menu.open}</span>
        <span className="visually-hidden">{uiText.menu.close}</span>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M3 6h18M3 12h18M3 18h18" />
          <path d="M5 5l14 14M19 5 5 19" />
        </svg>
      </summary>
      <nav id="menu-mobile" className={styles.sheet} aria-label={uiText.menu.label}>
        <ul className={styles.list}>
          {lists.map((menu) => (
            <li key={menu.group}>
              <Group menu={menu} current={current} />
            </li>
          ))}
        </ul>
        <ul className={`${styles.list} ${styles.single}`}>
          {single.flatMap(({ group, label, links }) =>
            links.map((link) => (
              <li key={group}>
                <a href={link.href} aria-current={currentPage(link, current)}>
                  {label}
                </a>
              </li>
            )),
          )}
          <li>
            <a href={emergencies.href} aria-current={currentPage(emergencies, current)}>
              {emergencies.label}
            </a>
          </li>
          <li className="needs-script">
            <a href={save.href}>{save.label}</a>
          </li>
        </ul>
        <div className={styles.settings}>
          <ThemeSwitch text={uiText.theme} />
          <div className={choices.choices} role="group" aria-label={uiText.language}>
            <span aria-current="true">{languageNames[locale]}</span>
            <OtherLanguageLink locale={locale} page={current}>
              {languageNames[otherLocale(locale)]}
            </OtherLanguageLink>
          </div>
          <div className={`needs-script ${choices.choices}`}>
            <button type="button" name="own-currency">
              {currency.open}
            </button>
          </div>
        </div>
        <ButtonLink href={budget}>{uiText.menu.button}</ButtonLink>
      </nav>
    </details>
  );
}

function Group({ menu, current }: { readonly menu: Menu; readonly current: DocumentId }) {
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
