import { describe, expect, it } from 'vitest';
import { markdownBlock, UnsuitableMarkdown } from './markdown.ts';
import { renderMail } from './render.ts';

const render = (source: string) =>
  renderMail(
    { subject: 'Boletín', blocks: [markdownBlock(source, 'https://rumbo.example')] },
    'es',
  );

describe('Markdown in a mail', () => {
  it('becomes HTML and an equivalent plain text', () => {
    const { text, html } = render(
      'Uno & *dos* <https://a.example/>\\\nfin\n\n1. **A**\n2. [B](/b)\n   - C\n\n> Cita\n\n---',
    );
    expect(text).toBe(
      'Uno & dos https://a.example/\nfin\n\n1. A\n2. B (https://rumbo.example/b)\n  - C\n\n> Cita\n\n-----\n',
    );
    expect(html).toContain('<a href="https://rumbo.example/b"');
    expect(html).toContain('Uno &amp; ');
  });

  it('keeps escaped markup escaped', () => {
    const { text, html } = render(String.raw`# A &lt;b&gt; \<i> & "c"

[d"e](https://a.example/?a=1&b="2)

[f](mailto:ana@correo.example)
- g

  h
`);
    expect(text).toBe(
      'A <B> <I> & "C"\n\nd"e (https://a.example/?a=1&b="2)\n\nf (mailto:ana@correo.example)\n\n- g\n  h\n',
    );
    expect(html).toContain('A &lt;b&gt; &lt;i&gt; &amp; &quot;c&quot;');
    expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;2"');
    expect(html).not.toMatch(/<[bi]>/);
  });

  it.each([
    ['![foto](https://a.example/b.jpg)', 'a picture'],
    ['Hola <b>tú</b>', '"html"'],
    ['<script>alert(1)</script>', '"html"'],
    ['[x](javascript:alert(1))', 'must begin with'],
    ['[x](//a.example)', 'must begin with'],
    ['[x](http://a.example)', 'must begin with'],
    ['- [ ] tarea', '"checkbox"'],
    ['`código`', '"codespan"'],
    ['    código', '"code"'],
    ['~~no~~', '"del"'],
    ['| a |\n|---|\n| b |', '"table"'],
  ])('refuses %s', (source, reason) => {
    expect(() => render(source)).toThrow(UnsuitableMarkdown);
    expect(() => render(source)).toThrow(reason);
  });
});
