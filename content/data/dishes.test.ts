import { expect, test } from 'vitest';
import { shown } from '#domain/korean/source.ts';
import { spanishReading } from '#domain/korean/spanish-reading.ts';
import { dishes } from './dishes.ts';

/** Readings that were checked by ear. */
const checked: Readonly<Record<string, string>> = {
  bibimbap: 'bi-bim-pap',
  bulgogi: 'bul-go-gui',
  kimchi: 'guim-ch’i',
  tteokbokki: 'tŏk-po-ki',
  japchae: 'chap-ch’e',
  samgyeopsal: 'sam-guiŏp-ssal',
  'haemul-pajeon': 'he-mul-p’a-chŏn',
  'sundubu-jjigae': 'sun-du-bu-tchi-gue',
  hotteok: 'ho-tŏk',
  galbi: 'gal-bi',
  naengmyeon: 'neng-miŏn',
  bungeoppang: 'bung-ŏ-pang',
  dakgalbi: 'dak-kal-bi',
  'jeonbok-juk': 'chŏn-bok-tchuk',
};

test('the readings of dishes come out of their names, and the marks of those that need them', () => {
  const readings = dishes.map(({ id, nameKorean, source = nameKorean }) => [
    id,
    spanishReading(source),
  ]);
  expect(Object.fromEntries(readings)).toMatchObject(checked);
});

test('a name has marks only where it is said otherwise, and shows none', () => {
  const marked = dishes.filter(({ source }) => source !== undefined);
  expect(marked.length).toBeGreaterThan(0);
  for (const { nameKorean, source = '' } of marked) {
    expect(shown(source)).toBe(nameKorean);
    expect(spanishReading(source)).not.toBe(spanishReading(nameKorean));
  }
});
