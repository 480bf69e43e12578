import { describe, expect, test } from 'vitest';
import { romanise } from './romanise.ts';
import { spanishReading } from './spanish-reading.ts';

/** A source, how it is said in the letters of Spanish, and its official romanisation. */
const rules: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  'a final runs on to a mute initial': [
    ['음식이', 'ŭm-shi-gui', 'eumsigi'],
    ['옷이', 'o-shi', 'osi'],
    ['없어요', 'ŏp-ssŏ-yo', 'eopseoyo'],
    ['앉으세요', 'an-chŭ-se-yo', 'anjeuseyo'],
    ['읽어요', 'il-gŏ-yo', 'ilgeoyo'],
    ['있어요', 'i-ssŏ-yo', 'isseoyo'],
    ['땅이', 'tang-i', 'ttangi'],
  ],
  'k, t and p grow nasal before n and m': [
    ['감사합니다', 'gam-sa-ham-ni-da', 'gamsahamnida'],
    ['국물', 'gung-mul', 'gungmul'],
    ['한국말', 'han-gung-mal', 'hangungmal'],
    ['꽃무늬', 'kon-mu-ni', 'kkonmunui'],
  ],
  'r becomes n after other consonants, and l beside l and n': [
    ['정류장', 'chŏng-niu-chang', 'jeongnyujang'],
    ['독립문', 'dong-nim-mun', 'dongnimmun'],
    ['음료', 'ŭm-nio', 'eumnyo'],
    ['신라', 'shil-la', 'silla'],
    ['설날', 'sŏl-lal', 'seollal'],
    ['빨래', 'pal-le', 'ppallae'],
  ],
  'consonants grow tense after k, t and p': [
    ['식당', 'shik-tang', 'sikdang'],
    ['약국', 'yak-kuk', 'yakguk'],
    ['계약서', 'gue-yak-ssŏ', 'gyeyakseo'],
    ['없다', 'ŏp-ta', 'eopda'],
    ['앉다', 'an-ta', 'anda'],
  ],
  'h makes a puff, and goes where nothing is left of it': [
    ['도착하다', 'do-ch’a-k’a-da', 'dochakada'],
    ['어떻게', 'ŏ-tŏ-k’e', 'eotteoke'],
    ['좋아요', 'cho-a-yo', 'joayo'],
    ['괜찮아요', 'güen-ch’a-na-yo', 'gwaenchanayo'],
    ['잃어버리다', 'i-rŏ-bŏ-ri-da', 'ireobeorida'],
    ['많다', 'man-t’a', 'manta'],
    ['좋네요', 'chon-ne-yo', 'jonneyo'],
    ['못해요', 'mo-t’e-yo', 'motaeyo'],
    ['밝히다', 'bal-k’i-da', 'balkida'],
    ['넓히다', 'nŏl-p’i-da', 'neolpida'],
    ['좋습니다', 'cho-ssŭm-ni-da', 'joseumnida'],
    ['백*화점', 'be-k’ua-chŏm', 'baekhwajeom'],
  ],
  't before i is ch': [
    ['같이', 'ga-ch’i', 'gachi'],
    ['해돋이', 'he-do-chi', 'haedoji'],
    ['닫히다', 'da-ch’i-da', 'dachida'],
  ],
  'a final is one of seven sounds': [
    ['밖', 'bak', 'bak'],
    ['부엌', 'bu-ŏk', 'bueok'],
    ['옷', 'ot', 'ot'],
    ['값', 'gap', 'gap'],
    ['닭', 'dak', 'dak'],
    ['여덟', 'yŏ-dŏl', 'yeodeol'],
    ['앞', 'ap', 'ap'],
  ],
  'marks say what the letters do not': [
    ['여^권', 'yŏ-kuŏn', 'yeogwon'],
    ['할 ^수', 'hal ssu', 'hal su'],
    ['명동+역', 'miŏng-dong-niŏk', 'myeongdongnyeok'],
    ['서울+역', 'sŏ-ul-liŏk', 'seoullyeok'],
    ['못_먹어요', 'mon mŏ-gŏ-yo', 'mot meogeoyo'],
    ['못_알아들어요', 'mo da-ra-dŭ-rŏ-yo', 'mot aradeureoyo'],
    ['못 먹어요', 'mot mŏ-gŏ-yo', 'mot meogeoyo'],
  ],
  'spelling of Spanish': [
    ['의자', 'ŭi-cha', 'uija'],
    ['회의', 'hue-i', 'hoeui'],
    ['희망', 'hi-mang', 'huimang'],
    ['귀', 'güi', 'gwi'],
    ['시계', 'shi-gue', 'sigye'],
    ['쉬어요', 'shui-ŏ-yo', 'swieoyo'],
    ['씨', 'sshi', 'ssi'],
    ['샤워', 'sha-uŏ', 'syawo'],
    ['고쳐', 'go-ch’ŏ', 'gochyeo'],
    ['표', 'p’io', 'pyo'],
  ],
  'what is not Korean stays': [
    ['{place} 어디예요?', '{place} ŏ-di-ye-yo?', '{place} eodiyeyo?'],
    ['wifi 돼요?', 'wifi due-yo?', 'wifi dwaeyo?'],
    ['네, 알겠습니다.', 'ne, al-guet-ssŭm-ni-da.', 'ne, algetseumnida.'],
  ],
};

describe.each(Object.entries(rules))('%s', (_, cases) => {
  test.each(cases)('%s', (source, reading, romanisation) => {
    expect(spanishReading(source)).toBe(reading);
    expect(romanise(source)).toBe(romanisation);
  });
});
