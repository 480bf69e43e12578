import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { closeWithin } from './close.ts';

it('does not wait for the connection of a request that ends while the server closes', async () => {
  const app = fastify();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/', () => {
    asked.resolve();
    return answer.promise;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const response = once(get(url, { agent }), 'response') as Promise<[IncomingMessage]>;
  await asked.promise;
  const closed = closeWithin(app, 600_000);
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  answer.resolve('done');
  const [received] = await response;
  expect(await text(received)).toBe('done');
  await closed;
  agent.destroy();
});
