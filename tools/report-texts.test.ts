import { expect, test } from 'vitest';
import { blocksOf, countsOf } from './report-texts.ts';

test('the blocks of a document are the texts of its main part, with its sources apart', () => {
  const html =
    '<header>Menu</header><main><h2>Fares</h2><p>A <a href="/x">ride</a> costs&nbsp;more<span popover>, says a blog</span>.</p><script>x</script><ul><li>One &amp; two.</li></ul><section data-proof><p>A source</p></section></main>';
  expect(blocksOf(html)).toEqual({
    text: ['Fares', 'A ride costs more.', 'One & two.'],
    sources: ['A source'],
  });
});

const counts = (...text: string[]) => countsOf({ text, sources: ['A source'] }, 'en');

test('sentences, words, doubts, colons and passives are counted; labels have no sentences', () => {
  expect(
    counts(
      'Opening hours: 9:00',
      'Take a photo: calls need no data. The desk opens at 9:00. The palace was rebuilt in 1867.',
      'We have seen no price.',
    ),
  ).toEqual({
    text: 26,
    sources: 2,
    doubts: 1,
    sentences: 4,
    words: 23,
    longest: 7,
    colons: 1,
    passives: 1,
  });
  expect(counts('The gate is guarded twice a day.').passives).toBe(1);
  const spanish = { text: ['El palacio fue reconstruido en 1867. Es grande.'], sources: [] };
  expect(countsOf(spanish, 'es').passives).toBe(1);
});
