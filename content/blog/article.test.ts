import { describe, expect, it } from 'vitest';
import { parseArticle } from './article.ts';

const head = {
  title: 'A title | Rumbo Corea',
  description: 'd'.repeat(120),
  keywords: 'one, two',
  label: 'Label',
  line: 'Line',
  heading: 'Heading',
  lead: 'A lead.',
  meaning: 'Meaning',
  alt: 'A picture',
  insetAlt: 'A drawing',
  pull: 'Text.',
};

const article = (body: string, changes: Record<string, string | undefined> = {}) =>
  parseArticle(`---\n${JSON.stringify({ ...head, ...changes })}\n---\n\n${body}\n`);

describe('the text', () => {
  it('is read as headings, paragraphs, notes, lists and steps', () => {
    const body = `A **bold** start
over two lines, with [a guide](transport#t-money).

## The way {#the-way}

- one
- [two](https://example.com/a)

1. first
2. second

> Mind the gap.`;
    expect(article(body).blocks).toEqual([
      {
        kind: 'text',
        text: 'A **bold** start over two lines, with [a guide](transport#t-money).',
      },
      { kind: 'heading', id: 'the-way', text: 'The way' },
      { kind: 'list', items: ['one', '[two](https://example.com/a)'] },
      { kind: 'steps', items: ['first', 'second'] },
      { kind: 'note', text: 'Mind the gap.' },
    ]);
  });

  it.each([
    ['a heading without an anchor', '## The way', 'wrong heading'],
    ['a heading of another level', '### The way {#the-way}', 'wrong heading'],
    ['HTML in a block', '<script>alert(1)</script>', 'cannot hold html'],
    ['HTML in a line', 'A <b>bold</b> start', 'cannot hold html'],
    ['code', 'The `code` way', 'cannot hold codespan'],
    ['an image', '![a](https://example.com/a.png)', 'cannot hold image'],
    ['a list within a list', '- one\n  - two', 'cannot hold list'],
    ['a link in bold', '**See [a](transport)**', 'cannot be in bold'],
    ['a page that does not exist', '[a](no-such-page)', 'leads nowhere'],
    ['an address without encryption', '[a](http://example.com)', 'leads nowhere'],
    ['a script as an address', '[a](javascript:alert(1))', 'leads nowhere'],
    ['a bare address', 'See https://example.com', 'leads nowhere'],
  ])('cannot hold %s', (_, body, message) => {
    expect(() => article(body)).toThrow(message);
  });

  it('takes a minute for 200 words, and at least one minute', () => {
    expect(article('word').minutes).toBe(1);
    expect(article('word '.repeat(900)).minutes).toBe(5);
  });
});

describe('the front matter', () => {
  it('is read unchanged', () => {
    expect(article('Text.').head).toEqual(head);
  });

  it.each(Object.keys(head).filter((key) => key !== 'insetAlt'))('needs %s', (key) => {
    expect(() => article('Text.', { [key]: undefined })).toThrow(key);
    expect(() => article('Text.', { [key]: ' ' })).toThrow('Invalid length');
  });

  it('allows no unknown key and no description that search engines would cut', () => {
    expect(() => article('Text.', { author: 'Nobody' })).toThrow('author');
    expect(() => article('Text.', { description: 'd'.repeat(161) })).toThrow('161');
    expect(() => parseArticle('Text without a head')).toThrow('Object');
  });
});
