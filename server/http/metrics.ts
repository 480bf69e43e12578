import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { HttpError } from './errors.ts';

/** Counts every response. `GET /metrics` requires the token; when none is set, the route does not exist. */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
): void {
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern instead of the URL, because the number of URLs is unlimited.
    const route = request.routeOptions.url ?? 'none';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new HttpError(401);
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
