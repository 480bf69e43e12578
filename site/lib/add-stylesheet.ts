const added = new Map<string, Promise<void>>();

/** Adds a stylesheet to the document once; after a failure the next call tries again. */
export function addStylesheet(href: string): Promise<void> {
  const before = added.get(href);
  if (before) return before;
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      added.delete(href);
      reject(new Error(`${href} did not come`));
    });
    document.head.append(link);
  });
  added.set(href, loaded);
  return loaded;
}
