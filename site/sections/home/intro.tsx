import { picture } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import card from '#site/ui/card.module.css';
import styles from './intro.module.css';

interface Props {
  readonly copy: HomeCopy['intro'];
  readonly locale: Locale;
}

/** What the guide is, and three cards of what it offers. */
export function Intro({ copy, locale }: Props) {
  return (
    <section aria-labelledby="intro-title" className={`wrap ${styles.intro}`}>
      <div className={styles.text}>
        <h2 id="intro-title">{copy.heading}</h2>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{keepNames(paragraph)}</p>
        ))}
      </div>
      <ul className={styles.features}>
        {copy.features.map(({ page, drawing, title, text }) => (
          <li key={page}>
            <Picture picture={picture(drawing)} alt="" sizes="104px" className={styles.picture} />
            <div>
              <h3>
                <a href={pathTo(page, locale)} className={card.cover}>
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
