import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { pathTo } from '#content/pages.ts';
import type { MenuLink } from '#content/read.server.ts';
import { Band } from './band.tsx';
import { askAgain } from './consent.ts';
import styles from './footer.module.css';
import { useLoadedFrame } from './frame.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Wave } from './wave.tsx';

export function Footer({ children }: { children: ReactNode }) {
  const { locale, ui, resources, legal, owner } = useLoadedFrame();
  const home = pathTo('home', locale);
  return (
    <footer className={styles.footer}>
      <Wave />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.about}>
          <p lang="ko" className={styles.korea}>
            한국
          </p>
          <p>{ui.footer.about}</p>
          <LanguageSwitch locale={locale} />
        </div>
        <nav aria-labelledby="footer-sections">
          <h2 id="footer-sections">{ui.footer.sections}</h2>
          <ul className={styles.links}>
            {Object.entries(ui.footer.anchors).map(([id, label]) => (
              <li key={id}>
                <Link to={`${home}#${id}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <LinkList id="footer-resources" title={ui.footer.resources} links={resources} />
        <LinkList id="footer-legal" title={ui.footer.legal} links={legal}>
          <li>
            <button type="button" className={styles.consent} onClick={askAgain}>
              {ui.footer.cookies}
            </button>
          </li>
        </LinkList>
      </div>
      <div className={`wrap ${styles.newsletter}`}>{children}</div>
      {owner.social.length > 0 && (
        <div className={`wrap ${styles.social}`}>
          <h2 id="footer-social">{ui.footer.social}</h2>
          <ul className={styles.row} aria-labelledby="footer-social">
            {owner.social.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} hint={ui.opensInNewTab}>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
          {owner.sample && <p className={styles.sample}>{ui.sampleOwner}</p>}
        </div>
      )}
      <Band />
    </footer>
  );
}

interface LinkListProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly Pick<MenuLink, 'id' | 'href' | 'label'>[];
  readonly children?: ReactNode;
}

function LinkList({ id, title, links, children }: LinkListProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <PageLink to={link.href}>{link.label}</PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
