import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OfficeFailure } from './failure.ts';
import { renderMarkdown } from './markdown.ts';

const render = (source: string) => renderMarkdown(source, 'https://rumbo.example');

describe('Markdown in a mail', () => {
  it('becomes HTML and a plain text that says the same', () => {
    const { text, html } = render(
      'Uno & *dos* <https://a.example/>\\\nfin\n\n1. **A**\n2. [B](/b)\n   - C\n\n> Cita\n\n---',
    );
    expect(text).toBe(
      'Uno & dos https://a.example/\nfin\n\n1. A\n2. B (https://rumbo.example/b)\n  - C\n\n> Cita\n\n-----',
    );
    const markup = renderToStaticMarkup(h('div', null, html));
    expect(markup).toContain('<a href="https://rumbo.example/b"');
    expect(markup).toContain('Uno &amp; ');
  });

  it.each([
    ['![foto](https://a.example/b.jpg)', 'a picture'],
    ['Hola <b>tú</b>', '"html"'],
    ['<script>alert(1)</script>', '"html"'],
    ['[x](javascript:alert(1))', 'must begin with'],
    ['[x](//a.example)', 'must begin with'],
    ['[x](http://a.example)', 'must begin with'],
    ['| a |\n|---|\n| b |', '"table"'],
  ])('refuses %s', (source, reason) => {
    expect(() => render(source)).toThrow(OfficeFailure);
    expect(() => render(source)).toThrow(reason);
  });
});
