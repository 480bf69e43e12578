import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { LogLevel } from '../settings.ts';

/** JSON lines without personal data: no bodies, client IPs, e-mails or query strings. */
export function createLogger(level: LogLevel): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url ?? ''),
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
      }),
    },
  });
}

/** Logs every response of the API and every failure; responses of pages only at level debug. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    const level = path.startsWith('/api/') || reply.statusCode >= 500 ? 'info' : 'debug';
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ method, path, status: reply.statusCode, ms }, 'answered');
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
