import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy of the server that records what it is asked for: Playwright does not see requests of speculation rules. */
export interface CountingProxy {
  readonly url: string;
  /** The paths, in order. */
  readonly asked: readonly string[];
  stop(): void;
}

/** Starts a proxy on a free port. */
export async function startCountingProxy(origin: string): Promise<CountingProxy> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    asked.push(url);
    const passed = ask(origin + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
