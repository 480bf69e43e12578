import { readStored } from '#site/lib/storage.ts';

/** The key `/` follows the link to the search, unless somebody types or has switched the key off there. */
addEventListener('keydown', (event) => {
  const { key, target } = event;
  const typing = target instanceof Element && target.closest('input,select,textarea,dialog');
  if (key !== '/' || typing || readStored('slash')) return;
  event.preventDefault();
  document.querySelector<HTMLAnchorElement>('[data-search-link]')?.click();
});
