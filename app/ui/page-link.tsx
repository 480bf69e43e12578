import type { ComponentProps, SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { routerManifest } from '#app/lib/router-manifest.ts';

/** A link to another page: what it needs is fetched when the visitor reaches for it, and it fades in. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      prefetch="intent"
      viewTransition
      onFocus={fetchStyles}
      onMouseEnter={fetchStyles}
      onTouchStart={fetchStyles}
      {...props}
    />
  );
}

/** React Router fetches a page's data and scripts ahead, and leaves out its stylesheets. */
function fetchStyles({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  const routes = Object.values(routerManifest()?.routes ?? {});
  for (const { path, css = [] } of routes) {
    if (path === currentTarget.pathname) for (const href of css) prefetch(href.replace('#', ''));
  }
}

function prefetch(href: string): void {
  if (document.querySelector(`link[href^="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'style', href });
  document.head.append(link);
}
