import { createElement as h, type ReactNode } from 'react';
import { lexer, type Token, type Tokens } from 'marked';
import { OfficeFailure } from './failure.ts';

/** A text written in Markdown, as a mail needs it. */
export interface Rendered {
  readonly html: readonly ReactNode[];
  readonly text: string;
}

const linkStyle = { color: '#0f5b66' };
const quoteStyle = { margin: '0', paddingLeft: '14px', borderLeft: '3px solid #e2d5bc' };

/**
 * Renders headings, paragraphs, lists, quotes, rules, links and emphasis. Nothing else: a mail carries no pictures,
 * and no markup that was not made here.
 * @param origin where links that begin with `/` lead.
 * @throws OfficeFailure naming what a mail cannot show.
 */
export function renderMarkdown(source: string, origin: string): Rendered {
  const blocks = lexer(source).filter(({ type }) => type !== 'space' && type !== 'def');
  const rendered = blocks.map((token) => block(token, origin));
  return {
    html: rendered.map(({ html }, key) => h('div', { key }, html)),
    text: rendered.map(({ text }) => text).join('\n\n'),
  };
}

interface Piece {
  readonly html: ReactNode;
  readonly text: string;
}

function block(given: Token, origin: string): Piece {
  const token = given as
    Tokens.Heading | Tokens.Paragraph | Tokens.List | Tokens.Blockquote | Tokens.Hr | Tokens.Text;
  switch (token.type) {
    case 'heading': {
      const { html, text } = line(token.tokens, origin);
      const fontSize = token.depth === 1 ? '24px' : '19px';
      return {
        html: h(`h${token.depth}`, { style: { fontSize } }, html),
        text: text.toUpperCase(),
      };
    }
    case 'paragraph': {
      const { html, text } = line(token.tokens, origin);
      return { html: h('p', null, html), text };
    }
    case 'text':
      return token.tokens ? line(token.tokens, origin) : line([token], origin);
    case 'list':
      return list(token, origin);
    case 'blockquote': {
      const parts = inner(token.tokens, origin);
      const text = parts.text.replace(/^/gm, '> ');
      return { html: h('blockquote', { style: quoteStyle }, parts.html), text };
    }
    case 'hr':
      return { html: h('hr'), text: '-----' };
    default:
      throw unknown(given);
  }
}

function inner(tokens: readonly Token[], origin: string): Piece {
  const pieces = tokens.filter(({ type }) => type !== 'space').map((token) => block(token, origin));
  return {
    html: pieces.map(({ html }, key) => h('div', { key }, html)),
    text: pieces.map(({ text }) => text).join('\n'),
  };
}

function list({ ordered, start, items }: Tokens.List, origin: string): Piece {
  const first = Number(start) || 1;
  const pieces = items.map((item) => {
    if (item.task) throw unknown({ type: 'task list', raw: item.raw });
    return inner(item.tokens, origin);
  });
  const entries = pieces.map(({ html }, key) =>
    h('li', { key, style: { marginBottom: '8px' } }, html),
  );
  return {
    html: h(
      ordered ? 'ol' : 'ul',
      { style: { paddingLeft: '20px' }, ...(ordered && { start: first }) },
      entries,
    ),
    text: pieces
      .map(
        ({ text }, index) =>
          `${ordered ? `${first + index}.` : '-'} ${text.replaceAll('\n', '\n  ')}`,
      )
      .join('\n'),
  };
}

function line(tokens: readonly Token[], origin: string): Piece {
  const pieces = tokens.map((token) => span(token, origin));
  return {
    html: pieces.map(({ html }, key) => h('span', { key }, html)),
    text: pieces.map(({ text }) => text).join(''),
  };
}

function span(given: Token, origin: string): Piece {
  const token = given as
    Tokens.Text | Tokens.Escape | Tokens.Strong | Tokens.Em | Tokens.Link | Tokens.Br;
  switch (token.type) {
    case 'text':
    case 'escape': {
      const text = characters(token.text);
      return { html: text, text };
    }
    case 'strong':
    case 'em': {
      const { html, text } = line(token.tokens, origin);
      return { html: h(token.type, null, html), text };
    }
    case 'br':
      return { html: h('br'), text: '\n' };
    case 'link': {
      const href = address(characters(token.href), origin);
      const { html, text } = line(token.tokens, origin);
      const written = text === href || `mailto:${text}` === href;
      return {
        html: h('a', { href, style: linkStyle }, html),
        text: written ? text : `${text} (${href})`,
      };
    }
    default:
      throw unknown(given);
  }
}

function address(href: string, origin: string): string {
  if (/^\/(?!\/)/.test(href)) return origin + href;
  if (/^(?:https:\/\/|mailto:)/.test(href) && URL.canParse(href)) return href;
  throw new OfficeFailure(
    'usage',
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

function characters(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => named[name] ?? whole);
}

function unknown({ type, raw }: Pick<Token, 'type' | 'raw'>): OfficeFailure {
  const what = type === 'image' ? 'a picture' : `"${type}"`;
  const where = raw.trim().split('\n')[0]?.slice(0, 60);
  return new OfficeFailure('usage', `A mail of the newsletter cannot show ${what}: ${where}`);
}
