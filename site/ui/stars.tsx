import { starFills } from './star-fills.ts';
import styles from './stars.module.css';

const star = 'M12 2.2l3 6.2 6.8.9-5 4.7 1.3 6.8-6.1-3.4-6.1 3.4 1.3-6.8-5-4.7 6.8-.9z';
const leftHalf = 'M12 2.2v15.2l-6.1 3.4 1.3-6.8-5-4.7 6.8-.9z';

/** A rating of 0 to 5 with halves, drawn as five stars and said by the label. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {starFills(rating).map((fill, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true">
          {fill !== 'empty' && (
            <path className={styles.fill} d={fill === 'full' ? star : leftHalf} />
          )}
          <path className={styles.edge} d={star} />
        </svg>
      ))}
    </span>
  );
}
