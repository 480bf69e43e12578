import { useRouteLoaderData } from 'react-router';
import { unpack } from '#app/lib/page-data.ts';
import type { Frame } from '#content/read.server.ts';

/** What every page shares in the language in view; undefined only when the server failed to load it. */
export function useFrame(): Frame | undefined {
  const text = useRouteLoaderData<string>('root');
  return text === undefined ? undefined : parse(text);
}

let last: { readonly text: string; readonly frame: Frame } | undefined;

/** Many components of one page ask for the same frame. */
function parse(text: string): Frame {
  if (last?.text !== text) last = { text, frame: unpack(text) as Frame };
  return last.frame;
}

/** The same, for components that only stand where the frame has loaded. */
export function useLoadedFrame(): Frame {
  const frame = useFrame();
  if (!frame) throw new Error('the frame has not been loaded');
  return frame;
}
