import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPhrases } from '#content/phrases/phrases.ts';
import { phraseView } from './read-phrase.ts';
import { sizeOf } from './phrase-size.ts';

describe('the size of Korean in a frame', () => {
  test('is larger the less there is to say', () => {
    expect(sizeOf('네')).toBeGreaterThan(sizeOf('이거 주세요.'));
    expect(sizeOf('이거 주세요.')).toBeGreaterThan(sizeOf('보험 청구용으로 확인원이 필요해요.'));
  });

  test('is one that the stylesheet knows, for every phrase', () => {
    const css = readFileSync(join(import.meta.dirname, 'embedded-phrase.module.css'), 'utf8');
    const known = new Set(
      Array.from(css.matchAll(/font(?:-size)?: (?:700 )?(\d+)vw/g), ([, size]) => Number(size)),
    );
    const used = new Set(allPhrases.map(({ id }) => sizeOf(phraseView(id, 'es').hangul)));
    expect(used.size).toBeGreaterThan(3);
    const unknown = [...used].filter((size) => !known.has(size));
    expect(unknown, 'add these sizes to embedded-phrase.module.css').toEqual([]);
  });
});
