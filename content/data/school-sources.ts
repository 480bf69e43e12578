import type { Text } from '../locale.ts';

/** Who wrote a page about a school. */
export type Author = 'school' | 'agency' | 'press' | 'blog' | 'encyclopedia' | 'partner';

/** A page on which values about schools were read. */
export interface SchoolSource {
  readonly name: string | Text;
  readonly author: Author;
  /** Absent for what a partner told us. */
  readonly url?: string;
  /** Year, month or day of the page; absent when it bears none. */
  readonly date?: string;
  /** The day on which the values were read; they count as old after six months. */
  readonly readOn: string;
}

type Page = readonly [author: Author, name: string, url: string, date?: string];

function readOn<Id extends string>(day: string, pages: Readonly<Record<Id, Page>>) {
  const sources = Object.entries<Page>(pages).map(([id, [author, name, url, date]]) => [
    id,
    { author, name, url, ...(date && { date }), readOn: day },
  ]);
  return Object.fromEntries(sources) as Readonly<Record<Id, SchoolSource>>;
}

const academies: SchoolSource = {
  author: 'partner',
  name: { es: 'Lo que nos ha dicho la academia', en: 'What the academy has told us' },
  date: '2025-03',
  readOn: '2026-11-22',
};

/** The pages on which the values were read, in stored copies: none of them was open on that day. */
export const schoolSources = {
  ...readOn('2026-11-22', {
    'yonsei-regular': [
      'school',
      'Yonsei KLI: Regular Program',
      'https://www.yskli.com/_en/proc/p1.asp',
    ],
    'yonsei-university': [
      'school',
      'Yonsei KLI: University Korean Program',
      'http://www.yskli.com/_en/proc/p7.asp',
    ],
    'yonsei-blog': [
      'blog',
      'Il mio viaggio a Seoul: Yonsei KLI',
      'https://www.ilmioviaggioaseoul.it/the-university-korean-program-yonsei-korean-language-institute/',
      '2025',
    ],
    'yonsei-short': [
      'school',
      'Universitas Indonesia: Yonsei KLI 3-week programme',
      'https://international.ui.ac.id/2023/02/yonsei-korean-language-institute-3-week-program/',
      '2023-02',
    ],
    'yonsei-wikipedia': [
      'encyclopedia',
      'Yonsei University Korean Language Institute',
      'https://en.wikipedia.org/wiki/Yonsei_University_Korean_Language_Institute',
    ],
    'sogang-schedule': [
      'school',
      'Sogang KLEC: yearly schedule',
      'http://klec.sogang.ac.kr/?lang=eng&url=%2Fdep_03%2F3100.php',
      '2025',
    ],
    'sogang-faq': [
      'school',
      'Sogang KLEC: FAQ',
      'https://klec.sogang.ac.kr/?url=/dep_04/4700.php&lang=eng',
    ],
    'sogang-july': [
      'school',
      'Sogang KLEC: Summer Special Course',
      'https://klec.sogang.ac.kr/?url=/dep_02/2313.php',
      '2024',
    ],
    'ewha-intensive': [
      'school',
      'Ewha Language Center: intensive course',
      'https://elc.ewha.ac.kr/elc_jp/intensive/intro.do',
      '2023',
    ],
    'ewha-short': [
      'school',
      'Ewha Language Center: FAQ on short courses',
      'http://elc.ewha.ac.kr/elc/shortterm/faq.do',
    ],
    'ewha-documents': [
      'school',
      'Ewha: documents for the Korean programme',
      'http://cms.ewha.ac.kr/user/indexSub.action?codyMenuSeq=4228764&siteId=edukoreaneng&menuUIType=top',
    ],
    'snu-review': [
      'blog',
      'Migaku: Seoul National University LEI',
      'https://migaku.com/blog/korean/seoul-national-university-language-education-institute-program-review',
      '2026-05-23',
    ],
    'snu-13-weeks': [
      'school',
      'SNU LEI: 13-week programme',
      'https://lei.snu.ac.kr/mobile/en/klec/13Week/admission.jsp',
    ],
    'korea-online': [
      'school',
      'Korea University KLC: online regular course',
      'https://klc.korea.ac.kr/klckor/online_regular_application_2024.do',
      '2024-11',
    ],
    'hanyang-tuition': [
      'school',
      'Hanyang IIE: tuition and refunds',
      'http://iie.hanyang.ac.kr/front/korean/regular/tuition?lang=jpn',
    ],
    'skku-regular': [
      'school',
      'Sungkyunkwan SLI: Regular Korean Program, Seoul',
      'https://sli.skku.edu/ksli_eng/program/regular.do',
      '2025',
    ],
    'skku-2014': [
      'school',
      'Sungkyunkwan SLI: Regular Korean Program',
      'http://koreansli.skku.edu/index.php/en/Kor_regular',
      '2014',
    ],
    'kyung-hee-agency': [
      'agency',
      'Acopia: Kyung Hee University',
      'https://www.acopia-world.com/kyunghee-university',
    ],
    'konkuk-refunds': [
      'school',
      'Konkuk KLI: payment and refunds',
      'http://give.konkuk.ac.kr/kli-eng/19121/subview.do',
    ],
    'hongik-introduction': [
      'school',
      'Hongik: Korean language programme',
      'https://koreanle.hongik.ac.kr:4433/new/education/education_eng_01.php?sMenu=eng21',
      '2024',
    ],
    'hongik-application': [
      'school',
      'Hongik: application procedure',
      'http://koreanle.hongik.ac.kr/new/education/education_eng_02.php?sMenu=eng22',
    ],
    'hongik-extension': [
      'school',
      'Hongik University guidebook: D-4 extension',
      'https://sites.google.com/hongik.ac.kr/guidebook/english/6-d-4-visa-extension',
    ],
    'dongguk-autumn': [
      'school',
      'Dongguk University: dormitory notice, autumn 2024',
      'https://interlang.dongguk.edu/bbs/board.php?bo_table=interlangen5_1&wr_id=389',
      '2024-07-16',
    ],
    'dongguk-winter': [
      'school',
      'Dongguk University: dormitory notice, winter 2024',
      'https://interlang.dongguk.edu/bbs/board.php?bo_table=interlangen5_1&page=1&wr_id=402',
      '2024-10-14',
    ],
    'dongguk-fees': [
      'school',
      'Dongguk University: fees of the Korean programme',
      'https://interlangen.dongguk.edu/?page_id=18589',
    ],
    'dongguk-admission': [
      'school',
      'Dongguk University: admission and registration',
      'https://interlang.dongguk.edu/bbs/board.php?bo_table=interlangen2_3_22',
    ],
    'chung-ang-herald': [
      'press',
      'The Chung-Ang Herald: the Korean language programme',
      'http://herald.cauon.net/news/articleView.html?idxno=20798',
    ],
    'pusan-seoulnavi': [
      'agency',
      'Seoulnavi: Pusan National University',
      'http://seoulnavi.com/miru/1124',
      '2016',
    ],
    'pusan-short': [
      'press',
      'CNB News: short Korean course at Pusan National University',
      'https://cnbnews.com/news/article.html?no=419714',
    ],
    busanhome: [
      'blog',
      'Busanhome: five language centres in Busan',
      'https://busanhome.com/%E9%87%9C%E5%B1%B1%E7%95%99%E5%AD%A6%E6%89%8B%E7%B6%9A%E3%81%8D/%E3%80%90%E9%87%9C%E5%B1%B1%E7%95%99%E5%AD%A6%E4%BA%8B%E6%83%85%E3%80%91%E9%87%9C%E5%B1%B1%E3%81%AE%E8%AA%9E%E5%AD%A6%E5%A0%82%E6%AF%94%E8%BC%83/',
      '2018-12',
    ],
    'kyungsung-agency': [
      'agency',
      'Trenvl: Kyungsung University Korean Language Center',
      'https://trenvl.com/k-study/study-detail/3952',
      '2025-12',
    ],
    'dong-a-payment': [
      'school',
      'Dong-A University: payment and refund policy',
      'https://www.dongaoia.org/payment-and-refund',
    ],
    'dong-a-faq': [
      'school',
      'Dong-A University: FAQ of the Korean programme',
      'https://www.dongaoia.org/faq-2',
    ],
    'dong-a-process': [
      'school',
      'Dong-A University: application process',
      'http://dongaoia.donga.ac.kr/dongaoia/CMS/Contents/Contents.do?mCode=MN032',
    ],
    'dong-a-grading': [
      'school',
      'Dong-A University: grading and attendance',
      'https://www.dongaoia.org/grading-activities-special-course',
    ],
    'bufs-process': [
      'school',
      'BUFS: regular course, how to apply',
      'https://bufs.ac.kr/bbs/board.php?bo_table=klce_pm02&sca=%EC%A0%95%EA%B7%9C%EA%B3%BC%EC%A0%95+%EB%93%B1%EB%A1%9D%EC%A0%88%EC%B0%A8',
    ],
    'bufs-d4': [
      'school',
      'BUFS: admission process',
      'https://klce.bufs.ac.kr/klce/index.php?pCode=MN200049',
    ],
    'kyungsung-press': [
      'press',
      'Kukmin Ilbo: Kyungsung Korean Language Center',
      'https://www.kmib.co.kr/article/view_amp.asp?arcid=0011315013',
      '2017-03',
    ],
    'bufs-calendar': [
      'school',
      'BUFS: regular course, calendar and fees',
      'https://www.bufs.ac.kr/bbs/board.php?bo_table=klce_pm02',
      '2024',
    ],
    'bufs-summer': [
      'school',
      'BUFS: short summer course',
      'http://pufs.ac.kr/bbs/board.php?bo_table=sample_column_2&page=12&wr_id=316',
      '2023-08',
    ],
    'seoultech-calendar': [
      'school',
      'SeoulTech KLC: calendar 2025–2027',
      'https://klc.seoultech.ac.kr/en/course/about',
      '2025',
    ],
    'seoultech-faq': ['school', 'SeoulTech KLC: FAQ', 'https://klc.seoultech.ac.kr/en/notice/faq'],
    'kwangwoon-agency': [
      'agency',
      'Trenvl: Kwangwoon University Korean programme',
      'https://trenvl.com/k-study/study-detail/3945',
      '2025-12',
    ],
    'd4-guide': [
      'agency',
      'Shuttle: the D-4-1 visa',
      'https://partners.shuttledelivery.co.kr/blog-posts/the-complete-guide-to-the-d-4-1-korean-language-student-visa-in-south-korea',
    ],
  }),
  'partner-academies': academies,
};

export type SchoolSourceId = keyof typeof schoolSources;
