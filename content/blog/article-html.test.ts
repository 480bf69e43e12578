import { expect, it } from 'vitest';
import { articleHtml } from './article-html.ts';

it('an article is HTML with absolute links, and its signs are escaped', () => {
  const html = articleHtml(
    [
      { kind: 'heading', id: 'way', text: 'Trains & buses' },
      { kind: 'text', text: 'Under **5 < 6**, see [transport](transport#t-money).' },
      { kind: 'note', text: 'Look at [k-eta](https://www.k-eta.go.kr).' },
      { kind: 'list', items: ['one', '[home](home)'] },
      { kind: 'steps', items: ['first'] },
    ],
    'en',
    'https://example.com',
  );
  expect(html.split('\n')).toEqual([
    '<h2>Trains &amp; buses</h2>',
    '<p>Under <strong>5 &lt; 6</strong>, see <a href="https://example.com/transport#t-money">transport</a>.</p>',
    '<blockquote><p>Look at <a href="https://www.k-eta.go.kr">k-eta</a>.</p></blockquote>',
    '<ul><li>one</li><li><a href="https://example.com/?lang=en">home</a></li></ul>',
    '<ol><li>first</li></ol>',
  ]);
});
