import type { ReactNode } from 'react';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { pathTo } from '#content/pages.ts';
import type { DocumentId } from '#content/document-paths.ts';
import type { Frame, MenuLink } from '#content/read.server.ts';
import { ColorBand } from './color-band.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Wave } from './wave.tsx';

interface Props {
  readonly frame: Frame;
  readonly page: DocumentId;
  readonly children?: ReactNode;
}

export function Footer({ frame, page, children }: Props) {
  const { locale, ui, resources, legal, owner } = frame;
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
          <LanguageSwitch locale={locale} page={page} />
        </div>
        <nav aria-labelledby="footer-sections">
          <h2 id="footer-sections">{ui.footer.sections}</h2>
          <ul className={styles.links}>
            {Object.entries(ui.footer.anchors).map(([id, label]) => (
              <li key={id}>
                <a href={`${home}#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <LinkList id="footer-resources" title={ui.footer.resources} links={resources} />
        <LinkList id="footer-legal" title={ui.footer.legal} links={legal}>
          <li>
            <button type="button" className={styles.consent} data-ask-consent>
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
                <ExternalLink href={url} locale={locale}>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
          {owner.sample && <p className={styles.sample}>{ui.sampleOwner}</p>}
        </div>
      )}
      <ColorBand />
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
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
