import type { LoaderFunctionArgs } from 'react-router';
import { localeOf } from '#content/pages.ts';
import { readSearchDocuments } from '#content/search-documents.server.ts';

/** What the search of the language of the path works with, for the browser. */
export function loader({ url }: LoaderFunctionArgs): Response {
  return Response.json(readSearchDocuments(localeOf(url)));
}
