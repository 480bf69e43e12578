import type { Figure } from './figure.ts';

const checkedOn = '2026-11-22';

/** Hours and admissions of the further places of Seoul, and of the trips from there. */
export const furtherSeoulFigures = {
  'deoksugung-hours': {
    what: { es: 'Horario de Deoksugung', en: 'Deoksugung hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 9:00 a 21:00, con última entrada a las 20:00; cierra los lunes',
        en: '9:00 to 21:00, with last entry at 20:00; closed on Mondays',
      },
    },
    source: {
      name: { es: 'Fundación del Patrimonio de Corea', en: 'Korea Heritage Foundation' },
      url: 'http://m.chf.or.kr/cms/content/view/1283',
      official: true,
    },
    checkedOn,
  },
  'national-museum-hours': {
    what: { es: 'Horario del Museo Nacional de Corea', en: 'National Museum of Korea hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 9:30 a 17:30, y más tarde los miércoles y sábados; cierra el primer lunes de marzo, junio, septiembre y diciembre, los días de Seollal y Chuseok y el 1 de enero',
        en: '9:30 to 17:30, and later on Wednesdays and Saturdays; closed on the first Monday of March, June, September and December, on the days of Seollal and Chuseok and on 1 January',
      },
    },
    since: '2026-03-16',
    source: {
      name: { es: 'Yonhap (Korean Vibe)', en: 'Yonhap (Korean Vibe)' },
      url: 'https://m.korean-vibe.com/news/amp.html?ncode=1065602540747386',
      date: '2026-02-03',
    },
    checkedOn,
    note: {
      es: 'No hemos visto a qué hora cierra ahora los miércoles y sábados; antes era a las 21:00.',
      en: 'We have not seen when it now closes on Wednesdays and Saturdays; it used to be 21:00.',
    },
  },
  'war-memorial-hours': {
    what: { es: 'Horario del Memorial de la Guerra', en: 'War Memorial hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 9:30 a 18:00, con última entrada a las 17:00; cierra los lunes',
        en: '9:30 to 18:00, with last entry at 17:00; closed on Mondays',
      },
    },
    source: {
      name: { es: 'Distrito de Yongsan', en: 'Yongsan District' },
      url: 'http://www.yongsan.go.kr/pms/contents/contents.do?contseqn=911&sitecdv=S0001501&menucdv=05050000&decorator=user15En',
      official: true,
    },
    checkedOn,
  },
  'namsangol-hours': {
    what: { es: 'Horario de Namsangol', en: 'Namsangol hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 9:00 a 21:00 de abril a octubre y hasta las 20:00 el resto del año; las casas cierran los lunes',
        en: '9:00 to 21:00 from April to October and until 20:00 the rest of the year; the houses close on Mondays',
      },
    },
    source: {
      name: { es: 'Ciudad de Seúl, cultura', en: 'City of Seoul, culture' },
      url: 'https://news.seoul.go.kr/culture/archives/515760',
      date: '2022-04-13',
      official: true,
    },
    checkedOn,
    note: { es: 'El jardín no cierra.', en: 'The garden does not close.' },
  },
  'seodaemun-prison-hours': {
    what: { es: 'Horario de la prisión de Seodaemun', en: 'Seodaemun Prison hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 9:30 a 18:00 de marzo a octubre y hasta las 17:00 de noviembre a febrero, con última entrada media hora antes; cierra los lunes, el 1 de enero y los días de Seollal y Chuseok',
        en: '9:30 to 18:00 from March to October and until 17:00 from November to February, with last entry half an hour before; closed on Mondays, on 1 January and on the days of Seollal and Chuseok',
      },
    },
    source: {
      name: { es: 'ktourmap, datos de la KTO', en: 'ktourmap, data of the KTO' },
      url: 'https://ktourmap.com/spotDetails.jsp?contentId=130152',
    },
    checkedOn,
    note: {
      es: 'Si el lunes es festivo, abre y cierra el martes.',
      en: 'When a Monday is a public holiday it opens, and closes on the Tuesday.',
    },
  },
  'seodaemun-prison-admission': {
    what: { es: 'Entrada a la prisión de Seodaemun', en: 'Seodaemun Prison admission' },
    unit: 'KRW',
    status: 'confirmed',
    current: { value: 3_000, text: { es: '3.000\u00a0₩ (sin fecha)', en: '₩3,000 (undated)' } },
    source: {
      name: { es: 'ktourmap, datos de la KTO', en: 'ktourmap, data of the KTO' },
      url: 'https://ktourmap.com/spotDetails.jsp?contentId=130152',
    },
    checkedOn,
    note: {
      es: 'De 13 a 18 años, 1.500\u00a0₩; de 7 a 12, 1.000\u00a0₩.',
      en: 'Ages 13 to 18, ₩1,500; ages 7 to 12, ₩1,000.',
    },
  },
  'banpo-fountain-hours': {
    what: { es: 'Pases de la fuente de Banpo', en: 'Banpo fountain shows' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de abril a octubre, en pases de 20 minutos: a las 12:00 y varios entre las 19:30 y las 21:00',
        en: 'from April to October, in shows of 20 minutes: at 12:00 and several between 19:30 and 21:00',
      },
    },
    source: {
      name: 'Blog gievstheworld',
      url: 'https://gievstheworld.wordpress.com/2017/03/11/banpo-bridge-rainbow-fountain-some-sevit-floating-island/',
      date: '2017-03-11',
    },
    checkedOn,
    note: {
      es: 'Es el horario de 2015 a 2017. Con lluvia o viento no funciona.',
      en: 'These are the times of 2015 to 2017. It does not run in rain or wind.',
    },
  },
  'bukhansan-hours': {
    what: { es: 'Hora para empezar a subir el Bukhansan', en: 'When you may start up Bukhansan' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 4:00 a 17:00 de marzo a noviembre y hasta las 16:00 de diciembre a febrero',
        en: '4:00 to 17:00 from March to November and until 16:00 from December to February',
      },
    },
    source: {
      name: 'Blog The Girl with a Big Bag',
      url: 'https://thegirlwithabigbag.com/seoul-bukhansan-best-course',
    },
    checkedOn,
  },
  'noryangjin-hours': {
    what: { es: 'Horario del mercado de Noryangjin', en: 'Noryangjin Market hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'abierto las 24 horas; las subastas empiezan hacia la 1:00',
        en: 'open 24 hours; auctions begin at about 1:00',
      },
    },
    source: {
      name: 'Expedia',
      url: 'http://www.expedia.com/explore/south-korea/seoul/noryangjin-fish-market.d6207100',
    },
    checkedOn,
  },
  'olympic-park-hours': {
    what: { es: 'Horario del Parque Olímpico', en: 'Olympic Park hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 5:00 a 22:00, y la plaza hasta las 24:00',
        en: '5:00 to 22:00, and the plaza until 24:00',
      },
    },
    source: {
      name: 'Blog sterilize',
      url: 'https://sterilize.tistory.com/entry/%EC%98%AC%EB%A6%BC%ED%94%BD%EA%B3%B5%EC%9B%90',
    },
    checkedOn,
  },
  'starfield-library-hours': {
    what: { es: 'Horario de la Biblioteca Starfield', en: 'Starfield Library hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: 'de 10:30 a 22:00', en: '10:30 to 22:00' } },
    source: {
      name: 'Blog solpado',
      url: 'https://solpado.tistory.com/29',
      date: '2017-10-15',
    },
    checkedOn,
  },
  'yeouido-park-hours': {
    what: { es: 'Horario del parque de Yeouido', en: 'Yeouido Park hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: 'abierto siempre', en: 'always open' } },
    source: { name: 'Blog dada-dak', url: 'https://dada-dak.com/2' },
    checkedOn,
  },
  'suwon-hwaseong-hours': {
    what: { es: 'Horario de la fortaleza Hwaseong', en: 'Hwaseong Fortress hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 9:00 a 18:00 de marzo a octubre y hasta las 17:00 de noviembre a febrero',
        en: '9:00 to 18:00 from March to October and until 17:00 from November to February',
      },
    },
    source: { name: 'Unravel Korea', url: 'https://unravelkorea.com/suwon-hwaseong-fortress' },
    checkedOn,
  },
  'suwon-haenggung-admission': {
    what: { es: 'Palacio Haenggung de Suwon', en: 'Haenggung palace in Suwon' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: {
      value: 1_500,
      text: { es: '1.500\u00a0₩ (hacia 2018)', en: '₩1,500 (about 2018)' },
    },
    source: {
      name: 'Blog dettejournal',
      url: 'https://dettejournal.wixsite.com/travel/post/2015-11-29-hwaseong-fortress-화성',
      date: '2019-02-13',
    },
    checkedOn,
    note: {
      es: 'La muralla costaba entonces 1.000\u00a0₩. Los precios son de 2015 a 2018 y no hemos visto los de ahora.',
      en: 'The wall then cost ₩1,000. The prices are of 2015 to 2018, and we have not seen today’s.',
    },
  },
  'suwon-archery': {
    what: { es: 'Tiro con arco en Yeonmudae, Suwon', en: 'Archery at Yeonmudae, Suwon' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: { value: 2_000, text: { es: '2.000\u00a0₩ (2017)', en: '₩2,000 (2017)' } },
    source: {
      name: 'This is Korea Tours',
      url: 'https://thisiskoreatours.com/project/hwaseong-fortress-unesco/',
    },
    checkedOn,
  },
  'imjingak-visit-days': {
    what: { es: 'Días de visita a la DMZ desde Imjingak', en: 'Days of DMZ visits from Imjingak' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'la visita en autobús no sale los lunes ni los festivos',
        en: 'the bus visit does not run on Mondays or public holidays',
      },
    },
    source: {
      name: 'Owl Magazine Korea',
      url: 'https://owlmagazine.net/dmz-security-tour-at-pajus-imjingak/',
      date: '2023',
    },
    checkedOn,
    note: {
      es: 'El Ejército la suspende a veces sin aviso.',
      en: 'The army sometimes suspends it without notice.',
    },
  },
  'imjingak-visit-price': {
    what: { es: 'Visita a la DMZ comprada en Imjingak', en: 'DMZ visit bought at Imjingak' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: { value: 12_200, text: { es: '12.200\u00a0₩ (2023)', en: '₩12,200 (2023)' } },
    source: {
      name: 'Owl Magazine Korea',
      url: 'https://owlmagazine.net/dmz-security-tour-at-pajus-imjingak/',
      date: '2023',
    },
    checkedOn,
    note: {
      es: 'Con el monorraíl del túnel; a pie costaba 9.200\u00a0₩.',
      en: 'With the monorail into the tunnel; on foot it cost ₩9,200.',
    },
  },
  'nami-island-hours': {
    what: { es: 'Barcos a la isla Nami', en: 'Boats to Nami Island' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 8:00 a 21:00, un barco cada 10 o 30 minutos',
        en: '8:00 to 21:00, a boat every 10 to 30 minutes',
      },
    },
    source: {
      name: 'Blog shinphoto',
      url: 'https://shinphoto.tistory.com/966',
      date: '2023-01-21',
    },
    checkedOn,
  },
  'nami-island-admission': {
    what: { es: 'Isla Nami, barco incluido', en: 'Nami Island, boat included' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: { value: 16_000, text: { es: '16.000\u00a0₩ (2023)', en: '₩16,000 (2023)' } },
    source: {
      name: 'Blog shinphoto',
      url: 'https://shinphoto.tistory.com/966',
      date: '2023-01-21',
    },
    checkedOn,
  },
  'gongju-hours': {
    what: { es: 'Horario de Gongsanseong y la tumba', en: 'Gongsanseong and tomb hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 9:00 a 18:00 en verano y hasta las 17:00 en invierno, con última entrada media hora antes; cierra el 1 de enero y los días de Seollal y Chuseok',
        en: '9:00 to 18:00 in summer and until 17:00 in winter, with last entry half an hour before; closed on 1 January and on the days of Seollal and Chuseok',
      },
    },
    source: {
      name: 'Newsis',
      url: 'https://newsis.com/view?id=NISX20230327_0002242194',
      date: '2023-03-27',
    },
    checkedOn,
  },
  'gongju-admission': {
    what: { es: 'Gongsanseong, o la tumba del rey', en: 'Gongsanseong, or the king’s tomb' },
    unit: 'KRW',
    status: 'confirmed',
    current: { value: 3_000, text: { es: '3.000\u00a0₩ (2023)', en: '₩3,000 (2023)' } },
    since: '2023-04',
    source: {
      name: 'Kukmin Ilbo',
      url: 'https://news.kmib.co.kr/article/view.asp?arcid=0018095735',
      date: '2023-03-27',
    },
    checkedOn,
    note: {
      es: 'Cada sitio por separado. Jóvenes, 2.000\u00a0₩; niños, 1.000\u00a0₩.',
      en: 'For each site. Teenagers, ₩2,000; children, ₩1,000.',
    },
  },
  'buyeo-hours': {
    what: { es: 'Horario de Busosanseong', en: 'Busosanseong hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 8:30 a 18:00 de marzo a octubre y hasta las 17:00 de noviembre a febrero',
        en: '8:30 to 18:00 from March to October and until 17:00 from November to February',
      },
    },
    source: {
      name: { es: 'Instalaciones del condado de Buyeo', en: 'Buyeo County facilities' },
      url: 'http://buyeofmc.or.kr/?MenuID=73',
      official: true,
    },
    checkedOn,
  },
  'buyeo-admission': {
    what: { es: 'Entrada a Busosanseong', en: 'Busosanseong admission' },
    unit: 'KRW',
    status: 'confirmed',
    current: { value: 2_000, text: { es: '2.000\u00a0₩ (sin fecha)', en: '₩2,000 (undated)' } },
    source: {
      name: { es: 'Instalaciones del condado de Buyeo', en: 'Buyeo County facilities' },
      url: 'http://buyeofmc.or.kr/?MenuID=73',
      official: true,
    },
    checkedOn,
    note: {
      es: 'Las tumbas reales cuestan 1.000\u00a0₩. Para Jeongnimsa, la misma tabla da 1.200 y 1.500.',
      en: 'The royal tombs cost ₩1,000. For Jeongnimsa the same table gives both 1,200 and 1,500.',
    },
  },
} as const satisfies Record<string, Figure>;

