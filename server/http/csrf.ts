import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { allowOnly } from './errors.ts';
import { csrfToken as operation } from './operations.ts';

/** Browsers accept `__Host-` cookies only over https. */
function cookieName(https: boolean): string {
  return https ? '__Host-csrf' : 'csrf';
}

function tokenFor(nonce: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf:${nonce}`).digest('base64url');
}

/** `GET /api/csrf-token`: sets a signed cookie and returns the token that belongs to it. */
export function csrfRoute(app: FastifyInstance, settings: Settings): void {
  const name = cookieName(settings.https);
  app.get('/api/csrf-token', { config: { operation } }, async (request, reply) => {
    // Tabs share the cookie, so a second tab must not invalidate the token of the first.
    const nonce = signedNonce(request, name) ?? randomBytes(18).toString('base64url');
    return reply
      .header('cache-control', 'no-store')
      .setCookie(name, nonce, {
        signed: true,
        httpOnly: true,
        sameSite: 'strict',
        secure: settings.https,
        path: '/',
      })
      .send({ csrfToken: tokenFor(nonce, settings.cookieSecret) });
  });
  allowOnly(app, '/api/csrf-token', 'GET');
}

/**
 * Checks requests that write: they need Fetch Metadata that says same-origin, or a CSRF token. So a form still works
 * when its token could not be fetched.
 */
export function sameOriginCheck(settings: Settings): (request: FastifyRequest) => boolean {
  const name = cookieName(settings.https);
  return (request) =>
    hasToken(request, name, settings.cookieSecret) || isSameOrigin(request, settings.publicUrl);
}

function hasToken(request: FastifyRequest, name: string, secret: string): boolean {
  const token = request.headers['x-csrf-token'];
  const nonce = signedNonce(request, name);
  if (typeof token !== 'string' || nonce === undefined) return false;
  const expected = Buffer.from(tokenFor(nonce, secret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signedNonce(request: FastifyRequest, name: string): string | undefined {
  const cookie = request.cookies[name];
  const unsigned = cookie ? request.unsignCookie(cookie) : undefined;
  return unsigned?.valid ? unsigned.value : undefined;
}

/**
 * Fetch Metadata, which no script can forge, decides when the browser sends it, else the `Origin` header. It is compared
 * with the public URL, not with `Host`: an attacker's domain may resolve to this server.
 */
function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return request.headers.origin === publicUrl;
}
