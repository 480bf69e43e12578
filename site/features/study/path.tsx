import { ButtonLink } from '#site/ui/button.tsx';
import { Spread } from '#site/ui/spread.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import type { StudyText } from '#content/text/study.ts';
import styles from './path.module.css';

interface Props {
  readonly text: StudyText['path'];
  /** What help with it costs, and the way to it. */
  readonly free: StudyText['free'];
  readonly ask: string;
  /** The contact page with its subject chosen. */
  readonly contact: string;
}

const colors: readonly SurfaceColor[] = ['hwang', 'vermilion', 'indigo', 'celadon', 'jade'];

/** The steps to a course as a stair of patches, across the page. */
export function Path({ text, free, ask, contact }: Props) {
  return (
    <Spread headingId="path" heading={text.label} color="hanji">
      <div className={`not-printed ${styles.free}`}>
        <p>
          <strong>{free.title}.</strong> {free.text}
        </p>
        <ButtonLink href={contact}>{ask}</ButtonLink>
      </div>
      <nav aria-labelledby="path">
        <ol className={styles.steps}>
          {text.steps.map(({ to, title, line }, index) => (
            <li key={to}>
              <a
                href={to === 'contact' ? contact : to}
                className={`${surface(colors[index] ?? 'jade')} ${styles.step}`}
              >
                <span className={styles.number}>{index + 1}</span>
                <strong>{title}</strong>
                <span>{line}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Spread>
  );
}
