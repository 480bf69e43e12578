import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { ShoppingPage } from './read.ts';
import styles from './night-street.module.css';

interface Props {
  readonly text: ShoppingPage['text']['street'];
  readonly areas: ShoppingPage['areas'];
}

/** The areas as the fronts of one street, in the order in which it is drawn; each leads to its row. */
export function NightStreet({ text, areas }: Props) {
  return (
    <section aria-labelledby="street" className={`not-printed ${styles.section}`}>
      <div className={`wrap ${styles.head}`}>
        <h2 id="street">{text.heading}</h2>
        <p>{text.lead}</p>
      </div>
      <div className={styles.street} data-scrolls-sideways>
        <div className={styles.fronts}>
          <Picture
            picture={picture('shopping/night-street')}
            alt=""
            title={text.heading}
            eager
            className={styles.picture}
          />
          <ul>
            {areas.map(({ id, name, hangul, bestFor }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={styles.label}>
                    {name}
                    <span lang="ko">{hangul}</span>
                    <span>{bestFor[0]}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={`wrap ${styles.slide}`} aria-hidden="true">
        {text.slide}
      </p>
    </section>
  );
}
