/** Links marked `data-carries` take along what the query says about the journey. */
const known = new URLSearchParams(location.search);

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-carries]'))
  for (const name of ['passport', 'term', 'days']) {
    const value = known.get(name);
    if (value) link.search += `&${name}=${encodeURIComponent(value)}`;
  }
