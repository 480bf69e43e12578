import { picture } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { ArticleCard } from './read.ts';
import { Card } from '#site/ui/card.tsx';
import grid from '#site/ui/grid.module.css';
import cover from '#site/ui/cover.module.css';
import styles from './article-cards.module.css';

interface Props {
  readonly text: {
    readonly articles: string;
    readonly feed: { readonly text: string; readonly link: string };
  };
  readonly articles: readonly ArticleCard[];
  /** The path of the feed. */
  readonly feed: string;
}

/** The articles, newest first, and a link to the RSS feed. */
export function ArticleCards({ text, articles, feed }: Props) {
  return (
    <section aria-labelledby="articles" className={`wrap ${styles.section}`}>
      <h2 id="articles" className="visually-hidden">
        {text.articles}
      </h2>
      <ul className={grid.three}>
        {articles.map(
          ({ id, href, heading, lead, picture: drawing, published, date, minutes }, index) => (
            <Card
              key={id}
              picture={
                <Picture
                  picture={picture(drawing)}
                  alt=""
                  title={heading}
                  leadsTo={id}
                  eager={index < 2}
                  sizes="(max-width: 620px) 92vw, (max-width: 1180px) 46vw, 380px"
                />
              }
            >
              <h3>
                <a href={href} className={cover.cover}>
                  {keepNames(heading)}
                </a>
              </h3>
              <p>{keepNames(lead)}</p>
              <p className="note">
                <time dateTime={published}>{date}</time> · {minutes}
              </p>
            </Card>
          ),
        )}
      </ul>
      <p className={styles.feed}>
        {text.feed.text}{' '}
        <a href={feed} type="application/rss+xml">
          {text.feed.link}
        </a>
      </p>
    </section>
  );
}
