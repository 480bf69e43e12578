import type { FurtherAttraction } from './attraction.ts';

const checkedOn = '2026-11-22';
const checkedScenes = '2026-11-26';

/** The further places of Seoul, then the trips from there; their prices and hours are in the register. */
export const furtherSeoul = [
  {
    id: 'deoksugung',
    category: 'historic',
    name: { es: 'Palacio Deoksugung', en: 'Deoksugung Palace' },
    hangul: '덕수궁',
    location: { es: 'Jung-gu', en: 'Jung-gu' },
    lat: 37.5658,
    lng: 126.9751,
    sentence: {
      es: 'El palacio que también abre de noche.',
      en: 'The palace that also opens in the evening.',
    },
    description: {
      es: 'Aquí vivió el emperador Gojong. Junto a las salas de madera tiene un edificio neoclásico de piedra, Seokjojeon.',
      en: 'Emperor Gojong lived here. Beside the wooden halls is Seokjojeon, a neoclassical building of stone.',
    },
    opening: ['deoksugung-hours'],
    station: {
      name: { es: 'City Hall (Ayuntamiento)', en: 'City Hall' },
      hangul: '시청역',
      line: { es: 'Líneas 1 y 2', en: 'Lines 1 and 2' },
      exit: '2',
      metres: 250,
    },
    visit: [60, 90],
    admission: {
      figure: 'palace-admission-other',
      note: {
        es: 'Es {palace-free-hanbok} y también para extranjeros {palace-free-age}.',
        en: 'Entry is {palace-free-hanbok}, and for foreigners aged {palace-free-age}.',
      },
    },
    tip: {
      es: 'Para ver Seokjojeon por dentro hay que reservar.',
      en: 'To see the inside of Seokjojeon, you have to book.',
    },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Oniwise',
          url: 'https://www.oniwise.com/2025/06/blog-post_711.html',
          date: '2025-06',
        },
      ],
    },
  },
  {
    id: 'national-museum',
    category: 'culture',
    roof: true,
    name: { es: 'Museo Nacional de Corea', en: 'National Museum of Korea' },
    hangul: '국립중앙박물관',
    location: { es: 'Yongsan-gu', en: 'Yongsan-gu' },
    lat: 37.524,
    lng: 126.9804,
    sentence: {
      es: 'El museo más visitado del país.',
      en: 'The most visited museum in the country.',
    },
    description: {
      es: 'Si tienes poco tiempo, ve a la sala de los dos bodhisattvas pensativos y a las coronas de oro de Silla. Desde la estación se llega por un pasillo bajo tierra.',
      en: 'If time is short, see the room of the two pensive bodhisattvas and the gold crowns of Silla. An underground passage leads there from the station.',
    },
    opening: ['national-museum-hours'],
    station: {
      name: { es: 'Ichon', en: 'Ichon' },
      hangul: '이촌역',
      line: { es: 'Línea 4 y Gyeongui-Jungang', en: 'Line 4 and Gyeongui–Jungang' },
      exit: '2',
      metres: 600,
    },
    visit: [120, 240],
    admission: {
      free: true,
      note: {
        es: 'La exposición permanente.',
        en: 'The permanent exhibition.',
      },
    },
    tip: {
      es: 'Hay días de 44.000 visitas: ve a la hora de abrir, aunque ya habrá cola.',
      en: 'Some days bring 44,000 visitors. Go at opening time, and expect a queue even then.',
    },
    further: {
      checkedOn,
      sources: [
        {
          name: 'KBS World',
          url: 'https://world.kbs.co.kr/service/news_view.htm?lang=s&Seq_Code=96577',
          date: '2026-01-05',
        },
      ],
    },
  },
  {
    id: 'war-memorial',
    category: 'culture',
    roof: true,
    name: { es: 'Memorial de la Guerra de Corea', en: 'War Memorial of Korea' },
    hangul: '전쟁기념관',
    location: { es: 'Yongsan-gu', en: 'Yongsan-gu' },
    lat: 37.5364,
    lng: 126.9772,
    sentence: {
      es: 'La historia militar, con aviones al aire libre.',
      en: 'Military history, with aircraft outdoors.',
    },
    description: {
      es: 'Reúne unas 13.600 piezas, de los Tres Reinos a hoy, en el antiguo cuartel general del Ejército. Fuera hay aviones y tanques y, a los lados, los nombres de los caídos.',
      en: 'It has some 13,600 items, from the Three Kingdoms to today, in the former army headquarters. Outdoors there are aircraft and tanks, and the names of the fallen line both sides.',
    },
    opening: ['war-memorial-hours'],
    station: {
      name: { es: 'Samgakji', en: 'Samgakji' },
      hangul: '삼각지역',
      line: { es: 'Líneas 4 y 6', en: 'Lines 4 and 6' },
      exit: '12',
      metres: 300,
    },
    visit: [90, 180],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Tripomatic',
          url: 'https://tripomatic.com/en/poi/the-war-memorial-of-korea-poi:21302',
        },
      ],
    },
  },
  {
    id: 'namsangol',
    category: 'historic',
    name: { es: 'Aldea hanok de Namsangol', en: 'Namsangol Hanok Village' },
    hangul: '남산골한옥마을',
    location: { es: 'Jung-gu', en: 'Jung-gu' },
    lat: 37.5593,
    lng: 126.9945,
    sentence: {
      es: 'Cinco casas antiguas y un jardín, gratis.',
      en: 'Five old houses and a garden, free of charge.',
    },
    description: {
      es: 'Son cinco casas de finales de la época Joseon, traídas de otros puntos de Seúl y abiertas en 1998. En el jardín está enterrada la cápsula del tiempo de los mil años de la ciudad.',
      en: 'These five houses of the late Joseon period were brought from elsewhere in Seoul and opened in 1998. The time capsule of the city’s millennium is buried in the garden.',
    },
    opening: ['namsangol-hours', { of: { es: 'el jardín', en: 'the garden' }, always: true }],
    station: {
      name: { es: 'Chungmuro', en: 'Chungmuro' },
      hangul: '충무로역',
      line: { es: 'Líneas 3 y 4', en: 'Lines 3 and 4' },
      exit: '3',
      metres: 250,
    },
    visit: [40, 75],
    admission: { free: true },
    tip: {
      es: 'Aquí no vive nadie: al contrario que en Bukchon, no molestas a ningún vecino.',
      en: 'Nobody lives in the houses, so you disturb no residents, unlike in Bukchon.',
    },
    further: {
      checkedOn,
      sources: [
        {
          name: { es: 'Ciudad de Seúl, información pública', en: 'City of Seoul, open records' },
          url: 'https://opengov.seoul.go.kr/issue/25805535',
          date: '2022-04-20',
        },
      ],
    },
  },
  {
    id: 'seodaemun-prison',
    category: 'historic',
    name: { es: 'Museo de la prisión de Seodaemun', en: 'Seodaemun Prison History Hall' },
    hangul: '서대문형무소역사관',
    location: { es: 'Seodaemun-gu', en: 'Seodaemun-gu' },
    lat: 37.5743,
    lng: 126.9561,
    sentence: {
      es: 'La cárcel de quienes lucharon por la independencia.',
      en: 'The prison of those who fought for independence.',
    },
    description: {
      es: 'Fue cárcel de 1908 a 1987, y en ella se encerró y ejecutó a luchadores por la independencia. Es museo desde 1998.',
      en: 'It was a prison from 1908 to 1987, where independence fighters were held and executed. It has been a museum since 1998.',
    },
    opening: ['seodaemun-prison-hours'],
    station: {
      name: { es: 'Dongnimmun', en: 'Dongnimmun' },
      hangul: '독립문역',
      line: { es: 'Línea 3', en: 'Line 3' },
      exit: '5',
      metres: 150,
    },
    visit: [60, 120],
    admission: { figure: 'seodaemun-prison-admission' },
    tip: {
      es: 'Unas figuras representan las torturas: es duro para niños.',
      en: 'Life-size mannequins re-enact torture, which is hard on children.',
    },
    further: {
      checkedOn,
      sources: [{ name: 'Blog klku', url: 'https://klku.tistory.com/980' }],
    },
  },
  {
    id: 'banpo-fountain',
    category: 'landmark',
    name: { es: 'Fuente del puente Banpo', en: 'Banpo Bridge fountain' },
    hangul: '반포대교 달빛무지개분수',
    location: { es: 'Seocho-gu', en: 'Seocho-gu' },
    lat: 37.5103,
    lng: 126.9953,
    sentence: {
      es: 'Un puente que cae en colores al río.',
      en: 'A bridge that pours colours into the river.',
    },
    description: {
      es: 'Sus 380 surtidores ocupan 1.140 metros de puente, récord Guinness de su clase. Se ve desde la orilla, al anochecer.',
      en: 'Its 380 jets run along 1,140 metres of bridge, a Guinness record for a bridge fountain. Watch it from the bank at dusk.',
    },
    opening: ['banpo-fountain-hours'],
    station: {
      name: { es: 'Express Bus Terminal (terminal de autobuses)', en: 'Express Bus Terminal' },
      hangul: '고속터미널역',
      line: { es: 'Líneas 3, 7 y 9', en: 'Lines 3, 7 and 9' },
      exit: '8-1',
      walk: 20,
    },
    visit: [30, 90],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [{ name: 'Cestee', url: 'https://cestee.hu/celallomas/del-korea/szoeul/banpo-hid' }],
    },
  },
  {
    id: 'bukhansan',
    category: 'nature',
    name: { es: 'Monte Bukhansan (Baegundae)', en: 'Mount Bukhansan (Baegundae)' },
    hangul: '북한산 백운대',
    location: { es: 'Gangbuk-gu', en: 'Gangbuk-gu' },
    lat: 37.6588,
    lng: 126.9779,
    sentence: {
      es: 'La cumbre de granito sobre la ciudad.',
      en: 'The granite summit above the city.',
    },
    description: {
      es: 'Baegundae, de unos 836 metros, es la cumbre del parque nacional; el último tramo se sube agarrado a cables. La fortaleza Bukhansanseong, de piedra, es de 1711. El camino corto tiene 4,4 km de ida y vuelta y 590 metros de desnivel.',
      en: 'Baegundae, about 836 metres high, is the summit of the national park, and cables help you up the last stretch. The stone fortress of Bukhansanseong dates from 1711. The short path is 4.4 km there and back, with 590 metres of climb.',
    },
    opening: ['bukhansan-hours'],
    station: {
      name: { es: 'Bukhansan Ui', en: 'Bukhansan Ui' },
      hangul: '북한산우이역',
      line: { es: 'Línea Ui-Sinseol', en: 'Ui-Sinseol Line' },
      onward: {
        es: 'El sendero corto sale del centro de Baegundae, en Ui-dong, a unos 2 km de la estación.',
        en: 'The short trail starts at the Baegundae centre in Ui-dong, about 2 km from the station.',
      },
    },
    visit: [180, 300],
    admission: { free: true },
    tip: {
      es: 'Los fines de semana de otoño se hace cola en la cima.',
      en: 'On autumn weekends there is a queue at the top.',
    },
    further: {
      checkedOn,
      sources: [
        {
          name: { es: 'Fuerza Aérea de EE. UU. en el Pacífico', en: 'US Pacific Air Forces' },
          url: 'https://www.pacaf.af.mil/News/Features/Display/Article/598263/south-korea-sojourns-iii-bukhansan-national-park/',
        },
      ],
    },
  },
  {
    id: 'noryangjin',
    category: 'market',
    roof: true,
    name: { es: 'Mercado de pescado de Noryangjin', en: 'Noryangjin Fish Market' },
    hangul: '노량진수산시장',
    location: { es: 'Dongjak-gu', en: 'Dongjak-gu' },
    lat: 37.5153,
    lng: 126.9408,
    sentence: {
      es: 'Compras abajo y te lo cocinan arriba.',
      en: 'Buy downstairs and have it cooked upstairs.',
    },
    description: {
      es: 'Tiene unos 700 puestos en un edificio de 2016. El pescado se compra en la planta baja y se come arriba, donde se paga aparte por prepararlo y sentarse.',
      en: 'It has about 700 stalls in a building from 2016. You buy the fish on the ground floor and eat it upstairs, where you pay separately for the cooking and the seat.',
    },
    opening: ['noryangjin-hours'],
    station: {
      name: { es: 'Noryangjin', en: 'Noryangjin' },
      hangul: '노량진역',
      line: { es: 'Líneas 1 y 9', en: 'Lines 1 and 9' },
      metres: 200,
    },
    visit: [60, 120],
    admission: { free: true },
    tip: {
      es: 'Pregunta el peso y el precio antes de que saquen el pez del agua.',
      en: 'Ask the weight and the price before the fish leaves the water.',
    },
    further: {
      checkedOn,
      sources: [
        {
          name: { es: 'Krollout, copia de Lonely Planet', en: 'Krollout, copy of Lonely Planet' },
          url: 'http://krollout.com/south-korea/seoul/western-seoul/attractions/noryangjin-fish-market/a/poi-sig/392119/1336062',
        },
      ],
    },
  },
  {
    id: 'olympic-park',
    category: 'nature',
    name: { es: 'Parque Olímpico', en: 'Olympic Park' },
    hangul: '올림픽공원',
    location: { es: 'Songpa-gu', en: 'Songpa-gu' },
    lat: 37.5186,
    lng: 127.1155,
    sentence: {
      es: 'Una muralla de tierra, esculturas y conciertos.',
      en: 'An earthen wall, sculptures and concerts.',
    },
    description: {
      es: 'Se hizo para los Juegos de 1988, con la Puerta de la Paz y las banderas de 160 países. Dentro quedan 2.285 metros de Mongchontoseong, la muralla de tierra de Baekje, además del museo SOMA, una rosaleda y los pabellones de los conciertos de K-pop.',
      en: 'It was made for the 1988 Games, with the Peace Gate and the flags of 160 countries. Inside are 2,285 metres of Mongchontoseong, the earthen wall of Baekje, as well as the SOMA museum, a rose garden and the arenas used for K-pop concerts.',
    },
    opening: ['olympic-park-hours'],
    station: {
      name: { es: 'Mongchontoseong', en: 'Mongchontoseong' },
      hangul: '몽촌토성역',
      line: { es: 'Línea 8', en: 'Line 8' },
      exit: '1',
      metres: 250,
    },
    visit: [90, 180],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [{ name: 'Blog hemil03', url: 'https://hemil03.tistory.com/625' }],
    },
  },
  {
    id: 'starfield-library',
    category: 'culture',
    roof: true,
    name: { es: 'Biblioteca Starfield (COEX)', en: 'Starfield Library (COEX)' },
    hangul: '별마당도서관',
    location: { es: 'Gangnam-gu', en: 'Gangnam-gu' },
    lat: 37.5102,
    lng: 127.0601,
    sentence: {
      es: 'Estanterías de 13 metros en un centro comercial.',
      en: 'Bookshelves 13 metres high in a shopping mall.',
    },
    description: {
      es: 'Tiene 50.000 libros y 600 revistas en 2.800 m², dentro del centro comercial COEX. Abrió en 2017.',
      en: 'It has 50,000 books and 600 magazines over 2,800 m², inside the COEX mall. It opened in 2017.',
    },
    opening: ['starfield-library-hours'],
    station: {
      name: { es: 'Samseong', en: 'Samseong' },
      hangul: '삼성역',
      line: { es: 'Línea 2', en: 'Line 2' },
      metres: 300,
      onward: {
        es: 'También desde Bongeunsa, en la línea 9.',
        en: 'Also from Bongeunsa Station on Line 9.',
      },
    },
    visit: [20, 45],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        {
          name: { es: 'Ciudad de Seúl, Mediahub', en: 'City of Seoul, Mediahub' },
          url: 'https://mediahub.seoul.go.kr/archives/1094120',
          date: '2017-07-03',
        },
      ],
    },
  },
  {
    id: 'bongeunsa',
    category: 'temple',
    name: { es: 'Templo Bongeunsa', en: 'Bongeunsa Temple' },
    hangul: '봉은사',
    location: { es: 'Gangnam-gu', en: 'Gangnam-gu' },
    lat: 37.5152,
    lng: 127.0573,
    opening: ['bongeunsa-hours'],
    sentence: {
      es: 'Un templo frente a las torres de COEX.',
      en: 'A temple facing the towers of COEX.',
    },
    description: {
      es: 'Es un templo budista en pleno Gangnam: entra al salir de la biblioteca Starfield. También ofrece noches en el templo (templestay), en inglés.',
      en: 'This is a Buddhist temple in the middle of Gangnam: go in after the Starfield Library. It also offers temple stays in English.',
    },
    station: {
      name: { es: 'Bongeunsa', en: 'Bongeunsa' },
      hangul: '봉은사역',
      line: { es: 'Línea 9', en: 'Line 9' },
      exit: '1',
      metres: 300,
    },
    visit: [30, 60],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Templestay',
          url: 'https://eng.templestay.com/reserv_temple.aspx?ProgramId=2339',
        },
        {
          name: 'Go! Go! Hanguk (blog)',
          url: 'https://gogohanguk.com/en/blog/the-top-4-popular-temple-stay-in-korea',
        },
      ],
    },
  },
  {
    id: 'yeouido-park',
    category: 'nature',
    name: { es: 'Parque Hangang de Yeouido', en: 'Yeouido Hangang Park' },
    hangul: '여의도한강공원',
    location: { es: 'Yeongdeungpo-gu', en: 'Yeongdeungpo-gu' },
    lat: 37.5284,
    lng: 126.9331,
    sentence: {
      es: 'Césped, bicicletas y picnic junto al río.',
      en: 'Lawns, bicycles and picnics by the river.',
    },
    description: {
      es: 'Los cerezos de Yunjung-ro florecen desde los primeros días de abril. En otoño se lanzan los fuegos artificiales internacionales (en 2025, el 27 de septiembre).',
      en: 'The cherry trees of Yunjung-ro bloom from the first days of April. The international fireworks are in autumn (in 2025, on 27 September).',
    },
    opening: ['yeouido-park-hours'],
    station: {
      name: { es: 'Yeouinaru', en: 'Yeouinaru' },
      hangul: '여의나루역',
      line: { es: 'Línea 5', en: 'Line 5' },
      metres: 150,
    },
    visit: [60, 150],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        {
          name: { es: 'Blog burgundycow, fuegos de Seúl', en: 'Blog burgundycow, Seoul fireworks' },
          url: 'https://index004.burgundycow.com/2025/08/blog-post_986.html',
          date: '2025-08',
        },
      ],
    },
  },
  {
    id: 'seoul-forest',
    category: 'nature',
    name: { es: 'Bosque de Seúl', en: 'Seoul Forest' },
    hangul: '서울숲',
    location: { es: 'Seongdong-gu', en: 'Seongdong-gu' },
    lat: 37.5444,
    lng: 127.0374,
    sentence: {
      es: 'Árboles al lado de los cafés de Seongsu.',
      en: 'Woodland beside the cafés of Seongsu.',
    },
    description: {
      es: 'En este bosque urbano, las hojas se ponen rojas a finales de octubre y comienzos de noviembre.',
      en: 'In this city woodland the leaves turn at the end of October and the beginning of November.',
    },
    station: {
      name: { es: 'Seoul Forest (Bosque de Seúl)', en: 'Seoul Forest' },
      hangul: '서울숲역',
      line: { es: 'Línea Suin-Bundang', en: 'Suin–Bundang Line' },
      metres: 650,
    },
    visit: [60, 120],
    admission: { free: true },
    further: {
      checkedOn,
      sources: [
        { name: 'Blog dada-dak', url: 'https://dada-dak.com/2' },
        {
          name: 'Etoday',
          url: 'https://www.etoday.co.kr/news/section/subsection?MID=2201',
          date: '2025-10-23',
        },
      ],
    },
  },
  {
    id: 'noksapyeong-overpass',
    category: 'landmark',
    name: { es: 'Pasarela de Noksapyeong', en: 'Noksapyeong footbridge' },
    hangul: '녹사평 육교',
    location: { es: 'Yongsan-gu', en: 'Yongsan-gu' },
    lat: 37.53469,
    lng: 126.98665,
    sentence: {
      es: 'La torre de Namsan, enmarcada por la calle.',
      en: 'The Namsan tower, framed by the street.',
    },
    description: {
      es: 'Una pasarela sobre la avenida, junto a Itaewon, desde la que se ven Haebangchon y la torre. Se hizo famosa por la serie «Itaewon Class». El marcador señala la estación.',
      en: 'A footbridge over the avenue, next to Itaewon, with a view of Haebangchon and the tower. The series “Itaewon Class” made it famous. The marker shows the station.',
    },
    station: {
      name: { es: 'Noksapyeong', en: 'Noksapyeong' },
      hangul: '녹사평역',
      line: { es: 'Línea 6', en: 'Line 6' },
    },
    visit: [15, 30],
    admission: { free: true },
    tip: {
      es: 'Ve al anochecer, con las luces encendidas, y cena después en Itaewon.',
      en: 'Go at dusk, with the lights on, and have dinner in Itaewon afterwards.',
    },
    further: {
      checkedOn: checkedScenes,
      sources: [
        {
          name: 'Visit Seoul',
          url: 'https://korean.visitseoul.net/attractions/noksapyeongoverpass/KOPuqpj4a',
        },
      ],
    },
  },
  {
    id: 'parasite-steps',
    category: 'culture',
    name: { es: 'Tienda Dwaeji Ssal y su escalera', en: 'Dwaeji Ssal Shop and steps' },
    hangul: '돼지쌀슈퍼',
    address: '서울특별시 마포구 손기정로 32',
    location: { es: 'Ahyeon-dong, Mapo-gu', en: 'Ahyeon-dong, Mapo-gu' },
    lat: 37.5599,
    lng: 126.96362,
    sentence: {
      es: 'Un barrio en cuesta que el mundo conoce por una película.',
      en: 'A hilly neighbourhood that the world knows from a film.',
    },
    description: {
      es: 'La tienda y la escalera que sube a un minuto de ella salen en «Parásitos». El marcador señala la estación de Chungjeongno; enseña la dirección al taxista.',
      en: 'The shop and the steps a minute away are both in “Parasite”. The marker shows Chungjeongno Station; show a taxi driver the address.',
    },
    station: {
      name: { es: 'Chungjeongno', en: 'Chungjeongno' },
      hangul: '충정로역',
      line: { es: 'Líneas 2 y 5', en: 'Lines 2 and 5' },
      exit: '6',
      walk: 10,
    },
    visit: [20, 40],
    admission: { free: true },
    tip: {
      es: 'Es un barrio donde vive gente: fotos a la calle, no a las ventanas. Compra algo en la tienda.',
      en: 'People live here, so photograph the street and not the windows. Buy something in the shop.',
    },
    further: {
      checkedOn: checkedScenes,
      sources: [
        {
          name: 'Seoul Shinmun',
          url: 'https://hangame.seoul.co.kr/news/life/2020/02/11/20200211500021',
          date: '2020-02-11',
        },
      ],
    },
  },
  {
    id: 'suwon-hwaseong',
    category: 'historic',
    name: { es: 'Fortaleza Hwaseong de Suwon', en: 'Suwon Hwaseong Fortress' },
    hangul: '수원화성',
    location: { es: 'Suwon, Gyeonggi', en: 'Suwon, Gyeonggi' },
    outside: { es: 'Suwon, al sur de Seúl', en: 'Suwon, south of Seoul' },
    lat: 37.2819,
    lng: 127.0143,
    sentence: {
      es: 'Una muralla entera alrededor de la ciudad vieja.',
      en: 'A complete wall around the old town.',
    },
    description: {
      es: 'El rey Jeongjo levantó entre 1794 y 1796 esta muralla de unos 5,5 km, patrimonio de la Unesco desde 1997. Se recorre a pie, y en Yeonmudae se prueba el tiro con arco tradicional por {suwon-archery}.',
      en: 'King Jeongjo built this wall of about 5.5 km between 1794 and 1796, and it has been on the UNESCO list since 1997. You can walk round it, and try traditional archery at Yeonmudae for {suwon-archery}.',
    },
    opening: ['suwon-hwaseong-hours'],
    station: {
      name: { es: 'Suwon', en: 'Suwon' },
      hangul: '수원역',
      line: { es: 'Línea 1 y Suin-Bundang', en: 'Line 1 and Suin–Bundang' },
      exit: '10',
      onward: {
        es: 'Desde Seoul Station, 30 minutos en tren; en Suwon, autobús 11, 13, 35 o 36 hasta Haenggung.',
        en: 'From Seoul Station, 30 minutes by train; in Suwon, bus 11, 13, 35 or 36 to Haenggung.',
      },
    },
    visit: [180, 300],
    admission: {
      figure: 'suwon-haenggung-admission',
      note: {
        es: 'El palacio Haenggung; la muralla es gratuita.',
        en: 'Haenggung Palace; the wall is free.',
      },
    },
    further: { checkedOn, sources: [] },
  },
  {
    id: 'imjingak-dmz',
    category: 'historic',
    name: { es: 'Imjingak y la DMZ', en: 'Imjingak and the DMZ' },
    hangul: '임진각',
    location: { es: 'Paju, Gyeonggi', en: 'Paju, Gyeonggi' },
    outside: { es: 'Paju, al norte de Seúl', en: 'Paju, north of Seoul' },
    lat: 37.8896,
    lng: 126.7403,
    sentence: {
      es: 'La frontera con Corea del Norte, por libre.',
      en: 'The border with North Korea, on your own.',
    },
    description: {
      es: 'De este parque, con su puente de la Libertad, salen los autobuses a la zona de control civil: el tercer túnel, de 1.635 metros y hallado en 1978, el observatorio Dora y una aldea. La visita dura unas dos horas y media.',
      en: 'From this park, with its Freedom Bridge, buses leave for the civilian control zone: the third tunnel, 1,635 metres long and found in 1978, the Dora observatory and a village. The visit takes about two and a half hours.',
    },
    opening: ['imjingak-visit-hours'],
    station: {
      name: { es: 'Imjingang', en: 'Imjingang' },
      hangul: '임진강역',
      line: { es: 'Línea Gyeongui-Jungang', en: 'Gyeongui–Jungang Line' },
      metres: 600,
      onward: {
        es: 'Llegan pocos trenes al día: mira la hora en Naver Map o KakaoMap antes de ir.',
        en: 'Few trains a day go there: look up the times on Naver Map or KakaoMap before you go.',
      },
    },
    visit: [240, 360],
    admission: {
      figure: 'imjingak-visit-price',
      note: {
        es: 'La visita en autobús, con el monorraíl del túnel.',
        en: 'The bus visit, with the monorail into the tunnel.',
      },
    },
    tip: {
      es: 'Lleva el pasaporte original: una copia no vale. Sin grupo, el billete (boleto) se compra en la taquilla (boletería) y se agota: llega temprano.',
      en: 'Bring your original passport, as copies are not accepted. Without a group you buy the ticket at the counter, so come early, because they sell out.',
    },
    further: {
      checkedOn,
      sources: [
        { name: 'Exodus DMC', url: 'http://www.exodusdmc.com/tour/tour_11_5.html' },
        { name: 'ACTCM', url: 'https://www.actcm.org/date/2017/03', date: '2017-03' },
      ],
    },
  },
  {
    id: 'everland',
    category: 'entertainment',
    name: { es: 'Everland', en: 'Everland' },
    hangul: '에버랜드',
    location: { es: 'Yongin, Gyeonggi', en: 'Yongin, Gyeonggi' },
    outside: { es: 'Yongin, al sureste de Seúl', en: 'Yongin, south-east of Seoul' },
    lat: 37.2943,
    lng: 127.2026,
    sentence: {
      es: 'El mayor parque de atracciones del país.',
      en: 'The largest theme park in the country.',
    },
    description: {
      es: 'Tiene zoológico y una montaña rusa de madera de 1,7 km, la T Express. La entrada cambia según el día: mírala en la aplicación del parque antes de ir. Las más caras suelen ser las de abril, mayo, septiembre y octubre.',
      en: 'It has a zoo and a 1.7 km wooden roller coaster, the T Express. The price changes by the day, so check it in the park’s app before you go; it is usually highest in April, May, September and October.',
    },
    station: {
      name: { es: 'Jeondae · Everland', en: 'Jeondae · Everland' },
      hangul: '전대·에버랜드역',
      line: { es: 'EverLine', en: 'EverLine' },
      onward: {
        es: 'De la estación al parque hay un autobús gratis.',
        en: 'A free bus runs from the station to the park.',
      },
    },
    visit: [300, 540],
    tip: {
      es: 'Instala antes la aplicación del parque: con ella se registra la entrada y se guarda turno en las atracciones.',
      en: 'Install the park’s app first: you need it for your ticket and your place in the queues.',
    },
    further: {
      checkedOn: '2026-11-23',
      sources: [
        {
          name: 'My HUBS',
          url: 'https://myhubs.org/2016/09/26/trip-to-everland-during-chuseok/',
          date: '2016-09-26',
        },
        {
          name: { es: 'Ciudad de Yongin, corresponsales', en: 'City of Yongin, correspondents' },
          url: 'https://www.welfarehello.com/community/hometownNews/bdbb8f26-b37c-4899-837e-8ae1d983e6ec',
          date: '2023',
        },
      ],
    },
  },
  {
    id: 'nami-island',
    category: 'nature',
    name: { es: 'Isla Nami', en: 'Nami Island' },
    hangul: '남이섬',
    location: { es: 'Chuncheon, Gangwon', en: 'Chuncheon, Gangwon' },
    outside: { es: 'Gapyeong, al este de Seúl', en: 'Gapyeong, east of Seoul' },
    lat: 37.7912,
    lng: 127.5255,
    sentence: {
      es: 'Paseos de árboles en una isla del río.',
      en: 'Avenues of trees on a river island.',
    },
    description: {
      es: 'En sus avenidas de metasecuoyas y ginkgos se rodó la serie «Winter Sonata». El embarcadero está en Gapyeong.',
      en: 'Its avenues of dawn redwoods and ginkgos are the setting of the series “Winter Sonata”. The wharf is in Gapyeong.',
    },
    opening: ['nami-island-hours'],
    station: {
      name: { es: 'Gapyeong', en: 'Gapyeong' },
      hangul: '가평역',
      line: { es: 'Línea Gyeongchun e ITX', en: 'Gyeongchun Line and ITX' },
      onward: {
        es: 'De la estación al embarcadero, de 20 a 30 minutos a pie, o en autobús o taxi.',
        en: 'From the station to the wharf, 20 to 30 minutes on foot, or by bus or taxi.',
      },
      onwardMinutes: 30,
    },
    visit: [150, 240],
    admission: {
      figure: 'nami-island-admission',
      note: { es: 'Con el barco.', en: 'Boat included.' },
    },
    tip: {
      es: 'Toma el primer barco y llegarás antes que los grupos.',
      en: 'Take the first boat and you will be ahead of the groups.',
    },
    further: {
      checkedOn,
      sources: [
        {
          name: 'Blog sadielyn',
          url: 'https://sadielyn.com/2016/07/19/nami-island/',
          date: '2016-07-19',
        },
      ],
    },
  },
  {
    id: 'gongju',
    category: 'historic',
    name: { es: 'Gongju', en: 'Gongju' },
    hangul: '공주 공산성',
    location: { es: 'Gongju, Chungcheong del Sur', en: 'Gongju, South Chungcheong' },
    outside: { es: 'Gongju, en Chungcheong', en: 'Gongju, in Chungcheong' },
    lat: 36.4631,
    lng: 127.1247,
    sentence: {
      es: 'Una fortaleza y la tumba intacta de un rey.',
      en: 'A fortress and the unplundered tomb of a king.',
    },
    description: {
      es: 'Fue la capital del reino de Baekje de 475 a 538. La fortaleza Gongsanseong domina el río, y la tumba del rey Muryeong se halló intacta en 1971. Forman parte de las áreas históricas de Baekje, patrimonio de la Unesco.',
      en: 'This was the capital of the Baekje kingdom from 475 to 538. The fortress of Gongsanseong looks over the river, and the tomb of King Muryeong was found intact in 1971. They belong to the Baekje Historic Areas, a UNESCO site.',
    },
    opening: ['gongju-hours'],
    journey: {
      es: 'Autobús exprés desde la Terminal Exprés de Seúl.',
      en: 'Express bus from the Seoul Express Bus Terminal.',
    },
    visit: [150, 240],
    admission: {
      figure: 'gongju-admission',
      note: {
        es: 'La fortaleza; la tumba del rey se paga aparte.',
        en: 'The fortress; the king’s tomb costs extra.',
      },
    },
    further: {
      checkedOn,
      sources: [{ name: 'Blog desert', url: 'http://desert.tistory.com/5343' }],
    },
  },
  {
    id: 'buyeo',
    category: 'historic',
    name: { es: 'Buyeo', en: 'Buyeo' },
    hangul: '부여 부소산성',
    location: { es: 'Buyeo, Chungcheong del Sur', en: 'Buyeo, South Chungcheong' },
    outside: { es: 'Buyeo, en Chungcheong', en: 'Buyeo, in Chungcheong' },
    lat: 36.2885,
    lng: 126.9145,
    sentence: {
      es: 'Una pagoda de piedra y las tumbas reales.',
      en: 'A stone pagoda and the royal tombs.',
    },
    description: {
      es: 'Fue la última capital de Baekje. Se visitan la fortaleza de Busosanseong, la pagoda de piedra de cinco niveles de Jeongnimsa y las tumbas reales.',
      en: 'This was the last capital of Baekje. You visit the fortress of Busosanseong, the five-storey stone pagoda of Jeongnimsa and the royal tombs.',
    },
    opening: ['buyeo-hours'],
    journey: {
      es: 'Autobús desde la terminal Nambu de Seúl, cada media hora más o menos. Mira cuánto tarda en Naver Map o KakaoMap antes de decidirte.',
      en: 'Bus from Seoul’s Nambu Terminal, every half hour or so. Look up how long it takes on Naver Map or KakaoMap before you decide.',
    },
    visit: [180, 300],
    admission: {
      figure: 'buyeo-admission',
      note: {
        es: 'La fortaleza; las tumbas cuestan {buyeo-tombs-admission} y la pagoda, hasta {jeongnimsa-admission}.',
        en: 'The fortress; the tombs cost {buyeo-tombs-admission} and the pagoda up to {jeongnimsa-admission}.',
      },
    },
    further: {
      checkedOn: '2026-11-27',
      sources: [
        {
          name: 'Blog agindoll',
          url: 'https://agindoll.tistory.com/5864788',
          date: '2025-12-25',
        },
      ],
    },
  },
  {
    id: 'cargo-terminal-station',
    category: 'modern',
    name: { es: 'Estación Cargo Terminal', en: 'Cargo Terminal Station' },
    hangul: '공항화물청사역',
    location: { es: 'Isla de Yeongjong, Incheon', en: 'Yeongjong Island, Incheon' },
    outside: { es: 'Incheon, junto al aeropuerto', en: 'Incheon, by the airport' },
    lat: 37.45898,
    lng: 126.47742,
    sentence: {
      es: 'Un andén del tren del aeropuerto, de «El juego del calamar».',
      en: 'A platform of the airport railway, from “Squid Game”.',
    },
    description: {
      es: 'En la serie hace de estación del aeropuerto. En realidad es la parada anterior, la de la terminal de carga, y los trenes paran en ella.',
      en: 'In the series it passes for the airport’s station. In fact it is the one before, at the cargo terminal, and trains stop there.',
    },
    station: {
      name: {
        es: 'Incheon Int’l Airport Cargo Terminal (terminal de carga)',
        en: 'Incheon Int’l Airport Cargo Terminal',
      },
      hangul: '공항화물청사역',
      line: { es: 'AREX', en: 'AREX' },
    },
    visit: [15, 20],
    admission: { free: true },
    tip: {
      es: 'Bájate al llegar o al irte: el tren con paradas se detiene; el exprés, no.',
      en: 'See it on your way in or out: the all-stop train calls there, the express does not.',
    },
    further: {
      checkedOn: checkedScenes,
      sources: [
        {
          name: 'Maeil Business Newspaper',
          url: 'https://m.mk.co.kr/news/culture/view/2021/10/1003317/',
          date: '2021-10-22',
        },
      ],
    },
  },
] as const satisfies readonly FurtherAttraction[];
