import { expect, test } from 'vitest';
import { blocksOf, countsOf } from './report-texts.ts';

test('the blocks of a document are the texts of its main part', () => {
  const html =
    '<header>Menu</header><main><h2>Fares</h2><p>A <a href="/x">ride</a> costs&nbsp;more.</p><script>x</script><ul><li>One &amp; two.</li></ul></main>';
  expect(blocksOf(html)).toEqual(['Fares', 'A ride costs more.', 'One & two.']);
});

test('sentences, words, colons and passives are counted; labels are not', () => {
  const blocks = [
    'Opening hours: 9:00',
    'Take a photo: calls need no data. The desk opens at 9:00. The palace was rebuilt in 1867.',
  ];
  expect(countsOf(blocks, 'en')).toEqual({
    sentences: 3,
    words: 18,
    longest: 7,
    colons: 1,
    passives: 1,
  });
  expect(countsOf(['The gate is guarded twice a day.'], 'en').passives).toBe(1);
  expect(countsOf(['El palacio fue reconstruido en 1867. Es grande.'], 'es').passives).toBe(1);
});
