import { DatedFigure } from '#site/ui/dated-figure.tsx';
import { BulletList } from '#site/ui/bullet-list.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import styles from './student-tips.module.css';

interface Props {
  readonly words: TransportPage['copy']['students'];
  readonly locale: Locale;
}

/** Advice for whoever rides every day, with the figures behind it. */
export function StudentTips({ words, ...rest }: Props) {
  return (
    <BulletList id="students" heading={words.heading} points={words.points} {...rest}>
      <div className={styles.figures}>
        {words.figures.map((figure) => (
          <DatedFigure key={figure.id} figure={figure} locale={rest.locale} />
        ))}
      </div>
    </BulletList>
  );
}
