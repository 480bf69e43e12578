import { Link } from 'react-router';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import { patch, type PatchColor } from '#app/ui/patch.ts';
import type { HomeCopy } from '#content/copy/home.ts';
import styles from './categories.module.css';
import { Soon } from './next-step.tsx';
import type { PageLinks } from './page-links.ts';

type Category = HomeCopy['categories']['tiles'][number]['page'];

const colors: Readonly<Record<Category, PatchColor>> = {
  tourism: 'jade',
  transport: 'celadon',
  accommodation: 'hwang',
  gastronomy: 'vermilion',
  shopping: 'hanji',
  itineraries: 'indigo',
  requirements: 'mugung',
  faq: 'giwa',
};

interface Props {
  readonly copy: HomeCopy['categories'];
  readonly soon: string;
  readonly links: PageLinks;
}

/** The eight guides as one patchwork cloth. */
export function Categories({ copy, soon, links }: Props) {
  return (
    <section
      id="categorias"
      aria-labelledby="categorias-title"
      className={`wrap ${styles.section}`}
    >
      <div className={styles.head}>
        <h2 id="categorias-title">{copy.heading}</h2>
        <p>{copy.lead}</p>
      </div>
      <ul className={styles.cloth}>
        {copy.tiles.map(({ page, label, line }) => {
          const color = patch(colors[page]);
          const to = links[page];
          const content = (
            <>
              <CategoryIcon name={page} />
              <strong>{label}</strong>
              <span className={styles.line}>{keepNames(line)}</span>
            </>
          );
          return (
            <li key={page}>
              {to ? (
                <Link to={to} prefetch="intent" className={`${color} ${styles.tile}`}>
                  {content}
                </Link>
              ) : (
                <div className={`${color} ${styles.tile}`}>
                  {content}
                  <Soon word={soon} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
