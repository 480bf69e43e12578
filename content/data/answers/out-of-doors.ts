import { ways, type Answer } from './answer.ts';

/** Snow, surfing and drinking in the open air, haggling, Jeju by bus, and the smallest rooms. */
export const outOfDoors = [
  {
    id: 'snow',
    question: { es: '¿Cuándo nieva?', en: 'When does it snow?' },
    text: {
      es: 'En Seúl, la primera nieve cae de media hacia el 20 de noviembre. Los meses más fríos son de diciembre a febrero; en Busan y Jeju el invierno es más suave. Nadie puede prometerte un día de nieve: mira el pronóstico esa semana.',
      en: 'In Seoul the first snow falls around 20 November on average. The coldest months are December to February; in Busan and Jeju winter is milder. Nobody can promise you a day of snow, so check the forecast that week.',
    },
    sources: [
      {
        name: { es: 'YTN, en coreano', en: 'YTN, in Korean' },
        url: 'https://m.ytn.co.kr/news_view.amp.php?param=0108_202411222117055431',
        date: '2024-11-22',
      },
    ],
    more: ['seasons#choose', 'seasons'],
    asked: ways(
      'nieve, nieva, nevar, nevada, nieva seul, nieve seul, nieve busan, nieve jeju, ver nieve, ver nevar, primera nieve, temporada nieve, mes nieve, snow, snow seoul, snow busan, snowing, first snow, see snow, when snow, snow season, 눈, 첫눈',
    ),
  },
  {
    id: 'drinking-outside',
    question: {
      es: '¿Puedo beber (tomar) en la calle?',
      en: 'Can I drink in the street or a park?',
    },
    text: {
      es: 'Donde veas el cartel 금주구역, zona sin alcohol, no: en Seúl puede haberlo en los parques infantiles, con una multa de {drinking-zone-fine}. La guía no tiene la lista de zonas: si dudas, no bebas ahí o pregunta al 1330.',
      en: 'Not where you see the sign 금주구역, no alcohol: in Seoul children’s parks can have it, with a fine of {drinking-zone-fine}. This guide has no list of such places: if in doubt, do not drink there, or ask 1330.',
    },
    more: ['manners#street', 'safety#law'],
    asked: ways(
      'beber en la calle, tomar en la calle, beber calle, alcohol calle, tomar alcohol calle, cerveza calle, tomar cerveza calle, soju calle, soju playa, soju parque, soju park, soju beach, chela calle, alcohol via publica, tomar via publica, beber via publica, beber parque, alcohol parque, cerveza parque, tomar parque, beber playa, alcohol playa, cerveza playa, cerveza rio han, alcohol rio han, soju rio han, drinking in public, drink in public, drink in street, drink street, drinking street, beer street, alcohol street, open container, drink park, drinking park, beer park, alcohol park, drink beach, beer beach, beer han river, drink han river, alcohol in public',
    ),
  },
  {
    id: 'haggling',
    question: { es: '¿Se regatea?', en: 'Do people haggle?' },
    text: {
      es: 'Solo en los mercados, y con una sonrisa: en las tiendas con precio marcado no se regatea. Para pedirlo: 조금 깎아 주세요 (jogeum kkakka juseyo), ¿me hace una rebaja?',
      en: 'In markets only, and with a smile: shops with marked prices do not bargain. To ask: 조금 깎아 주세요 (jogeum kkakka juseyo), could you lower the price a little?',
    },
    more: [
      { to: 'phrases-shopping#discount', label: { es: 'La frase', en: 'The phrase' } },
      'shopping',
    ],
    asked: ways(
      'regatear, regateo, se regatea, regateando, pedir descuento, pedir rebaja, rebaja mercado, descuento mercado, hacen descuento, me hacen rebaja, bajar precio, negociar precio, pelear precio, haggle, haggling, bargain, bargaining, ask discount, lower price, negotiate price',
    ),
  },
  {
    id: 'surfing',
    question: { es: '¿Dónde se surfea?', en: 'Where can I surf?' },
    text: {
      es: 'La guía no cubre las clases de surf. En Yangyang, al este de Seúl, Surfyy Beach (서피비치) es una playa solo para surfear, con clases por niveles. Busca 서핑 강습 (seoping gangseup) en Naver Map y confirma precio y fechas.',
      en: 'This guide does not cover surf lessons. In Yangyang, east of Seoul, Surfyy Beach (서피비치) is a beach for surfing only, with lessons by level. Look for 서핑 강습 (seoping gangseup) on Naver Map and check prices and dates.',
    },
    sources: [
      {
        name: { es: 'Sisunnews, en coreano', en: 'Sisunnews, in Korean' },
        url: 'http://www.sisunnews.co.kr/news/articleView.html?idxno=187565',
      },
    ],
    more: ['busan#songdo', 'transport#support-center'],
    asked: ways(
      'surf, surfear, surfeo, clases surf, clase surf, tabla surf, surf busan, surf yangyang, yangyang, surfing, surfing lessons, surf lessons, surf lesson, surf school, surfboard, surfboard rental, surfyy beach, 서핑, 서피비치, 양양',
    ),
  },
  {
    id: 'jeju-without-car',
    question: { es: '¿Puedo ver Jeju sin coche (carro)?', en: 'Can I see Jeju without a car?' },
    text: {
      es: 'Sí, en autobús: «Jeju en 4 días» da la vuelta a la isla así, con la línea de cada trayecto. Míralos en Naver Map o KakaoMap, porque algunos pasan solo cada hora.',
      en: 'Yes, by bus: “Jeju in 4 days” goes round the island that way, with the number of each bus. Check them on Naver Map or KakaoMap, because some come only once an hour.',
    },
    more: ['jeju-4days', 'other-destinations#jeju'],
    asked: ways(
      'jeju sin coche, jeju sin carro, jeju sin auto, jeju sin manejar, jeju sin conducir, jeju sin licencia, jeju autobus, jeju transporte publico, moverse jeju, como moverse jeju, recorrer jeju, jeju no manejo, jeju no conduzco, jeju no se manejar, jeju without car, jeju without driving, jeju no car, jeju by bus, jeju public transport, get around jeju, getting around jeju, jeju cant drive, jeju dont drive, jeju not drive',
    ),
  },
  {
    id: 'goshiwon',
    question: { es: '¿Qué es un goshiwon?', en: 'What is a goshiwon?' },
    text: {
      es: 'Un cuarto mínimo con cama, mesa y armario, de {goshiwon-size}. Cuesta {rent-goshiwon} al mes, sin fianza (depósito) o con una pequeña. En muchos hay arroz y kimchi gratis; a veces no hay ventana: pide verlo antes.',
      en: 'A tiny room with a bed, a desk and a wardrobe, {goshiwon-size}. It costs {rent-goshiwon} a month, with no deposit or a small one. Many give free rice and kimchi; some have no window, so ask to see it first.',
    },
    more: ['accommodation#goshiwon', 'student-costs'],
    asked: ways(
      'goshiwon, gosiwon, koshiwon, goshitel, gositel, goshiwon barato, goshiwon estudiante, goshiwon precio, goshiwon barato estudiante, cheap goshiwon, goshiwon student, goshiwon price, 고시원, 고시텔',
    ),
  },
] as const satisfies readonly Answer[];
