import { everyDay, everyDayBut } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

/** Admissions, hours and closing days of Busan. */
export const busanFigures = {
  'busan-tower-admission': {
    what: { es: 'Entrada a la Torre de Busan', en: 'Busan Tower admission' },
    unit: 'KRW',
    edition: { value: 8_000 },
    current: { value: 12_000 },
    source: { name: 'Cestee', url: 'https://cestee.es/destino/corea-del-sur/busan/busan-tower' },
    checkedOn: '2026-11-22',
    note: {
      es: 'En 2018 y 2019, con el operador anterior, costaba 8.000\u00a0₩; la torre reabrió con otro en diciembre de 2021.',
      en: 'In 2018 and 2019, under the former operator, it cost ₩8,000; the tower reopened under another in December 2021.',
    },
  },
  'busan-tower-hours': {
    what: { es: 'Horario de la Torre de Busan', en: 'Busan Tower hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '10:00', closes: '22:00', lastEntry: '21:30' }],
      },
    },
    source: { name: 'Cestee', url: 'https://cestee.es/destino/corea-del-sur/busan/busan-tower' },
    checkedOn: '2026-11-22',
  },
  'danubi-fare': {
    what: { es: 'Tren Danubi de Taejongdae', en: 'Danubi train at Taejongdae' },
    unit: 'KRW',
    edition: { value: 3_000 },
    current: { value: 4_000 },
    source: {
      name: {
        es: 'Copia de Namuwiki, enciclopedia colaborativa',
        en: 'Copy of Namuwiki, a collaborative encyclopaedia',
      },
      url: 'https://mir.pe/wiki/%EB%8B%A4%EB%88%84%EB%B9%84%20%EC%97%B4%EC%B0%A8',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Costaba 3.000\u00a0₩ en marzo de 2022. Ir solo hasta el mirador cuesta 2.000\u00a0₩.',
      en: 'It cost ₩3,000 in March 2022. A ticket to the observatory only costs ₩2,000.',
    },
  },
  'danubi-hours': {
    what: { es: 'Horario del tren Danubi', en: 'Danubi train hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el tren Danubi de Taejongdae', en: 'the Danubi train at Taejongdae' },
        runs: true,
        periods: [
          {
            days: everyDayBut(1),
            months: [9, 5],
            opens: '09:00',
            closes: '18:00',
            lastEntry: '17:30',
          },
          {
            days: everyDayBut(1),
            months: [6, 8],
            opens: '09:00',
            closes: '20:00',
            lastEntry: '19:30',
          },
        ],
      },
    },
    source: {
      name: {
        es: 'Copia de Namuwiki, enciclopedia colaborativa',
        en: 'Copy of Namuwiki, a collaborative encyclopaedia',
      },
      url: 'https://mir.pe/wiki/%EB%8B%A4%EB%88%84%EB%B9%84%20%EC%97%B4%EC%B0%A8',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Los festivos puede que tampoco salga.',
      en: 'It may not run on public holidays either.',
    },
  },
  'taejongdae-hours': {
    what: { es: 'Horario del parque de Taejongdae', en: 'Taejongdae park hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el parque', en: 'the park' },
        periods: [
          { days: everyDay, months: [3, 10], opens: '04:00', closes: '24:00' },
          { days: everyDay, months: [11, 2], opens: '05:00', closes: '24:00' },
        ],
      },
    },
    source: {
      name: {
        es: 'Parque de Taejongdae, según una copia de los datos de turismo de Busan',
        en: 'Taejongdae Park, as quoted in a copy of Busan’s tourism data',
      },
      url: 'https://www.bisco.or.kr/taejongdae/',
    },
    checkedOn: '2026-11-26',
  },
  'gamcheon-map-price': {
    what: { es: 'Mapa con sellos de Gamcheon', en: 'Gamcheon stamp map' },
    unit: 'KRW',
    edition: { value: 2_000 },
    current: { value: 2_000 },
    source: {
      name: 'Jinitrip',
      url: 'https://jinitrip.com/%EB%B6%80%EC%82%B0%EC%97%AC%ED%96%89-%EA%B0%80%EB%B3%BC%EB%A7%8C%ED%95%9C-%EA%B3%B3-%EA%B0%90%EC%B2%9C%EB%AC%B8%ED%99%94%EB%A7%88%EC%9D%84/',
    },
    checkedOn: '2026-11-22',
  },
  'gamcheon-hours': {
    what: { es: 'Horario de visita de Gamcheon', en: 'Gamcheon visiting hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [3, 10], opens: '09:00', closes: '18:00' },
          { days: everyDay, months: [11, 2], opens: '09:00', closes: '17:00' },
        ],
      },
    },
    source: { name: 'KMOU Gazette', url: 'http://gazette.gokmu.com/news/article.html?no=3460' },
    checkedOn: '2026-11-26',
  },
  'oryukdo-hours': {
    what: { es: 'Horario de la pasarela de Oryukdo', en: 'Oryukdo Skywalk hours' },
    unit: 'time',
    disputed: true,
    current: {
      opening: {
        periods: [
          { days: everyDay, opens: '09:00', closes: '18:00', lastEntry: '17:50' },
          { days: everyDay, feasts: ['seollal', 'chuseok'], opens: '12:00', closes: '18:00' },
        ],
        note: { es: 'Cierra con lluvia o viento fuerte.', en: 'It closes in rain or strong wind.' },
      },
    },
    source: { name: 'Blog withbeatles.tistory.com', url: 'https://withbeatles.tistory.com/2270' },
    checkedOn: '2026-11-22',
    note: {
      es: 'En verano puede abrir hasta las 19:00.',
      en: 'In summer it may stay open until 19:00.',
    },
  },
  'yonggungsa-hours': {
    what: { es: 'Horario de Haedong Yonggungsa', en: 'Haedong Yonggungsa hours' },
    unit: 'time',
    disputed: true,
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '04:30', closes: '18:30' }],
        about: true,
        note: {
          es: 'Por la tarde, no lo dejes para última hora.',
          en: 'In the afternoon, do not leave it too late.',
        },
      },
    },
    source: {
      name: 'Blog goearthtrip.tistory.com',
      url: 'https://goearthtrip.tistory.com/entry/%EB%B6%80%EC%82%B0-%EC%9D%BC%EC%B6%9C%EA%B3%BC-%ED%95%A8%EA%BB%98%ED%95%98%EB%8A%94-%ED%95%B4%EB%8F%99%EC%9A%A9%EA%B6%81%EC%82%AC-%EC%82%AC%EC%B0%B0-%EC%97%AC%ED%96%89-%EB%AA%85%EC%86%8C',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Según la época se lee que cierra entre las 18:30 y las 20:30. Damos la hora más temprana.',
      en: 'Closing times between 18:30 and 20:30 are given, depending on the season. We give the earliest.',
    },
  },
  'yonggungsa-admission': {
    what: { es: 'Entrada a Haedong Yonggungsa', en: 'Haedong Yonggungsa admission' },
    unit: 'KRW',
    current: { value: 0, text: { es: 'gratis', en: 'free' } },
    source: {
      name: 'Blog goearthtrip.tistory.com',
      url: 'https://goearthtrip.tistory.com/entry/%EB%B6%80%EC%82%B0-%EC%9D%BC%EC%B6%9C%EA%B3%BC-%ED%95%A8%EA%BB%98%ED%95%98%EB%8A%94-%ED%95%B4%EB%8F%99%EC%9A%A9%EA%B6%81%EC%82%AC-%EC%82%AC%EC%B0%B0-%EC%97%AC%ED%96%89-%EB%AA%85%EC%86%8C',
    },
    checkedOn: '2026-11-22',
  },
  'songdo-cable-car-hours': {
    what: { es: 'Horario del teleférico de Songdo', en: 'Songdo cable car hours' },
    unit: 'time',
    disputed: true,
    current: {
      opening: {
        of: { es: 'el teleférico', en: 'the cable car' },
        runs: true,
        periods: [
          { days: everyDay, months: [3, 6], opens: '09:00', closes: '21:00' },
          { days: everyDay, months: [7, 8], opens: '09:00', closes: '22:00' },
          { days: everyDay, months: [9, 11], opens: '09:00', closes: '21:00' },
          { days: everyDay, months: [12, 2], opens: '09:00', closes: '20:00' },
        ],
        note: { es: 'Se para si hay viento fuerte.', en: 'It stops in strong wind.' },
      },
    },
    source: { name: 'Blog hiikosolotabi.com', url: 'https://hiikosolotabi.com/?p=2755' },
    checkedOn: '2026-11-22',
    note: {
      es: 'En otoño puede que abra a las 9:30.',
      en: 'In autumn it may open at 9:30.',
    },
  },
  'songdo-cable-car-fare': {
    what: {
      es: 'Teleférico de Songdo, ida y vuelta con suelo de cristal',
      en: 'Songdo cable car, return with a glass floor',
    },
    unit: 'KRW',
    current: { value: 24_000 },
    source: {
      name: {
        es: 'Teleférico de Songdo, según listas públicas de 2026',
        en: 'Songdo cable car, as quoted on public lists of 2026',
      },
      url: 'https://busanaircruise.co.kr/info/price?rank=1',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'La cabina normal cuesta 19.000\u00a0₩.',
      en: 'A standard cabin costs ₩19,000.',
    },
  },
  'yonggung-bridge-hours': {
    what: { es: 'Horario del puente Yonggung (Songdo)', en: 'Yonggung bridge (Songdo) hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el puente Yonggung', en: 'the Yonggung bridge' },
        periods: [
          { days: everyDay, months: [3, 9], opens: '09:00', closes: '18:00' },
          { days: everyDay, months: [10, 2], opens: '09:00', closes: '17:00' },
        ],
        closed: { monthly: { weekday: 1, weeks: [1, 3] }, feasts: ['seollal', 'chuseok'] },
      },
    },
    source: {
      name: { es: 'Empresa del teleférico de Songdo', en: 'Songdo cable car company' },
      url: 'http://busanaircruise.co.kr/cmm/?MODE=view&BD_CD=NOTICE&MSEQ=109&page=1',
      date: '2020-06',
    },
    checkedOn: '2026-11-22',
  },
  'yonggung-bridge-admission': {
    what: { es: 'Entrada al puente Yonggung (Songdo)', en: 'Yonggung bridge (Songdo) admission' },
    unit: 'KRW',
    current: { value: 1_000 },
    source: {
      name: { es: 'Empresa del teleférico de Songdo', en: 'Songdo cable car company' },
      url: 'http://busanaircruise.co.kr/cmm/?MODE=view&BD_CD=NOTICE&MSEQ=109&page=1',
      date: '2020-06',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Lleva 2.000\u00a0₩: los datos de turismo de Busan dan ese precio para quien no vive en el distrito.',
      en: 'Carry ₩2,000: Busan’s tourism data give that price for anybody from outside the district.',
    },
  },
  'cloud-trails-hours': {
    what: { es: 'Horario de la pasarela Cloud Trails', en: 'Cloud Trails hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la pasarela Cloud Trails', en: 'Cloud Trails' },
        periods: [{ days: everyDay, opens: '06:00', closes: '23:00' }],
      },
    },
    source: {
      name: { es: 'Distrito de Seo-gu, reportera', en: 'Seo-gu district, reporter' },
      url: 'https://welfarehello.com/community/hometownNews/b98944d0-29a0-4def-a869-340a71398dc2',
      date: '2025',
    },
    checkedOn: '2026-11-26',
  },
  'gwangalli-drones': {
    what: { es: 'Espectáculo de drones de Gwangalli', en: 'Gwangalli drone show' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el espectáculo de drones', en: 'the drone show' },
        sessions: [
          { days: [6], months: [3, 9], at: ['20:00', '22:00'] },
          { days: [6], months: [10, 2], at: ['19:00', '21:00'] },
        ],
        note: { es: 'Solo si el tiempo lo permite.', en: 'Weather permitting.' },
      },
    },
    since: '2022-04',
    source: {
      name: {
        es: 'Espectáculo de drones de Gwangalli, según listas públicas de 2026',
        en: 'Gwangalli drone show, as quoted on public lists of 2026',
      },
      url: 'https://www.gwangallimdrone.co.kr/overview',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'En los días de gran espectáculo puede haber un solo pase.',
      en: 'On days with a bigger show there may be only one.',
    },
  },
  'haeundae-bathing': {
    what: { es: 'Temporada de baño con socorristas en Haeundae', en: 'Haeundae lifeguard season' },
    unit: 'dates',
    current: {
      text: {
        es: 'en 2025, del 21 de junio al 14 de septiembre, de 9:00 a 18:00',
        en: 'in 2025, 21 June to 14 September, 9:00 to 18:00',
      },
    },
    since: '2025-06-21',
    source: {
      name: 'Korea Economic TV',
      url: 'https://m.wowtv.co.kr/NewsCenter/AMP/Read?articleId=A202506150026',
      date: '2025-06-15',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Las fechas se anuncian cada primavera. Báñate solo donde haya socorristas.',
      en: 'The dates are announced each spring. Swim only where there are lifeguards.',
    },
  },
  'jagalchi-hours': {
    what: { es: 'Horario del mercado de Jagalchi', en: 'Jagalchi market hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'los puestos de la calle', en: 'the street stalls', plural: true },
        periods: [{ days: everyDay, opens: '05:00', closes: '22:00' }],
        about: true,
        note: { es: 'Cada puesto tiene su horario.', en: 'Each stall keeps its own hours.' },
      },
    },
    source: { name: 'Korea eTour', url: 'https://www.koreaetour.com/no/jagalchi-market/' },
    checkedOn: '2026-11-26',
  },
  'jagalchi-building-hours': {
    what: { es: 'Días de cierre del edificio de Jagalchi', en: 'Jagalchi building closing days' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el edificio del mercado de Jagalchi', en: 'the Jagalchi Market building' },
        closed: { monthly: { weekday: 2, weeks: [1, 3] } },
        note: { es: 'Es donde se come, arriba.', en: 'That is where you eat, upstairs.' },
      },
    },
    source: {
      name: 'Blog gj001',
      url: 'https://gj001.tistory.com/entry/%EB%B6%80%EC%82%B0-%EC%9E%90%EA%B0%88%EC%B9%98-%EC%8B%9C%EC%9E%A5',
    },
    checkedOn: '2026-11-26',
  },
  'beomeosa-hours': {
    what: { es: 'Horario de Beomeosa', en: 'Beomeosa hours' },
    unit: 'time',
    current: { opening: { periods: [{ days: everyDay, opens: '08:30', closes: '17:30' }] } },
    source: { name: 'Cestee', url: 'https://cestee.it/destinazione/corea-del-sud/busan/beomeosa' },
    checkedOn: '2026-11-26',
  },
  'biff-stalls-hours': {
    what: { es: 'Horario de los puestos de la plaza BIFF', en: 'BIFF Square stall hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'los puestos', en: 'the stalls', plural: true },
        periods: [{ days: everyDay, opens: '12:00', closes: '22:00' }],
        about: true,
      },
    },
    checkedOn: '2026-11-22',
  },
  'bupyeong-night-stalls': {
    what: { es: 'Carros de comida de Bupyeong', en: 'Bupyeong’s night carts' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'los carros de comida', en: 'the food carts', plural: true },
        periods: [{ days: everyDay, opens: '19:30', closes: '24:00' }],
      },
    },
    source: { name: 'Naeil', url: 'http://localnaeil.com/News/View/599123', date: '2013' },
    checkedOn: '2026-11-24',
    note: {
      es: 'Se anunciaron desde las 18:00, pero suelen salir hacia las 19:30.',
      en: 'They were announced for 18:00, but usually come out at about 19:30.',
    },
  },
} as const satisfies Record<string, Figure>;
