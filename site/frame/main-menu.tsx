import type { Menu, MenuLink } from '#content/read.server.ts';
import type { DocumentId } from '#content/document-paths.ts';
import styles from './main-menu.module.css';

interface Props {
  readonly label: string;
  readonly menus: readonly Menu[];
  readonly current: DocumentId;
}

/** The menu of wide screens. A menu with a single page is a plain link. */
export function MainMenu({ label, menus, current }: Props) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.items}>
        {menus.map((menu) => (
          <li key={menu.group}>
            <MenuItem menu={menu} current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link of a menu with a single page, such as Contact. */
export function onlyLink({ group, links }: Menu): MenuLink | undefined {
  return group === 'study' || group === 'contact' ? links[0] : undefined;
}

/** A menu is a `<details>`, which opens without a script, one at a time; `menus.ts` closes it. */
function MenuItem({ menu, current }: { menu: Menu; current: DocumentId }) {
  const link = onlyLink(menu);
  if (link) {
    return (
      <a href={link.href} aria-current={currentPage(link, current)}>
        {menu.label}
      </a>
    );
  }
  return (
    <details name="menu" className={styles.group} data-menu>
      <summary data-current={menu.links.some(({ id }) => id === current) || undefined}>
        {menu.label}
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <ul id={`menu-${menu.group}`} className={styles.drop}>
        {menu.links.map((item) => (
          <li key={item.id}>
            <a href={item.href} aria-current={currentPage(item, current)}>
              <b>{item.label}</b>
              <span>{item.line}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function currentPage(link: MenuLink, current: DocumentId): 'page' | undefined {
  return link.id === current ? 'page' : undefined;
}
