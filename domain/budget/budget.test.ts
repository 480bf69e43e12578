import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  durationTypes,
  type BudgetInputs,
} from './budget-inputs.ts';
import { convert, RATES } from './rates.ts';
import { budgetCategories, calculateBudget } from './budget.ts';

const anyInputs: fc.Arbitrary<BudgetInputs> = fc.record({
  city: fc.constantFrom(...budgetCities),
  duration: fc.integer({ min: 1, max: 12 }),
  durationType: fc.constantFrom(...durationTypes),
  purpose: fc.constantFrom(...budgetPurposes),
  budgetLevel: fc.constantFrom(...budgetLevels),
  accommodation: fc.constantFrom(...budgetAccommodations),
  includeFood: fc.boolean(),
  includeTransport: fc.boolean(),
  includeEntertainment: fc.boolean(),
});

const check = (rule: (inputs: BudgetInputs) => void) => fc.assert(fc.property(anyInputs, rule));

/** [accommodation, food, transport, education, entertainment, utilities, miscellaneous, total] */
type Row = readonly [number, number, number, number, number, number, number, number];

describe('worked examples, by hand from the rates', () => {
  const examples: readonly (readonly [string, Partial<BudgetInputs>, Row])[] = [
    [
      // 450,000×3; 600,000×3; 80,000×3; 1,200,000/3×3; 300,000×3; 100,000×3; 200,000×3
      'the defaults',
      {},
      [1_350_000, 1_800_000, 240_000, 1_200_000, 900_000, 300_000, 600_000, 6_390_000],
    ],
    [
      // 6 weeks = 1.5 months; goshiwon 300,000×1.5; food 350,000×1.5; transport 60,000×1.5;
      // education 1,200,000/6×1.5; entertainment 150,000×1.5; 100,000×1.5; 200,000×1.5
      'six weeks of study in Busan at the lowest level: the course is divided by 6, as weeks are not converted',
      { city: 'busan', duration: 6, durationType: 'weeks', budgetLevel: 'budget' },
      [450_000, 525_000, 90_000, 300_000, 225_000, 150_000, 300_000, 2_040_000],
    ],
    [
      // 1,200,000; 900,000; 80,000×1.5; none; 500,000; 100,000×2; 200,000
      'a premium month in an apartment in Seoul',
      { duration: 1, purpose: 'tourism', budgetLevel: 'premium', accommodation: 'apartment' },
      [1_200_000, 900_000, 120_000, 0, 500_000, 200_000, 200_000, 3_120_000],
    ],
    [
      // 1,100,000×2; 750,000×2; 60,000×1.5×2; 1,600,000/max(2, 3)×2 = 1,066,666.67; 500,000×2; 200,000×2; 200,000×2
      'two premium months of study in an apartment in Busan: the course is divided by 3',
      { city: 'busan', duration: 2, budgetLevel: 'premium', accommodation: 'apartment' },
      [2_200_000, 1_500_000, 180_000, 1_066_667, 1_000_000, 400_000, 400_000, 6_746_667],
    ],
    [
      // 550,000; food 0; transport stays at its base 50,000; none; entertainment 0; 100,000; 200,000
      'a month in a hasukjib with nothing included: only transport keeps its base',
      {
        duration: 1,
        purpose: 'work',
        accommodation: 'hasukjib',
        includeFood: false,
        includeTransport: false,
        includeEntertainment: false,
      },
      [550_000, 0, 50_000, 0, 0, 100_000, 200_000, 900_000],
    ],
    [
      // 550,000×4; 600,000×4 in full, not 30 %; 80,000×4; none; 300,000×4; 100,000×4; 200,000×4
      'four months in a hasukjib with food: the included amount overwrites the reduction',
      { duration: 4, purpose: 'work', accommodation: 'hasukjib' },
      [2_200_000, 2_400_000, 320_000, 0, 1_200_000, 400_000, 800_000, 7_320_000],
    ],
    [
      // 400,000×0.25; 900,000×0.25; 50,000×0.25, without the factor 1.5; 1,600,000/3×0.25 = 133,333.33;
      // 500,000×0.25; 100,000×0.25; 200,000×0.25
      'a premium week in a dormitory without transport: the factor belongs to included transport',
      {
        duration: 1,
        durationType: 'weeks',
        budgetLevel: 'premium',
        accommodation: 'dormitory',
        includeTransport: false,
      },
      [100_000, 225_000, 12_500, 133_333, 125_000, 25_000, 50_000, 670_833],
    ],
    [
      // 450,000×12; 600,000×12; 80,000×12; 1,200,000/12×12; 300,000×12; 100,000×12; 200,000×12
      'a year: the course costs the same as in three months',
      { duration: 12 },
      [5_400_000, 7_200_000, 960_000, 1_200_000, 3_600_000, 1_200_000, 2_400_000, 21_960_000],
    ],
  ];

  test.each(examples)('%s', (_name, inputs, row) => {
    const result = calculateBudget({ ...BUDGET_DEFAULTS, ...inputs });
    expect([...budgetCategories.map((category) => result[category]), result.total]).toEqual(row);
  });
});

describe('rules', () => {
  it('the parts add up to the total, in whole won, and none is negative', () => {
    check((inputs) => {
      const { total, ...parts } = calculateBudget(inputs);
      const values = Object.values(parts);
      expect(values.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const value of values) {
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('a higher level never costs less', () => {
    check((inputs) => {
      const [low, mid, high] = budgetLevels.map((budgetLevel) =>
        calculateBudget({ ...inputs, budgetLevel }),
      );
      for (const key of [...budgetCategories, 'total'] as const) {
        expect(low?.[key]).toBeLessThanOrEqual(mid?.[key] ?? 0);
        expect(mid?.[key]).toBeLessThanOrEqual(high?.[key] ?? 0);
      }
    });
  });

  it('Busan never costs more than Seoul', () => {
    check((inputs) => {
      const [seoul, busan] = budgetCities.map((city) => calculateBudget({ ...inputs, city }));
      expect(busan?.total).toBeLessThanOrEqual(seoul?.total ?? 0);
    });
  });

  it('everything but the course grows in proportion to the months', () => {
    check((inputs) => {
      const one = calculateBudget({ ...inputs, duration: 1, durationType: 'months' });
      const many = calculateBudget({ ...inputs, durationType: 'months' });
      for (const category of budgetCategories) {
        if (category === 'education') continue;
        expect(many[category]).toBe(one[category] * inputs.duration);
      }
    });
  });

  it('four weeks cost as much as a month, apart from the course', () => {
    check((inputs) => {
      const weeks = calculateBudget({ ...inputs, duration: 4, durationType: 'weeks' });
      const month = calculateBudget({ ...inputs, duration: 1, durationType: 'months' });
      expect(weeks.total - weeks.education).toBe(month.total - month.education);
    });
  });

  it('a course is charged only for study, and once from three months on', () => {
    check((inputs) => {
      const { education } = calculateBudget({ ...inputs, durationType: 'months' });
      const course = inputs.budgetLevel === 'premium' ? 1_600_000 : 1_200_000;
      const share = Math.min(1, inputs.duration / 3);
      expect(education).toBe(inputs.purpose === 'study' ? Math.round(course * share) : 0);
    });
  });
});

it('converts with the fixed rates to whole units', () => {
  // 6,390,000 × 0.00068 = 4,345.2 and × 0.00073 = 4,664.7
  expect(convert(6_390_000, RATES.EUR)).toBe(4345);
  expect(convert(6_390_000, RATES.USD)).toBe(4665);
});
