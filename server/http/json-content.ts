import { hashOf, type Content } from './files.ts';
import { openHeaders } from './headers.ts';

/** Answers for programs of any website: they hold nothing of visitors, and no search engine lists them. */
export const forPrograms = {
  ...openHeaders,
  'access-control-expose-headers': 'ETag, Retry-After',
  'x-robots-tag': 'noindex',
} as const;

/** JSON for programs, which may keep it for an hour, as they do the open data. */
export function jsonContent(json: string): Content {
  const body = Buffer.from(json);
  const headers = {
    ...forPrograms,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  };
  return { status: 200, headers, body, hash: hashOf(body), encoded: {} };
}
