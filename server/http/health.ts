import type { FastifyInstance } from 'fastify';
import { retentionHeld } from '../storage/retention-run.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * `/healthz`: the process responds. `/readyz`: the database accepts writes (its tables were checked at start); `alerts`
 * names problems that need a person but do not affect visitors.
 */
export function healthRoutes(app: FastifyInstance, storage: Storage): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    await storage.ready();
    const held = await retentionHeld(storage);
    const alerts = held ? [{ alert: 'retention-held', ...held }] : [];
    return reply.header('cache-control', 'no-store').send({ status: 'ready', alerts });
  });
}
