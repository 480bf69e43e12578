import { lexer, parser, Renderer, walkTokens, type Token, type Tokens } from 'marked';
import { escapeXml } from '#domain/text/escape-xml.ts';
import type { Block } from './blocks.ts';

/** The Markdown that mails support; anything else, such as pictures and HTML, is refused. */
const shown = new Set(
  'space def heading paragraph text escape list list_item blockquote hr strong em br link'.split(
    ' ',
  ),
);

/** The Markdown contains something that mails do not support; the message says what. */
export class UnsuitableMarkdown extends Error {
  override readonly name = 'UnsuitableMarkdown';
}

/**
 * Renders Markdown as a part of a mail.
 * @param origin the base of links that begin with `/`.
 * @throws UnsuitableMarkdown
 */
export function markdownBlock(source: string, origin: string): Block {
  const tokens = lexer(source);
  void walkTokens(tokens, (token) => {
    if (!shown.has(token.type)) throw unsuitable(token);
    if (token.type === 'link') token['href'] = completeUrl((token as Tokens.Link).href, origin);
  });
  return {
    kind: 'rendered',
    html: parser(tokens, { renderer: new HtmlRenderer() }),
    text: parser(tokens, { renderer: new TextRenderer() }).trim(),
  };
}

/** marked's HTML with inline styles, because mail programs ignore style sheets. */
class HtmlRenderer extends Renderer {
  override heading({ tokens, depth }: Tokens.Heading): string {
    const size = depth === 1 ? 24 : 19;
    return `<h${depth} style="font-size:${size}px">${this.parser.parseInline(tokens)}</h${depth}>`;
  }

  override blockquote({ tokens }: Tokens.Blockquote): string {
    const style = 'margin:0;padding-left:14px;border-left:3px solid #e2d5bc';
    return `<blockquote style="${style}">${this.parser.parse(tokens)}</blockquote>`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const content = this.parser.parseInline(tokens);
    return `<a href="${escapeXml(href)}" style="color:#0f5b66">${content}</a>`;
  }
}

/** Renders Markdown as plain text. */
class TextRenderer extends Renderer {
  override space = () => '';
  override hr = () => '-----\n\n';
  override br = () => '\n';
  override strong = ({ tokens }: Tokens.Strong) => this.parser.parseInline(tokens);
  override em = ({ tokens }: Tokens.Em) => this.parser.parseInline(tokens);
  override paragraph = ({ tokens }: Tokens.Paragraph) => `${this.parser.parseInline(tokens)}\n\n`;

  override heading({ tokens }: Tokens.Heading): string {
    return `${this.parser.parseInline(tokens).toUpperCase()}\n\n`;
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const tokens = 'tokens' in token ? token.tokens : undefined;
    return tokens ? `${this.parser.parseInline(tokens)}\n` : characters(token.text);
  }

  override list({ ordered, start, items }: Tokens.List): string {
    const entries = items.map(({ tokens }, index) => {
      const mark = ordered ? `${(Number(start) || 1) + index}.` : '-';
      return `${mark} ${this.parser.parse(tokens).trim().replaceAll(/\n+/g, '\n  ')}`;
    });
    return `${entries.join('\n')}\n\n`;
  }

  override blockquote({ tokens }: Tokens.Blockquote): string {
    return `${this.parser.parse(tokens).trim().replaceAll(/^/gm, '> ')}\n\n`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    return text === href || `mailto:${text}` === href ? text : `${text} (${href})`;
  }
}

function completeUrl(written: string, origin: string): string {
  const href = characters(written);
  if (/^\/(?!\/)/.test(href)) return origin + href;
  if (/^(?:https:\/\/|mailto:)/.test(href) && URL.canParse(href)) return href;
  throw new UnsuitableMarkdown(
    `The link "${href}" must begin with https://, mailto: or / (a page of the website).`,
  );
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** Replaces HTML entities, which Markdown allows, by their characters. */
function characters(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => named[name] ?? whole);
}

function unsuitable({ type, raw }: Token): UnsuitableMarkdown {
  const what = type === 'image' ? 'a picture' : `"${type}"`;
  const where = raw.trim().split('\n')[0]?.slice(0, 60);
  return new UnsuitableMarkdown(`A mail of the newsletter cannot show ${what}: ${where}`);
}
