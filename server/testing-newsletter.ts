import type { Mail } from './mail/transport.ts';
import { createWorker } from './mail/worker.ts';
import { sameOrigin, startServer, type TestServer } from './testing.ts';

export interface NewsletterServer extends TestServer {
  /** Advances the server's clock (ms). */
  wait(time: number): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Requests the newsletter as the page's script does. */
  subscribe(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Calls the route behind the button of a link's page. */
  act(name: 'confirm' | 'unsubscribe', token: string): Promise<Response>;
  /** Sends the queued mails and returns them. */
  mails(): Promise<Mail[]>;
}

/** A server with its own clock and a mailbox that accepts everything. */
export async function startNewsletter(env: Record<string, string> = {}): Promise<NewsletterServer> {
  let clock = Date.UTC(2025, 2, 1);
  const now = () => clock;
  const server = await startServer(env, { now });
  const delivered: Mail[] = [];
  const worker = createWorker({
    storage: server.storage,
    transport: { deliver: async (mail) => void delivered.push(mail) },
    sender: { from: 'Rumbo Corea <hola@rumbo.example>', origin: 'https://rumbo.example' },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now,
  });
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    ...server,
    now,
    wait: (time) => void (clock += time),
    subscribe: (body, headers = {}) => post('/api/newsletter', body, { ...sameOrigin, ...headers }),
    act: (name, token) => post(`/api/newsletter/${name}`, { token }),
    mails: async () => {
      await worker.runOnce();
      return delivered.splice(0);
    },
  };
}

/** The token in a mail's link. @throws when there is none. */
export function tokenIn(mail: Mail | undefined): string {
  const [, token] = /\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error('the mail has no link');
  return token;
}
