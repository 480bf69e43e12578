import { dishes } from './data/dishes.ts';
import { englishReadings } from './english-readings.ts';
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
  '여권을 도난당했어요': 'yŏ-kuŏ-nŭl do-nan-dang-he-ssŏ-yo',
  '스페인어 하시는 분 계세요?': 'sŭ-p’e-i-nŏ ha-shi-nŭn bun gue-se-yo',
  '영어 하시는 분 계세요?': 'yŏng-ŏ ha-shi-nŭn bun gue-se-yo',
  '119에 전화해 주세요': 'il-il-gu-e chŏn-hua-he chu-se-yo',
  '스페인어 통역이 필요해요': 'sŭ-p’e-i-nŏ t’ong-yŏ-gui p’i-rio-he-yo',
  '영어 통역이 필요해요': 'yŏng-ŏ t’ong-yŏ-gui p’i-rio-he-yo',
  '가슴이 아파요': 'ga-sŭ-mi a-p’a-yo',
  '숨쉬기가 힘들어요': 'sum-shui-gui-ga him-dŭ-rŏ-yo',
  '열이 나요': 'yŏ-ri na-yo',
  '약국이 어디예요?': 'yak-ku-gui ŏ-di-ye-yo',
  '진통제 주세요': 'chin-t’ong-che chu-se-yo',
  '보험 청구용으로 사건사고사실확인원이 필요해요':
    'bo-hŏm ch’ŏng-gu-yong-ŭ-ro sa-kŏn-sa-go-sa-shil-hua-gui-nuŏ-ni p’i-rio-he-yo',
  '가방을 도난당했어요': 'ga-bang-ŭl do-nan-dang-he-ssŏ-yo',
  '누가 저를 따라와요': 'nu-ga chŏ-rŭl ta-ra-ua-yo',
  '하지 마세요': 'ha-chi ma-se-yo',
  '불이 났어요': 'bu-ri na-ssŏ-yo',
  '대사관에 연락하고 싶어요': 'de-sa-gua-ne yŏl-la-k’a-go shi-p’ŏ-yo',
  '이 주소로 가 주세요': 'i chu-so-ro ga chu-se-yo',
};

export const spanishReadings: Readonly<Record<string, string>> = {
  ...phraseReadings,
  ...Object.fromEntries(dishes.map((dish) => [dish.nameKorean, dish.spanishReading])),
};

/** How a text in Hangul is said, in the letters of the reader; in English the names of dishes have none. */
export function readingFor(hangul: string, locale: Locale): string | undefined {
  return (locale === 'es' ? spanishReadings : englishReadings)[hangul];
}
