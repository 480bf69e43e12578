import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { text } from '#content/text/search.ts';
import { localize } from '#content/localize.ts';
import { SearchResults } from './search-results.tsx';

test('Korean is marked as such in answers and results, so that it has its typeface and its voice', () => {
  const answer = {
    total: 2,
    partial: false,
    answers: [
      {
        id: 'ordering',
        question: 'How do I order?',
        text: 'Say 여기요.',
        links: [],
        sources: [],
        asked: [],
      },
    ],
    groups: [
      {
        kind: 'page',
        hits: [
          {
            href: '/a',
            title: [{ text: 'Food', found: true }],
            context: [{ text: 'the mosque (이슬람 사원)', found: false }],
          },
        ],
      },
    ],
  };
  const html = renderToStaticMarkup(
    <SearchResults answer={answer} locale="en" text={localize(text, 'en')} />,
  );
  expect(html).toContain('Say <span lang="ko">여기요</span>.');
  expect(html).toContain('the mosque (<span lang="ko">이슬람 사원</span>)');
});
