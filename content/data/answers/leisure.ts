import { ways, type Answer } from './answer.ts';

/** Sport, leisure, and what the guide does not cover. */
export const leisure = [
  {
    id: 'one-day',
    question: { es: '¿Qué veo en un día en Seúl?', en: 'What do I see in one day in Seoul?' },
    text: {
      es: 'Sigue el primer día de «Fin de semana en Seúl», del palacio a la torre, y deja la maleta en una consigna. Si es una escala, mira lo que pide tu pasaporte y cuánto tarda el tren del aeropuerto.',
      en: 'Follow the first day of “A weekend in Seoul”, from the palace to the tower, and leave your suitcase in a locker. On a layover, check what your passport needs and how long the airport train takes.',
    },
    more: ['weekend-seoul', 'arriving#incheon', 'requirements#escala'],
    asked: ways(
      'un dia seul, 1 dia seul, solo un dia, un solo dia, escala seul, visitar seul escala, one day seoul, 1 day seoul, layover seoul, stopover seoul, seoul 24 hours, 24 horas seul',
    ),
  },
  {
    id: 'baseball',
    question: { es: '¿Puedo ver un partido?', en: 'Can I watch a match?' },
    text: {
      es: 'De béisbol, sí: de primavera a otoño, menos los lunes. En Seúl, LG y Doosan juegan en Jamsil; en Busan, Lotte, en Sajik. Comprar por internet puede pedir un número coreano; queda la taquilla. De fútbol la guía no lleva calendario.',
      en: 'Baseball, yes: from spring to autumn, except on Mondays. In Seoul, LG and Doosan play at Jamsil; in Busan, Lotte at Sajik. Buying online may take a Korean number; there is the ticket booth. This guide keeps no football fixtures.',
    },
    sources: [
      {
        name: { es: 'M & K Travels, estadio de Jamsil', en: 'M & K Travels, Jamsil Stadium' },
        url: 'https://mandktravels.com/seoul/jamsil-stadium',
      },
      {
        name: '10 Magazine',
        url: 'https://www.10mag.com/take-me-out-to-the-ballgame/',
      },
    ],
    more: ['more-seoul#olympic-park', 'seasons'],
    asked: ways(
      'beisbol, baseball, baseball game, baseball tickets, partido beisbol, entradas beisbol, partido, partidos, partido futbol, futbol, futbol partido, estadio, estadio beisbol, kbo, deporte, deportes, soccer, football, football match, match, sports, stadium, k league, taekwondo, e-sports, esports, 야구, 축구',
    ),
  },
  {
    id: 'skiing',
    question: { es: '¿Dónde se esquía?', en: 'Where can I ski?' },
    text: {
      es: 'La guía no cubre las estaciones de esquí. Busca 스키장 (seukijang) en Naver Map y pregunta al 1330 por el autobús y las fechas. Lo que sí tiene es el frío y la nieve de cada mes.',
      en: 'This guide does not cover ski resorts. Look for 스키장 (seukijang) on Naver Map and ask 1330 about buses and dates. What it has is the cold and snow of each month.',
    },
    more: ['seasons#choose', 'transport#support-center'],
    asked: ways(
      'esqui, esquiar, estacion esqui, pista esqui, snowboard, ir a esquiar, patinaje, patinar, pista de hielo, ski, skiing, ski resort, ski resorts, snowboarding, ice skating, ice rink, 스키장',
    ),
  },
  {
    id: 'gyms-and-pools',
    question: { es: '¿Hay gimnasios o piscinas?', en: 'Are there gyms or pools?' },
    text: {
      es: 'La guía no lleva lista. En Naver Map, gimnasio es 헬스장 (helseujang) y piscina, 수영장 (suyeongjang); pregunta si venden un solo día. Para nadar gratis en verano, las playas de Busan.',
      en: 'This guide keeps no list. On Naver Map a gym is 헬스장 (helseujang) and a pool 수영장 (suyeongjang); ask whether they sell a single day. For a free swim in summer there are Busan’s beaches.',
    },
    more: ['busan', 'phone-money-apps#maps'],
    asked: ways(
      'gimnasio, gimnasios, gym, crossfit, pesas, yoga, pilates, piscina, piscinas, alberca, albercas, pileta, piletas, nadar, natacion, parque acuatico, gyms, swimming pool, pool, pools, water park, fitness, running, correr, 헬스장, 수영장',
    ),
  },
  {
    id: 'new-year-and-fireworks',
    question: {
      es: '¿Hay fuegos artificiales o fiesta de Año Nuevo?',
      en: 'Are there fireworks or a New Year party?',
    },
    text: {
      es: 'En otoño se lanzan los fuegos internacionales sobre el río en Yeouido, en Seúl (en 2025, el 27 de septiembre). Para la noche del 31 de diciembre, pregunta al 1330 unos días antes. El 1 de enero es festivo.',
      en: 'In autumn the international fireworks go up over the river at Yeouido, in Seoul (27 September in 2025). For the night of 31 December, ask 1330 a few days before. 1 January is a holiday.',
    },
    sources: [
      {
        name: { es: 'Blog burgundycow, fuegos de Seúl', en: 'Blog burgundycow, Seoul fireworks' },
        url: 'https://index004.burgundycow.com/2025/08/blog-post_986.html',
        date: '2025-08',
      },
    ],
    more: ['more-seoul#yeouido-park', 'seasons#festivals'],
    asked: ways(
      'fuegos, =fuegos, fuegos artificiales, pirotecnia, cohetes, fuegos yeouido, festival fuegos, año nuevo campanadas, campanadas, nochevieja, noche vieja, fin de año, fin año, 31 diciembre, año nuevo seul, fiesta año nuevo, nochebuena, fireworks, firework festival, fireworks festival, new years eve, new year eve, new year countdown, new year party, new year bell, bell ringing, 불꽃축제',
    ),
  },
  {
    id: 'ferry-to-japan',
    question: { es: '¿Hay barco de Busan a Japón?', en: 'Is there a ferry from Busan to Japan?' },
    text: {
      es: 'A Fukuoka navega el Camellia, un ferry lento; el rápido Queen Beetle dejó de navegar en 2024. Mira la salida con la naviera. Al volver entras de nuevo en Corea: comprueba tu K-ETA o tu exención para ese día.',
      en: 'The Camellia, a slow ferry, sails to Fukuoka; the fast Queen Beetle stopped in 2024. Check the sailing with the company. When you return you enter Korea again: check your K-ETA or your exemption for that day.',
    },
    sources: [
      {
        name: { es: 'Blog Andy’s World Journeys', en: 'Andy’s World Journeys blog' },
        url: 'https://andysworldjourneys.com/2025/03/09/from-japan-to-korea-via-ferry-the-now-terminated-jr-queen-beetle',
        date: '2025-03-09',
      },
    ],
    more: ['requirements#quedarme-mas', 'busan'],
    asked: ways(
      'ferry japon, barco japon, barco fukuoka, ferry fukuoka, ferry busan japon, ir a japon, ir japon desde corea, corea y japon, japon desde busan, crucero japon, crucero, cruceros, osaka ferry, tsushima, ferry japan, ferry to japan, boat japan, busan fukuoka, busan japan, korea and japan, cruise, fukuoka, camellia line, queen beetle, 후쿠오카',
    ),
  },
  {
    id: 'hanbok',
    question: { es: '¿Dónde se alquila un hanbok?', en: 'Where can I hire a hanbok?' },
    text: {
      es: 'En las tiendas de alquiler cercanas a los palacios; en hangul, 한복 대여 (hanbok daeyeo). Cuatro horas costaban {hanbok-hire} en una página de Visit Seoul sin fecha: pregunta el precio de hoy. Con chaqueta y falda o pantalón de hanbok se entra gratis en los palacios.',
      en: 'In the hire shops near the palaces; in Hangul, 한복 대여 (hanbok daeyeo). Four hours cost {hanbok-hire} on an undated Visit Seoul page, so ask today’s price. A hanbok top with skirt or trousers gets you into the palaces free.',
    },
    more: ['seoul#gyeongbokgung', 'seoul-with-children#places'],
    asked: ways(
      'hanbok, hanbok alquilar, hanbok alquiler, hanbok alquila, hanbok rentar, hanbok renta, hanbok precio, traje tradicional, traje coreano, vestido tradicional, ropa tradicional, vestirse de coreana, hanbok fotos, hanbok hire, hanbok rental, hanbok rent, hanbok price, traditional dress, traditional clothes, traditional costume, hanbok photos, 한복, alquilar hanbok, rentar hanbok, rent hanbok, hanbok gyeongbokgung, alquilar hanbok gyeongbokgung, hanbok palacio precio, cuanto hanbok, hanbok cost, cost hanbok, much hanbok, hanbok gyeongbokgung precio, hanbok hombre, 한복대여, 한복 대여, hanbok barato, cheap hanbok',
    ),
  },
  {
    id: 'dog-meat',
    question: { es: '¿Se come perro en Corea?', en: 'Do people eat dog in Korea?' },
    text: {
      es: 'Cada vez menos, y una ley de enero de 2024 prohíbe desde 2027 criar, matar y vender perros para comer. Ningún plato de esta guía lleva perro; el que lo lleva se llama 보신탕 (bosintang).',
      en: 'Less and less, and a law of January 2024 bans breeding, killing and selling dogs for food from 2027. No dish in this guide contains dog; the one that does is called 보신탕 (bosintang).',
    },
    sources: [
      {
        name: { es: 'La Corea, en italiano', en: 'La Corea, in Italian' },
        url: 'https://lacorea.it/2024/01/corea-abolisce-consumo-carne-di-cane.html',
        date: '2024-01',
      },
    ],
    more: ['food-menu', 'gastronomy'],
    asked: ways(
      'carne de perro, carne perro, comen perro, comer perro, comen perros, se come perro, dog meat, eat dog, eat dogs, eating dog, bosintang, boshintang, 보신탕, 개고기',
    ),
  },
  {
    id: 'eating-alone',
    question: { es: '¿Puedo comer solo?', en: 'Can I eat alone?' },
    text: {
      es: 'Sí. En muchas barbacoas el mínimo son dos raciones (porciones); solo, van bien un gimbap, unos fideos, un bibimbap o una sopa con arroz. Para decir que eres uno hay una frase que enseñar.',
      en: 'Yes. Many barbecue places serve two portions at least; alone, gimbap, noodles, bibimbap or a soup with rice are easy. There is a phrase to show that you are one.',
    },
    more: ['gastronomy#etiquette', 'phrases-eating', 'food-menu'],
    asked: ways(
      'bbq for one, barbacoa solo, barbacoa uno, comer solo, comer sola, cenar solo, cenar sola, viajo solo comer, viajo sola comer, restaurante solo, restaurante una persona, eat alone, eating alone, solo dining, dine alone, table for one, restaurant alone, restaurant for one, honbap, 혼밥, bbq alone, kbbq alone, korean bbq alone, barbecue alone, eat bbq alone, samgyeopsal alone, samgyeopsal solo, barbacoa sola, asado solo, parrilla solo, parrillada solo, bbq solo, kbbq solo, one person bbq, comer barbacoa solo, una porcion, samgyeopsal una persona, barbacoa una persona',
    ),
  },
] as const satisfies readonly Answer[];
