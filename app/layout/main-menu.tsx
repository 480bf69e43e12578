import { PageLink } from '#app/ui/page-link.tsx';
import type { Menu, MenuLink } from '#content/read.server.ts';
import type { PageId } from '#content/pages.ts';
import styles from './main-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  readonly label: string;
  readonly menus: readonly Menu[];
  readonly current: PageId | undefined;
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

function MenuItem({ menu, current }: { menu: Menu; current: PageId | undefined }) {
  const link = onlyLink(menu);
  if (!link) return <Dropdown menu={menu} current={current} />;
  return (
    <li>
      <PageLink to={link.href} aria-current={currentPage(link, current)}>
        {menu.label}
      </PageLink>
    </li>
  );
}

/** The list stands in the page at all times, so that it also opens without JavaScript, by focus. */
function Dropdown({ menu, current }: { menu: Menu; current: PageId | undefined }) {
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
            <PageLink to={link.href} aria-current={currentPage(link, current)}>
              <b>{link.label}</b>
              <span>{link.line}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function currentPage(link: MenuLink, current: PageId | undefined): 'page' | undefined {
  return link.id === current ? 'page' : undefined;
}
