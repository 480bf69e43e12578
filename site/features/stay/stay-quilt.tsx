import type { Stay, StayCity } from './read.ts';
import { StayMinutes } from './stay-minutes.tsx';
import styles from './stay-quilt.module.css';
import section from './stay-section.module.css';

interface Props {
  readonly city: StayCity;
  readonly text: Stay['text'];
}

/** The map as a quilt, for screens on which it would be too small to read: each patch about where its area lies. */
export function StayQuilt({ city: { city, areas, goals }, text }: Props) {
  return (
    <div className={styles.frame} data-scrolls-sideways>
      <ul aria-hidden="true" data-city={city} className={styles.quilt}>
        {areas.map((area) => (
          <li
            key={area.id}
            data-area={area.id}
            data-near={area.near.join(' ')}
            data-far={area.far.join(' ')}
            className={section.cloth}
          >
            <a href={`#${area.id}`} tabIndex={-1}>
              <b>{area.short}</b>
              <StayMinutes area={area} goals={goals} text={text} />
              <span className={`${section.noise} ${section[area.noiseId]}`} />
            </a>
          </li>
        ))}
        <li className={styles.water}>
          <span lang="ko">{text.water[city].hangul}</span> {text.water[city].name}
        </li>
      </ul>
    </div>
  );
}
