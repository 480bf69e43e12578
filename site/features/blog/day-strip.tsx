import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Spread } from '#site/ui/spread.tsx';
import type { Locale } from '#content/locale.ts';
import type { ArticlePage } from './read.ts';
import styles from './day-strip.module.css';

interface Props {
  readonly heading: string;
  readonly day: ArticlePage['day'];
  readonly locale: Locale;
}

/** A day as a strip of drawings, an hour below each, on one thread. */
export function DayStrip({ heading, day, locale }: Props) {
  if (!day) return null;
  return (
    <Spread headingId="day-strip" heading={heading} color="hwang">
      <ol className={styles.strip}>
        {day.items.map((item, at) => (
          <li key={item}>
            {day.drawings[at] && (
              <Picture
                picture={picture(day.drawings[at])}
                alt=""
                eager
                sizes="(max-width: 820px) 46vw, 300px"
              />
            )}
            <p>
              <Prose text={item} locale={locale} />
            </p>
          </li>
        ))}
      </ol>
    </Spread>
  );
}
