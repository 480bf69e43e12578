/**
 * Filters lists in the document (see README.md): chips and selects marked `data-filter="city"` choose a value, which
 * the query holds, and elements marked `data-filter-city` are shown for the values that they list. Without JavaScript
 * everything is shown.
 */
import { onQueryChange, replaceQuery, setParameter } from '#site/lib/change-query.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { showAnswer } from '#site/lib/show-answer.ts';
import type { CountText } from './filter-chips.tsx';

for (const list of document.querySelectorAll<HTMLElement>('[data-filter-list]')) connect(list);

function connect(list: HTMLElement): void {
  const filters = [...list.querySelectorAll<HTMLElement>('[data-filter]')].map(readFilter);
  for (const { control, choose } of filters) {
    control.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      choose(target.value);
      showCount(target);
    });
    control.addEventListener('click', ({ target }) => {
      const chip = target instanceof Element && target.closest('button');
      if (chip) choose(chip.value);
    });
  }
  const reset = list.querySelector<HTMLElement>('[data-part=empty] a');
  reset?.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    replaceQuery((query) => filters.forEach(({ name }) => query.delete(name)));
    // The focused link is now hidden.
    filters[0]?.control.focus();
  });
  onQueryChange(show);
  show();

  function showCount(changed: Element): void {
    const id = list.querySelector('[data-part=count]')?.id;
    if (id) showAnswer(id, 'change', changed);
  }

  function show(): void {
    const choices = filters.map(showChoice);
    for (const { name, value } of choices)
      for (const part of list.querySelectorAll<HTMLElement>(`[data-filter-${name}]`))
        part.hidden = !matches(part, name, value);
    const items = [...list.querySelectorAll<HTMLElement>('[data-part=items] > *')];
    const found = items.filter((item) =>
      choices.every(({ name, value }) => matches(item, name, value)),
    );
    for (const item of items) item.hidden = !found.includes(item);
    tell(list, found.length, items.length);
    const empty = list.querySelector<HTMLElement>('[data-part=empty]');
    if (empty) empty.hidden = found.length > 0;
  }
}

function readFilter(control: HTMLElement) {
  const name = control.dataset['filter'] ?? '';
  const options = [...control.querySelectorAll<HTMLButtonElement | HTMLOptionElement>('[value]')];
  const values = options.map(({ value }) => value);
  /** The first value shows all and is left out of the query. */
  const choose = (value: string) => setParameter(name, value === values[0] ? '' : value);
  return { name, control, options, values, choose };
}

/** Presses the chip, or selects the option, that the query names; an unknown value counts as the first. */
function showChoice({ name, control, options, values }: ReturnType<typeof readFilter>) {
  const given = new URLSearchParams(location.search).get(name);
  const value = values.find((each) => each === given) ?? values[0] ?? '';
  if (control instanceof HTMLSelectElement) control.value = value;
  else for (const chip of options) chip.setAttribute('aria-pressed', String(chip.value === value));
  return { name, value };
}

function matches(part: Element, name: string, value: string): boolean {
  const values = part.getAttribute(`data-filter-${name}`);
  return values === null || values.split(' ').includes(value);
}

/** Writes how many there are, in the words for one or for several. */
function tell(list: HTMLElement, count: number, total: number): void {
  const status = list.querySelector<HTMLElement>('[data-part=count]');
  if (!status) return;
  // That all are shown, one sees.
  status.classList.toggle('visually-hidden', count === total);
  const { one, other } = JSON.parse(status.dataset['props'] ?? '{}') as CountText;
  const text = (count === 1 && one) || other;
  status.textContent = text.replace('{count}', String(count)).replace('{total}', String(total));
}
