import { ways, type Answer } from './answer.ts';

/** What fans of music and series ask: where to go, what to buy, what to say. */
export const musicAndFans = [
  {
    id: 'music-companies',
    question: { es: '¿Se puede entrar en HYBE o en SM?', en: 'Can I go into HYBE or SM?' },
    text: {
      es: 'En la sede de HYBE, en Yongsan, hay control en la puerta y se entra con permiso y documento (2024). De su museo, HYBE Insight, y de SM, YG y JYP esta guía no tiene nada: mira la web de cada una. HiKR Ground sí se visita.',
      en: 'At the HYBE building, in Yongsan, there are guards at the door and you need a pass and ID (2024). This guide has nothing on its museum, HYBE Insight, or on SM, YG and JYP; see their websites. HiKR Ground is open to visitors.',
    },
    sources: [
      {
        name: { es: 'Donga, en coreano', en: 'Donga, in Korean' },
        url: 'https://donga.com/news/amp/all/20240105/122917419/1',
        date: '2024-01-05',
      },
    ],
    more: ['series-and-music', 'seoul#cheonggyecheon'],
    asked: ways(
      'hybe, edificio hybe, hybe insight, museo hybe, bighit, big hit, sm entertainment, edificio sm, sm town, smtown, kwangya, jyp, jyp entertainment, edificio jyp, yg entertainment, edificio yg, agencia kpop, agencias kpop, sm yg jyp, agencias sm, disquera, kpop company, kpop companies, kpop agency, kpop agencies, hybe building, sm building, jyp building, yg building, 하이브, 하이브 사옥, edificio bts, empresa bts, agencia bts, oficina bts, bts company, =sm, =yg, entrar sm, entrar yg',
    ),
  },
  {
    id: 'trainee-restaurant',
    question: {
      es: '¿Dónde comía BTS antes de debutar?',
      en: 'Where did BTS eat before their debut?',
    },
    text: {
      es: 'En 유정식당 (Yujeong Sikdang), en Nonhyeon-dong, Gangnam: ensayaban en el sótano, y sus seguidores llenaron las paredes de fotos. Antes de ir, busca ese nombre en Naver Map y mira si abre.',
      en: 'At 유정식당 (Yujeong Sikdang), in Nonhyeon-dong, Gangnam: they rehearsed in the basement, and fans have covered the walls with photos. Look for that name on Naver Map before you go, and check that it is open.',
    },
    sources: [
      {
        name: 'JoongAng Ilbo',
        url: 'https://www.joongang.co.kr/article/22301404',
        date: '2018-01-19',
      },
      {
        name: { es: 'Dispatch, en coreano', en: 'Dispatch, in Korean' },
        url: 'https://www.dispatch.co.kr/2205092',
      },
    ],
    more: ['series-and-music'],
    asked: ways(
      'yoojung, yoojung sikdang, yujeong sikdang, yujeong, yoojeong, restaurante bts, cafe bts, donde comia bts, comida bts, bts restaurant, bts cafe, where bts ate, 유정식당',
    ),
  },
  {
    id: 'music-shows',
    question: {
      es: '¿Puedo ir a Music Bank o a Inkigayo?',
      en: 'Can I go to Music Bank or Inkigayo?',
    },
    text: {
      es: 'Las entradas de Music Bank se sorteaban en la web de la KBS y no se podían vender: en 2014 denunciaron a quien vendía las suyas. De los demás programas esta guía no tiene fechas ni entradas; pregunta en la web de cada cadena.',
      en: 'Music Bank seats were drawn by lot on the KBS website and could not be sold: in 2014 somebody who sold theirs was reported to the police. This guide has no dates or seats for the other shows; see each channel’s website.',
    },
    sources: [
      {
        name: { es: 'Asia Economy, en coreano', en: 'Asia Economy, in Korean' },
        url: 'https://cm.asiae.co.kr/article/2014011018311855678',
        date: '2014-01-10',
      },
    ],
    more: ['series-and-music'],
    asked: ways(
      'music bank, music bank entradas, inkigayo, inkigayo entradas, music core, show champion, mcountdown, m countdown, programa musica, programas musica, programa kpop, grabacion kpop, grabacion programa, prerecording, pre recording, fansign, fan sign, fancall, music show, music shows, music show tickets, weekly music show, kpop recording, 뮤직뱅크, 인기가요, 음악방송, 엠카운트다운',
    ),
  },
  {
    id: 'fan-goods',
    question: {
      es: '¿Dónde compro discos, photocards y lightsticks?',
      en: 'Where do I buy albums, photocards and lightsticks?',
    },
    text: {
      es: 'En las tiendas de Hongdae, que venden todo lo que lleva la cara de un grupo, y en Myeongdong. Los discos llevan dentro sus photocards. Esta guía no compara precios: mira varias tiendas antes de pagar un lightstick.',
      en: 'In the shops of Hongdae, which sell anything with a group’s face on it, and in Myeongdong. Albums come with photocards inside. This guide does not compare prices, so look in several shops before you pay for a lightstick.',
    },
    sources: [
      {
        name: { es: 'News1, en coreano', en: 'News1, in Korean' },
        url: 'https://v.daum.net/v/20230811070504204',
        date: '2023-08-11',
      },
      {
        name: { es: 'Blog gem87, en coreano', en: 'gem87 blog, in Korean' },
        url: 'https://gem87.tistory.com/903?category=243765',
        date: '2024-03-10',
      },
    ],
    more: ['shopping#hongdae', 'shopping#myeongdong', 'shopping#best-buys'],
    asked: ways(
      'photocard, photocards, comprar photocards, photocard hongdae, lightstick, lightsticks, light stick, lightstik, light stik, army bomb, album kpop, albums kpop, albumes kpop, album, albums, albumes, albunes, tienda kpop, tiendas kpop, merch, merch kpop, goods kpop, articulos kpop, comprar kpop, kpop barato, kpop merch, kpop store, kpop stores, kpop shop, kpop shops, kpop shopping, kpop goods, kpop albums, buy kpop, 포토카드, 응원봉, 앨범, 굿즈, compro photocards, compro albums, compro lightstick, photo card, photo cards, intercambiar photocards, cambiar photocards, vender photocards, trade photocards, discos, comprar discos, comprar musica, tienda musica, tienda discos, vinilos, vinilo, record shop, record store, vinyl, posters bts',
    ),
  },
  {
    id: 'dance-class',
    question: {
      es: '¿Puedo tomar una clase de baile?',
      en: 'Can I take a dance class?',
    },
    text: {
      es: 'Sí: 1MILLION Dance Studio, en Seongsu, da varias clases sueltas al día que se reservan en su web, y más de la mitad de quienes van son de fuera (2024). Mira ahí el precio y el nivel: las plazas vuelan.',
      en: 'Yes. 1MILLION Dance Studio, in Seongsu, has several single classes a day that you book on its website, and over half of those who come are from abroad (2024). See the price and the level there; places go within hours.',
    },
    sources: [
      {
        name: 'CNA Lifestyle',
        url: 'https://cnalifestyle.channelnewsasia.com/entertainment/1million-dance-studio-south-korea-427101',
        date: '2024-12-29',
      },
    ],
    more: ['series-and-music', 'seoul#hongdae'],
    asked: ways(
      'clase baile, clases baile, clase de baile, clases de baile kpop, baile kpop, bailar kpop, aprender bailar, academia baile, academia danza, coreografia, coreografias, dance class, dance classes, kpop dance, dance studio, dance academy, dance lesson, dance cover, random dance, random play dance, 1million, 1 million dance, one million dance, 댄스 학원, clase kpop, clases kpop, taller kpop, talleres kpop, danza kpop, clase danza, clases danza, estudio 1million, 1million precio, kpop class, kpop lesson, kpop workshop',
    ),
  },
  {
    id: 'auditions',
    question: { es: '¿Cómo hago una audición?', en: 'How do I audition?' },
    text: {
      es: 'Cada agencia publica las suyas en su web, y esta guía no las sigue. Las de SM de 2022 eran por vídeo, para cualquier nacionalidad y nacidos de 2003 a 2011. No pagues a nadie por presentarte. Para entrenar en Corea, pregunta al 1345 qué visado hace falta.',
      en: 'Each agency publishes its own on its website, and this guide does not follow them. SM’s of 2022 were by video, for any nationality, born from 2003 to 2011. Do not pay anybody to enter. To train in Korea, ask 1345 which visa it takes.',
    },
    sources: [
      {
        name: { es: 'Ilgan Sports, en coreano', en: 'Ilgan Sports, in Korean' },
        url: 'https://isplus.com/article/view/isp202201300030',
        date: '2022-01-30',
      },
    ],
    more: ['requirements#visados', 'working-holiday', 'series-and-music'],
    asked: ways(
      'audicion, audiciones, audicion kpop, hacer audicion, casting, castings, trainee, trainees, ser trainee, aprendiz kpop, ser idol, convertirme idol, ser cantante, debutar, ser actor, ser actriz, ser modelo, extra serie, audition, auditions, kpop audition, become trainee, acting audition, 오디션, 연습생, become kpop idol, agencia modelos, agencias modelos, extra dorama, extras drama, extras dramas',
    ),
  },
  {
    id: 'photo-booths',
    question: { es: '¿Dónde hay cabinas de fotos?', en: 'Where are there photo booths?' },
    text: {
      es: 'En Hongdae y en casi cualquier calle de gente joven: busca 네컷사진 (nekeotsajin), «fotos de cuatro recuadros», o la marca 인생네컷. Eliges el marco en la pantalla, pagas en la máquina y salen impresas.',
      en: 'In Hongdae and on nearly any street where young people go: look for 네컷사진 (nekeotsajin), “four-cut photos”, or the brand 인생네컷. Choose the frame on the screen, pay at the machine and they come out printed.',
    },
    sources: [
      {
        name: {
          es: 'Universidad Sangmyung, en coreano',
          en: 'Sangmyung University, in Korean',
        },
        url: 'https://cklc.smu.ac.kr/newspaper/culture.do?mode=view&articleNo=731047&article.offset=0&articleLimit=10',
        date: '2022-10-05',
      },
      {
        name: 'Herald Insight',
        url: 'http://www.heraldinsight.co.kr/news/articleView.html?idxno=471',
        date: '2017-09-12',
      },
    ],
    more: ['seoul#hongdae', 'shopping#hongdae'],
    asked: ways(
      'cabina fotos, cabinas fotos, cabina de fotos, fotos cabina, fotomaton, fotocabina, photobooth, photobooths, photo booth, photo booths, life four cuts, life4cuts, life 4 cuts, four cut photo, fotos 4 cortes, cuatro cortes, 4 cortes, fotos cuatro cortes, tira fotos, self photo studio, foto estudio, 인생네컷, 네컷사진, 셀프 사진관, life for cuts, life for cut',
    ),
  },
  {
    id: 'noraebang',
    question: { es: '¿Hay karaoke (noraebang)?', en: 'Is there karaoke (noraebang)?' },
    text: {
      es: 'Sí: 노래방 (noraebang), con una sala para tu grupo que se paga por horas, y 코인노래방 (koin noraebang), cabinas para una o dos personas a unos {coin-noraebang} la canción. Los hay en los barrios con universidades, como Hongdae.',
      en: 'Yes: 노래방 (noraebang), a room for your group by the hour, and 코인노래방 (koin noraebang), booths for one or two at about {coin-noraebang} a song. You find them near universities, as in Hongdae.',
    },
    more: ['seoul#hongdae', 'emergencies#night'],
    asked: ways(
      'noraebang, norebang, norebam, noraeban, karaoke, karaokes, karaoke precio, precio karaoke, noraebang precio, coin noraebang, coin karaoke, sala karaoke, cantar, cantar karaoke, karaoke room, karaoke price, singing room, 노래방, 코인노래방',
    ),
  },
  {
    id: 'i-love-you',
    question: { es: '¿Cómo se dice te quiero?', en: 'How do you say I love you?' },
    text: {
      es: '사랑해요 (saranghaeyo). A tu pareja o a un amigo cercano, 사랑해 (saranghae). Te echo de menos (te extraño) es 보고 싶어요 (bogo sipeoyo). Más frases para saludar y hablar están en su página.',
      en: '사랑해요 (saranghaeyo). To your partner or a close friend, 사랑해 (saranghae). I miss you is 보고 싶어요 (bogo sipeoyo). More phrases for greeting and talking are on their page.',
    },
    more: ['phrases-courtesy'],
    asked: ways(
      'te quiero, te amo, te quiero coreano, te amo coreano, amor en coreano, i love you, love you korean, saranghae, saranghaeyo, saranghe, sarangheyo, sarange, sarangeyo, saranjae, saranjaeyo, saranje, saranhae, saranhe, saranghamnida, 사랑해, 사랑해요, te extraño, extraño coreano, te echo de menos, i miss you, miss you korean, bogoshipo, bogosipo, 보고 싶어요',
    ),
  },
  {
    id: 'personal-colour',
    question: {
      es: '¿Dónde hago el análisis de color personal?',
      en: 'Where can I have my personal colours analysed?',
    },
    text: {
      es: 'En un estudio de 퍼스널컬러 (peoseuneolkeolleo), sobre todo en Hongdae y Gangnam. Una hora costaba {personal-colour-price} en 2023. Reserva, y pregunta antes si atienden en inglés. Esta guía no recomienda ninguno.',
      en: 'At a 퍼스널컬러 (peoseuneolkeolleo) studio, most of them in Hongdae and Gangnam. An hour cost {personal-colour-price} in 2023. Book, and ask whether they speak English. This guide recommends none.',
    },
    more: ['shopping#myeongdong', 'shopping#best-buys'],
    asked: ways(
      'colorimetria, colorimetria coreana, color personal, analisis color, analisis de color, personal color, personal colour, colour analysis, color analysis, personal color analysis, color test, paleta colores, 퍼스널컬러',
    ),
  },
] as const satisfies readonly Answer[];
