/**
 * Sorts the rows of areas by the minutes to the chosen goal, or the quietest first: by a select whose name ends in
 * `sort`, whose choice the query holds under that name.
 */
import type { numbersOf } from './stay-rows.tsx';
import { onQueryChange, setParameter } from '#site/lib/change-query.ts';

for (const select of document.querySelectorAll<HTMLSelectElement>('select[name$=sort]')) {
  const section = select.closest('section');
  const list = section?.querySelector('[data-sort]')?.parentElement;
  const nearest = select.options[0];
  if (section && list && nearest) connect(section, select, nearest, list);
}

function connect(
  section: HTMLElement,
  select: HTMLSelectElement,
  nearest: HTMLOptionElement,
  list: Element,
): void {
  const { name } = select;
  const goals = JSON.parse(nearest.dataset['props'] ?? '[]') as string[];
  select.addEventListener('change', () =>
    setParameter(name, select.value === nearest.value ? '' : select.value),
  );
  section.querySelector('fieldset')?.addEventListener('change', show);
  onQueryChange(show);
  show();

  function show(): void {
    const goal = Number(section.querySelector<HTMLInputElement>('input:checked')?.value ?? 0);
    nearest.textContent = goals[goal] ?? '';
    const given = new URLSearchParams(location.search).get(name);
    select.value = given === 'noise' ? given : nearest.value;
    const numbers = ({ dataset }: HTMLElement) =>
      JSON.parse(dataset['sort'] ?? '') as ReturnType<typeof numbersOf>;
    const minutes = (item: HTMLElement) => numbers(item).minutes[goal] ?? 0;
    const noise = (item: HTMLElement) => (select.value === 'noise' ? numbers(item).noise : 0);
    const items = [...list.children] as HTMLElement[];
    list.append(
      ...items.toSorted((one, other) => noise(one) - noise(other) || minutes(one) - minutes(other)),
    );
  }
}
