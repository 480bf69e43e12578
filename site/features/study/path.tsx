import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import type { StudyCopy } from '#content/copy/study.ts';
import styles from './path.module.css';

interface Props {
  readonly copy: StudyCopy['path'];
  /** The contact page with its subject chosen. */
  readonly contact: string;
}

const colors: readonly SurfaceColor[] = ['hwang', 'vermilion', 'indigo', 'celadon', 'jade'];

/** The steps to a course as patches that grow. */
export function Path({ copy, contact }: Props) {
  return (
    <nav aria-label={copy.label} className={`wrap not-printed ${styles.section}`}>
      <p>{copy.label}</p>
      <ol className={styles.steps}>
        {copy.steps.map(({ to, title, line }, index) => (
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
  );
}
