import { Link } from 'react-router';
import type { PictureFile } from '#app/lib/pictures.server.ts';
import { keepNames } from '#app/ui/keep-names.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import styles from './intro.module.css';
import { Soon } from './next-step.tsx';
import type { PageLinks } from './page-links.ts';

interface Props {
  readonly copy: HomeCopy['intro'];
  /** One for each feature. */
  readonly pictures: readonly PictureFile[];
  readonly soon: string;
  readonly links: PageLinks;
}

/** What the guide is, and three cards of what it offers. */
export function Intro({ copy, pictures, soon, links }: Props) {
  return (
    <section aria-labelledby="intro-title" className={`wrap ${styles.intro}`}>
      <div className={styles.text}>
        <h2 id="intro-title">{copy.heading}</h2>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{keepNames(paragraph)}</p>
        ))}
      </div>
      <ul className={styles.features}>
        {copy.features.map(({ page, title, text }, position) => {
          const to = links[page];
          const file = pictures[position];
          return (
            <li key={page}>
              {file && <Picture picture={file} alt="" sizes="104px" className={styles.picture} />}
              <div>
                <h3>
                  {to ? (
                    <Link to={to} prefetch="intent">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p>{text}</p>
                {!to && <Soon word={soon} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
