import type { Source } from '../register/figure.ts';

/** The day on which the sources of the pages of practical answers were read, in stored copies. */
export const guideSourcesReadOn = '2026-11-22';

/** Where the pages of practical answers have what they say from. */
export const guideSources = {
  'rainy-season': {
    name: 'Newspim',
    url: 'https://ir.newspim.com/news/view/20200604000548',
    date: '2020-06-04',
  },
  typhoons: { name: 'Aju News', url: 'https://m.ajunews.com/view/20160911133745477', date: '2016' },
  'holiday-closings': {
    name: 'KBS World',
    url: 'https://world.kbs.co.kr/service/news_view.htm?lang=s&Seq_Code=96577',
    date: '2026-01',
  },
  'fire-agency-119': {
    name: { es: 'Bomberos de Corea (소방청), 119', en: 'Korean fire service (소방청), 119' },
    url: 'https://www.nfa.go.kr/nfa/safetyinfo/emergencyservice/119emergencydeclaration/',
  },
  'bbb-spanish': {
    name: 'Korea.net, BBB Korea',
    url: 'http://spanish.korea.net/NewsFocus/Culture/view?articleId=190908',
    date: '2020-10-21',
  },
  'government-guide': {
    name: {
      es: 'Guía del Gobierno de Corea (KOCIS), hacia 2018',
      en: 'Guide of the Korean government (KOCIS), about 2018',
    },
    url: 'https://issuu.com/kocis9/docs/guidebook',
  },
  'living-in-korea': {
    name: {
      es: 'Living in Korea Guide (blog)',
      en: 'Living in Korea Guide (blog)',
    },
    url: 'https://www.livinginkoreaguide.com/2026/01/emergency-medical-guide-for-foreigners.html',
    date: '2026-01',
  },
  'pharmacy-guide': {
    name: 'Go! Go! Hanguk (blog)',
    url: 'https://gogohanguk.com/it/blog/cosa-puoi-comprare-in-una-farmacia-in-corea/',
  },
  'kbs-pharmacies': {
    name: 'KBS World',
    url: 'https://world.kbs.co.kr/service/news_view.htm?lang=s&Seq_Code=96521',
    date: '2026-01-29',
  },
  'busan-pharmacies': {
    name: 'Haps Korea',
    url: 'https://www.hapskorea.com/late-night-pharmacies-to-open-on-a-trial-basis/',
    date: '2021-03-01',
  },
  pharm114: {
    name: {
      es: 'Asociación Farmacéutica de Corea, buscador',
      en: 'Korean Pharmaceutical Association, finder',
    },
    url: 'https://www.pharm114.or.kr/',
  },
  'store-medicines': {
    name: 'The Korea Herald',
    url: 'http://khnews.kheraldm.com/view.php?ud=20121114000825',
    date: '2012-11-14',
  },
  'medicines-denmark': {
    name: {
      es: 'Embajada de Corea en Dinamarca',
      en: 'Embassy of Korea in Denmark',
    },
    url: 'https://overseas.mofa.go.kr/dk-en/brd/m_7038/view.do?page=1&seq=761250',
  },
  mfds: {
    name: {
      es: 'Ministerio de Seguridad de Alimentos y Medicamentos (MFDS)',
      en: 'Ministry of Food and Drug Safety (MFDS)',
    },
    url: 'https://mfds.go.kr/brd/m_74/view.do?seq=43906',
    date: '2020-10-12',
  },
  'medicines-sapporo': {
    name: {
      es: 'Consulado General de Corea en Sapporo',
      en: 'Consulate General of Korea in Sapporo',
    },
    url: 'https://overseas.mofa.go.kr/jp-sapporo-ja/brd/m_407/view.do?seq=761549',
    date: '2024-12',
  },
  'medicines-adhd': {
    name: 'The Korea Herald',
    url: 'https://khnews.heraldcorp.com/view.php?ud=20240927050564',
    date: '2024-09-27',
  },
  'medicines-japan': {
    name: { es: 'Global Korea (Japón, guía)', en: 'Global Korea (Japan, a guide)' },
    url: 'https://globalkorea.jp/archives/45397',
    date: '2025',
  },
  'alerts-herald': {
    name: 'The Korea Herald',
    url: 'https://www.koreaherald.com/view.php?ud=20240228050647',
    date: '2024-02-28',
  },
  'alerts-busan': {
    name: { es: 'Ciudad de Busan', en: 'City of Busan' },
    url: 'https://www.busan.go.kr/bige/daily-busan/view?dataNo=69479&curPage=3&bbsNo=10',
    date: '2024-03',
  },
  'emergency-ready': {
    name: 'VNA',
    url: 'https://baohaiduong.vn/en/tieng-viet-duoc-su-dung-trong-he-thong-canh-bao-khan-cap-tai-han-quoc-391385.html',
    date: '2024-08-26',
  },
  smartraveller: {
    name: {
      es: 'Smartraveller, Gobierno de Australia',
      en: 'Smartraveller, Australian government',
    },
    url: 'https://www.smartraveller.gov.au/destinations/asia/south-korea-republic-korea',
  },
  'smartraveller-2019': {
    name: {
      es: 'Smartraveller, versión anterior',
      en: 'Smartraveller, an earlier version',
    },
    url: 'https://smartraveller.gov.au/countries/asia/north/pages/south_korea.aspx',
    date: '2019',
  },
  'uk-advice': {
    name: { es: 'Gobierno del Reino Unido', en: 'UK government, travel advice' },
    url: 'https://www.gov.uk/foreign-travel-advice/south-korea',
    date: '2017',
  },
  'uk-laws': {
    name: {
      es: 'Gobierno del Reino Unido, leyes y costumbres',
      en: 'UK government, local laws and customs',
    },
    url: 'https://www.gov.uk/foreign-travel-advice/south-korea/local-laws-and-customs',
    date: '2018',
  },
  'spain-advice': {
    name: {
      es: 'Ministerio de Asuntos Exteriores de España',
      en: 'Ministry of Foreign Affairs of Spain',
    },
    url: 'https://www.exteriores.gob.es/es/ServiciosAlCiudadano/Paginas/Detalle-recomendaciones-de-viaje.aspx?trc=Corea',
  },
  scooters: {
    name: 'Haps Korea',
    url: 'https://www.hapskorea.com/unlicensed-e-scooter-drivers-face-100000-won-fines-from-today/',
    date: '2021-05-12',
  },
  filming: {
    name: {
      es: 'Lee & Lee, bufete, que cita el artículo 14',
      en: 'Lee & Lee, a law firm quoting Article 14',
    },
    url: 'https://lawfirmleeandlee.com/illegal-filming-charges/',
  },
  complaints: {
    name: 'The Asia Business Daily',
    url: 'https://cm.asiae.co.kr/en/article/2025041514083116124',
    date: '2025-04-15',
  },
  'seoul-taxi-receipts': {
    name: { es: 'Ayuntamiento de Seúl, taxis', en: 'Seoul Metropolitan Government, taxis' },
    url: 'https://english.seoul.go.kr/seoul-cracks-down-on-taxi-overcharging-of-foreigners-with-english-receipts-and-other-service-improvements/',
  },
  'subway-crime': {
    name: 'The Asia Business Daily',
    url: 'https://cm.asiae.co.kr/en/article/2022081515180269636',
    date: '2022-08-15',
  },
  danuri: {
    name: 'The Korea Times',
    url: 'https://m.koreatimes.co.kr/pages/article.amp.asp?newsIdx=345698',
    date: '2023',
  },
  'un-women': {
    name: 'UN Women',
    url: 'https://evaw-global-database.unwomen.org/en/countries/asia/republic-of-korea/2008/1366-hotline-centers',
    date: '2008',
  },
  'subway-lifts': {
    name: 'ChosunBiz',
    url: 'https://biz.chosun.com/en/en-society/2025/12/29/LQCX7P6MZFA7JODH3YXEV7ZWZE/?outputType=amp',
    date: '2025-12-29',
  },
  danurim: {
    name: 'Seoul Danurim',
    url: 'https://seouldanurim.net/en/notice/news-seoul-launches-new-tourism-service-to-improve-accessibility-for-overseas-travelers-with-reduced-mobility-study-in-korea-news_/12959?curPage=1',
    date: '2022-11-25',
  },
  'map-export': {
    name: { es: 'Gobierno de Corea', en: 'Government of Korea' },
    url: 'https://www.korea.kr/news/policyNewsView.do?newsId=148960107',
    date: '2026-02-27',
  },
  'map-conditions': {
    name: 'PerthNow',
    url: 'https://www.perthnow.com.au/news/technology/skorea-to-finally-get-fully-functioning-google-maps-c-21778819',
    date: '2026-02-27',
  },
  'inside-maps': {
    name: { es: 'Korea Inside (guía), mapas', en: 'Korea Inside (a guide), maps' },
    url: 'https://www.getkoreainside.com/maps.html',
    date: '2026-08',
  },
  papago: { name: 'Papago', url: 'https://papago.naver.com/' },
  kride: {
    name: 'Kakao Mobility, k.ride',
    url: 'https://kride.kakaomobility.com/?lang=en',
  },
  'visitkorea-taxis': {
    name: 'VisitKorea',
    url: 'https://english.visitkorea.or.kr/svc/contents/contentsView.do?vcontsId=197907',
  },
  uber: {
    name: 'Uber Korea',
    url: 'https://www.uber.com/kr/en/ride/ubertaxi/',
  },
  'inside-taxi': {
    name: { es: 'Korea Inside (guía), taxis', en: 'Korea Inside (a guide), taxis' },
    url: 'https://www.getkoreainside.com/taxi.html',
    date: '2026-08',
  },
  'visitkorea-cards': {
    name: { es: 'VisitKorea, dinero', en: 'VisitKorea, money' },
    url: 'https://english.visitkorea.or.kr/svc/contents/contentsView.do?menuSn=212&vcontsId=140734',
  },
  'inside-cards': {
    name: { es: 'Korea Inside (guía), tarjetas', en: 'Korea Inside (a guide), cards' },
    url: 'https://www.getkoreainside.com/foreign-credit-cards-korea.html',
    date: '2026-08',
  },
  'apple-tmoney': {
    name: 'Apple Korea',
    url: 'https://www.apple.com/kr/newsroom/2025/07/apple-and-tmoney-introduce-tmoney-for-apple-pay-on-iphone-and-apple-watch/',
    date: '2025-07-21',
  },
  'inside-apple': {
    name: { es: 'Korea Inside (guía), Apple Pay', en: 'Korea Inside (a guide), Apple Pay' },
    url: 'https://www.getkoreainside.com/apple-pay-korea.html',
    date: '2026-08',
  },
  'hana-atms': {
    name: 'Hana Bank',
    url: 'https://www.kebhana.com/cont/customer/customer01/customer0103/customer010304/index.jsp',
  },
  'inside-atms': {
    name: { es: 'Korea Inside (guía), cajeros', en: 'Korea Inside (a guide), cash machines' },
    url: 'https://www.getkoreainside.com/korea-atm-foreign-cards.html',
    date: '2026-08',
  },
  'incheon-atms': {
    name: { es: 'Aeropuerto de Incheon', en: 'Incheon Airport' },
    url: 'https://airinfo.airport.kr/ap_ko/1376/subview.do',
  },
  'inside-tmoney': {
    name: { es: 'Korea Inside (guía), T-money', en: 'Korea Inside (a guide), T-money' },
    url: 'https://www.getkoreainside.com/tmoney.html',
    date: '2026-08',
  },
  'foreign-cards-subway': {
    name: 'The Korea Times',
    url: 'https://m.koreatimes.co.kr/pages/article.asp?newsIdx=395022',
    date: '2025',
  },
  'seoul-kiosks': {
    name: { es: 'Ayuntamiento de Seúl, billetes', en: 'Seoul Metropolitan Government, tickets' },
    url: 'https://english.seoul.go.kr/climate-cards-and-single-journey-transit-tickets-now-accepting-international-credit-cards-no-cash-needed/',
    date: '2026',
  },
  'skt-esim': {
    name: 'SK Telecom',
    url: 'https://www.skroaming.com/esim/esim',
  },
  'kt-esim': { name: 'KT', url: 'https://m.roaming.kt.com/eng/esim' },
  'lgu-esim': {
    name: 'LG U+',
    url: 'https://www.lguplus.com/korea-sim/eng/pc/product/esim?tab=data',
  },
  'inside-esim': {
    name: {
      es: 'Korea Inside (guía), eSIM con número',
      en: 'Korea Inside (a guide), eSIM with a number',
    },
    url: 'https://www.getkoreainside.com/korea-esim-with-phone-number.html',
    date: '2026-08-15',
  },
  'travel-essentials': {
    name: { es: 'Guía privada de viaje, propinas', en: 'A private travel guide, tipping' },
    url: 'https://github.com/pixer-11/korea-travel-guide',
    date: '2026-08-01',
  },
  'table-manners': {
    name: 'Homestay Korea',
    url: 'http://www.homestaykorea.com/?mid=bbs_koreainfo_food&document_srl=26206',
  },
  'table-manners-blog': {
    name: { es: 'visitseoul (blog)', en: 'visitseoul (a blog)' },
    url: 'https://visitseoul.blogspot.com/2023/02/korean-table-manners-guide-to-dining.html',
    date: '2023-02',
  },
  'seoul-smoking': {
    name: { es: 'Ayuntamiento de Seúl, humo', en: 'Seoul Metropolitan Government, smoking' },
    url: 'http://english.seoul.go.kr/smoking-signs-subway-station-entrances-effective-may-1/',
    date: '2016-05',
  },
  vaping: {
    name: 'Kookmin Ilbo',
    url: 'https://www.kmib.co.kr/article/view.asp?arcid=0029343289',
    date: '2026-02-03',
  },
  icex: {
    name: 'ICEX',
    url: 'https://www.icex.es/icex/es/navegacion-principal/todos-nuestros-servicios/informacion-de-mercados/paises/navegacion-principal/el-pais/informacion-practica/informacion-practica/index.html?idPais=KR',
  },
  census: {
    name: { es: 'Donga, el censo de 2015', en: 'Donga, the census of 2015' },
    url: 'https://www.donga.com/news/Culture/article/all/20161219/81929011/1',
    date: '2016-12-19',
  },
  outlets: {
    name: { es: 'keitetsuworks, enchufes', en: 'keitetsuworks, sockets' },
    url: 'https://keitetsuworks.github.io/korea_outlet.html',
  },
  tattooists: {
    name: 'Chosun Biz',
    url: 'https://biz.chosun.com/en/en-policy/2025/10/21/PA2NMADEUJHGDN2VOPNWHY6H3Y/',
    date: '2025-10-21',
  },
  'pets-airline': {
    name: 'Korean Air',
    url: 'https://www.koreanair.com/global/en/traveling/services/pets/pet-restriction-bycountry.html',
  },
  halal: {
    name: 'The Korea Daily',
    url: 'https://www.koreadailyus.com/3-best-korean-halal-restaurants-seoul/',
    date: '2018',
  },
  driving: {
    name: 'VNA',
    url: 'https://www.vietnam.vn/es/cong-dan-han-quoc-duoc-su-dung-giay-phep-lai-xe-quoc-te-tai-viet-nam-tu-ngay-23-7',
    date: '2024-07',
  },
  'driving-parties': {
    name: {
      es: 'Registro neerlandés de tratados, convenio de 1949',
      en: 'Dutch treaty register, 1949 convention',
    },
    url: 'https://verdragen.nl/nl/Verdrag/Details/007193_p.html',
    date: '2025-03',
  },
  'driving-mexico': {
    name: 'KM News',
    url: 'https://kmnews.info/2023/08/03/%eb%a9%95%ec%8b%9c%ec%bd%94%eb%82%b4-%ed%95%9c%ea%b5%ad-%ec%98%81%eb%ac%b8-%ec%9a%b4%ec%a0%84%eb%a9%b4%ed%97%88%ec%a6%9d-%ec%9d%b8%ec%a0%95%eb%b2%94%ec%9c%84-%ed%99%95%eb%8c%80',
    date: '2023-08-03',
  },
  'blossom-2024': {
    name: 'Haps Korea',
    url: 'https://www.hapskorea.com/2024-nationwide-cherry-blossom-forecast-in-south-korea/',
    date: '2024',
  },
  'blossom-2025': {
    name: { es: 'Prensa sobre el anuncio del 4 de abril', en: 'Press on the notice of 4 April' },
    url: 'https://ggal79.cafe24.com/bbs/board.php?bo_table=n05&wr_id=338669',
    date: '2025-04',
  },
  'leaves-2023': {
    name: 'Haps Korea',
    url: 'https://www.hapskorea.com/korea-destinations-fall-foliage-forecast-south-korea/',
    date: '2023-10-02',
  },
  'leaves-2025': {
    name: 'Wikitree',
    url: 'https://www.wikitree.co.kr/articles/1087539',
    date: '2025-10-13',
  },
  jinhae: {
    name: 'Segye Ilbo (세계일보)',
    url: 'https://m.segye.com/view/20250311510220',
    date: '2025-03-11',
  },
  'lotus-lanterns': {
    name: 'Segye Ilbo (세계일보)',
    url: 'https://m.segye.com/ampView/20230521514486',
    date: '2023-05-21',
  },
  biff: {
    name: 'SBS',
    url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008259835',
    date: '2025-09-17',
  },
  boryeong: {
    name: 'The Korea Herald',
    url: 'https://www.koreaherald.com/view.php?ud=20230608000781',
    date: '2023-06-08',
  },
  'jinju-lanterns': {
    name: 'Haps Korea',
    url: 'https://www.hapskorea.com/korea-destinations-jinju-namgang-yudeung-festival-begins/',
    date: '2023-10-07',
  },
  'seoul-lanterns': {
    name: 'Asia Economy',
    url: 'https://www.asiae.co.kr/article/2026010217331522861',
    date: '2026-01-02',
  },
  'local-festivals': {
    name: {
      es: 'Centro Cultural Coreano en el Reino Unido',
      en: 'Korean Cultural Centre UK',
    },
    url: 'https://kccuk.org.uk/ko/about-korea/tourism/local-festivals/',
  },
  'hotel-stars': {
    name: { es: 'Organización de Turismo de Corea', en: 'Korea Tourism Organization' },
    url: 'https://www.hotelrating.or.kr/inst_intro.do',
  },
  'illegal-lodging': {
    name: 'The Asia Business Daily',
    url: 'https://cm.asiae.co.kr/en/article/2024102216011529999',
    date: '2024-10-23',
  },
  'airbnb-registration': {
    name: 'Chosun Biz',
    url: 'https://biz.chosun.com/en/en-society/2024/12/11/D6RLRI27K5CFVDF25WZHAI7FQE/',
    date: '2024-12-11',
  },
  'seoul-illegal-lodging': {
    name: 'The Asia Business Daily',
    url: 'https://cm.asiae.co.kr/en/article/2025092508071358186',
    date: '2025-09-25',
  },
  templestay: {
    name: 'Templestay',
    url: 'https://templestay.com/en/MI000000000000000063/board/BO00000071/list.do',
  },
  jjimjilbang: { name: 'Skyland', url: 'http://www.skyland7.com/?page_id=42' },
} as const satisfies Record<string, Source>;

export type GuideSourceId = keyof typeof guideSources;
