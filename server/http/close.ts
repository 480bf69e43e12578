import type { FastifyInstance } from 'fastify';

/**
 * Takes no more requests, finishes those under way, and closes what is still open after a grace period (ms). Node
 * stops to cut off slow clients once a server closes, so a silent connection would hold it up for ever.
 */
export async function closeWithin(app: FastifyInstance, grace: number): Promise<void> {
  const alarm = setTimeout(() => app.server.closeAllConnections(), grace);
  await app.close();
  clearTimeout(alarm);
}
