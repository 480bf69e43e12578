import { dishes } from './data/dishes.ts';
import type { Locale } from './locale.ts';

/**
 * Korean in the letters of Spanish, one group for each syllable, since the romanisation misleads whoever reads
 * its j, h, ge, ae, eo and eu in Spanish. Links between syllables are already made. No Korean has checked them.
 */
const phraseReadings: Readonly<Record<string, string>> = {
  도와주세요: 'do-ua-chu-se-yo',
  '구급차를 불러 주세요': 'gu-gŭp-ch’a-rŭl bul-lŏ chu-se-yo',
  '경찰을 불러 주세요': 'guiŏng-ch’a-rŭl bul-lŏ chu-se-yo',
  '여기가 아파요': 'yŏ-gui-ga a-p’a-yo',
  '병원에 가야 해요': 'biŏng-uŏ-ne ga-ya he-yo',
  '알레르기가 있어요': 'al-le-rŭ-gui-ga i-ssŏ-yo',
  '여권을 잃어버렸어요': 'yŏ-kuŏ-nŭl i-rŏ-bŏ-riŏ-ssŏ-yo',
  '스페인어 하시는 분 계세요?': 'sŭ-p’e-i-nŏ ha-shi-nŭn bun gue-se-yo',
  '영어 하시는 분 계세요?': 'yŏng-ŏ ha-shi-nŭn bun gue-se-yo',
};

export const spanishReadings: Readonly<Record<string, string>> = {
  ...phraseReadings,
  ...Object.fromEntries(dishes.map((dish) => [dish.nameKorean, dish.spanishReading])),
};

/** How a text in Hangul is said, for readers of Spanish; the English edition has the romanisation alone. */
export function readingFor(hangul: string, locale: Locale): string | undefined {
  return locale === 'es' ? spanishReadings[hangul] : undefined;
}
