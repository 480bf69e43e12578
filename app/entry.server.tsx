import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { localeOfPath } from '#content/pages.ts';
import { describeDocument } from './describe-document.server.ts';
import { withManifest } from './lib/app-manifest.server.ts';
import { paintFirst } from './paint-first.server.ts';

// Where the server puts a form that was sent without JavaScript and not taken.
export { contactResult } from './lib/contact-result.ts';

/** Renders a whole document: the server needs its final text to allow its inline scripts by hash. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The build asks for each page with a slash at the end; links within the page would keep it.
  const { location } = context.staticHandlerContext;
  context.staticHandlerContext.location = {
    ...location,
    pathname: location.pathname.replace(/(?<=.)\/+$/, ''),
  };
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      signal: request.signal,
      // Nothing is streamed: what is lazy in the browser stands in its place, also without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const languageOpen = localeOfPath(location.pathname) === undefined;
  const html = describeDocument(
    withManifest(paintFirst(await new Response(stream).text(), languageOpen)),
    context.staticHandlerContext,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed ? 500 : status, headers });
}
