import { Spread } from '#site/ui/spread.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import type { FirstMonthPage } from './read.ts';
import styles from './month-path.module.css';

interface Props {
  readonly text: FirstMonthPage['text']['path'];
  readonly stones: FirstMonthPage['stones'];
}

const colors: readonly SurfaceColor[] = ['hwang', 'mugung', 'vermilion', 'indigo', 'jade'];

/** The papers that open each other, as stepping stones on a thread; each leads to its step of the list. */
export function MonthPath({ text, stones }: Props) {
  return (
    <Spread headingId="path" heading={text.heading} lead={text.lead} color="celadon">
      <nav aria-labelledby="path">
        <ol className={styles.stones}>
          {stones.map(({ id, hangul, title, when }, at) => (
            <li key={id}>
              <a href={`#${id}`} className={`${surface(colors[at] ?? 'jade')} ${styles.stone}`}>
                <span lang="ko" aria-hidden="true">
                  {hangul}
                </span>
                <strong>{title}</strong>
                <span>{when}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Spread>
  );
}
