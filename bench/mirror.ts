import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { getRaw, textOf } from './http-get.ts';
import type { Harness } from '../tests/faults/harness.ts';

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** After this time (ms) without a request the page counts as loaded. */
const calm = 500;

interface Request {
  readonly path: string;
  /** What a browser says it is for: `script`, `style`, `image`, `empty` for data. */
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A proxy of the server that records requests. */
export interface Mirror {
  readonly origin: string;
  /** What reached it, in order; empty it to begin anew. */
  readonly asked: Request[];
  /** Resolves when nothing has been asked for half a second. */
  quiet(): Promise<void>;
}

/**
 * Starts a mirror of the server on a port of its own; documents pass through `change` and are compressed
 * again as well as can be.
 */
export async function startMirror(
  harness: Harness,
  origin: string,
  change: (html: string) => string = (html) => html,
): Promise<Mirror> {
  const documents = new Map<string, Buffer>();
  const asked: Mirror['asked'] = [];
  let open = 0;
  let last = 0;

  async function answer(path: string, cookie: string | undefined) {
    const headers = { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) };
    const raw = await getRaw(origin + path, headers);
    const passed = { ...raw.headers };
    for (const name of ofConnection) delete passed[name];
    if (!passed['content-type']?.startsWith('text/html')) return { ...raw, headers: passed };
    const body = documents.get(path) ?? brotliCompressSync(change(textOf(raw)));
    documents.set(path, body);
    return { status: raw.status, headers: { ...passed, 'content-encoding': 'br' }, body };
  }

  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    asked.push({ path: url, kind: headers['sec-fetch-dest'] ?? '', at: now() });
    open++;
    response.on('close', () => {
      open--;
      last = performance.now();
    });
    answer(url, headers.cookie).then(
      ({ status, headers: sent, body }) => response.writeHead(status, sent).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  harness.atEnd(() => {
    server.closeAllConnections();
    server.close();
  });

  async function quiet(): Promise<void> {
    const since = performance.now();
    while (open > 0 || performance.now() - Math.max(last, since) < calm) await wait(50);
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, quiet };
}

/** As exact as the browser's own times, with which it is compared. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/** The document without any script, and without loading one ahead. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/gi, '');
}
