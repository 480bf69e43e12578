import type { Scene } from './scene.ts';

const mbnPanther = {
  name: 'MBN',
  url: 'https://m.mbn.co.kr/news-amp/3460580',
  date: '2018-02-19',
} as const;

/** Busan and the trips from there. */
export const busanScenes = [
  {
    place: 'blue-line-park',
    work: 'now-we-are-breaking-up',
    scene: {
      es: 'La escena final, en el tren de la playa.',
      en: 'The closing scene, on the beach train.',
    },
    today: {
      es: 'El tren hace el mismo recorrido, con los asientos mirando al mar.',
      en: 'The train takes the same route, with its seats facing the sea.',
    },
    sources: [
      {
        name: 'Korea Daily, JoongAng Ilbo',
        url: 'https://news.koreadaily.com/2022/01/13/life/leisure/20220113070351080.html',
        date: '2022-01-13',
      },
    ],
  },
  {
    place: 'cheongha-market',
    work: 'hometown-cha-cha-cha',
    scene: {
      es: 'Gongjin, el pueblo de la serie: el mercado y sus tiendas.',
      en: 'Gongjin, the village of the series: the market and its shops.',
    },
    today: {
      es: 'Quedan los rótulos de la serie y, desde 2025, su escultura del calamar. En la serie está junto al mar; en realidad, tierra adentro.',
      en: 'The signs of the series are still up and, since 2025, so is its squid sculpture. In the series it is by the sea; in fact it is inland.',
    },
    sources: [
      {
        name: 'SM News',
        url: 'http://m.smnews.dkbsoft.com/view.php?idx=259322',
        date: '2025-02-27',
      },
      { name: 'Sporbiz', url: 'http://www.sporbiz.co.kr/news/articleView.html?idxno=644304' },
    ],
  },
  {
    place: 'guryongpo-street',
    work: 'when-the-camellia-blooms',
    scene: {
      es: 'Ongsan, el pueblo de la serie: la escalera del cartel y el bar Camellia.',
      en: 'Ongsan, the town of the series: the steps of the poster and the Camellia bar.',
    },
    today: {
      es: 'La calle conserva casas japonesas de hace un siglo. La escalera y la fachada del bar son las fotos que todos buscan.',
      en: 'The street keeps Japanese houses a century old. The steps and the front of the bar are the photos that everyone wants.',
    },
    sources: [
      { name: 'ETravel News', url: 'https://etravelnews.kr/62337', date: '2023-01-30' },
      { name: 'Blog padmapadme', url: 'https://padmapadme.tistory.com/904', date: '2020-10-05' },
    ],
  },
  {
    place: 'jinhae',
    work: 'romance',
    scene: {
      es: 'El primer encuentro de la pareja, en un puente del arroyo, bajo los cerezos.',
      en: 'The couple’s first meeting, on a bridge over the stream, under the cherry trees.',
    },
    today: {
      es: 'El puente se llama ahora como la serie. Con los cerezos en flor se llena.',
      en: 'The bridge is now named after the series. It fills up at blossom time.',
    },
    sources: [
      {
        name: 'iMBC',
        url: 'https://enews.imbc.com/News/RetrieveNewsInfo/202230',
        date: '2017-03-30',
      },
    ],
  },
  {
    place: 'jagalchi',
    work: 'black-panther',
    scene: {
      es: 'Parte de la persecución, entre los rótulos del mercado.',
      en: 'Part of the chase, among the signs of the market.',
    },
    today: {
      es: 'El mercado de pescado de la ciudad, con sus puestos de siempre.',
      en: 'The city’s fish market, with the same stalls as ever.',
    },
    sources: [mbnPanther],
  },
  {
    place: 'gwangan-bridge',
    work: 'black-panther',
    scene: {
      es: 'La persecución de coches por el puente.',
      en: 'The car chase over the bridge.',
    },
    today: {
      es: 'El puente se mira desde la playa de Gwangalli, iluminado por la noche.',
      en: 'You look at the bridge from Gwangalli Beach, lit up at night.',
    },
    sources: [mbnPanther],
  },
  {
    place: 'haeundae',
    work: 'haeundae-film',
    scene: {
      es: 'La playa y el barrio de Mipo, en una película de catástrofes.',
      en: 'The beach and the Mipo quarter, in a disaster film.',
    },
    today: {
      es: 'La playa, en calma. En verano, con la misma multitud que en la película.',
      en: 'The beach, calm. In summer, as crowded as in the film.',
    },
    sources: [
      {
        name: { es: 'Universidad Nacional Pukyong', en: 'Pukyong National University' },
        url: 'https://marinemap.pknu.ac.kr:446/html/sub04/sub0403.php?mode=view&idx=81',
        date: '2018-08-26',
      },
    ],
  },
  {
    place: 'huinnyeoul-cafes',
    work: 'the-attorney',
    scene: {
      es: 'Los callejones blancos sobre el mar.',
      en: 'The white lanes above the sea.',
    },
    today: {
      es: 'Ahora hay cafés y mucha gente con cámara, pero también vecinos: habla bajo.',
      en: 'Now there are cafés and many people with cameras, but residents too. Speak softly.',
    },
    sources: [
      {
        name: 'Cine21',
        url: 'http://host.cine21.com/news/view/?mag_id=108693',
        date: '2025-10-27',
      },
    ],
  },
  {
    place: 'gukje-market',
    work: 'ode-to-my-father',
    scene: {
      es: 'Kkotbunine, la tienda del protagonista.',
      en: 'Kkotbunine, the shop of the main character.',
    },
    today: {
      es: 'Tras el estreno, una tienda del mercado, de cinturones y bufandas, tomó el nombre de la película. Pregunta por ella con su nombre: 꽃분이네.',
      en: 'After the film, a market shop selling belts and scarves took the name. Ask for it by name: 꽃분이네.',
    },
    sources: [
      {
        name: { es: 'Ayuntamiento de Busan', en: 'Busan Metropolitan City' },
        url: 'https://www.busan.go.kr/news/specnews/view?dataNo=46700&gugun=Next',
        date: '2015-01',
      },
      { name: 'Hankyung', url: 'https://hankyung.com/amp/2014122983481', date: '2014-12-29' },
    ],
  },
  {
    place: 'gamcheon',
    work: 'bts-mural',
    scene: {
      es: 'Un mural de los dos cantantes del grupo que son de Busan, pintado por fans.',
      en: 'A mural of the two singers of the group who are from Busan, painted by fans.',
    },
    today: {
      es: 'Está entre los callejones, y muchos fans van a hacerse la foto. Los murales se repintan: pregunta por él en la entrada del barrio.',
      en: 'It is among the lanes, and many fans come for the photo. Murals get repainted, so ask about it at the entrance of the village.',
    },
    sources: [
      {
        name: 'Blog Living Tour',
        url: 'https://tour.livingsblog.com/?p=9940',
        date: '2025-10',
      },
    ],
  },
  {
    place: 'yeosu-cable-car',
    work: 'yeosu-night-sea',
    scene: {
      es: 'El mar de noche al que canta la canción, que puso de moda la ciudad.',
      en: 'The sea at night that the song is about, which made the city popular.',
    },
    today: {
      es: 'Las luces de los puentes se ven desde el teleférico y desde el paseo de Jongpo.',
      en: 'You see the lights of the bridges from the cable car and from the Jongpo promenade.',
    },
    sources: [
      {
        name: 'Aju Business Daily',
        url: 'https://m.ajunews.com/amp/20160807124820059',
        date: '2016-08-07',
      },
    ],
  },
] as const satisfies readonly Scene[];
