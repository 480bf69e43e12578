import type { Menu } from '#site/layout/read-frame.ts';
import type { MenuLink } from '#site/lib/read-page.ts';
import type { DocumentId } from '#content/document-paths.ts';
import type { FrameUi } from '#content/ui/es.ts';
import { CategoryIcon, type CategoryIconName } from '#site/ui/category-icon.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import styles from './main-menu.module.css';

interface Props {
  readonly text: FrameUi['menu'];
  readonly menus: readonly Menu[];
  readonly current: DocumentId;
}

/** Colour and icon of a menu's patch. */
const looks: Readonly<Partial<Record<Menu['group'], Look>>> = {
  plan: { color: 'indigo', icon: 'itineraries' },
  where: { color: 'jade', icon: 'tourism' },
  what: { color: 'vermilion', icon: 'gastronomy' },
  study: { color: 'giwa', icon: 'faq' },
};

interface Look {
  readonly color: SurfaceColor;
  readonly icon: CategoryIconName;
}

/** The menu of wide screens. A menu with a single page is a plain link. */
export function MainMenu({ text, menus, current }: Props) {
  const arrived = menus.find(({ group }) => group === 'arrived');
  return (
    <nav className={styles.menu} aria-label={text.label}>
      <ul className={styles.items}>
        {menus
          .filter((menu) => menu !== arrived)
          .map((menu) => (
            <li key={menu.group}>
              <MenuItem
                text={text}
                menu={menu}
                second={menu.group === 'plan' ? arrived : undefined}
                current={current}
              />
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The link of a menu with a single page, such as Contact. */
export function onlyLink({ links }: Menu): MenuLink | undefined {
  return links.length === 1 ? links[0] : undefined;
}

interface ItemProps extends Pick<Props, 'text' | 'current'> {
  readonly menu: Menu;
  /** A list beside that of the menu. */
  readonly second: Menu | undefined;
}

/** A menu is a `<details>`, which opens without a script, one at a time; `menus.ts` closes it. */
function MenuItem({ text, menu, second, current }: ItemProps) {
  const link = second ? undefined : onlyLink(menu);
  if (link) {
    return (
      <a href={link.href} aria-current={currentPage(link, current)}>
        {menu.label}
      </a>
    );
  }
  const all = [...menu.links, ...(second?.links ?? [])];
  return (
    <details name="menu">
      <summary data-current={all.some((each) => currentPage(each, current)) || undefined}>
        {menu.label}
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </summary>
      <div id={`menu-${menu.group}`} className={styles.drop}>
        <div className={styles.panel}>
          <About {...menu} />
          <LinkList title={second && text.before} links={menu.links} current={current} />
          {second && <LinkList title={second.label} links={second.links} current={current} />}
          <Patch {...menu} />
        </div>
      </div>
    </details>
  );
}

function About({ label, panel }: Menu) {
  return (
    <div className={styles.about}>
      <b>{label}</b>
      <p>{panel?.line}</p>
      <span lang="ko" aria-hidden="true">
        한국
      </span>
    </div>
  );
}

interface ListProps {
  /** Tells two lists of one menu apart. */
  readonly title: string | undefined;
  readonly links: readonly MenuLink[];
  readonly current: DocumentId;
}

function LinkList({ title, links, current }: ListProps) {
  return (
    <div className={styles.list}>
      {title && <p>{title}</p>}
      <ul>
        {links.map((item) => (
          <li key={item.id}>
            <a href={item.href} aria-current={currentPage(item, current)}>
              <b>{item.label}</b>
              <span>{keepNames(item.line)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Patch({ group, panel }: Menu) {
  const look = looks[group];
  if (!look || !panel) return null;
  const { href, label, line } = panel.patch;
  return (
    <a href={href} className={`${surface(look.color)} ${styles.patch}`}>
      <CategoryIcon name={look.icon} />
      <b>{label}</b>
      <span>{line}</span>
    </a>
  );
}

export function currentPage(link: MenuLink, current: DocumentId): 'page' | undefined {
  // A link to a section does not name the page as a whole.
  return link.id === current && !link.href.includes('#') ? 'page' : undefined;
}
