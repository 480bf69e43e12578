import tag from '#site/ui/tag.module.css';
import styles from './difficulty-badge.module.css';
import type { TripText, Plan } from './plan.ts';

const peaks = { easy: 1, medium: 2, hard: 3 } as const;

/** Peaks, a colour and the word: green, amber or red. */
export function DifficultyBadge({
  difficulty,
  text,
}: {
  difficulty: Plan['difficulty'];
  text: TripText['difficulty'];
}) {
  return (
    <span className={`${tag.tag} ${styles.badge} ${styles[difficulty]}`}>
      <svg viewBox="0 0 36 12" aria-hidden="true">
        {[0, 1, 2].map((peak) => (
          <path
            key={peak}
            d={`M${peak * 12 + 1} 11l5-9 5 9z`}
            fill={peak < peaks[difficulty] ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      <span className="visually-hidden">{text.label}: </span>
      {text.levels[difficulty]}
    </span>
  );
}
