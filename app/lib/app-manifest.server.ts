import { isLocale } from '#content/locale.ts';
import { appManifestPath } from '#content/offline-paths.ts';

/** Adds to a document's head what makes the guide installable; the browser's own code does not have to know it. */
export function withManifest(html: string): string {
  const [, locale] = /<html lang="(\w+)"/.exec(html) ?? [];
  if (!isLocale(locale)) return html;
  const link = `<link rel="manifest" href="${appManifestPath(locale)}"/>`;
  return html.replace('</head>', (end) => link + end);
}
