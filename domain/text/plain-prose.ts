/** Prose without the Markdown of links and emphasis. */
export const plainProse = (prose: string): string =>
  prose.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');
