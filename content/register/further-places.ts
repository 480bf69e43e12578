import { everyDay, everyDayBut } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

const checkedOn = '2026-11-22';

/** Hours and admissions of the further places of Seoul, and of the trips from there. */
export const furtherSeoulFigures = {
  'deoksugung-hours': {
    what: { es: 'Horario de Deoksugung', en: 'Deoksugung hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDayBut(1), opens: '09:00', closes: '21:00', lastEntry: '20:00' }],
        closed: { onHoliday: 'next-working-day' },
      },
    },
    source: {
      name: { es: 'Oficina de Deoksugung', en: 'Deoksugung office' },
      url: 'https://royal.cha.go.kr/ROYAL/contents/R403000000.do?id=20250925111533225921&schBcid=notice01&schM=view',
      date: '2025-09-25',
    },
    checkedOn: '2026-11-24',
  },
  'national-museum-hours': {
    what: { es: 'Horario del Museo Nacional de Corea', en: 'National Museum of Korea hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDayBut(3, 6), opens: '09:30', closes: '17:30' },
          { days: [3, 6], opens: '09:30', closes: '21:00' },
        ],
        closed: {
          monthly: { weekday: 1, weeks: [1], months: [3, 6, 9, 12] },
          feasts: ['new-year', 'seollal', 'chuseok'],
        },
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
      es: 'La noche de los miércoles y sábados es la de 2025.',
      en: 'The late closing on Wednesdays and Saturdays is that of 2025.',
    },
  },
  'war-memorial-hours': {
    what: { es: 'Horario del Memorial de la Guerra', en: 'War Memorial hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDayBut(1), opens: '09:30', closes: '18:00', lastEntry: '17:00' }],
        closed: { onHoliday: 'next-working-day' },
      },
    },
    source: {
      name: { es: 'Turismo de Corea (KTO)', en: 'Korea Tourism Organization (KTO)' },
      url: 'https://english.visitkorea.or.kr/enu/ATR/SI_EN_3_1_1_1.jsp?cid=268131',
      date: '2022-05-19',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'El distrito de Yongsan da la última entrada a las 17:00; la KTO, a las 17:30. Damos la más temprana.',
      en: 'Yongsan District gives last entry at 17:00 and the KTO 17:30. We give the earlier one.',
    },
  },
  'namsangol-hours': {
    what: { es: 'Horario de Namsangol', en: 'Namsangol hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'las casas de Namsangol', en: 'the Namsangol houses', plural: true },
        periods: [
          { days: everyDayBut(1), months: [4, 10], opens: '09:00', closes: '21:00' },
          { days: everyDayBut(1), months: [11, 3], opens: '09:00', closes: '20:00' },
        ],
      },
    },
    source: {
      name: { es: 'Ciudad de Seúl, cultura', en: 'City of Seoul, culture' },
      url: 'https://news.seoul.go.kr/culture/archives/515760',
      date: '2022-04-13',
    },
    checkedOn,
  },
  'seodaemun-prison-hours': {
    what: { es: 'Horario de la prisión de Seodaemun', en: 'Seodaemun Prison hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          {
            days: everyDayBut(1),
            months: [3, 10],
            opens: '09:30',
            closes: '18:00',
            lastEntry: '17:30',
          },
          {
            days: everyDayBut(1),
            months: [11, 2],
            opens: '09:30',
            closes: '17:00',
            lastEntry: '16:30',
          },
        ],
        closed: { onHoliday: 'next-working-day', feasts: ['new-year', 'seollal', 'chuseok'] },
      },
    },
    source: {
      name: { es: 'ktourmap, datos de la KTO', en: 'ktourmap, data of the KTO' },
      url: 'https://ktourmap.com/spotDetails.jsp?contentId=130152',
    },
    checkedOn,
  },
  'seodaemun-prison-admission': {
    what: { es: 'Entrada a la prisión de Seodaemun', en: 'Seodaemun Prison admission' },
    unit: 'KRW',
    current: { value: 3_000 },
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
    current: {
      opening: {
        of: { es: 'el espectáculo de la fuente de Banpo', en: 'the Banpo fountain show' },
        sessions: [
          { days: everyDay, months: [4, 6], at: ['12:00', '19:30', '20:00', '20:30', '21:00'] },
          {
            days: everyDay,
            months: [7, 8],
            at: ['12:00', '19:30', '20:00', '20:30', '21:00', '21:30'],
          },
          { days: everyDay, months: [9, 10], at: ['12:00', '19:30', '20:00', '20:30', '21:00'] },
        ],
        note: {
          es: 'Dura unos 20 minutos. Con lluvia o viento no funciona.',
          en: 'It lasts about 20 minutes. It does not run in rain or wind.',
        },
      },
    },
    source: {
      name: 'Hankyung',
      url: 'https://www.hankyung.com/article/202403281680Y',
      date: '2024-03-28',
    },
    checkedOn: '2026-11-24',
  },
  'bukhansan-hours': {
    what: { es: 'Hora para empezar a subir el Bukhansan', en: 'When you may start up Bukhansan' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el acceso a los senderos', en: 'access to the trails' },
        periods: [
          { days: everyDay, months: [3, 11], opens: '04:00', closes: '17:00' },
          { days: everyDay, months: [12, 2], opens: '04:00', closes: '16:00' },
        ],
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
    current: {
      opening: {
        always: true,
        note: { es: 'Las subastas son de madrugada.', en: 'The auctions are in the small hours.' },
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
    current: { opening: { periods: [{ days: everyDay, opens: '05:00', closes: '22:00' }] } },
    source: {
      name: 'Blog sterilize',
      url: 'https://sterilize.tistory.com/entry/%EC%98%AC%EB%A6%BC%ED%94%BD%EA%B3%B5%EC%9B%90',
    },
    checkedOn,
  },
  'starfield-library-hours': {
    what: { es: 'Horario de la Biblioteca Starfield', en: 'Starfield Library hours' },
    unit: 'time',
    current: { opening: { periods: [{ days: everyDay, opens: '10:30', closes: '22:00' }] } },
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
    current: { opening: { always: true } },
    source: { name: 'Blog dada-dak', url: 'https://dada-dak.com/2' },
    checkedOn,
  },
  'suwon-hwaseong-hours': {
    what: { es: 'Horario de la fortaleza Hwaseong', en: 'Hwaseong Fortress hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [3, 10], opens: '09:00', closes: '18:00' },
          { days: everyDay, months: [11, 2], opens: '09:00', closes: '17:00' },
        ],
      },
    },
    source: { name: 'Unravel Korea', url: 'https://unravelkorea.com/suwon-hwaseong-fortress' },
    checkedOn,
  },
  'suwon-haenggung-admission': {
    what: { es: 'Palacio Haenggung de Suwon', en: 'Haenggung palace in Suwon' },
    unit: 'KRW',
    current: { value: 1_500 },
    source: {
      name: 'Seoul Economic Daily',
      url: 'https://m.sedaily.com/NewsView/264L7R9HT1',
      date: '2022-04-06',
    },
    checkedOn: '2026-11-25',
    note: {
      es: 'La muralla es gratuita desde el 7 de abril de 2022. Para el palacio, cuenta con pagar algo más.',
      en: 'The wall has been free since 7 April 2022. For the palace, expect to pay a little more.',
    },
  },
  'suwon-archery': {
    what: { es: 'Tiro con arco en Yeonmudae, Suwon', en: 'Archery at Yeonmudae, Suwon' },
    unit: 'KRW',
    current: { value: 2_000, text: { es: '2.000\u00a0₩ (2017)', en: '₩2,000 (2017)' } },
    source: {
      name: 'This is Korea Tours',
      url: 'https://thisiskoreatours.com/project/hwaseong-fortress-unesco/',
    },
    checkedOn,
  },
  'imjingak-visit-hours': {
    what: { es: 'Días de visita a la DMZ desde Imjingak', en: 'Days of DMZ visits from Imjingak' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la visita en autobús a la DMZ', en: 'the bus visit to the DMZ' },
        runs: true,
        closed: { weekdays: [1], holidays: true },
        note: {
          es: 'El Ejército la suspende a veces sin aviso.',
          en: 'The army sometimes suspends it without notice.',
        },
      },
    },
    source: {
      name: 'Blog eroun-blog',
      url: 'https://eroun-blog.com/19',
    },
    checkedOn: '2026-11-24',
  },
  'imjingak-visit-price': {
    what: { es: 'Visita a la DMZ comprada en Imjingak', en: 'DMZ visit bought at Imjingak' },
    unit: 'KRW',
    current: { value: 12_200 },
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
    current: {
      opening: {
        of: { es: 'los barcos', en: 'the boats', plural: true },
        runs: true,
        periods: [{ days: everyDay, opens: '08:00', closes: '21:00' }],
        note: { es: 'Sale uno cada 10-30 minutos.', en: 'One leaves every 10 to 30 minutes.' },
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
    current: { value: 16_000 },
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
    current: {
      opening: {
        of: {
          es: 'la fortaleza de Gongju y la tumba del rey',
          en: 'the fortress of Gongju and the king’s tomb',
          plural: true,
        },

        periods: [
          { days: everyDay, months: [3, 10], opens: '09:00', closes: '18:00', lastEntry: '17:30' },
          { days: everyDay, months: [11, 2], opens: '09:00', closes: '17:00', lastEntry: '16:30' },
        ],
        closed: { feasts: ['new-year', 'seollal', 'chuseok'] },
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
    current: { value: 3_000 },
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
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [3, 10], opens: '08:30', closes: '18:00' },
          { days: everyDay, months: [11, 2], opens: '08:30', closes: '17:00' },
        ],
      },
    },
    source: {
      name: { es: 'Instalaciones del condado de Buyeo', en: 'Buyeo County facilities' },
      url: 'http://buyeofmc.or.kr/?MenuID=73',
    },
    checkedOn,
  },
  'buyeo-admission': {
    what: { es: 'Entrada a Busosanseong', en: 'Busosanseong admission' },
    unit: 'KRW',
    current: { value: 2_000 },
    source: {
      name: { es: 'Instalaciones del condado de Buyeo', en: 'Buyeo County facilities' },
      url: 'http://buyeofmc.or.kr/?MenuID=73',
    },
    checkedOn,
  },
  'buyeo-tombs-admission': {
    what: { es: 'Entrada a las tumbas reales de Buyeo', en: 'Buyeo royal tombs admission' },
    unit: 'KRW',
    current: { value: 1_000 },
    source: {
      name: { es: 'Instalaciones del condado de Buyeo', en: 'Buyeo County facilities' },
      url: 'http://buyeofmc.or.kr/?MenuID=73',
    },
    checkedOn,
  },
  'jeongnimsa-admission': {
    what: { es: 'Entrada a Jeongnimsa, como mucho', en: 'Jeongnimsa admission, at most' },
    unit: 'KRW',
    current: { value: 1_500 },
    source: {
      name: { es: 'Instalaciones del condado de Buyeo', en: 'Buyeo County facilities' },
      url: 'http://buyeofmc.or.kr/?MenuID=73',
    },
    checkedOn,
  },
} as const satisfies Record<string, Figure>;

