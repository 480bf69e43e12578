import { redirect, type LoaderFunctionArgs } from 'react-router';
import { paths, redirects } from '#content/pages.ts';

/** Leads an address that moved to its page, for good. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const moved = redirects.find(({ from }) => from === url.pathname.replace(/\/$/, ''));
  if (!moved) throw new Response(null, { status: 404 });
  return redirect(paths[moved.to][moved.locale], 301);
}
