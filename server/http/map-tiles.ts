import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { allowOnly } from './errors.ts';
import { mapTiles as operation } from './operations.ts';

/** `GET /api/map-tiles`: the URL of the street map's tiles, requested when the visitor turns the street map on. */
export function mapTilesRoute(app: FastifyInstance, { tileUrl }: Settings): void {
  app.get('/api/map-tiles', { config: { operation } }, (_request, reply) =>
    reply.header('cache-control', 'private, max-age=3600').send({ url: tileUrl }),
  );
  allowOnly(app, '/api/map-tiles', 'GET');
}
