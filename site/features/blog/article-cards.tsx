import { picture } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { ArticleCard } from './read.ts';
import { Card } from '#site/ui/card.tsx';
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

/** The articles, the newest large with its pulled line, and a link to the RSS feed. */
export function ArticleCards({ text, articles, feed }: Props) {
  return (
    <section aria-labelledby="articles" className={`wrap ${styles.section}`}>
      <h2 id="articles" className="visually-hidden">
        {text.articles}
      </h2>
      <ul className={styles.cards}>
        {articles.map(
          (
            { id, href, heading, lead, pull, picture: drawing, published, date, minutes },
            index,
          ) => (
            <Card
              key={id}
              className={styles.card}
              picture={
                <Picture
                  picture={picture(drawing)}
                  alt=""
                  title={heading}
                  leadsTo={id}
                  eager={index < 2}
                  sizes={
                    index === 0
                      ? '(max-width: 820px) 92vw, 660px'
                      : '(max-width: 620px) 92vw, 300px'
                  }
                />
              }
            >
              <h3>
                <a href={href} className={cover.cover}>
                  {keepNames(heading)}
                </a>
              </h3>
              <p>{keepNames(lead)}</p>
              {index === 0 && <p className={styles.pull}>{keepNames(pull)}</p>}
              <p className={`note ${styles.dated}`}>
                <time dateTime={published}>{date}</time> <span>{minutes}</span>
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
