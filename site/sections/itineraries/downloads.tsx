import { Button } from '#site/ui/button.tsx';
import { Share } from '#site/ui/share.tsx';
import styles from './downloads.module.css';
import type { Labels } from './plan.ts';

export interface DownloadsProps {
  readonly title: string;
  /** Names what the visitor has chosen; empty for the plan as written. */
  readonly query: string;
  readonly onRoute: () => void;
  readonly onPrint: () => void;
  readonly labels: Pick<Labels, 'calendar' | 'route' | 'print' | 'share'>;
}

/** The trip to take along: the route, paper, and its address. The calendar stands at the date. */
export function Downloads({ title, query, onRoute, onPrint, labels }: DownloadsProps) {
  const { calendar, route, print: onPaper, share } = labels;
  return (
    <section aria-labelledby="downloads" className={styles.downloads}>
      <h3 id="downloads">{calendar.heading}</h3>
      <div className={styles.more}>
        <Button look="line" onClick={onRoute}>
          {route.button}
        </Button>
        <Button look="line" onClick={onPrint}>
          {onPaper}
        </Button>
      </div>
      <p className={styles.hint}>{route.hint}</p>
      <Share title={title} to={`${query}#plan`} words={share} />
    </section>
  );
}
