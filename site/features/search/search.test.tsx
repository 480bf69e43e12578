import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { text } from '#content/text/search.ts';
import { localize } from '#content/localize.ts';
import { Search } from './search.island.tsx';

const searchText = localize(text, 'en');

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
      text={searchText}
    >
      <h3>The document’s answer</h3>
    </Search>,
  );

test('a document without a query suggests searches and mentions no results', () => {
  const line = html('', 0);
  expect(line).toContain('Suggestions');
  expect(line).toContain('role="status"></p>');
  for (const word of [searchText.noneText, searchText.help]) expect(line).not.toContain(word);
});

test('the results of the document stay until the visitor types', () => {
  const line = html('kimchi', 3);
  expect(line).toContain('value="kimchi"');
  expect(line).toContain('3 results for “kimchi”');
  expect(line).toContain('The document’s answer');
  expect(line).not.toContain('Suggestions');
});

test('without results it says so, suggests searches and links to the contact page', () => {
  const line = html('<b>', 0);
  expect(line).toContain(searchText.none.replace('{query}', '&lt;b&gt;'));
  for (const word of [
    searchText.noneText,
    searchText.help,
    'Suggestions',
    'href="/contact?subject=otros&amp;searched=%3Cb%3E"',
  ]) {
    expect(line).toContain(word);
  }
});
