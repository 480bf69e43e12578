import { useRouteLoaderData } from 'react-router';
import type { Frame } from '#content/read.server.ts';

/** What every page shares in the language in view; undefined only when the server failed to load it. */
export function useFrame(): Frame | undefined {
  return useRouteLoaderData<Frame>('root');
}

/** The same, for components that only stand where the frame has loaded. */
export function useLoadedFrame(): Frame {
  const frame = useFrame();
  if (!frame) throw new Error('the frame has not been loaded');
  return frame;
}
