/**
 * Sorts a list in the document: `<select data-sort="sort">` chooses by which number, which the query holds, and each
 * child of `data-sorted` gives it as `data-sort-<choice>`, lowest first. The first choice is the order of the
 * document; what has no number comes last.
 */
import { onQueryChange, setParameter } from '#site/lib/change-query.ts';

for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-sort]')) {
  const list = select.closest('[data-filter-list]')?.querySelector('[data-sorted]');
  if (list) connect(select, list);
}

function connect(select: HTMLSelectElement, list: Element): void {
  const name = select.dataset['sort'] ?? '';
  const items = [...list.children];
  const values = [...select.options].map(({ value }) => value);
  select.addEventListener('change', () =>
    setParameter(name, select.value === values[0] ? '' : select.value),
  );
  onQueryChange(show);
  show();

  function show(): void {
    const given = new URLSearchParams(location.search).get(name);
    select.value = values.find((each) => each === given) ?? values[0] ?? '';
    const number = (item: Element) =>
      Number(item.getAttribute(`data-sort-${select.value}`) ?? Number.POSITIVE_INFINITY);
    const sorted =
      select.value === values[0]
        ? items
        : items.toSorted((one, other) => order(number(one), number(other)));
    list.append(...sorted);
  }
}

/** The difference of two infinities is no number. */
const order = (one: number, other: number) => (one === other ? 0 : one - other);
