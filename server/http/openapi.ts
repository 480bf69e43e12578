import type { FastifyInstance } from 'fastify';
import { owner } from '#content/data/owner.ts';
import { apiDescriptionPath } from '#content/pages.ts';
import type { Settings } from '../settings.ts';
import { collectOperations } from './api-routes.ts';
import { allowOnly } from './errors.ts';
import type { Content } from './files.ts';
import { jsonContent } from './json-content.ts';
import { description } from './operations.ts';
import { encodeFor, sendContent } from './send.ts';

/**
 * `GET /api/openapi.json`: every route of the API that is registered from now on, in OpenAPI 3.1.
 * @throws when one of them is not described.
 */
export function apiDescription(app: FastifyInstance, { publicUrl }: Settings): void {
  const paths = collectOperations(app);
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Rumbo Corea',
      version: '1.0.0',
      description:
        'A guide to Korea for Spanish speakers. The search is for any program; the other routes are what the pages of the guide use. What goes wrong is answered with a code in `error`.',
      contact: { url: owner.origin },
    },
    servers: [{ url: publicUrl }],
    paths,
  };
  let content: Content | undefined;
  app.get(apiDescriptionPath, { config: { operation: description } }, async (request, reply) => {
    // No route comes after the first request.
    content ??= jsonContent(JSON.stringify(document));
    await encodeFor(request, content);
    return sendContent(request, reply, content);
  });
  allowOnly(app, apiDescriptionPath, 'GET');
}
