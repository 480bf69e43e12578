import './part-colors.css';
import type { BudgetCategory, BudgetResult } from '#domain/budget/budget.ts';
import type { BudgetText } from './read.ts';
import { steps, type Step } from './url-state.ts';
import styles from './plan-cloth.module.css';

interface Props {
  readonly result: BudgetResult;
  readonly step: Step;
  readonly text: BudgetText;
  /** In one row. */
  readonly ribbon?: boolean;
  /** How much of the place it takes. */
  readonly share?: number;
}

/** Two rows of patches, in their order, and the question that settles each. */
const rows = [
  { accommodation: 'preferences', food: 'preferences' },
  {
    education: 'purpose',
    entertainment: 'preferences',
    miscellaneous: 'destination',
    utilities: 'preferences',
    transport: 'preferences',
  },
] as const satisfies readonly Partial<Record<BudgetCategory, Step>>[];

/** The cloth has 100 units a side, of which a letter takes 3, and what is left and right of a word 9.5. */
const side = 100;
const letter = 3;
const beside = 9.5;

/**
 * A cloth of the parts of a plan, each patch as large as its share, stitched once its question is answered. The amounts
 * stand in the table of the result.
 */
export function PlanCloth({ result, step, text, ribbon, share = 1 }: Props) {
  const cloth = ribbon ? [{ ...rows[0], ...rows[1] }] : rows;
  return (
    <svg
      width={`${share * side}%`}
      className={`${styles.cloth} ${ribbon ? styles.ribbon : ''}`}
      aria-hidden="true"
    >
      {patchesOf(cloth, result).map(({ category, question, x, y, width, height }) => (
        <svg
          key={category}
          x={`${x}%`}
          y={`${y}%`}
          width={`${width}%`}
          height={`${height}%`}
          className={`budget-cost-${category}`}
        >
          <rect width="100%" height="100%" className={styles.patch} />
          {steps.indexOf(question) <= steps.indexOf(step) && (
            <rect x="6" y="6" className={styles.stitch} />
          )}
          <text x="14" y="29">
            {namesOf(text, category).find((name) => widthOf(name) <= width * share)}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** What a part is called, the longest first. */
function namesOf(text: BudgetText, category: BudgetCategory): readonly string[] {
  const names = text.categories[category];
  return 'short' in names ? [names.name, names.short] : [names.name];
}

const widthOf = (name: string) => name.length * letter + beside;

/** Where each patch lies: a row is as high as the share of its parts, a patch as wide as its share of the row. */
function patchesOf(cloth: readonly Partial<Record<BudgetCategory, Step>>[], result: BudgetResult) {
  let y = 0;
  return cloth.flatMap((row) => {
    const parts = Object.entries(row) as [BudgetCategory, Step][];
    const sum = parts.reduce((all, [category]) => all + result[category], 0);
    const height = (sum / result.total) * side;
    let x = 0;
    const patches = parts.map(([category, question]) => {
      const width = (result[category] / (sum || 1)) * side;
      x += width;
      return { category, question, x: x - width, y, width, height };
    });
    y += height;
    return patches;
  });
}
