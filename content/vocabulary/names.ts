import type { Words } from './country-words.ts';

/** The names of places and dishes in older romanisations, in other spellings and as they sound. */
export const names: Words = {
  Gyeongbokgung:
    'kyongbokkung, kyungbokgung, gyeongbok, kyeongbokgung, gyeongbokgung palace, gyengbokgung, cambio de guardia, relevo de guardia, changing of the guard, guard ceremony',
  Changdeokgung:
    'changdeok, changdokkung, changduk, changdeokung, secret garden, huwon, jardin secreto, biwon',
  Bukchon:
    'bukchon hanok, hanok village, aldea hanok, pueblo hanok, buckchon, pukchon, barrio hanok',
  Myeongdong: 'myungdong, myeong dong, myong dong, meongdong, myendong',
  Insadong: 'insa dong, insa-dong, insadon',
  Gwangjang: 'kwangjang, gwang jang, gwanjang',
  Dongdaemun: 'tongdaemun, dongdemun, dong dae mun, ddp, dongdaemoon',
  Jogyesa: 'chogyesa, jogye, jogyesa temple',
  Cheonggyecheon: 'chonggyechon, cheongyecheon, cheonggye, arroyo, riachuelo, stream',
  Hongdae: 'hong dae, hongik, hongdae street, jongdae, jongde, hondae, hongde',
  Gangnam: 'kangnam, gang nam, gangnan, ganngam, gagnam',
  Itaewon: 'itaewon seul, itewon, itawon',
  Namdaemun: 'nandaemun, namdemun, nam dae mun',
  Haeundae: 'haeundea, heundae, hae un dae, haundae, haeundae beach, jaeundae, jeundae, jaundae',
  Gwangalli: 'kwangalli, gwangan, gwangali, gwangandaegyo',
  Yonggungsa: 'yongungsa, haedong',
  Songdo: 'songdo beach',
  Jagalchi: 'chagalchi, jagalci, mercado pescado, fish market, jalgachi, yagalchi',
  Gamcheon:
    'kamchon, gamchon, machu picchu busan, santorini busan, gamcheon village, pueblo de colores, casas de colores, barrio de colores, colourful village, colorful village, colourful houses, colorful houses',
  Blueline:
    'sky capsule, capsula playa, tren capsula, trencito, tren playa, tren costero, capsule train, beach train',
  Beomeosa: 'pomosa, bomeosa, beomosa',
  Taejongdae: 'taejong, taechongdae',
  Oryukdo: 'oryuk, oryukdo skywalk, skywalk',
  BIFF: 'festival cine, film festival, piff, busan film festival',
  Jeju: 'cheju, jeju island, yeju, jejudo, isla jeju, chejudo',
  Gyeongju: 'kyongju, kyungju, gyongju, gyeonju',
  Jeonju: 'chonju, jeonju hanok, chunju',
  Seoraksan:
    'seorak mountain, mount seorak, monte seorak, sorak, soraksan, seorak, seoraksan national park',
  Andong: 'hahoe, hahoe village, aldea hahoe',
  Bulguksa: 'pulguksa, bulguk, seokguram, sokkuram',
  Seongsan: 'songsan, seongsan ilchulbong, ilchulbong, sunrise peak',
  Hallasan: 'halla mountain, monte halla, mount halla',
  Busan: 'pusan, bussan, busam, buzan',
  Incheon: 'inchon, incheon airport, inchoen',
  'Seoul Station': 'seoulyeok, estacion seul, seoul train station',
  'N Seoul Tower': 'namsan, namsan tower, torre namsan, torre seul, seoul tower, torre n',
  'Lotte World Tower':
    'seoul sky, jamsil, rascacielos, skyscraper, lotte world, torre lotte, lotte tower',
  bibimbap: 'pibimpap, bibinbap, bibimpap, bibimbab, bibimba',
  bulgogi: 'pulgogi, bulgoki, bulgoji',
  kimchi: 'gimchi, kimchee, kim chi, quimchi',
  tteokbokki:
    'topokki, tteokboki, ddukbokki, dukbokki, ddeokbokki, tokpokki, teokbokki, tteokpokki, topoki, rice cakes, pasteles arroz',
  japchae: 'chapchae, chapche, yapche, jabchae, glass noodles',
  samgyeopsal:
    'samgyupsal, samgyopsal, samkyupsal, panceta, pork belly, barbacoa coreana, korean bbq, kbbq, bbq, barbecue, barbacoa, parrilla, asado, parrillada',
  'haemul-pajeon':
    'pajeon, pajon, pancake coreano, korean pancake, tortita coreana, jeon, seafood pancake',
  'sundubu-jjigae': 'sundubu, soondubu, soft tofu, tofu stew, guiso tofu, jjigae, tofu',
  hotteok: 'hoddeok, hottok, hodduk, hotteock, ho tteok, jotok, jotteok, jotteog',
  galbi: 'kalbi, costillas, costillas res, ribs, short ribs, gal bi',
  naengmyeon:
    'naengmyun, nengmyon, raengmyeon, cold noodles, fideos frios, naengmyon, sopa fria, sopa fria fideos, cold soup',
  bungeoppang: 'bungoppang, taiyaki, pez relleno, fish bread, bungeobbang',
  dakgalbi: 'dalkgalbi, dakalbi, pollo picante, spicy chicken',
  'jeonbok-juk': 'jeonbokjuk, jeonbok, abalon, porridge, gachas, juk, congee',
  gimbap: 'kimbap, kimbab, sushi coreano, korean sushi, gimbab',
  goshiwon: 'gosiwon, koshiwon, goshitel, gositel, goshi won',
  hasukjib: 'hasuk, hasukjip, hasook, boarding house, pension',
  Yeosu: 'yosu, yeosu cable car',
  'K-ETA': 'eta, ketta, k eta, eta coreana, korea eta, keta coreana',
  'T-money': 'timoney, t monei, tmoni, t mony',
  KTX: 'tren, train, k t x, tren ave, ave, tgv, shinkansen',
  'otros destinos':
    'daegu, daejeon, gwangju, ulsan, gangneung, chuncheon, pohang, tongyeong, geoje, mokpo, ulleungdo, dokdo, sejong, boseong, pyeongchang, gapyeong',
  annyeonghaseyo:
    'anyong aseyo, anyong jaseyo, anyong haseyo, anyonghaseyo, anyeong haseyo, anyeonghaseyo, annyong haseyo, aniong aseyo, aniong jaseyo, anionghaseyo, anyon aseyo',
  gamsahamnida:
    'kamsamnida, kamsamida, camsamida, gamsamnida, kamsajamnida, gamsajamnida, camsajamnida, kansamida',
  Everland: 'ever land, everlan, eberland',
  Hangang: 'rio han, han river, hangang river, hangang park, picnic, han gang',
  jjimjilbang:
    'yimyilban, jimjilbang, jinjilban, jjinjilbang, yimjilbang, jimjilban, jjimjilban, yimyilbang',
  hanbok:
    'ropa tradicional, ropa coreana tradicional, traje tradicional, vestido tradicional, traditional dress, traditional clothes, korean dress, janbok, jambok, hambok',
};
