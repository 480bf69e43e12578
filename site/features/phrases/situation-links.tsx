import type { SituationId } from '#content/phrases/situations.ts';
import type { SituationLink } from './read-phrase.ts';
import styles from './situation-links.module.css';

interface Props {
  readonly label: string;
  readonly situations: readonly SituationLink[];
  readonly current: SituationId;
}

/** The situations, in a column beside the phrases; on phones in a row above them. */
export function SituationLinks({ label, situations, current }: Props) {
  return (
    <nav aria-label={label} className={styles.links}>
      <ul className={styles.list} data-scrolls-sideways>
        {situations.map(({ id, href, name, seal }) => (
          <li key={id}>
            <a href={href} aria-current={id === current ? 'page' : undefined}>
              {name}
              <span lang="ko" aria-hidden="true">
                {seal}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
