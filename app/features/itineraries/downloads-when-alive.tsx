import { useEffect, useState, type ComponentType } from 'react';
import type { DownloadsProps } from './downloads.tsx';

/** The downloads work with JavaScript alone: they come with the page's life and weigh on no document. */
export function DownloadsWhenAlive(props: DownloadsProps) {
  const [Downloads, setDownloads] = useState<ComponentType<DownloadsProps>>();
  useEffect(() => {
    import('./downloads.tsx').then(
      (loaded) => setDownloads(() => loaded.Downloads),
      () => undefined,
    );
  }, []);
  return Downloads ? <Downloads {...props} /> : null;
}
