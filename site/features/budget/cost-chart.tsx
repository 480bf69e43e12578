import type { BudgetCategory, BudgetResult } from '#domain/budget/budget.ts';
import type { BudgetText } from './read.ts';

interface Props {
  readonly parts: readonly BudgetCategory[];
  readonly result: BudgetResult;
  readonly text: BudgetText;
  /** The share of a part as a text. */
  readonly share: (part: BudgetCategory) => string;
}

/**
 * A bar with a segment for each part, as wide as its share. It is SVG, because the Content-Security-Policy forbids
 * `style` attributes; the cards below have the same figures as text.
 */
export function CostChart({ parts, result, text, share }: Props) {
  return (
    <svg className="budget-cost-chart" width="100%" aria-hidden="true">
      {pieces(parts, result, result.total).map(({ category, start, width }) => (
        <svg
          key={category}
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          className={`budget-cost-piece budget-cost-${category}`}
        >
          <rect width="100%" height="100%" />
          <rect className="budget-cost-stitch" x="9" y="9" />
          {width >= 6 && (
            <text
              x={width >= 12 ? 18 : '50%'}
              className={width >= 12 ? 'budget-cost-wide' : 'budget-cost-narrow'}
            >
              {share(category)}
            </text>
          )}
          {width >= 12 && (
            <text x={18} className="budget-cost-name">
              {text.categories[category].name}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}

interface BarProps extends Pick<Props, 'parts' | 'result'> {
  /** KRW of the full width. */
  readonly most: number;
  readonly mine: boolean;
}

/** The bar of one of several plans, as long as its total; the figures are beside it. */
export function CostBar({ parts, result, most, mine }: BarProps) {
  return (
    <svg className="budget-cost-bar" width="100%" aria-hidden="true">
      {pieces(parts, result, most).map(({ category, start, width }) => (
        <rect
          key={category}
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          className={`budget-cost-section budget-cost-${category}`}
        />
      ))}
      {mine && (
        <rect
          width={`${(result.total / most) * 100}%`}
          height="100%"
          className="budget-cost-mine"
        />
      )}
    </svg>
  );
}

/** The class name of a part's colour. */
export function ColorMark({ category }: { category: BudgetCategory }) {
  return (
    <svg
      className={`budget-cost-mark budget-cost-${category}`}
      viewBox="0 0 18 18"
      aria-hidden="true"
    >
      <rect x="0.5" y="0.5" width="17" height="17" rx="4" />
    </svg>
  );
}

/** The start and width of each part, in percent of an amount. */
function pieces(parts: readonly BudgetCategory[], result: BudgetResult, whole: number) {
  const percent = (amount: number) => Math.round((amount / whole) * 1e4) / 100;
  let before = 0;
  return parts.map((category) => {
    const start = percent(before);
    before += result[category];
    return { category, start, width: Math.round((percent(before) - start) * 100) / 100 };
  });
}
