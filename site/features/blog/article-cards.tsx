import { keepNames } from '#site/ui/keep-names.tsx';
import { ArticleMoment } from './article-moment.tsx';
import type { ArticleCard } from './read.ts';
import { Card } from '#site/ui/card.tsx';
import cover from '#site/ui/cover.module.css';
import styles from './article-cards.module.css';

interface Props {
  readonly text: {
    readonly articles: string;
    /** Before the trip or the course that an article is for. */
    readonly goesWith: string;
    readonly feed: { readonly text: string; readonly link: string };
  };
  readonly articles: readonly ArticleCard[];
  /** The path of the feed. */
  readonly feed: string;
}

/** The articles, the newest large, and a link to the RSS feed. */
export function ArticleCards({ text, articles, feed }: Props) {
  return (
    <section aria-labelledby="articles" className={`wrap ${styles.section}`}>
      <h2 id="articles" className="visually-hidden">
        {text.articles}
      </h2>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <Card
            key={article.id}
            className={styles.card}
            picture={<ArticleMoment article={article} />}
          >
            <h3>
              <a href={article.href} className={cover.cover}>
                {keepNames(article.heading)}
              </a>
            </h3>
            <p>{keepNames(article.lead)}</p>
            <p className={styles.goes}>
              {text.goesWith} <a href={article.goesWith.href}>{article.goesWith.label}</a>
            </p>
            <p className={`note ${styles.dated}`}>
              <time dateTime={article.published}>{article.date}</time>{' '}
              <span>{article.minutes}</span>
            </p>
          </Card>
        ))}
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
