import { expect, test } from 'vitest';
import { BUDGET_DEFAULTS } from '#domain/budget/budget-inputs.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { budgetRows, type BudgetCsvText } from './budget-csv.ts';

const text: BudgetCsvText = {
  separator: ';',
  choices: [['Ciudad', 'Seúl']],
  columns: {
    category: 'Categoría',
    stay: 'Estancia',
    month: 'Al mes',
    day: 'Al día',
    euros: 'Euros',
    dollars: 'Dólares',
  },
  categories: {
    accommodation: 'Alojamiento',
    food: 'Comida',
    transport: 'Transporte',
    education: 'Educación',
    entertainment: 'Ocio',
    utilities: 'Suministros',
    miscellaneous: 'Varios',
    total: 'Total',
  },
  comparison: { level: 'Nivel', cities: ['Seúl', 'Busan'] },
  levels: { budget: 'Ajustado', mid: 'Medio', premium: 'Premium' },
  today: 'Hoy, unos 6.700.000',
  note: 'Marzo de 2025; cambio fijo',
};

const rowsOf = (patch: Partial<typeof BUDGET_DEFAULTS>) => {
  const inputs = { ...BUDGET_DEFAULTS, ...patch };
  return budgetRows(inputs, calculateBudget(inputs), text);
};

test('the file of the defaults has these amounts', () => {
  // 1,350,000 / 3, / 90; × 0.00068 = 918; × 0.00073 = 985.5
  const rows = rowsOf({});
  expect(rows).toContainEqual(['Alojamiento', 1_350_000, 450_000, 15_000, 918, 986]);
  expect(rows).toContainEqual(['Total', 6_390_000, 2_130_000, 71_000, 4345, 4665]);
  expect(rows).toContainEqual(['Medio', 6_390_000, 6_030_000]);
});

test('parts that cost 0 have no row, and the rows add up to the total', () => {
  const rows = rowsOf({ purpose: 'tourism', includeFood: false, includeEntertainment: false });
  const names = rows.map(([name]) => name);
  for (const name of ['Educación', 'Comida', 'Ocio']) expect(names).not.toContain(name);
  const start = names.indexOf('Categoría') + 1;
  const end = names.indexOf('Total');
  const sum = rows.slice(start, end).reduce((total, [, amount]) => total + Number(amount), 0);
  expect(sum).toBe(rows[end]?.[1]);
});

test('today’s total follows, and costs paid once have their own sum', () => {
  const once = {
    heading: 'Una vez',
    costs: [
      ['Vuelo', 1_000_000],
      ['Tarjeta', 35_000],
    ],
    sum: 'Suma',
    together: 'Las dos cosas',
  } as const;
  const inputs = BUDGET_DEFAULTS;
  const rows = budgetRows(inputs, calculateBudget(inputs), { ...text, once });
  const total = rows.findIndex(([name]) => name === 'Total');
  expect(rows.slice(total + 1, total + 8)).toEqual([
    ['Hoy, unos 6.700.000'],
    [],
    ['Una vez'],
    ['Vuelo', 1_000_000],
    ['Tarjeta', 35_000],
    ['Suma', 1_035_000],
    ['Las dos cosas', 7_425_000],
  ]);
  expect(rows[total]?.[1]).toBe(6_390_000);
});
