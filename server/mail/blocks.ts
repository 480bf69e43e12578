import { createElement as h, type ReactNode } from 'react';

/** A part of a mail, from which both its HTML and its plain text are made. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'figure'; readonly label: string; readonly figure: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly MailLink[] }
  | { readonly kind: 'rule' }
  /** Rendered from Markdown; `html` is markup. */
  | { readonly kind: 'rendered'; readonly html: string; readonly text: string }
  | Table;

/** The subject and content of a mail. */
export interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** A link: its text and its absolute URL. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A table: the first cell of each row is its heading, the others are amounts. */
export interface Table {
  readonly kind: 'table';
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the last row is a total. */
  readonly hasTotal?: boolean;
}

/** The plain text of a mail. */
export function textOf(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return block.text.toUpperCase();
    case 'figure':
      return `${block.label}: ${block.figure}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'links':
      return block.links.map(({ label, url }) => `${label}\n${url}`).join('\n\n');
    case 'rule':
      return '-----';
    case 'table':
      return tableText(block);
    default:
      return block.text;
  }
}

function tableText({ columns, rows }: Table): string {
  return rows
    .map(([name = '', ...amounts]) => {
      const named = amounts.map((amount, index) => {
        const column = columns?.[index + 1];
        return column ? `${column} ${amount}` : amount;
      });
      return `${name}: ${named.join(' · ')}`;
    })
    .join('\n');
}

const sheet = { maxWidth: '640px', margin: '0 auto', padding: '16px' };
const cell = { padding: '8px 12px 8px 0', borderBottom: '1px solid #e2d5bc', textAlign: 'left' };
const amount = { ...cell, padding: '8px 0 8px 12px', textAlign: 'right' };
const strong = { fontWeight: 'bold', borderBottom: '2px solid #17202e' };
const asTyped = { whiteSpace: 'pre-wrap' };
const link = { color: '#0f5b66' };

/** The blocks as HTML without external resources. */
export function htmlOf(blocks: readonly Block[]): ReactNode {
  return h('div', { style: sheet }, ...blocks.map(blockHtml));
}

function blockHtml(block: Block): ReactNode {
  switch (block.kind) {
    case 'title':
      return h('h1', { style: { fontSize: '24px', lineHeight: 1.2 } }, block.text);
    case 'heading':
      return h('h2', { style: { fontSize: '19px', margin: '28px 0 8px' } }, block.text);
    case 'text':
      return h('p', { style: asTyped }, ...lines(block.text));
    case 'small':
      return h('p', { style: { fontSize: '15px', color: '#55606b' } }, ...lines(block.text));
    case 'rule':
      return h('hr');
    case 'rendered':
      return h('div', { dangerouslySetInnerHTML: { __html: block.html } });
    case 'figure':
      return h(
        'p',
        { style: { padding: '16px', background: '#f2e8d5', borderRadius: '10px' } },
        `${block.label}: `,
        h('strong', { style: { fontSize: '26px' } }, block.figure),
      );
    case 'list':
      return h('ul', { style: { paddingLeft: '20px' } }, ...block.items.map(item));
    case 'links':
      return h('ul', { style: { paddingLeft: '20px' } }, ...block.links.map(linkItem));
    case 'table':
      return tableHtml(block);
  }
}

const gap = { marginBottom: '8px' };

const item = (text: string) => h('li', { style: gap }, text);

const linkItem = ({ label, url }: MailLink) =>
  h('li', { style: gap }, h('a', { href: url, style: link }, label));

function lines(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, index) => (index > 0 ? [h('br'), line] : [line]));
}

function tableHtml({ columns, rows, hasTotal = false }: Table): ReactNode {
  const row = ([name, ...amounts]: readonly string[], index: number) => {
    const last = hasTotal && index === rows.length - 1 ? strong : {};
    return h(
      'tr',
      null,
      h('th', { scope: 'row', style: { ...cell, fontWeight: 'normal', ...last } }, name),
      ...amounts.map((value) => h('td', { style: { ...amount, ...last } }, value)),
    );
  };
  const head = columns?.map((column, index) =>
    h('th', { scope: 'col', style: index === 0 ? cell : amount }, column),
  );
  return h(
    'table',
    { style: { width: '100%', borderCollapse: 'collapse' } },
    head && h('thead', null, h('tr', null, ...head)),
    h('tbody', null, ...rows.map(row)),
  );
}
