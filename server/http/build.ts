import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import { pathTo } from '#content/pages.ts';
import type { Settings } from '../settings.ts';
import { loadFiles } from './files.ts';
import type { FailedForm, Pages } from './pages.ts';
import type { Site } from './site.ts';

/** What `app/entry.server.tsx` exports beside the renderer: where the contact pages find a form to show again. */
interface Entry {
  readonly contactResult?: RouterContext<FailedForm | null>;
}

/**
 * Loads the built website (`client/` and `server/index.js`).
 * @throws when it was not built, or cannot show a form again.
 */
export async function loadBuild(
  folder: string,
  settings: Settings,
): Promise<{ readonly site: Site; readonly pages: Pages }> {
  const file = pathToFileURL(resolve(folder, 'server/index.js')).href;
  const build = (await import(file)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const { contactResult } = build.entry.module as Entry;
  if (!contactResult) throw new Error('the build does not export contactResult');
  const pages: Pages = {
    renderForm: async (_request, failed) => {
      const context = new RouterContextProvider();
      context.set(contactResult, failed);
      const response = await handle(
        new Request(settings.publicUrl + pathTo(failed.form, failed.locale)),
        context,
      );
      return { status: response.status, html: await response.text() };
    },
  };
  const files = await loadFiles(join(folder, 'client'), settings);
  return { site: { files, handle: (request) => handle(request), pageOfData }, pages };
}

/** React Router asks for `/contacto.data`, `/_root.data` and `/__manifest`. */
function pageOfData(path: string): string | undefined {
  if (path === '/__manifest') return path;
  if (!path.endsWith('.data')) return undefined;
  return path.slice(0, -'.data'.length).replace(/^\/_root$|\/_$/, '') || '/';
}
