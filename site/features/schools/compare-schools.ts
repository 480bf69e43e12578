/**
 * Puts up to three schools side by side: ticks marked `data-compare` choose, `?compare=one,two` keeps the choice, and
 * the rows are copies of the facts in the row of each school, in the order of the section's `data-facts`.
 */
import { onQueryChange, replaceQuery } from '#site/lib/change-query.ts';

const most = 3;
const ticks = [...document.querySelectorAll<HTMLInputElement>('input[data-compare]')];
const section = document.querySelector<HTMLElement>('[data-comparison]');
const head = section?.querySelector('thead tr');
const body = section?.querySelector('tbody');

const idOf = (tick: HTMLInputElement) => tick.dataset['compare'] ?? '';

function chosen(): string[] {
  const ids = new URLSearchParams(location.search).get('compare')?.split(',') ?? [];
  return [...new Set(ids)].filter((id) => ticks.some((tick) => idOf(tick) === id)).slice(0, most);
}

function choose(ids: readonly string[]): void {
  replaceQuery((query) => {
    if (ids.length > 0) query.set('compare', ids.join(','));
    else query.delete('compare');
  });
}

function show(): void {
  const ids = chosen();
  for (const tick of ticks) {
    tick.checked = ids.includes(idOf(tick));
    tick.disabled = ids.length === most && !tick.checked;
  }
  if (!section || !head || !body) return;
  section.hidden = ids.length === 0;
  const facts = ids.flatMap(
    (id) => document.querySelector<HTMLElement>(`[data-school-facts="${id}"]`) ?? [],
  );
  head.replaceChildren(
    ...[...head.children].slice(0, 1),
    ...facts.map((list) => cell('th', [list.dataset['name'] ?? ''], 'col')),
  );
  const labels = JSON.parse(section.dataset['facts'] ?? '[]') as string[];
  body.replaceChildren(...labels.flatMap((label) => rowOf(label, facts)));
}

/** A row for what at least one of the schools says. */
function rowOf(label: string, facts: readonly HTMLElement[]): HTMLTableRowElement[] {
  const values = facts.map((list) =>
    [...list.querySelectorAll('dt')].find(({ textContent }) => textContent === label),
  );
  if (values.every((value) => value === undefined)) return [];
  const row = document.createElement('tr');
  row.append(cell('th', [label], 'row'));
  for (const value of values) {
    const copied = value?.nextElementSibling?.cloneNode(true).childNodes;
    row.append(cell('td', [...(copied ?? [section?.dataset['ask'] ?? ''])]));
  }
  return [row];
}

function cell(name: 'th' | 'td', content: readonly (Node | string)[], scope?: string): HTMLElement {
  const made = document.createElement(name);
  if (scope) made.setAttribute('scope', scope);
  made.append(...content);
  return made;
}

for (const tick of ticks)
  tick.addEventListener('change', () => {
    const others = chosen().filter((id) => id !== idOf(tick));
    choose(tick.checked ? [...others, idOf(tick)] : others);
  });
section?.querySelector('[data-clear]')?.addEventListener('click', () => {
  choose([]);
  // The button is now hidden.
  document.querySelector<HTMLElement>('[data-filter-items] summary')?.focus();
});
onQueryChange(show);
// What was ticked before this ran counts.
const ticked = ticks.filter(({ checked }) => checked).map(idOf);
if (ticked.length > 0) choose([...new Set([...chosen(), ...ticked])].slice(0, most));
show();
