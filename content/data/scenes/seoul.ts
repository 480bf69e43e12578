import type { Scene } from './scene.ts';

const visitSeoulGoblin = {
  name: { es: 'Visit Seoul, «Goblin»', en: 'Visit Seoul, “Goblin”' },
  url: 'https://korean.visitseoul.net/hallyu/Guardian-KR_/21596',
} as const;

const visitSeoulHunters = {
  name: { es: 'Visit Seoul, «KPop Demon Hunters»', en: 'Visit Seoul, “KPop Demon Hunters”' },
  url: 'https://korean.visitseoul.net/editorspicks/K-POP-DEMON-HUNTERS-Discovering-Seoul-Through-the-Movie%E2%80%99s-Real-Life-Locations/KON1s2oyv',
} as const;

const segyeHunters = {
  name: 'Segye Ilbo',
  url: 'https://m.segye.com/view/20251007503233?OutUrl=google',
  date: '2025-10-07',
} as const;

const financialNewsHunters = {
  name: 'Financial News',
  url: 'https://www.fnnews.com/news/202508300100442499',
  date: '2025-08-30',
} as const;

/** Seoul and the trips from there. */
export const seoulScenes = [
  {
    place: 'cargo-terminal-station',
    work: 'squid-game',
    scene: {
      es: 'El andén del último capítulo de la primera temporada, que en la serie es el del aeropuerto.',
      en: 'The platform in the last episode of the first season, which passes for the airport’s.',
    },
    today: {
      es: 'Una estación en servicio de la línea AREX, la del aeropuerto: se ve al pasar, o se baja con la misma tarjeta.',
      en: 'A working station on the AREX airport line. You see it as you pass, or you can get off with the same card.',
    },
    sources: [
      {
        name: 'Maeil Business Newspaper',
        url: 'https://m.mk.co.kr/news/culture/view/2021/10/1003317/',
        date: '2021-10-22',
      },
    ],
  },
  {
    place: 'bukchon',
    work: 'goblin',
    scene: {
      es: 'La calle del muro de piedra de la casa Yun Bo-seon, en Anguk-dong, al sur del barrio.',
      en: 'The street along the stone wall of the Yun Bo-seon house in Anguk-dong, south of the lanes.',
    },
    today: {
      es: 'La casa sigue habitada y no se entra. Se pasea por la calle del muro, sin hacer ruido.',
      en: 'A family still lives in the house, so you cannot go in. Walk along the wall, quietly.',
    },
    sources: [visitSeoulGoblin],
  },
  {
    place: 'konkuk-university',
    work: 'goblin',
    scene: {
      es: 'La orilla de Ilgamho, el lago del campus.',
      en: 'The shore of Ilgamho, the lake on the campus.',
    },
    today: {
      es: 'El lago está abierto a todo el mundo, no solo a estudiantes. De noche se ilumina su puente.',
      en: 'The lake is open to everyone, not only to students. Its bridge is lit at night.',
    },
    sources: [visitSeoulGoblin],
  },
  {
    place: 'deoksugung',
    work: 'goblin',
    scene: {
      es: 'El paseo del muro de piedra, por fuera del palacio.',
      en: 'The walk along the stone wall, outside the palace.',
    },
    today: {
      es: 'Es una calle para pasear, de unos 900 m. No hace falta entrar en el palacio.',
      en: 'It is a street for strolling, some 900 m long. You need not enter the palace.',
    },
    sources: [
      {
        name: 'Blog happyglobal',
        url: 'https://happyglobal.tistory.com/m/3652',
        date: '2020-08-02',
      },
      { name: 'Life Trip News', url: 'https://lifetripnews.com/?p=694' },
    ],
  },
  {
    place: 'noksapyeong-overpass',
    work: 'itaewon-class',
    scene: {
      es: 'Las conversaciones de los protagonistas sobre la pasarela, con la torre al fondo.',
      en: 'The talks of the main characters on the footbridge, with the tower behind.',
    },
    today: {
      es: 'La pasarela y la vista son las mismas. De noche se ven las luces de la ciudad y la torre.',
      en: 'The footbridge and the view are the same. At night you see the lights of the city and the tower.',
    },
    sources: [
      {
        name: 'Visit Seoul',
        url: 'https://korean.visitseoul.net/attractions/noksapyeongoverpass/KOPuqpj4a',
      },
    ],
  },
  {
    place: 'changdeokgung',
    work: 'kingdom',
    scene: {
      es: 'El estanque y el pabellón Gwallamjeong, en la primera temporada.',
      en: 'The pond and the Gwallamjeong pavilion, in the first season.',
    },
    today: {
      es: 'Está en el jardín trasero (Huwon), que se visita aparte del palacio.',
      en: 'It is in the rear garden (Huwon), which is visited separately from the palace.',
    },
    sources: [
      {
        name: 'JoongAng Ilbo',
        url: 'https://www.joongang.co.kr/article/23796201',
        date: '2020-06',
      },
    ],
  },
  {
    place: 'n-seoul-tower',
    work: 'my-love-from-the-star',
    scene: {
      es: 'La pareja cuelga su candado en la terraza de la torre.',
      en: 'The couple hangs its padlock on the terrace of the tower.',
    },
    today: {
      es: 'La valla de los candados sigue allí y es gratis: solo se paga el mirador.',
      en: 'The fence of padlocks is still there, and free. You only pay for the observatory.',
    },
    sources: [
      {
        name: 'Newsway',
        url: 'https://newsway.co.kr/news/view?ud=2016093008214000185',
        date: '2016-09-30',
      },
      {
        name: 'News18',
        url: 'https://www.news18.com/lifestyle/6-famous-k-drama-locations-you-can-actually-visit-in-south-korea-8144785.html',
        date: '2023-06-23',
      },
    ],
  },
  {
    place: 'hakrim-dabang',
    work: 'my-love-from-the-star',
    scene: {
      es: 'La cafetería donde se ven dos de los personajes.',
      en: 'The café where two of the characters meet.',
    },
    today: {
      es: 'Sigue abierta, con sus sofás y sus vinilos, y es patrimonio futuro de Seúl.',
      en: 'It is still open, with its sofas and records, and is listed as Seoul Future Heritage.',
    },
    sources: [
      {
        name: { es: 'Patrimonio Futuro de Seúl', en: 'Seoul Future Heritage' },
        url: 'https://futureheritage.seoul.go.kr/futureHeritageMeet/futureHeritage/view.do?fetchStart=1&htNo=259&searchTitle=%ED%95%99%EB%A6%BC&srchType=title',
      },
    ],
  },
  {
    place: 'suwon-hwaseong',
    work: 'lovely-runner',
    scene: {
      es: 'La puerta de agua Hwahongmun y el estanque de Banghwasuryujeong.',
      en: 'The water gate Hwahongmun and the pond of Banghwasuryujeong.',
    },
    today: {
      es: 'Los dos están en la muralla y se ven sin entrada. Las casas de la serie están en el barrio de al lado: mira solo desde la calle.',
      en: 'Both are on the wall and free to see. The houses of the series are in the quarter next to it; look from the street only.',
    },
    sources: [
      {
        name: { es: 'Noticias de la ciudad de Suwon', en: 'Suwon city news' },
        url: 'https://news.suwon.go.kr/?p=46&viewMode=view&reqIdx=202405140824267004',
        date: '2024-05-14',
      },
    ],
  },
  {
    place: 'nami-island',
    work: 'winter-sonata',
    scene: {
      es: 'Los paseos de la pareja entre metasecuoyas y pinos.',
      en: 'The couple’s walks among dawn redwoods and pines.',
    },
    today: {
      es: 'La avenida de árboles sigue igual, y una estatua recuerda a los dos protagonistas.',
      en: 'The avenue of trees is as it was, and a statue shows the two main characters.',
    },
    sources: [
      {
        name: 'South China Morning Post',
        url: 'https://amp.scmp.com/magazines/style/travel-food/article/2187682/nami-island-winter-sonata-and-4-other-must-visit-k-drama',
      },
    ],
  },
  {
    place: 'parasite-steps',
    work: 'parasite',
    scene: {
      es: 'La tienda Dwaeji Ssal Super y la escalera de al lado, cerca de la casa de la familia.',
      en: 'The Dwaeji Ssal Super shop and the steps beside it, near the family’s home.',
    },
    today: {
      es: 'La tienda se ve como es, sin la sombrilla de la película. Las dos casas eran decorados. Es un barrio tranquilo: no molestes a los vecinos.',
      en: 'The shop looks as it always did, without the parasol of the film. Both houses were sets. It is a quiet neighbourhood, so do not disturb anyone.',
    },
    sources: [
      {
        name: { es: 'Visit Seoul, «Parásitos»', en: 'Visit Seoul, “Parasite”' },
        url: 'https://korean.visitseoul.net/hallyu/%EB%B6%81%EB%AF%B8%EB%8A%94-%EC%A7%80%EA%B8%88-%E2%80%98-%EC%A0%9C%EC%8B%9C%EC%B9%B4-%EC%86%A1-%EC%95%93%EC%9D%B4-%E2%80%99-%EC%A4%91--%EC%98%81%ED%99%94-%EA%B8%B0%EC%83%9D%EC%B6%A9-%EC%B4%AC%EC%98%81%EC%A7%80-%ED%83%90%EB%B0%A9%EC%BD%94%EC%8A%A4_/32526',
      },
      {
        name: 'Seoul Shinmun',
        url: 'https://hangame.seoul.co.kr/news/life/2020/02/11/20200211500021',
        date: '2020-02-11',
      },
    ],
  },
  {
    place: 'naksan-park',
    work: 'kpop-demon-hunters',
    scene: {
      es: 'El paseo de Rumi y Jinu junto a la muralla, de noche.',
      en: 'The walk of Rumi and Jinu along the city wall at night.',
    },
    today: {
      es: 'El sendero sigue la muralla, que se ilumina al anochecer, con la ciudad debajo.',
      en: 'The path follows the wall, which is lit after dark, with the city below.',
    },
    sources: [
      visitSeoulHunters,
      {
        name: 'Seoul Shinmun',
        url: 'https://m.go.seoul.co.kr/news/publicnews/seoul_local/enjoy_seoul/2025/10/20/20251020033001',
        date: '2025-10-20',
      },
    ],
  },
  {
    place: 'bukchon',
    work: 'kpop-demon-hunters',
    scene: {
      es: 'Los callejones donde se encuentran Rumi y Jinu.',
      en: 'The lanes where Rumi and Jinu meet.',
    },
    today: {
      es: 'La película es de dibujos, pero las cuestas y los tejados son estos. Es un barrio con vecinos: baja la voz.',
      en: 'The film is animated, but these are the slopes and roofs. People live here, so keep your voice down.',
    },
    sources: [segyeHunters],
  },
  {
    place: 'n-seoul-tower',
    work: 'kpop-demon-hunters',
    scene: {
      es: 'La última actuación de los Saja Boys.',
      en: 'The last show of the Saja Boys.',
    },
    today: {
      es: 'Desde el estreno suben muchos más visitantes: ve entre semana o a la hora de abrir.',
      en: 'Many more visitors come since the film. Go on a weekday or at opening time.',
    },
    sources: [segyeHunters],
  },
  {
    place: 'myeongdong',
    work: 'kpop-demon-hunters',
    scene: {
      es: 'El baile de «Soda Pop», ante el teatro de Myeongdong.',
      en: 'The “Soda Pop” dance, in front of the Myeongdong theatre.',
    },
    today: {
      es: 'La calle peatonal del teatro, entre tiendas. Los puestos de comida llegan por la tarde.',
      en: 'The pedestrian street of the theatre, among shops. The food stalls come in the afternoon.',
    },
    sources: [financialNewsHunters],
  },
  {
    place: 'lotte-world-tower',
    work: 'kpop-demon-hunters',
    scene: {
      es: 'El rascacielos donde vive el grupo HUNTR/X.',
      en: 'The tower where the group HUNTR/X lives.',
    },
    today: {
      es: 'La casa es inventada; la torre y el lago Seokchon, a sus pies, no.',
      en: 'The home is made up; the tower and Seokchon Lake at its foot are not.',
    },
    sources: [financialNewsHunters],
  },
  {
    place: 'starfield-library',
    work: 'kpop-demon-hunters',
    scene: {
      es: 'La pantalla gigante de la K-pop Square, por fuera del centro COEX.',
      en: 'The giant screen of K-pop Square, outside the COEX centre.',
    },
    today: {
      es: 'La pantalla curva se ve desde la calle, mejor al anochecer. La biblioteca está dentro del mismo centro.',
      en: 'You see the curved screen from the street, best at dusk. The library is inside the same centre.',
    },
    sources: [visitSeoulHunters],
  },
  {
    place: 'yeouido-park',
    work: 'the-host',
    scene: {
      es: 'El quiosco de la familia y el primer ataque.',
      en: 'The family’s snack bar and the first attack.',
    },
    today: {
      es: 'Un parque junto al río, con césped y carril para bicicletas.',
      en: 'A riverside park, with lawns and a cycle path.',
    },
    sources: [
      {
        name: 'Segye Ilbo',
        url: 'http://www.segye.com/print/20060824000390',
        date: '2006-08-24',
      },
    ],
  },
  {
    place: 'gwanghwamun-square',
    work: 'bts-arirang',
    scene: {
      es: 'El concierto gratuito con el que volvió el grupo, el 21 de marzo de 2026.',
      en: 'The free concert with which the group came back, on 21 March 2026.',
    },
    today: {
      es: 'Fue una sola noche. Queda la plaza, con la puerta del palacio al fondo.',
      en: 'It was for one night only. What remains is the square, with the palace gate behind.',
    },
    sources: [
      {
        name: 'Manila Bulletin',
        url: 'https://mb.com.ph/2026/03/21/bts-makes-epic-comeback-with-arirang-concert-at-iconic-seoul-landmark',
        date: '2026-03-21',
      },
    ],
  },
  {
    place: 'gyeongbokgung',
    work: 'bts-idol',
    scene: {
      es: 'Dos actuaciones para la televisión de Estados Unidos: ante el salón Geunjeongjeon y en el pabellón Gyeonghoeru.',
      en: 'Two performances for American television, before the Geunjeongjeon hall and at the Gyeonghoeru pavilion.',
    },
    today: {
      es: 'El patio del trono y el estanque se ven con la entrada del palacio.',
      en: 'You see the throne courtyard and the pond with a palace ticket.',
    },
    sources: [
      {
        name: 'Korea.net',
        url: 'https://www.korea.net/NewsFocus/Culture/view?articleId=286918&koreanId=286914',
        date: '2026-02-04',
      },
      {
        name: 'Aju News',
        url: 'https://www.ajunews.com/view/20260128101206510',
        date: '2026-01-28',
      },
    ],
  },
  {
    place: 'starfield-library',
    work: 'gangnam-style',
    scene: {
      es: 'El videoclip, rodado en parte alrededor de COEX.',
      en: 'The video, shot in part around COEX.',
    },
    today: {
      es: 'En la plaza este hay unas manos de bronce de 5 m que hacen el paso de baile. La biblioteca está en el mismo centro.',
      en: 'On the east plaza, bronze hands 5 m high do the dance. The library is in the same centre.',
    },
    sources: [
      {
        name: 'Dong-A Ilbo',
        url: 'https://www.donga.com/news/Society/article/all/20160412/77532600/1',
        date: '2016-04-12',
      },
      {
        name: 'Chosun Ilbo',
        url: 'https://www.chosun.com/site/data/html_dir/2016/04/15/2016041502866.html',
        date: '2016-04-15',
      },
    ],
  },
] as const satisfies readonly Scene[];