/** Hours and admissions of the further places of Busan, and of the trips along the south coast. */
export const furtherBusanFigures = {
  'un-memorial-hours': {
    what: { es: 'Horario del cementerio de la ONU', en: 'UN Cemetery hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [5, 9], opens: '09:00', closes: '18:00', lastEntry: '17:30' },
          { days: everyDay, months: [10, 4], opens: '09:00', closes: '17:00', lastEntry: '16:30' },
        ],
      },
    },
    source: {
      name: { es: 'ktriptips, datos de la KTO', en: 'ktriptips, data of the KTO' },
      url: 'https://ktriptips.com/rus/tourspot/336248',
      date: '2021-06-22',
    },
    checkedOn: '2026-11-24',
  },
  'dadaepo-fountain-hours': {
    what: { es: 'Pases de la fuente de Dadaepo', en: 'Dadaepo fountain shows' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el espectáculo de la fuente de Dadaepo', en: 'the Dadaepo fountain show' },
        sessions: [
          { days: [2, 3, 4, 5], months: [5, 8], at: ['20:00'] },
          { days: [2, 3, 4, 5], months: [4, 4], at: ['19:30'] },
          { days: [2, 3, 4, 5], months: [9, 10], at: ['19:30'] },
          { days: [6, 7], months: [5, 8], at: ['20:00', '21:00'] },
          { days: [6, 7], months: [4, 4], at: ['19:30', '20:30'] },
          { days: [6, 7], months: [9, 10], at: ['19:30', '20:30'] },
        ],
      },
    },
    source: {
      name: { es: 'Ciudad de Busan', en: 'City of Busan' },
      url: 'http://news.busan.go.kr/totalnews01/view?dataNo=60783',
      date: '2018-04',
    },
    checkedOn,
    note: {
      es: 'Es el horario de 2018: pregunta antes de ir solo por la fuente.',
      en: 'These are the times of 2018; ask before you go just for the fountain.',
    },
  },
  'blue-line-park-hours': {
    what: { es: 'Horario del Blueline Park', en: 'Blueline Park hours' },
    unit: 'time',
    current: {
      opening: {
        runs: true,
        periods: [
          { days: everyDay, months: [11, 4], opens: '09:30', closes: '18:00' },
          { days: everyDay, months: [5, 6], opens: '09:30', closes: '20:00' },
          { days: everyDay, months: [7, 8], opens: '09:30', closes: '22:00' },
          { days: everyDay, months: [9, 10], opens: '09:30', closes: '20:00' },
        ],
      },
    },
    source: {
      name: 'Blog 10billionelf',
      url: 'http://10billionelf.com/entry/%ED%95%B4%EC%9A%B4%EB%8C%80%EB%B6%80%ED%84%B0-%EC%86%A1%EC%A0%95%EA%B9%8C%EC%A7%80-%ED%95%B4%EB%B3%80%EC%9D%84-%EB%8B%AC%EB%A6%AC%EB%8A%94-%EB%B8%94%EB%A3%A8%EB%9D%BC%EC%9D%B8%ED%8C%8C%ED%81%AC?category=1133238',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'La hora de cierre en pleno verano es de 2020.',
      en: 'The closing time in high summer is from 2020.',
    },
  },
  'blue-line-train': {
    what: { es: 'Tren de playa de Haeundae', en: 'Haeundae beach train' },
    unit: 'KRW',
    previous: { value: 7_000 },
    current: { value: 10_000 },
    since: '2026',
    source: {
      name: {
        es: 'Blueline Park, tarifas, según listas públicas de 2026',
        en: 'Blueline Park, fares, as quoted on public lists of 2026',
      },
      url: 'https://www.bluelinepark.com/fare.do',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Un viaje; dos cuestan 14.000\u00a0₩, y uno en cada parada, 16.000\u00a0₩. Algún día baja a 8.000\u00a0₩.',
      en: 'One ride; two cost ₩14,000, and one at each stop ₩16,000. On some days it is ₩8,000.',
    },
  },
  'blue-line-capsule': {
    what: { es: 'Cápsula de Haeundae', en: 'Haeundae sky capsule' },
    unit: 'KRW',
    current: {
      value: 60_000,
      text: {
        es: 'de 50.000 a 60.000\u00a0₩ la cápsula entera',
        en: '₩50,000 to ₩60,000 for the whole capsule',
      },
    },
    source: {
      name: {
        es: 'Blueline Park, tarifas, según listas públicas de 2026',
        en: 'Blueline Park, fares, as quoted on public lists of 2026',
      },
      url: 'https://www.bluelinepark.com/fare.do',
    },
    checkedOn,
    note: {
      es: 'Según las personas que van dentro: dos, tres o cuatro.',
      en: 'Depending on how many ride in it: two, three or four.',
    },
  },
  'jinju-hours': {
    what: { es: 'Horario de la fortaleza de Jinju', en: 'Jinju Fortress hours' },
    unit: 'time',
    disputed: true,
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [3, 10], opens: '05:00', closes: '23:00' },
          { days: everyDay, months: [11, 2], opens: '06:00', closes: '22:00' },
        ],
      },
    },
    source: {
      name: 'Blog tourdesigner365',
      url: 'https://tourdesigner365.tistory.com/entry/%EC%A7%84%EC%A3%BC%EC%84%B1-%EC%9E%85%EC%9E%A5%EB%A3%8C-%EA%B4%80%EB%9E%8C-%EC%A0%95%EB%B3%B4',
      date: '2023-09-01',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'En invierno también se lee que abre a las 5:00.',
      en: 'Some say it opens at 5:00 in winter too.',
    },
  },
  'jinju-admission': {
    what: { es: 'Entrada a la fortaleza de Jinju', en: 'Jinju Fortress admission' },
    unit: 'KRW',
    current: { value: 2_000 },
    source: {
      name: 'Blog tourdesigner365',
      url: 'https://tourdesigner365.tistory.com/entry/%EC%A7%84%EC%A3%BC%EC%84%B1-%EC%9E%85%EC%9E%A5%EB%A3%8C-%EA%B4%80%EB%9E%8C-%EC%A0%95%EB%B3%B4',
      date: '2023-09-01',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Se cobra de 9:00 a 18:00. Jóvenes, 1.000\u00a0₩; niños, 600\u00a0₩.',
      en: 'It is charged from 9:00 to 18:00. Teenagers, ₩1,000; children, ₩600.',
    },
  },
  'suncheon-hours': {
    what: { es: 'Horario del jardín de Suncheon', en: 'Suncheon garden hours' },
    unit: 'time',
    disputed: true,
    current: {
      opening: {
        of: { es: 'el jardín de Suncheon', en: 'the Suncheon garden' },
        periods: [
          { days: everyDay, months: [3, 4], opens: '08:30', closes: '19:00', lastEntry: '18:00' },
          { days: everyDay, months: [5, 9], opens: '08:30', closes: '20:00', lastEntry: '19:00' },
          { days: everyDay, months: [10, 10], opens: '08:30', closes: '19:00', lastEntry: '18:00' },
          { days: everyDay, months: [11, 2], opens: '08:30', closes: '18:00', lastEntry: '17:00' },
        ],
        closed: { monthly: { weekday: 1, weeks: ['last'] } },
      },
    },
    source: {
      name: { es: 'Farmstay, datos de la KTO', en: 'Farmstay, data of the KTO' },
      url: 'https://www.farmstay.co.kr/index.php/village/NH00081/places/5144',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'En el verano de 2024 abría de 9:00 a 21:00.',
      en: 'In summer 2024 it was open from 9:00 to 21:00.',
    },
  },
  'suncheon-admission': {
    what: { es: 'Jardín y marisma de Suncheon', en: 'Suncheon garden and wetland' },
    unit: 'KRW',
    current: { value: 10_000 },
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
    current: {
      opening: {
        runs: true,
        periods: [{ days: everyDay, opens: '09:00', closes: '21:30' }],
        note: { es: 'Se para con viento fuerte.', en: 'It stops in strong wind.' },
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
    current: { value: 13_000 },
    source: {
      name: 'Munhwa News',
      url: 'http://www.munhwanews.com/news/articleView.html?idxno=80312',
      date: '2017',
    },
    checkedOn,
    note: {
      es: 'Con suelo de cristal, 20.000\u00a0₩. Cuenta con pagar más hoy.',
      en: 'With a glass floor, ₩20,000. Expect to pay more today.',
    },
  },
  'damyang-hours': {
    what: { es: 'Horario del bosque de Juknokwon', en: 'Juknokwon forest hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [3, 10], opens: '09:00', closes: '19:00', lastEntry: '18:00' },
          { days: everyDay, months: [11, 2], opens: '09:00', closes: '18:00', lastEntry: '17:30' },
        ],
      },
    },
    source: { name: 'Blog lovelysk', url: 'https://lovelysk.tistory.com/501' },
    checkedOn,
  },
  'damyang-admission': {
    what: { es: 'Entrada a Juknokwon', en: 'Juknokwon admission' },
    unit: 'KRW',
    current: { value: 3_000 },
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
