import type { LoaderFunctionArgs } from 'react-router';
import { readOfflineWords } from '#content/offline.server.ts';
import { localeOf } from '#content/pages.ts';

/** What is said about the connection and the saved guide, in the language of the path. */
export function loader({ url }: LoaderFunctionArgs): Response {
  return Response.json(readOfflineWords(localeOf(url)));
}
