/** The opening tags of this name in a document. */
export function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
}

/** The value of an attribute in an opening tag. */
export function attribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

export function links(html: string): string[] {
  return tags(html, 'a').filter((tag) => attribute(tag, 'href') !== undefined);
}

export function idsOf(html: string): string[] {
  return [...html.matchAll(/<[^>]*\sid="([^"]*)"/g)].map(([, id = '']) => id);
}

/** The content of a `<meta>` of the head. */
export function metaOf(html: string, key: 'name' | 'property', value: string): string | undefined {
  const tag = tags(html, 'meta').find((candidate) => attribute(candidate, key) === value);
  return tag && attribute(tag, 'content');
}
