import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** `GET /api/map-tiles`: the URL of the street map's tiles, requested when the visitor turns the street map on. */
export function mapTilesRoute(app: FastifyInstance, { tileUrl }: Settings): void {
  app.get('/api/map-tiles', (_request, reply) =>
    reply.header('cache-control', 'private, max-age=3600').send({ url: tileUrl }),
  );
}
