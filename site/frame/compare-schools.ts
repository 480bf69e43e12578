/**
 * Puts up to three schools side by side: ticks marked `data-compare` choose, `?compare=one,two` keeps the choice, and
 * the rows are copies of the facts in the details of each school, which all have the same order.
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
  const [first] = facts;
  const labels = [...(first?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
  body.replaceChildren(...labels.map((label) => rowOf(label, facts)));
}

function rowOf(label: string, facts: readonly HTMLElement[]): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.append(cell('th', [label], 'row'));
  for (const list of facts) {
    const term = [...list.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
    row.append(cell('td', [...(term?.nextElementSibling?.cloneNode(true).childNodes ?? [])]));
  }
  return row;
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
  ticks[0]?.focus();
});
onQueryChange(show);
// What was ticked before this ran counts.
const ticked = ticks.filter(({ checked }) => checked).map(idOf);
if (ticked.length > 0) choose([...new Set([...chosen(), ...ticked])].slice(0, most));
show();
