/** Tells the browser and readers of feeds where the articles are; it ends up in the document's head. */
export function FeedLink({ href, title }: { readonly href: string; readonly title: string }) {
  return <link rel="alternate" type="application/rss+xml" title={title} href={href} />;
}
