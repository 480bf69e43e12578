import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy } from '#content/copy/budget.ts';
import { locales } from '#content/locale.ts';
import { compareBudgets } from '#domain/budget-compare.ts';
import { budgetInputsOf } from '#domain/budget-inputs.ts';
import { requestWords } from '#domain/budget-request.ts';
import { won } from '#domain/amounts.ts';
import {
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCategories,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  calculateBudget,
  durationTypes,
  type BudgetInputs,
} from '#domain/budget.ts';
import { textOf } from './blocks.ts';
import { budgetReportContent } from './budget-report.ts';

const origin = 'https://rumbo.example';

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

const report = (inputs: BudgetInputs, locale: 'es' | 'en') =>
  textOf(budgetReportContent(inputs, locale, origin).blocks);

describe('the report on a budget', () => {
  it('holds every figure of the result and of the comparison, and leads back to it', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...locales), (inputs, locale) => {
        const text = report(inputs, locale);
        const result = calculateBudget(inputs);
        const names = copy.categories;
        for (const category of budgetCategories) {
          const line = `${names[category].name[locale]}: ${won(result[category], locale)}\n`;
          expect(text.includes(line)).toBe(result[category] > 0);
        }
        const totals = compareBudgets(inputs).flatMap(({ cities }) => cities);
        for (const total of [result, ...totals.map((each) => each.result)]) {
          expect(text).toContain(won(total.total, locale));
        }
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
        const path = locale === 'es' ? '/presupuesto' : '/budget';
        const [, address = ''] = /(https:\S+step=results)/.exec(text) ?? [];
        const url = new URL(address);
        expect(url.origin + url.pathname).toBe(origin + path);
        expect(budgetInputsOf(url.searchParams)).toEqual(inputs);
      }),
      { numRuns: 300 },
    );
  });

  it('names the choices as the page does', () => {
    for (const locale of locales) {
      const words = requestWords[locale];
      for (const city of budgetCities) {
        expect(words.cities[city]).toBe(copy.cities[city].name[locale]);
      }
      for (const purpose of budgetPurposes) {
        expect(words.purposes[purpose]).toBe(copy.purposes[purpose].name[locale]);
      }
      for (const level of budgetLevels) {
        expect(words.levels[level]).toBe(copy.levels[level].name[locale]);
      }
    }
  });

  it('says what would save most, and to whom it is open', () => {
    const plan = { ...BUDGET_DEFAULTS, budgetLevel: 'mid', accommodation: 'apartment' } as const;
    // Apartment 800,000 and utilities 200,000 a month against 400,000 and 100,000: 3 × 500,000.
    expect(report(plan, 'en')).toMatch(/“university residence” .* you save ₩1,500,000\./);
    // Nobody but a student lives in a residence: a goshiwon, 450,000 and 100,000, saves 3 × 450,000.
    const traveller = report({ ...plan, purpose: 'tourism' }, 'en');
    expect(traveller).toMatch(/“goshiwon” .* you save ₩1,350,000\./);
    expect(traveller).not.toMatch(/residence/);
  });

  it('says so when nothing would be cheaper', () => {
    const bare: BudgetInputs = {
      ...BUDGET_DEFAULTS,
      city: 'busan',
      purpose: 'work',
      budgetLevel: 'budget',
      includeFood: false,
      includeTransport: false,
      includeEntertainment: false,
    };
    expect(report(bare, 'es')).toContain('ya es el más barato');
    expect(report(bare, 'es')).toContain('En Seúl el mismo plan cuesta lo mismo.');
  });
});
