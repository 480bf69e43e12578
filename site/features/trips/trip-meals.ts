/** The choice of meals (`cost-section.tsx`): it counts the tables anew, and the query keeps it. */
import { onQueryChange, replaceQuery } from '#site/lib/change-query.ts';
import { inOtherCurrencies } from './other-currencies.ts';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import { withMeals } from './trip-cost.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('input[name=meals]')];
const usual = choices.find(({ defaultChecked }) => defaultChecked);
const locale = document.documentElement.lang as Locale;

for (const choice of choices)
  choice.addEventListener('change', () => {
    replaceQuery((query) => {
      if (choice === usual) query.delete('meals');
      else query.set('meals', choice.value);
    });
  });
onQueryChange(show);
show();

function show(): void {
  const wanted = new URLSearchParams(location.search).get('meals');
  const choice = choices.find(({ value }) => value === wanted) ?? usual;
  if (!choice) return;
  choice.checked = true;
  for (const table of document.querySelectorAll<HTMLElement>('table[data-days]'))
    count(table, Number(choice.dataset['amount']));
}

/** @param meals KRW of the meals of a day. */
function count(table: HTMLElement, meals: number): void {
  const read = (name: string) => Number(table.dataset[name]);
  const parts = { food: 0, transport: read('transport'), tickets: read('tickets'), total: 0 };
  const { food, total } = withMeals(parts, meals * read('days'));
  writeAmount(table.querySelector('[data-cost=food] won-amount'), food);
  writeAmount(table.querySelector('[data-cost=total] won-amount'), total);
  const converted = table.querySelector('[data-converted]');
  if (converted) converted.textContent = inOtherCurrencies(total, locale);
}

function writeAmount(element: Element | null, krw: number): void {
  if (!element) return;
  element.textContent = won(krw, locale);
  element.setAttribute('krw', String(krw));
}
