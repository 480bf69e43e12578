import type { FastifyInstance } from 'fastify';

/**
 * Stops accepting requests, finishes those in progress, and closes all remaining connections after a grace period
 * (ms). Node no longer enforces its timeouts once a server closes, so a silent connection would keep it open for ever.
 */
export async function closeWithin(app: FastifyInstance, grace: number): Promise<void> {
  // The connection of a response that ends meanwhile would stay open for another request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const alarm = setTimeout(() => app.server.closeAllConnections(), grace);
  await app.close();
  clearInterval(sweep);
  clearTimeout(alarm);
}
