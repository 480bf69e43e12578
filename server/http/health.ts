import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/storage.ts';

/** `/healthz`: the process answers. `/readyz`: the tables are up to date (checked at start) and take writes. */
export function healthRoutes(app: FastifyInstance, storage: Storage): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    await storage.ready();
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
