import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { ArticleCard } from './read.ts';
import { Stair } from './stair.tsx';
import styles from './article-moment.module.css';

const mostWords = 12;

/** What an article shows largest, as the picture of its card: its day, the label of its packet, or its stair. */
export function ArticleMoment({ article }: { readonly article: ArticleCard }) {
  const { day, words, stair } = article;
  if (stair) return <Stair steps={stair} brief />;
  if (day)
    return (
      <div className={styles.day}>
        {day.map((drawing) => (
          <Picture
            key={drawing}
            picture={picture(drawing)}
            alt=""
            eager
            sizes="(max-width: 820px) 46vw, 330px"
          />
        ))}
      </div>
    );
  return (
    <div aria-hidden="true" className={styles.packet}>
      <p lang="ko" className={styles.box}>
        {words?.slice(0, mostWords).map(({ korean }) => (
          <span key={korean}>{korean.split(' ')[0]}</span>
        ))}
      </p>
    </div>
  );
}
