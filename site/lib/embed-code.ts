interface Framed {
  readonly src: string;
  readonly title: string;
  /** The language of the title. */
  readonly lang: string;
  /** Width by height. */
  readonly ratio: readonly [number, number];
}

/** The code by which a website frames a document of the guide. */
export function embedCode({ src, title, lang, ratio }: Framed): string {
  const attributes = {
    src,
    title,
    lang,
    loading: 'lazy',
    // The guide need not know on which page of whose website it is read.
    referrerpolicy: 'no-referrer',
    style: `width:100%;aspect-ratio:${ratio.join('/')};border:0`,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
