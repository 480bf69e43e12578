import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { StorageUnavailable } from '../storage/errors.ts';
import { refused } from './api-routes.ts';

export const codes = {
  400: 'malformed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
  422: 'invalid',
  429: 'too-many-requests',
  500: 'internal',
  503: 'unavailable',
} as const;

export type ErrorStatus = keyof typeof codes;

/** `Retry-After` (seconds) when the storage was unavailable. */
export const retryAfterOutage = 5;

/** An error status that a route chooses. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus) {
    super(codes[status]);
    this.status = status;
  }
}

/** Answers with `{error}`: a code for programs, without internal details; `more` says what to do. */
export function sendError(
  reply: FastifyReply,
  status: ErrorStatus,
  more: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  if (status === 503) void reply.header('retry-after', String(retryAfterOutage));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: codes[status], ...more });
}

/** Maps thrown errors to responses for all routes. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status === 503) request.log.error({ code: error.code }, 'storage unavailable');
    if (status === 500) request.log.error({ err: error }, 'unexpected error');
    return sendError(reply, status);
  });
  // GET and HEAD always match a route, so other requests that arrive here used another method.
  app.setNotFoundHandler((request, reply) => {
    const read = request.method === 'GET' || request.method === 'HEAD';
    if (read) return sendError(reply, 404);
    return methodNotAllowed(reply, 'GET, HEAD');
  });
}

export function methodNotAllowed(reply: FastifyReply, allow: string): FastifyReply {
  return sendError(reply.header('allow', allow), 405);
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers all methods of a URL but these with 405. */
export function allowOnly(app: FastifyInstance, url: string, ...allowed: string[]): void {
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    config: refused,
    handler: (_request, reply) => methodNotAllowed(reply, allowed.join(', ')),
  });
}

function statusOf(error: FastifyError): ErrorStatus {
  if (error instanceof HttpError) return error.status;
  if (error instanceof StorageUnavailable) return 503;
  const status = error.statusCode ?? 500;
  if (status in codes) return status as ErrorStatus;
  return status >= 400 && status < 500 ? 400 : 500;
}

/** Handles errors before routing, such as a URL that cannot be decoded. */
export function onFrameworkError(headers: Readonly<Record<string, string>>) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void sendError(reply.headers(headers), statusOf(error));
  };
}

/** Whether proxies and servers may read a request differently: two hosts, or none (RFC 9112). */
export function isAmbiguous({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  if (httpVersionMajor < 1) return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

const connectionErrors: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Handles requests that Node cannot parse, such as unknown methods, with the usual headers. The connection ends at once:
 * a client that keeps its side open would hold up the server when it stops.
 */
export function onClientError(headers: Readonly<Record<string, string>>) {
  const fixed = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = JSON.stringify({ error: codes[400] });
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = connectionErrors[error.code ?? ''] ?? '400 Bad Request';
    socket.end(
      `HTTP/1.1 ${status}\r\n${fixed.join('')}cache-control: no-store\r\nconnection: close\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      () => socket.destroy(),
    );
  };
}
