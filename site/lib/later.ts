/** Under what the tab remembers which build it has left. */
const left = 'left-build';

/**
 * Loads code after the page. A tab that outlives its build asks for files that are gone: one reload brings the new
 * ones, and what was typed is kept (`draft.ts`).
 * @throws what `load` throws.
 */
export async function later<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    reloadIfOutdated().catch(() => undefined);
    throw error;
  }
}

/** Reloads once if the server has another build than the one this document came from. */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (!script) return;
  const { pathname } = new URL(script);
  const current = await fetch(location.pathname, { cache: 'no-store' });
  if ((await current.text()).includes(pathname) || sessionStorage.getItem(left) === pathname)
    return;
  // A kept copy of the old page must not reload for ever.
  sessionStorage.setItem(left, pathname);
  location.reload();
}
