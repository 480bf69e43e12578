import type { LoaderFunctionArgs } from 'react-router';
import { localeOf } from '#content/pages.ts';
import { readEntryRules } from '#content/requirements.server.ts';

/** What the entry checker answers with, in the language of the path. */
export function loader({ url }: LoaderFunctionArgs): Response {
  return Response.json(readEntryRules(localeOf(url)));
}
