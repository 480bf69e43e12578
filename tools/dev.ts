// `npm run dev`: the server of production, with the pages from Astro's development server and hot reload.
import { dev } from 'astro';
import { documentPath, onDemandPath } from '#content/document-paths.ts';
import { isEmbedPath } from '#content/embed-paths.ts';
import { locales } from '#content/locale.ts';
import { figureFolder } from '#content/open-data-paths.ts';
import { pagesWith, searchWith, type AstroHandler } from '#server/http/build.ts';
import { routeOf } from '#server/http/routing.ts';
import { serveOrExit, type Website } from '#server/serve.ts';
import { readSettings } from '#server/settings.ts';

await serveOrExit(() => readSettings({ LOG_LEVEL: 'warn', ...process.env }), website);

async function website(): Promise<Website> {
  const astro = await dev({ server: { port: 0 }, logLevel: 'warn' });
  const handle: AstroHandler = (request, response, _next, locals) => {
    // Astro's development server reads `Astro.locals` from this property.
    Reflect.set(request, Symbol.for('astro.locals'), locals);
    astro.handle(request, response);
  };
  return {
    pages: pagesWith(handle),
    search: searchWith(handle),
    routes: (app) => {
      app.get('*', (request, reply) => {
        const route = routeOf(request);
        if (route.kind === 'redirect') return reply.redirect(route.to, 301);
        const { raw } = request;
        if (route.kind === 'document') {
          const { id, locale, query } = route;
          raw.url = query ? onDemandPath(id, locale) + query : documentPath(id, locale);
        } else if (isLost(route.path)) {
          raw.url = documentPath('not-found', route.locale);
        }
        // Without the headers of production, whose policy would forbid the scripts that Vite adds.
        reply.hijack();
        handle(raw, reply.raw, () => undefined, {});
      });
    },
    close: () => astro.stop(),
  };
}

/** Whether a path is no page: modules and files have an extension, or belong to Vite; figures and embeds have documents. */
function isLost(path: string): boolean {
  const isFigure = locales.some((locale) => path.startsWith(`${figureFolder(locale)}/`));
  return !path.startsWith('/@') && !/\.\w+$/.test(path) && !isFigure && !isEmbedPath(path);
}
