import type { Locale } from './locale.ts';

/**
 * Korean in the letters of Spanish, one group for each syllable, since the romanisation misleads whoever reads
 * its j, h, ge, ae, eo and eu in Spanish. Links between syllables are already made. No Korean has checked them.
 */
export const spanishReadings: Readonly<Record<string, string>> = {
  도와주세요: 'do-ua-chu-se-yo',
  '구급차를 불러 주세요': 'gu-gŭp-ch’a-rŭl bul-lŏ chu-se-yo',
  '경찰을 불러 주세요': 'guiŏng-ch’a-rŭl bul-lŏ chu-se-yo',
  '여기가 아파요': 'yŏ-gui-ga a-p’a-yo',
  '병원에 가야 해요': 'biŏng-uŏ-ne ga-ya he-yo',
  '알레르기가 있어요': 'al-le-rŭ-gui-ga i-ssŏ-yo',
  '여권을 잃어버렸어요': 'yŏ-kuŏ-nŭl i-rŏ-bŏ-riŏ-ssŏ-yo',
  '스페인어 하시는 분 계세요?': 'sŭ-p’e-i-nŏ ha-shi-nŭn bun gue-se-yo',
  '영어 하시는 분 계세요?': 'yŏng-ŏ ha-shi-nŭn bun gue-se-yo',
  비빔밥: 'bi-bim-pap',
  불고기: 'bul-go-gui',
  김치: 'guim-ch’i',
  떡볶이: 'tŏk-po-ki',
  잡채: 'chap-ch’e',
  삼겹살: 'sam-guiŏp-ssal',
  해물파전: 'he-mul-p’a-chŏn',
  순두부찌개: 'sun-du-bu-tchi-gue',
  호떡: 'ho-tŏk',
  갈비: 'gal-bi',
  냉면: 'neng-miŏn',
  붕어빵: 'bung-ŏ-pang',
  닭갈비: 'dak-kal-bi',
  전복죽: 'chŏn-bok-tchuk',
};

/** How a text in Hangul is said, for readers of Spanish; the English edition has the romanisation alone. */
export function readingFor(hangul: string, locale: Locale): string | undefined {
  return locale === 'es' ? spanishReadings[hangul] : undefined;
}
