import type { FastifyInstance } from 'fastify';

/** A JSON Schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface ApiAnswer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** What a route does, as OpenAPI 3.1 describes it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, ApiAnswer>>;
}

/** The operations of each path, by method. */
export type ApiPaths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route of the API does; `refused` where it only says that there is nothing. */
    readonly operation?: Operation | 'refused';
  }
}

/** The configuration of a route that only says that there is nothing, or nothing with this method. */
export const refused = { operation: 'refused' } as const;

/**
 * Collects what the routes of the API say of themselves, from now on, as the paths of its description.
 * @returns the paths; they are complete when the app is ready.
 */
export function collectOperations(app: FastifyInstance): ApiPaths {
  const paths: Record<string, Record<string, Operation>> = {};
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith('/api/')) return;
    const operation = config?.operation;
    if (operation === undefined) throw new Error(`the route ${url} is not described`);
    if (operation === 'refused') return;
    // Fastify answers HEAD as GET.
    for (const name of [method].flat().filter((each) => each !== 'HEAD')) {
      paths[url] = { ...paths[url], [name.toLowerCase()]: operation };
    }
  });
  return paths;
}
