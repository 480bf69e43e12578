declare global {
  interface Window {
    /** React Router's; the version changes with every build that differs. */
    readonly __reactRouterManifest?: { readonly version: string };
  }
}

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
  // eslint-disable-next-line no-underscore-dangle -- React Router's name
  const version = window.__reactRouterManifest?.version;
  if (version === undefined) return;
  const { status } = await fetch(`/__manifest?paths=%2F&version=${version}`);
  // React Router's server answers so when it has another build.
  if (status !== 204 || sessionStorage.getItem(left) === version) return;
  // A kept copy of the old page must not reload for ever.
  sessionStorage.setItem(left, version);
  location.reload();
}
