import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportRequest } from '#content/text/budget-report.ts';
import { text } from '#content/text/budget.ts';
import { locales } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { compareBudgets } from '#domain/budget/budget-compare.ts';
import {
  budgetInputsOf,
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  durationTypes,
  type BudgetInputs,
} from '#domain/budget/budget-inputs.ts';
import { requestText } from '#domain/budget/budget-request.ts';
import { tripPrices } from '#content/data/trip-prices.ts';
import { visitOf } from '#domain/budget/visit.ts';
import { won } from '#domain/text/amounts.ts';
import { aboutWon, exactly } from '#domain/text/won-of.ts';
import { stayCost } from '#domain/trips/stay.ts';
import { budgetCategories, calculateBudget } from '#domain/budget/budget.ts';
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
  it('contains every figure of the result and of the comparison, and links to the result', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...locales), (inputs, locale) => {
        const written = report(inputs, locale);
        const result = calculateBudget(inputs);
        const names = text.categories;
        for (const category of budgetCategories) {
          const line = `${names[category].name[locale]}: ${won(result[category], locale)}\n`;
          expect(written.includes(line)).toBe(result[category] > 0);
        }
        const totals = compareBudgets(inputs).flatMap(({ cities }) => cities);
        for (const total of [result, ...totals.map((each) => each.result)]) {
          expect(written).toContain(won(total.total, locale));
        }
        expect(written).not.toMatch(/[{}]|undefined|NaN/);
        const path = locale === 'es' ? '/presupuesto' : '/budget';
        const [, address = ''] = /(https:\S+step=results)/.exec(written) ?? [];
        const url = new URL(address);
        expect(url.origin + url.pathname).toBe(origin + path);
        expect(budgetInputsOf(url.searchParams)).toEqual(inputs);
      }),
      { numRuns: 300 },
    );
  });

  it('names the choices as the page does', () => {
    for (const locale of locales) {
      const budgetReportText = requestText[locale];
      for (const city of budgetCities) {
        expect(budgetReportText.cities[city]).toBe(text.cities[city].name[locale]);
      }
      for (const purpose of budgetPurposes) {
        expect(budgetReportText.purposes[purpose]).toBe(text.purposes[purpose].name[locale]);
      }
      for (const level of budgetLevels) {
        expect(budgetReportText.levels[level]).toBe(text.levels[level].name[locale]);
      }
    }
  });

  it('says what would save most, among the options open to the reader', () => {
    const plan = { ...BUDGET_DEFAULTS, budgetLevel: 'mid', accommodation: 'apartment' } as const;
    // Apartment 800,000 and utilities 200,000 a month against 400,000 and 100,000: 3 × 500,000.
    expect(report(plan, 'en')).toMatch(/“university dormitory” .* saves you ₩1,500,000\./);
    // Residences only take students, so a goshiwon, 450,000 and 100,000, saves 3 × 450,000.
    // Three months: no visit.
    const traveller = report({ ...plan, purpose: 'tourism' }, 'en');
    expect(traveller).toMatch(/“goshiwon” .* saves you ₩1,350,000\./);
    expect(traveller).not.toMatch(/residence/);
  });

  it('tells a D-4 student the requirements of the visa in their city', () => {
    const stay = { ...BUDGET_DEFAULTS, duration: 6 } as const;
    const busan = report({ ...stay, city: 'busan' }, 'es');
    expect(busan).toContain(`${won(8_000_000, 'es')} fuera del área de Seúl`);
    expect(busan).toContain('En Busan no tenemos ninguna academia asociada');
    expect(busan).not.toContain(won(10_000_000, 'es'));
    expect(busan).not.toContain('Reservar el curso a través de nosotros');
    expect(busan).toContain('/estudiar#d4');
    const seoul = report(stay, 'en');
    expect(seoul).toContain(`${won(10_000_000, 'en')} in the Seoul area`);
    for (const written of [busan, seoul]) {
      expect(written).toContain('D-4');
      expect(written).toMatch(/35[.,]000/);
      expect(written).toMatch(/76[.,]390/);
    }
  });

  it('tells a visitor about the K-ETA and nothing about the D-4', () => {
    const written = report({ ...BUDGET_DEFAULTS, duration: 2, purpose: 'tourism' }, 'en');
    expect(written).toContain('until 31 December 2026');
    expect(written).toContain('For 2027, look at k-eta.go.kr before you pay for the flight.');
    expect(written).not.toContain('D-4');
    const work = report({ ...BUDGET_DEFAULTS, purpose: 'work' }, 'en');
    expect(work).toContain('a visa that allows it');
  });

  it('promises no days to a passport that it does not know, and leads to the checker', () => {
    for (const purpose of ['tourism', 'study'] as const)
      for (const duration of [2, 3]) {
        const plan = { ...BUDGET_DEFAULTS, duration, purpose };
        expect(report(plan, 'en')).toContain('We do not know which passport you travel on');
        expect(report(plan, 'es')).toContain('No sabemos con qué pasaporte viajas');
        expect(report(plan, 'en')).not.toContain('most passports');
        expect(report(plan, 'es')).toContain('/requisitos#comprobador');
      }
    const long = report({ ...BUDGET_DEFAULTS, duration: 6, purpose: 'tourism' }, 'en');
    expect(long).not.toContain('most passports');
  });

  it('counts a visit with hotel, meals, rides and admissions, which a student does not see', () => {
    const weeks = { ...BUDGET_DEFAULTS, duration: 2, durationType: 'weeks' } as const;
    const visit = report({ ...weeks, purpose: 'tourism' }, 'es');
    const cost = stayCost(visitOf({ ...weeks, purpose: 'tourism' }), tripPrices);
    for (const amount of [cost.food, cost.rides, cost.tickets])
      expect(visit).toContain(aboutWon(exactly(amount), 'es'));
    expect(visit).toContain('14 noches en Seúl');
    expect(visit).toContain('/itinerarios?seoul=14&people=1#trip-budget');
    // The specified figures stay, and are said to be those of living there.
    expect(visit).toContain(won(calculateBudget({ ...weeks, purpose: 'tourism' }).total, 'es'));
    expect(visit.indexOf('TU PLAN COMO VISITA')).toBeLessThan(visit.indexOf('EL DESGLOSE'));
    expect(visit).not.toContain('fianza del alojamiento');
    expect(visit).not.toContain('Busca habitación con uno o dos meses');
    for (const plan of [weeks, { ...weeks, purpose: 'work' }, BUDGET_DEFAULTS] as const) {
      const written = report(plan, 'es');
      expect(written).not.toContain('TU PLAN COMO VISITA');
      expect(written).not.toContain('trip-budget');
      expect(written).toContain('fianza del alojamiento');
    }
    expect(report({ ...BUDGET_DEFAULTS, purpose: 'tourism' }, 'en')).not.toContain('AS A VISIT');
  });

  it('gives the total at today’s prices below the specified one', () => {
    const terms = report({ ...BUDGET_DEFAULTS, duration: 6, city: 'busan' }, 'en');
    expect(terms).toContain('At today’s prices, about ₩11,980,000.');
    expect(terms.indexOf('At today’s prices')).toBeLessThan(terms.indexOf('THE BREAKDOWN'));
  });

  it('states the same delivery time everywhere', () => {
    for (const locale of locales) {
      const { promise, success } = localize(reportRequest, locale);
      expect(promise).toMatch(/24-48/);
      expect(success.text).toMatch(/24-48/);
      expect(report(BUDGET_DEFAULTS, locale)).not.toMatch(/24-48|24 h/);
    }
  });

  it('says when no option would be cheaper', () => {
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
