import { categoryColors } from './category-colors.ts';
import { CategoryIcon } from '#site/ui/category-icon.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { surface } from '#site/ui/surface.ts';
import type { HomeText } from '#content/text/home.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import styles from './categories.module.css';

interface Props {
  readonly text: HomeText['categories'];
  readonly locale: Locale;
}

/** The eight guides as a grid of coloured tiles. */
export function Categories({ text, locale }: Props) {
  return (
    <section
      id="categorias"
      aria-labelledby="categorias-title"
      className={`wrap ${styles.section}`}
    >
      <div className={`row ${styles.head}`}>
        <h2 id="categorias-title">{text.heading}</h2>
        <p>
          {text.lead} <a href={pathTo(text.arriving.page, locale)}>{text.arriving.label}</a>
        </p>
      </div>
      <ul className={styles.tiles}>
        {text.tiles.map(({ page, label, line }) => (
          <li key={page}>
            <a
              href={pathTo(page, locale)}
              className={`${surface(categoryColors[page])} ${styles.tile}`}
            >
              <CategoryIcon name={page} />
              <strong>{label}</strong>
              <span className={styles.line}>{keepNames(line)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
