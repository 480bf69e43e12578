import { documentAt } from '#content/document-paths.ts';
import { readFrame } from '#site/layout/read-frame.ts';

/** What a page file asks first: the language of the document and what every page says around its content. */
export function documentOf({ url }: { readonly url: URL }) {
  const { id, locale } = documentAt(url.pathname);
  return { id, locale, frame: readFrame(locale) };
}