/** Hours and admissions of the further places of Busan, and of the trips along the south coast. */
export const furtherBusanFigures = {
  'un-memorial-hours': {
    what: { es: 'Horario del cementerio de la ONU', en: 'UN Cemetery hours' },
    unit: 'time',
    status: 'contested',
    current: {
      text: {
        es: 'desde las 9:00 hasta las 17:00 o las 18:00, según la época',
        en: 'from 9:00 until 17:00 or 18:00, depending on the season',
      },
    },
    source: {
      name: 'Blog rainbowmemories',
      url: 'https://rainbowmemories.tistory.com/entry/%EC%9C%A0%EC%97%94%EA%B8%B0%EB%85%90%EA%B3%B5%EC%9B%90-%EC%9C%A0%EC%97%94%EC%A1%B0%EA%B0%81%EA%B3%B5%EC%9B%90%EC%9C%A0%EC%97%94%ED%8F%89%ED%99%94%EA%B8%B0%EB%85%90%EA%B4%80-%EC%A0%95%EB%B3%B4-%EC%B4%9D%EC%A0%95%EB%A6%AC',
      date: '2025-05-13',
    },
    checkedOn,
    note: {
      es: 'Las fuentes no coinciden en qué meses cierra a cada hora.',
      en: 'Sources disagree on the months of each closing time.',
    },
  },
  'dadaepo-fountain-hours': {
    what: { es: 'Pases de la fuente de Dadaepo', en: 'Dadaepo fountain shows' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de mayo a agosto, a las 20:00, y en abril, septiembre y octubre, a las 19:30; los fines de semana, otra vez una hora después; sin pases los lunes ni de noviembre a marzo',
        en: 'from May to August at 20:00, and in April, September and October at 19:30; at weekends again an hour later; no shows on Mondays or from November to March',
      },
    },
    source: {
      name: { es: 'Ciudad de Busan', en: 'City of Busan' },
      url: 'http://news.busan.go.kr/totalnews01/view?dataNo=60783',
      date: '2018-04',
      official: true,
    },
    checkedOn,
    note: {
      es: 'Es el horario de 2018; el plan de 2025 no lo hemos visto entero.',
      en: 'These are the times of 2018; we have not seen the whole plan of 2025.',
    },
  },
  'blue-line-park-hours': {
    what: { es: 'Horario del Blue Line Park', en: 'Blueline Park hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'desde las 9:00; hasta las 18:00 de noviembre a abril y hasta las 22:00 en julio y agosto',
        en: 'from 9:00; until 18:00 from November to April and until 22:00 in July and August',
      },
    },
    source: {
      name: 'Hankyung',
      url: 'https://hankyung.com/amp/202010068067Y',
      date: '2020-10-06',
    },
    checkedOn,
  },
  'blue-line-train': {
    what: { es: 'Tren de playa de Haeundae', en: 'Haeundae beach train' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: { value: 7_000, text: { es: '7.000\u00a0₩ (2020)', en: '₩7,000 (2020)' } },
    source: { name: 'Blog bsnn', url: 'https://bsnn.tistory.com/m/33', date: '2020-10' },
    checkedOn,
    note: {
      es: 'Un viaje; dos costaban 10.000\u00a0₩ y sin límite, 13.000\u00a0₩. Seguramente hoy cuesta más.',
      en: 'One ride; two cost ₩10,000 and any number ₩13,000. It surely costs more today.',
    },
  },
  'blue-line-capsule': {
    what: { es: 'Cápsula de Haeundae', en: 'Haeundae sky capsule' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: {
      value: 50_000,
      text: {
        es: '50.000\u00a0₩ para dos, con el tren (2022)',
        en: '₩50,000 for two, with the train (2022)',
      },
    },
    source: {
      name: 'Busan Ilbo',
      url: 'http://busan.com/view/busan/view.php?code=2022062218463859592',
      date: '2022-06-22',
    },
    checkedOn,
  },
  'suncheon-hours': {
    what: { es: 'Horario del jardín de Suncheon', en: 'Suncheon garden hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 8:30 a 20:00 de mayo a septiembre, y menos en invierno',
        en: '8:30 to 20:00 from May to September, and less in winter',
      },
    },
    source: {
      name: 'Blog untiltoday',
      url: 'https://untiltoday.tistory.com/9',
      date: '2022-05-14',
    },
    checkedOn,
  },
  'suncheon-admission': {
    what: { es: 'Jardín y marisma de Suncheon', en: 'Suncheon garden and wetland' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: { value: 10_000, text: { es: '10.000\u00a0₩ (2025)', en: '₩10,000 (2025)' } },
    source: {
      name: 'Balpum News',
      url: 'https://www.balpumnews.com/travel/suncheon-bay-national-garden-120000-people-breakthrough',
      date: '2025-05',
    },
    checkedOn,
    note: {
      es: 'Vale para los dos el mismo día. Jóvenes, 7.000\u00a0₩; niños, 5.000\u00a0₩; de noche, la mitad.',
      en: 'It covers both on the same day. Teenagers, ₩7,000; children, ₩5,000; in the evening, half.',
    },
  },
  'yeosu-cable-car-hours': {
    what: { es: 'Horario del teleférico de Yeosu', en: 'Yeosu cable car hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 9:00 a 21:30, salvo con viento fuerte',
        en: '9:00 to 21:30, except in strong wind',
      },
    },
    source: {
      name: 'Munhwa News',
      url: 'http://www.munhwanews.com/news/articleView.html?idxno=80312',
      date: '2017',
    },
    checkedOn,
  },
  'yeosu-cable-car-price': {
    what: { es: 'Teleférico de Yeosu, ida y vuelta', en: 'Yeosu cable car, return' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: { value: 13_000, text: { es: '13.000\u00a0₩ (2017)', en: '₩13,000 (2017)' } },
    source: {
      name: 'Munhwa News',
      url: 'http://www.munhwanews.com/news/articleView.html?idxno=80312',
      date: '2017',
    },
    checkedOn,
    note: {
      es: 'Con suelo de cristal, 20.000\u00a0₩. Hoy cuesta más.',
      en: 'With a glass floor, ₩20,000. It costs more today.',
    },
  },
  'damyang-hours': {
    what: { es: 'Horario del bosque de Juknokwon', en: 'Juknokwon forest hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 9:00 a 19:00 de marzo a octubre (se entra hasta las 18:00) y hasta las 18:00 de noviembre a febrero (hasta las 17:30)',
        en: '9:00 to 19:00 from March to October (entry until 18:00) and until 18:00 from November to February (until 17:30)',
      },
    },
    source: { name: 'Blog lovelysk', url: 'https://lovelysk.tistory.com/501' },
    checkedOn,
  },
  'damyang-admission': {
    what: { es: 'Entrada a Juknokwon', en: 'Juknokwon admission' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: { value: 3_000, text: { es: '3.000\u00a0₩ (2019)', en: '₩3,000 (2019)' } },
    source: {
      name: 'Blog yeoulworld',
      url: 'http://yeoulworld.tistory.com/entry/%EB%8B%B4%EC%96%91-%EC%97%AC%ED%96%89-%EB%8B%B4%EC%96%91%EA%B0%80%EB%B3%BC%EB%A7%8C%ED%95%9C%EA%B3%B3-%EC%B6%94%EC%B2%9C-%EC%A3%BD%EB%85%B9%EC%9B%90',
      date: '2019-01-05',
    },
    checkedOn,
    note: {
      es: 'La avenida de metasecuoyas se paga aparte: 1.000\u00a0₩ en 2012.',
      en: 'The avenue of dawn redwoods is separate: ₩1,000 in 2012.',
    },
  },
} as const satisfies Record<string, Figure>;
