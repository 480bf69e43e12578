import type { ReactNode } from 'react';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { pathTo } from '#content/pages.ts';
import type { DocumentId } from '#content/document-paths.ts';
import type { Frame } from '#site/layout/read-frame.ts';
import type { MenuLink } from '#site/lib/read-page.ts';
import { ColorBand } from '#site/ui/color-band.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wave } from '#site/ui/wave.tsx';

interface Props {
  readonly frame: Frame;
  readonly page: DocumentId;
  /** The newsletter's form. */
  readonly children?: ReactNode;
}

export function Footer({ frame, page, children }: Props) {
  const { locale, uiText, resources, legal, about, owner, currency } = frame;
  const home = pathTo('home', locale);
  return (
    <footer className={styles.footer}>
      <Wave />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.about}>
          <p lang="ko" className={styles.korea}>
            한국
          </p>
          <p className={styles.what}>{uiText.footer.about}</p>
          {children}
        </div>
        <LinkList
          id="footer-resources"
          title={uiText.footer.resources}
          links={resources}
          className={styles.resources}
        />
        <LinkList id="footer-legal" title={uiText.footer.legal} links={legal} />
        <LinkList id="footer-about" title={uiText.siteName} links={about} />
      </div>
      <div className={`wrap ${styles.low}`}>
        <div className={styles.row}>
          <nav aria-labelledby="footer-sections" className={styles.row}>
            <h2 id="footer-sections">{uiText.footer.sections}</h2>
            <ul className={styles.row}>
              {Object.entries(uiText.footer.anchors).map(([id, label]) => (
                <li key={id}>
                  <a href={`${home}#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          {owner.social.length > 0 && (
            <ul className={styles.row} aria-label={uiText.footer.social}>
              {owner.social.map(({ name, url }) => (
                <li key={name}>
                  <ExternalLink href={url} locale={locale}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <button type="button" className={`needs-script ${styles.consent}`} name="ask-consent">
            {uiText.footer.cookies}
          </button>
          <button type="button" className={`needs-script ${styles.consent}`} name="own-currency">
            {currency.open}
          </button>
        </div>
        <div className={styles.settings}>
          <ThemeSwitch text={uiText.theme} />
          <LanguageSwitch locale={locale} page={page} />
        </div>
      </div>
      <ColorBand />
    </footer>
  );
}

interface LinkListProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly Pick<MenuLink, 'href' | 'label'>[];
  readonly className?: string | undefined;
}

function LinkList({ id, title, links, className }: LinkListProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
