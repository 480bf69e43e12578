import type { Menu, MenuLink } from '#content/read.server.ts';
import type { DocumentId } from '#content/document-paths.ts';
import styles from './main-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  readonly label: string;
  readonly menus: readonly Menu[];
  readonly current: DocumentId;
}

/** The menu of wide screens. A menu of one page of the same name is a plain link. */
export function MainMenu({ label, menus, current }: Props) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.items}>
        {menus.map((menu) => (
          <MenuItem key={menu.group} menu={menu} current={current} />
        ))}
      </ul>
    </nav>
  );
}

/** The single page of a group that is no list, such as Contact. */
export function onlyLink({ group, links }: Menu): MenuLink | undefined {
  return group === 'study' || group === 'contact' ? links[0] : undefined;
}

function MenuItem({ menu, current }: { menu: Menu; current: DocumentId }) {
  const link = onlyLink(menu);
  if (!link) return <Dropdown menu={menu} current={current} />;
  return (
    <li>
      <a href={link.href} aria-current={currentPage(link, current)}>
        {menu.label}
      </a>
    </li>
  );
}

/** The list stands in the page at all times, so that it also opens without JavaScript, by focus. */
function Dropdown({ menu, current }: { menu: Menu; current: DocumentId }) {
  const { open, toggle, ref } = useDisclosure<HTMLLIElement>();
  const id = `menu-${menu.group}`;
  return (
    <li ref={ref} className={styles.group}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={menu.links.some(({ id: page }) => page === current) || undefined}
        onClick={toggle}
      >
        {menu.label}
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <ul id={id} className={styles.drop} data-open={open || undefined}>
        {menu.links.map((link) => (
          <li key={link.id}>
            <a href={link.href} aria-current={currentPage(link, current)}>
              <b>{link.label}</b>
              <span>{link.line}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function currentPage(link: MenuLink, current: DocumentId): 'page' | undefined {
  return link.id === current ? 'page' : undefined;
}
