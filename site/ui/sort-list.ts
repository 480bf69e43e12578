/**
 * Sorts a list in the document: a select whose name ends in `sort` chooses by which number, which the query holds under
 * that name, and each item has its numbers in `data-sort`, lowest first. The first choice is the order of the document;
 * what has no number comes last.
 */
import { onQueryChange, setParameter } from '#site/lib/change-query.ts';

for (const select of document.querySelectorAll<HTMLSelectElement>('select[name$=sort]')) {
  const list = select.closest('section')?.querySelector('[data-sort]')?.parentElement;
  if (list) connect(select, list);
}

function connect(select: HTMLSelectElement, list: Element): void {
  const { name } = select;
  const items = [...list.children] as HTMLElement[];
  const values = [...select.options].map(({ value }) => value);
  select.addEventListener('change', () =>
    setParameter(name, select.value === values[0] ? '' : select.value),
  );
  onQueryChange(show);
  show();

  function show(): void {
    const given = new URLSearchParams(location.search).get(name);
    select.value = values.find((each) => each === given) ?? values[0] ?? '';
    const number = ({ dataset }: HTMLElement) =>
      (JSON.parse(dataset['sort'] ?? '{}') as Record<string, number>)[select.value] ??
      Number.POSITIVE_INFINITY;
    const sorted =
      select.value === values[0]
        ? items
        : items.toSorted((one, other) => order(number(one), number(other)));
    list.append(...sorted);
  }
}

/** The difference of two infinities is no number. */
const order = (one: number, other: number) => (one === other ? 0 : one - other);
