import type { Locale } from '#content/locale.ts';
import { MenuRow } from './menu-row.tsx';
import styles from './menu-list.module.css';
import type { MenuPage } from './read-menu.ts';

interface Props {
  readonly sections: MenuPage['sections'];
  readonly text: MenuPage['text'];
  readonly locale: Locale;
}

/** The menu as a sheet of two columns, part by part. */
export function MenuList({ sections, ...rest }: Props) {
  // Both columns about as long.
  const middle = Math.ceil(sections.length / 2);
  return (
    <div className={styles.sheet} data-guide>
      {[sections.slice(0, middle), sections.slice(middle)].map((column, index) => (
        <div key={index} className={styles.column}>
          {column.map(({ id, name, hangul, dishes }) => (
            <section key={id} aria-labelledby={id} className={styles.part}>
              <h2 id={id}>
                <span lang="ko">{hangul}</span> {name}
              </h2>
              <ul className={styles.rows}>
                {dishes.map((dish) => (
                  <MenuRow key={dish.id} dish={dish} {...rest} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
