import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculateBudget } from './budget.ts';
import { budgetQuery, BUDGET_DEFAULTS } from './budget-inputs.ts';
import {
  budgetRequest,
  formatDuration,
  readRequestedBudget,
  statesTotal,
  storeBudget,
  storedInputs,
} from './budget-request.ts';
import { parseContact } from '../contact.ts';

/** Replaces the non-breaking spaces that Intl writes by plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the message of a request', () => {
  test.each([
    [
      'es',
      'Ciudad: Seúl\nDuración: 3 meses\nPropósito: Estudiar\nNivel: Medio\nTotal estimado: 6.390.000 ₩',
    ],
    [
      'en',
      'City: Seoul\nDuration: 3 months\nPurpose: Study\nLevel: Mid-range\nEstimated total: ₩6,390,000',
    ],
  ] as const)('names city, duration, purpose, level and total: %s', (language, text) => {
    expect(plain(budgetRequest(BUDGET_DEFAULTS, language).message)).toBe(text);
  });

  test.each([
    [1, 'weeks', '1 semana', '1 week'],
    [6, 'weeks', '6 semanas', '6 weeks'],
    [1, 'months', '1 mes', '1 month'],
    [12, 'months', '12 meses', '12 months'],
  ] as const)('gives %i %s their unit', (duration, durationType, es, en) => {
    expect(formatDuration({ duration, durationType }, 'es')).toBe(es);
    expect(formatDuration({ duration, durationType }, 'en')).toBe(en);
  });

  it.each(['es', 'en'] as const)('is accepted by the contact form: %s', (language) => {
    const sent = { email: 'ana@correo.example', privacyAccepted: true };
    const request = budgetRequest(BUDGET_DEFAULTS, language);
    expect(parseContact({ ...request, ...sent }, 'contact').ok).toBe(true);
  });
});

describe('the total in a text', () => {
  it('is the total of the inputs, in both languages', () => {
    const inputs = fc.record({
      ...Object.fromEntries(
        Object.entries(BUDGET_DEFAULTS).map(([name, value]) => [name, fc.constant(value)]),
      ),
      duration: fc.integer({ min: 1, max: 12 }),
      city: fc.constantFrom('seoul', 'busan'),
    }) as fc.Arbitrary<typeof BUDGET_DEFAULTS>;
    fc.assert(
      fc.property(inputs, fc.constantFrom('es', 'en'), (plan, language) => {
        const { message } = budgetRequest(plan, language);
        const { total } = calculateBudget(plan);
        expect(statesTotal(message, total)).toBe(true);
        expect(statesTotal(message, total + 1)).toBe(false);
      }),
    );
  });

  test.each([
    ['Total: 6390000 KRW', true],
    ['Total: 6 390 000 ₩', true],
    ['3 meses, 6.390.000', true],
    ['Total: 16.390.000 ₩', false],
    ['Total: 6.390.0000 ₩', false],
    ['Total: 1 ₩', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(statesTotal(text, 6_390_000)).toBe(expected);
  });
});

describe('the field budget', () => {
  it('is read from an object and from the query of a result', () => {
    const inputs = { ...BUDGET_DEFAULTS, city: 'busan', duration: 7, includeFood: false } as const;
    expect(readRequestedBudget(JSON.parse(JSON.stringify(inputs)))).toEqual({ inputs });
    expect(readRequestedBudget(budgetQuery(inputs).toString())).toEqual({ inputs });
  });

  test.each([null, 7, true, 'seoul', '', [], [BUDGET_DEFAULTS]])('%j is not a budget', (sent) => {
    expect(readRequestedBudget(sent)).toEqual({ invalid: { budget: 'budgetInvalid' } });
  });

  test.each([
    [{ city: 'tokyo' }, ['city']],
    [{ city: undefined }, ['city']],
    [{ duration: -4 }, ['duration']],
    [{ duration: 13 }, ['duration']],
    [{ duration: 2.5 }, ['duration']],
    [{ duration: '-4' }, ['duration']],
    [
      { duration: { toString: 1 }, city: ['seoul'], includeFood: {} },
      ['city', 'duration', 'includeFood'],
    ],
    [{ budgetLevel: null, accommodation: 'hotel' }, ['accommodation', 'budgetLevel']],
    [{ school: '../etc', term: '2027-13' }, ['school', 'term']],
  ] as const)('with %j is refused and says where', (wrong, names) => {
    const { inputs, invalid } = readRequestedBudget({ ...BUDGET_DEFAULTS, ...wrong });
    expect(inputs).toBeUndefined();
    expect(Object.keys(invalid ?? {}).toSorted()).toEqual(names);
  });

  it('is counted exactly as it was asked for, or refused', () => {
    const value = fc.oneof(fc.anything(), fc.constant({ toString: 1 }));
    const field = fc.constantFrom(...Object.keys(BUDGET_DEFAULTS), 'school', 'term', 'x');
    const sent = fc
      .dictionary(field, value)
      .map((wrong) => Object.assign({}, BUDGET_DEFAULTS, wrong));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), sent), (budget) => {
        const { inputs, invalid } = readRequestedBudget(budget);
        expect(inputs === undefined).toBe(invalid !== undefined);
        if (!inputs) return;
        expect(storedInputs(storeBudget(inputs))).toEqual(inputs);
        expect(`${(budget as typeof BUDGET_DEFAULTS).duration}`).toBe(`${inputs.duration}`);
        expect((budget as typeof BUDGET_DEFAULTS).city).toBe(inputs.city);
      }),
    );
  });

  it('is stored with the total', () => {
    expect(JSON.parse(storeBudget(BUDGET_DEFAULTS))).toEqual({
      ...BUDGET_DEFAULTS,
      total: 6_390_000,
    });
  });
});
