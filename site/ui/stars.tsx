import { starFills } from './star-fills.ts';

const star = 'M12 2.2l3 6.2 6.8.9-5 4.7 1.3 6.8-6.1-3.4-6.1 3.4 1.3-6.8-5-4.7 6.8-.9z';
const leftHalf = 'M12 2.2v15.2l-6.1 3.4 1.3-6.8-5-4.7 6.8-.9z';

/** A rating of 0 to 5 with halves, drawn as five stars and said by the label. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg viewBox="0 0 140 24" width="130" height="22" role="img" aria-label={label}>
      {starFills(rating).map((fill, index) => (
        <g key={index} transform={`translate(${index * 28} 0)`}>
          {fill !== 'empty' && <path fill="var(--hwang)" d={fill === 'full' ? star : leftHalf} />}
          <path fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" d={star} />
        </g>
      ))}
    </svg>
  );
}
