/** What a document says, without its markup and scripts; spaces of any kind are plain ones. */
export async function textOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
