import { routerManifest } from './router-manifest.ts';

/** Under what the tab remembers which build it has left. */
const left = 'left-build';

/**
 * Code that a page asks for after it has come alive. A tab that outlives its build asks for files that are gone: one
 * reload brings the new ones, and what was typed is kept (`draft.ts`).
 * @throws what `load` throws.
 */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    reloadIfOutdated().catch(() => undefined);
    throw error;
  }
}

async function reloadIfOutdated(): Promise<void> {
  const version = routerManifest()?.version;
  if (version === undefined) return;
  const { status } = await fetch(`/__manifest?paths=%2F&version=${version}`);
  // React Router's server answers so when it has another build.
  if (status !== 204 || sessionStorage.getItem(left) === version) return;
  // A kept copy of the old page must not reload for ever.
  sessionStorage.setItem(left, version);
  location.reload();
}
