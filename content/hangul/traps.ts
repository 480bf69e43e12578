import type { Text } from '../locale.ts';

/** What misleads a reader, at the step at which it comes up. */
export const traps: readonly {
  readonly id: string;
  readonly step: number;
  readonly letters: Text;
  readonly text: Text;
}[] = [
  {
    id: 'eo-o',
    step: 1,
    letters: { es: 'ㅓ / ㅗ', en: 'ㅓ / ㅗ' },
    text: {
      es: '커피 (k’ŏ-p’i) es café; 코피 (k’o-p’i), sangre de nariz. ㅓ se dice con la boca de «a» y sin redondear.',
      en: '커피 (kuh-pee) is coffee; 코피 (koh-pee), a nosebleed. Say ㅓ with the mouth of “ah” and the lips unrounded.',
    },
  },
  {
    id: 'eu',
    step: 1,
    letters: { es: 'ㅡ', en: 'ㅡ' },
    text: {
      es: 'No es u ni e: labios estirados, como al sonreír. En 버스 la segunda sílaba casi no se oye: bŏ-sŭ.',
      en: 'Neither oo nor uh: spread the lips, as in a smile. In 버스 the second syllable is hardly heard: buh-seu.',
    },
  },
  {
    id: 'ieung',
    step: 2,
    letters: { es: 'ㅇ', en: 'ㅇ' },
    text: {
      es: 'Arriba no suena, abajo es ng: 영 se lee yŏng.',
      en: 'Above it is silent, below it is ng: 영 is read yuhng.',
    },
  },
  {
    id: 'rieul',
    step: 3,
    letters: { es: 'ㄹ', en: 'ㄹ' },
    text: {
      es: 'Entre vocales, r de «pero»; abajo o doble, l. Nunca rr ni ll de «calle».',
      en: 'Between vowels a quick tap, as in American “water”; below or doubled, an l. Never the curled English r.',
    },
  },
  {
    id: 'tense',
    step: 5,
    letters: { es: 'ㄱ ㅋ ㄲ', en: 'ㄱ ㅋ ㄲ' },
    text: {
      es: 'La c de «casa» es ㄲ. Para ㅋ sopla; para ㄱ afloja. 불 fuego, 풀 hierba, 뿔 cuerno.',
      en: 'The k of “sky” is ㄲ. For ㅋ, puff; for ㄱ, relax. 불 fire, 풀 grass, 뿔 horn.',
    },
  },
  {
    id: 'aee',
    step: 6,
    letters: { es: 'ㅐ / ㅔ', en: 'ㅐ / ㅔ' },
    text: {
      es: 'Hoy suenan igual: al oír, no intentes distinguirlas; al escribir, sí.',
      en: 'They sound alike today: do not try to hear a difference, only to spell it.',
    },
  },
  {
    id: 'final',
    step: 7,
    letters: { es: 'ㅅ ㅆ ㅈ ㅊ ㅌ ㅎ abajo', en: 'ㅅ ㅆ ㅈ ㅊ ㅌ ㅎ below' },
    text: {
      es: 'Seis letras, un solo sonido: t que se corta. 옷 (ropa) se lee ot; no hay s final.',
      en: 'Six letters, one sound: a t that is cut off. 옷 (clothes) is read ot; nothing ends in s.',
    },
  },
  {
    id: 'liaison',
    step: 8,
    letters: { es: '음식이', en: '음식이' },
    text: {
      es: '음식 + 이 no es ŭm-shik-i sino ŭm-shi-gui: lo de abajo salta al bloque siguiente.',
      en: '음식 + 이 is not eum-sheek-ee but eum-shee-ghee: what is below jumps to the next block.',
    },
  },
  {
    id: 'tension',
    step: 8,
    letters: { es: '학교', en: '학교' },
    text: {
      es: 'Detrás de k, t, p la siguiente se endurece: hak-kio. Por eso 입구 se lee ip-ku.',
      en: 'After k, t, p the next one hardens: hahk-kkyo. So 입구 is read eep-kkoo.',
    },
  },
  {
    id: 'nasal',
    step: 8,
    letters: { es: '감사합니다', en: '감사합니다' },
    text: {
      es: 'Delante de n o m, la k, t, p se vuelven ng, n, m: hap-ni → ham-ni.',
      en: 'Before n or m, k, t and p become ng, n and m: hahp-nee → hahm-nee.',
    },
  },
  {
    id: 'rr',
    step: 8,
    letters: { es: 'eo, eu, ae, oe', en: 'eo, eu, ae, oe' },
    text: {
      es: 'Los carteles en letras latinas engañan: «Seoul» no es se-o-ul, es sŏ-ul; «Haeundae» no lleva a-e, es he-un-de.',
      en: 'Signs in Latin letters mislead: “Seoul” is not see-ole but suh-ool; “Haeundae” is not hay-un-day but heh-oon-deh.',
    },
  },
];
