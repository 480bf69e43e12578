import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy } from '#content/copy/search.ts';
import { localize } from '#content/localize.ts';
import { Search } from './search.island.tsx';

const words = localize(copy, 'en');

const html = (query: string, total: number) =>
  renderToStaticMarkup(
    <Search
      path="/search"
      index="/search/index.json"
      contact="/contact"
      suggestions={<h2>Suggestions</h2>}
      locale="en"
      query={query}
      total={total}
      words={words}
    >
      <h3>The document’s answer</h3>
    </Search>,
  );

test('a document without a query suggests searches and mentions no results', () => {
  const text = html('', 0);
  expect(text).toContain('Suggestions');
  expect(text).toContain('role="status"></p>');
  for (const word of [words.noneText, words.help]) expect(text).not.toContain(word);
});

test('the results of the document stay until the visitor types', () => {
  const text = html('kimchi', 3);
  expect(text).toContain('value="kimchi"');
  expect(text).toContain('3 results for “kimchi”');
  expect(text).toContain('The document’s answer');
  expect(text).not.toContain('Suggestions');
});

test('without results it says so, suggests searches and links to the contact page', () => {
  const text = html('<b>', 0);
  expect(text).toContain(words.none.replace('{query}', '&lt;b&gt;'));
  for (const word of [
    words.noneText,
    words.help,
    'Suggestions',
    'href="/contact?subject=otros&amp;searched=%3Cb%3E"',
  ]) {
    expect(text).toContain(word);
  }
});
