import { firstPaintScript, keptLanguageScript } from './layout/first-paint.server.ts';

/**
 * Lets a finished document paint before it loads its scripts: the stylesheets come first in the head, the
 * modules, which React Router asks for before them, after the first paint. The data is written shorter.
 * @param languageOpen The address does not say the language of the document.
 */
export function paintFirst(html: string, languageOpen = false): string {
  return plainData(
    modulesAfterPaint(stylesFirst(oneFrameSheet(forBlockedStorage(html)), languageOpen)),
  );
}

const forgetScroll =
  /catch \(error\) \{\s*console\.error\(error\);\s*(sessionStorage\.removeItem\(storageKey\);)\s*\}/;

/** React Router's script that restores the scroll fails a second time where the browser blocks its storage. */
function forBlockedStorage(html: string): string {
  return html.replace(forgetScroll, 'catch { try { $1 } catch {} }');
}

/**
 * React Router marks a sheet that late parts need too with a `#`, so that they bring a copy, which stays when
 * the page goes. The first sheet is that of every page and stays anyway: its copy would only bring the
 * typefaces again, and lay the page out anew.
 */
function oneFrameSheet(html: string): string {
  const [, marked] = /<link rel="stylesheet" href="([^"]+#)"/.exec(html) ?? [];
  return marked ? html.replaceAll(marked, marked.slice(0, -1)) : html;
}

function stylesFirst(html: string, languageOpen: boolean): string {
  const sheets: string[] = [];
  const rest = html.replaceAll(/<link rel="stylesheet"[^>]*>/g, (sheet) => {
    if (!sheets.includes(sheet)) sheets.push(sheet);
    return '';
  });
  const script = languageOpen ? keptLanguageScript + firstPaintScript : firstPaintScript;
  const first = `<script>${script}</script>${sheets.join('')}`;
  return rest.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + first);
}

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const starter = /(?<=<script type="module" async="">)[^]*?(?=<\/script>)/;
const routerManifest = /(?<=window\.__reactRouterManifest = )\{[^]*?\n\}(?=;)/;
const routeModule = /import \* as (\w+) from ("[^"]+");/g;

/**
 * One module after the other, when the page rests: each is run in a task of its own, between which a page
 * that is being read scrolls. The router's number of the first page in the history is written before, too.
 */
function modulesAfterPaint(html: string): string {
  const [entry, ...files] = Array.from(html.matchAll(preload), ([, file]) => file);
  return html.replaceAll(preload, '').replace(starter, (code) => {
    const modules = [...code.matchAll(routeModule)];
    const names = modules.map(([, name]) => name).join();
    const addresses = modules.map(([, , address]) => address).join();
    const rest = code
      .replaceAll(routeModule, '')
      .replace(routerManifest, (json) => ofShownRoutes(json, code))
      .replaceAll(/^[\s;]+/gm, '');
    return `await painted;
const files=${JSON.stringify([...files, entry])};
for(const href of files){document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));await new Promise(done=>setTimeout(done))}
await new Promise(done=>(window.requestIdleCallback??setTimeout)(done,{timeout:500}));
history.state??history.replaceState({idx:0},"");
for(const file of files.slice(0,-1))await import(file);
const [${names}]=await Promise.all([${addresses}].map(file=>import(file)));
${rest}`;
  });
}

const shownRoute = /(?<=[{,])("[^"]+"):route\d/g;

/**
 * What the browser has to know of the routes that it shows, and of the home page: it would take the frame, which
 * stands at the same path, for the whole of it and show it empty. React Router adds those of all paths above,
 * which it asks for with those of all links in view all the same.
 */
function ofShownRoutes(json: string, code: string): string {
  const manifest = JSON.parse(json) as { routes: Record<string, { readonly path?: string }> };
  const shown = Array.from(code.matchAll(shownRoute), ([, id = '']) => JSON.parse(id) as string);
  const needed = Object.entries(manifest.routes).filter(
    ([id, { path }]) => shown.includes(id) || path === '/',
  );
  return JSON.stringify({ ...manifest, routes: Object.fromEntries(needed) });
}

const chunk = /(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/g;

/**
 * React Router writes a text of a list of texts, and what loaders give is a text of its own in there
 * (page-data.ts): quotes escaped three times over, 0.4 KB of a long page (brotli). The browser writes
 * them itself, from what they say.
 */
function plainData(html: string): string {
  return html.replaceAll(chunk, (literal) => {
    const values: unknown = read(JSON.parse(literal) as string);
    if (!Array.isArray(values)) return literal;
    const written = values.map((value) => {
      const packed = typeof value === 'string' && value.startsWith('{') ? read(value) : undefined;
      return packed === undefined ? JSON.stringify(value) : `write(${JSON.stringify(packed)})`;
    });
    // Nothing in it ends the script or begins a comment.
    const list = written.join().replaceAll(/<(?=[/!])/g, '<\\');
    return `(write=>write([${list}])+"\\n")(JSON.stringify)`;
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
