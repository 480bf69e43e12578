import { Link } from 'react-router';
import type { PictureFile } from '#app/lib/pictures.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Seal } from '#app/ui/seal.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import styles from './destinations.module.css';
import { Soon } from './next-step.tsx';
import type { PageLinks } from './page-links.ts';

interface Props {
  readonly copy: HomeCopy['tourism'];
  /** One for each card. */
  readonly pictures: readonly PictureFile[];
  readonly pricesDate: string;
  readonly soon: string;
  readonly links: PageLinks;
}

/** Where to go: Seoul, Busan and the rest. */
export function Destinations({ copy, pictures, pricesDate, soon, links }: Props) {
  return (
    <section id="turismo" aria-labelledby="tourism-title" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="tourism-title">{copy.heading}</h2>
        <p>{copy.lead}</p>
      </div>
      <ul className={styles.cards}>
        {copy.cards.map(({ page, hangul, title, text, alt }, position) => {
          const to = links[page];
          const file = pictures[position];
          return (
            <li key={page} className={styles.card}>
              {file && (
                <Picture
                  picture={file}
                  alt={alt}
                  title={title}
                  sizes="(max-width: 820px) 100vw, (max-width: 1180px) 34vw, 394px"
                />
              )}
              <Seal hangul={hangul} />
              <div className={styles.body}>
                <h3>{title}</h3>
                <p>{text}</p>
                {to ? (
                  <Link to={to} prefetch="intent" aria-label={`${copy.action}: ${title}`}>
                    {copy.action}
                  </Link>
                ) : (
                  <Soon word={soon} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.date}>{pricesDate}</p>
    </section>
  );
}
