import type { Text } from '../locale.ts';
import type { EmbassySource } from './embassies.ts';
import type { City } from './place-facts.ts';

/** A hospital with a desk for foreigners. */
export interface Hospital {
  readonly city: City;
  readonly name: Text;
  readonly hangul: string;
  readonly area: Text;
  readonly telephone?: string;
  /** The languages of its desk, where there are more than English. */
  readonly languages?: Text;
  readonly hours?: Text;
  readonly sources: readonly EmbassySource[];
}

const four = {
  es: 'inglés, ruso, chino y japonés',
  en: 'English, Russian, Chinese and Japanese',
} as const;

const compared: EmbassySource = {
  name: {
    es: 'K-Journey, que comparó cada dato con la página oficial',
    en: 'K-Journey, which compared each entry with the official page',
  },
  url: 'https://github.com/hilfe0701/k-journey',
  date: '2026-08-06',
};
const navy: EmbassySource = {
  name: { es: 'Marina de EE. UU. en Busan', en: 'US Navy in Busan' },
  url: 'https://www.navymwrbusan.com/medical/hospitals',
};
const expatArrivals: EmbassySource = {
  name: 'Expat Arrivals',
  url: 'https://santafe.expatarrivals.com/asia-pacific/south-korea/busan/healthcare-busan',
};

export const hospitals: readonly Hospital[] = [
  {
    city: 'seoul',
    name: {
      es: 'Severance, Centro Internacional de Salud',
      en: 'Severance, International Health Care Center',
    },
    hangul: '세브란스병원 국제진료센터',
    area: { es: 'Sinchon (Seodaemun-gu), 3.ª planta', en: 'Sinchon (Seodaemun-gu), 3rd floor' },
    telephone: '02-2228-5800',
    sources: [
      {
        name: { es: 'Hospital Severance', en: 'Severance Hospital' },
        url: 'https://sev.severance.healthcare/sev-en/ihc/overview.do',
        date: '2026-08-04',
      },
      compared,
    ],
  },
  {
    city: 'seoul',
    name: { es: 'Asan, Centro Internacional', en: 'Asan, International Healthcare Center' },
    hangul: '서울아산병원 국제진료센터',
    area: { es: 'Songpa-gu', en: 'Songpa-gu' },
    telephone: '02-3010-5001',
    hours: { es: 'laborables, 8:30-17:30', en: 'working days, 8:30–17:30' },
    sources: [
      {
        name: 'Asan Medical Center',
        url: 'https://eng.amc.seoul.kr/gb/lang/specialities/centers.do?hpCd=D100',
        date: '2026-08-04',
      },
      compared,
    ],
  },
  {
    city: 'seoul',
    name: { es: 'Samsung, Centro Internacional', en: 'Samsung, International Healthcare Center' },
    hangul: '삼성서울병원 국제진료센터',
    area: { es: 'Irwon-ro (Gangnam-gu)', en: 'Irwon-ro (Gangnam-gu)' },
    telephone: '02-3410-0200',
    sources: [
      {
        name: 'Samsung Medical Center',
        url: 'https://www.samsunghospital.com/en/international-healthcare-center.do',
        date: '2026-08-04',
      },
      compared,
    ],
  },
  {
    city: 'seoul',
    name: {
      es: 'Universidad Nacional de Seúl, centro internacional',
      en: 'Seoul National University, international centre',
    },
    hangul: '서울대학교병원 국제진료센터',
    area: { es: 'Jongno-gu, estación de Hyehwa', en: 'Jongno-gu, Hyehwa Station' },
    sources: [
      {
        name: {
          es: 'Lista de hospitales de Seúl con centro internacional',
          en: 'List of Seoul hospitals with an international centre',
        },
        date: '2026',
      },
    ],
  },
  {
    city: 'seoul',
    name: {
      es: 'Soonchunhyang, clínica internacional',
      en: 'Soonchunhyang, international clinic',
    },
    hangul: '순천향대학교 서울병원',
    area: { es: 'Hannam-dong, cerca de Itaewon', en: 'Hannam-dong, near Itaewon' },
    sources: [
      {
        name: { es: 'Korea Travel Online (blog)', en: 'Korea Travel Online (blog)' },
        url: 'http://koreatravelonline.blogspot.com/2014/10/korean-travel-online-english-speaking.html',
        date: '2014-10',
      },
    ],
  },
  {
    city: 'busan',
    name: { es: 'Dong-Eui, centro internacional', en: 'Dong-Eui, international centre' },
    hangul: '동의의료원',
    area: { es: 'Yangjeong (Busanjin-gu)', en: 'Yangjeong (Busanjin-gu)' },
    telephone: '051-850-8941',
    sources: [navy, expatArrivals],
  },
  {
    city: 'busan',
    name: { es: 'Santa María de Busan', en: 'Busan St. Mary’s' },
    hangul: '부산성모병원',
    area: { es: '25-14 Yongho-ro 232beon-gil, Nam-gu', en: '25-14 Yongho-ro 232beon-gil, Nam-gu' },
    telephone: '051-933-7061',
    sources: [navy, expatArrivals],
  },
  {
    city: 'busan',
    name: {
      es: 'Universidad Nacional de Pusan, centro internacional',
      en: 'Pusan National University, international centre',
    },
    hangul: '부산대학교병원 국제진료센터',
    area: { es: '179 Gudeok-ro, Seo-gu', en: '179 Gudeok-ro, Seo-gu' },
    languages: four,
    sources: [
      {
        name: 'Busan Beat',
        url: 'https://www.busanbeat.kr/sub/article.html?no=197&c=article&lang=ko',
      },
      navy,
      expatArrivals,
    ],
  },
  {
    city: 'busan',
    name: { es: 'Haeundae Paik (Universidad Inje)', en: 'Haeundae Paik (Inje University)' },
    hangul: '인제대학교 해운대백병원',
    area: { es: '875 Haeun-daero, Haeundae-gu', en: '875 Haeun-daero, Haeundae-gu' },
    sources: [
      expatArrivals,
      {
        name: { es: 'Living in Korea Guide (blog)', en: 'Living in Korea Guide (blog)' },
        url: 'https://www.livinginkoreaguide.com/2026/01/emergency-medical-guide-for-foreigners.html',
        date: '2026-01',
      },
    ],
  },
  {
    city: 'busan',
    name: { es: 'Good Gang-an', en: 'Good Gang-an' },
    hangul: '좋은강안병원',
    area: { es: 'estación de Geumnyeonsan (Suyeong-gu)', en: 'Geumnyeonsan Station (Suyeong-gu)' },
    languages: four,
    sources: [
      {
        name: 'Busan Beat',
        url: 'https://www.busanbeat.kr/sub/article.html?issueno=11&no=149&c=article&lang=ko',
      },
    ],
  },
];
