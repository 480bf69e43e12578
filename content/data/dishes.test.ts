import { expect, test } from 'vitest';
import { englishReading } from '#domain/korean/english-reading.ts';
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

/** The same for English speakers. */
const checkedInEnglish: Readonly<Record<string, string>> = {
  bibimbap: 'bee-beem-ppahp',
  bulgogi: 'bool-goh-ghee',
  kimchi: 'gheem-chee',
  tteokbokki: 'ttuhk-ppoh-kkee',
  japchae: 'jahp-cheh',
  samgyeopsal: 'sahm-gyuhp-ssahl',
  'haemul-pajeon': 'heh-mool-pah-juhn',
  'sundubu-jjigae': 'soon-doo-boo-jjee-gheh',
  hotteok: 'hoh-ttuhk',
  galbi: 'gahl-bee',
  naengmyeon: 'nehng-myuhn',
  bungeoppang: 'boong-uh-ppahng',
  dakgalbi: 'dahk-kkahl-bee',
  'jeonbok-juk': 'juhn-bok-jjook',
};

test('the readings of dishes come out of their names, and the marks of those that need them', () => {
  const readings = (reading: (source: string) => string) =>
    Object.fromEntries(
      dishes.map(({ id, nameKorean, source = nameKorean }) => [id, reading(source)]),
    );
  expect(readings(spanishReading)).toMatchObject(checked);
  expect(readings(englishReading)).toMatchObject(checkedInEnglish);
});

test('a name has marks only where it is said otherwise, and shows none', () => {
  const marked = dishes.filter(({ source }) => source !== undefined);
  expect(marked.length).toBeGreaterThan(0);
  for (const { nameKorean, source = '' } of marked) {
    expect(shown(source)).toBe(nameKorean);
    expect(spanishReading(source)).not.toBe(spanishReading(nameKorean));
  }
});
