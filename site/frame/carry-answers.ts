/** Links marked `data-carries` take along what the query of this page says about the journey, as to the D-4 plan. */
import { onQueryChange } from '#site/lib/change-query.ts';

const names = ['passport', 'term', 'days'] as const;

function carry(): void {
  const known = new URLSearchParams(location.search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-carries]')) {
    const query = new URLSearchParams(link.search);
    for (const name of names) {
      const value = known.get(name);
      if (value) query.set(name, value);
    }
    link.search = query.toString();
  }
}

carry();
onQueryChange(carry);
