import { Button } from '#site/ui/button.tsx';
import { Share } from '#site/ui/share.tsx';
import styles from './downloads.module.css';
import type { Labels } from './plan.ts';

interface Props {
  readonly title: string;
  readonly labels: Pick<Labels, 'calendar' | 'route' | 'print' | 'share'>;
}

/** The trip to take along: the route, paper, and its URL (`trip-downloads.ts`). The calendar stands at the date. */
export function Downloads({ title, labels }: Props) {
  const { calendar, route, print: onPaper, share } = labels;
  return (
    <section
      aria-labelledby="downloads"
      className={`needs-script not-printed ${styles.downloads}`}
      data-trip-downloads
    >
      <h3 id="downloads">{calendar.heading}</h3>
      <div className="row">
        <Button look="line" value="route">
          {route.button}
        </Button>
        <Button look="line" value="print">
          {onPaper}
        </Button>
      </div>
      <p className="note">{route.hint}</p>
      <Share title={title} to="#plan" words={share} />
    </section>
  );
}
