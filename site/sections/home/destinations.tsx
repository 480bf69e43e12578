import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import styles from './destinations.module.css';

interface Props {
  readonly copy: HomeCopy['tourism'];
  readonly pricesDate: string;
  readonly locale: Locale;
}

/** Where to go: Seoul, Busan and the rest. */
export function Destinations({ copy, pricesDate, locale }: Props) {
  return (
    <section id="turismo" aria-labelledby="tourism-title" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="tourism-title">{copy.heading}</h2>
        <p>{copy.lead}</p>
      </div>
      <ul className={styles.cards}>
        {copy.cards.map(({ page, drawing, hangul, title, text, alt }) => (
          <li key={page} className={styles.card}>
            <Picture
              picture={picture(drawing)}
              alt={alt}
              title={title}
              sizes="(max-width: 820px) 100vw, (max-width: 1180px) 34vw, 394px"
            />
            <Seal hangul={hangul} />
            <div className={styles.body}>
              <h3>{title}</h3>
              <p>{text}</p>
              <a href={pathTo(page, locale)} aria-label={`${copy.action}: ${title}`}>
                {copy.action}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.date}>{pricesDate}</p>
    </section>
  );
}
