import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** `GET /api/map-tiles`: where the street map's tiles come from. The map asks once the visitor wants it. */
export function mapTilesRoute(app: FastifyInstance, { tileUrl }: Settings): void {
  app.get('/api/map-tiles', (_request, reply) =>
    reply.header('cache-control', 'private, max-age=3600').send({ url: tileUrl }),
  );
}
