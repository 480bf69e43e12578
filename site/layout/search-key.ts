import { readStored } from '#site/lib/storage.ts';

/**
 * The key `/` opens a search field, or goes to that of the search page, unless somebody types or has switched the key
 * off there. The field stands in the document: what is typed next is never lost to a page that still loads.
 */
addEventListener('keydown', (event) => {
  const { key, target } = event;
  const typing = target instanceof Element && target.closest('input,select,textarea,dialog');
  if (key !== '/' || typing || readStored('slash')) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('main #q');
  if (field) field.focus();
  else document.querySelector<HTMLDialogElement>('#search-window')?.showModal();
});
