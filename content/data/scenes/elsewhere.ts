import type { Scene } from './scene.ts';

const hansEconomy = {
  name: 'Hans Economy',
  url: 'https://m.newspic.kr/view.html?cp=w3Hru72p&nid=2025081317494292500&pn=107',
  date: '2025-08-13',
} as const;

/** The destinations beyond the two cities. */
export const elsewhereScenes = [
  {
    place: 'gwandeokjeong',
    work: 'tangerines',
    scene: {
      es: 'El concurso de poesía, en la antigua sede del gobierno de Jeju (Mokgwana).',
      en: 'The poetry contest, in the old government office of Jeju (Mokgwana).',
    },
    today: {
      es: 'El recinto se visita, al lado del pabellón Gwandeokjeong.',
      en: 'You can visit the compound, next to the Gwandeokjeong pavilion.',
    },
    sources: [
      {
        name: 'Economist Korea',
        url: 'https://economist.co.kr/article/view/ecn202503160005',
        date: '2025-03-16',
      },
    ],
  },
  {
    place: 'seopjikoji',
    work: 'tangerines',
    scene: {
      es: 'Algunas escenas en los prados del cabo.',
      en: 'Some scenes on the meadows of the headland.',
    },
    today: {
      es: 'Un paseo abierto sobre acantilados, con caballos de Jeju y una antigua torre de señales.',
      en: 'An open path on the cliffs, with Jeju horses and an old beacon.',
    },
    sources: [hansEconomy],
  },
  {
    place: 'seopjikoji',
    work: 'all-in',
    scene: {
      es: 'El cabo y la iglesia de la serie.',
      en: 'The headland and the church of the series.',
    },
    today: {
      es: 'El paseo es el mismo. El decorado lo rompió un tifón y la casa de hoy se hizo después.',
      en: 'The walk is the same. A typhoon wrecked the set, and today’s house was built later.',
    },
    sources: [
      hansEconomy,
      {
        name: 'Blog partsofmemory',
        url: 'https://partsofmemory.tistory.com/56?category=825647',
        date: '2010-11-02',
      },
    ],
  },
  {
    place: 'oedolgae',
    work: 'jewel-in-the-palace',
    scene: {
      es: 'El acantilado ante la roca, en el viaje al destierro.',
      en: 'The cliff by the rock, on the journey into exile.',
    },
    today: {
      es: 'Un panel recuerda la serie. La roca se mira desde el sendero de la costa.',
      en: 'A board recalls the series. You look at the rock from the coast path.',
    },
    sources: [
      {
        name: 'SportsQ',
        url: 'https://www.sportsq.co.kr/news/articleView.html?idxno=3438',
        date: '2014-03-18',
      },
      { name: 'Jeju Sori', url: 'http://www.jejusori.net/news/articleView.html?idxno=12725' },
    ],
  },
  {
    place: 'hyeopjae-beach',
    work: 'jewel-in-the-palace',
    scene: {
      es: 'Los paseos de los protagonistas por la playa.',
      en: 'The walks of the main characters on the beach.',
    },
    today: {
      es: 'Arena clara y la isla de Biyangdo enfrente.',
      en: 'Pale sand, with the island of Biyangdo opposite.',
    },
    sources: [
      {
        name: 'Yeosu MBC',
        url: 'https://ysmbc.co.kr/RecommendTrip/147/read/1829',
        date: '2007-02-01',
      },
    ],
  },
  {
    place: 'gyeonggijeon',
    work: 'under-the-queens-umbrella',
    scene: {
      es: 'Las escenas de los príncipes en sus estudios.',
      en: 'The scenes of the princes at their studies.',
    },
    today: {
      es: 'El santuario se visita; en noviembre sus ginkgos se ponen amarillos.',
      en: 'You can visit the shrine; its ginkgos turn yellow in November.',
    },
    sources: [
      {
        name: 'Sports Donga',
        url: 'https://sports.donga.com/ent/article/all/20221102/116287253/3',
        date: '2022-11-03',
      },
    ],
  },
  {
    place: 'jeonju-hyanggyo',
    work: 'love-in-the-moonlight',
    scene: {
      es: 'El patio de Myeongnyundang, que en la serie es un pabellón del palacio.',
      en: 'The courtyard of Myeongnyundang, a palace pavilion in the series.',
    },
    today: {
      es: 'Una escuela confuciana sin decorados, al final de la aldea hanok.',
      en: 'A Confucian school without sets, at the end of the hanok village.',
    },
    sources: [
      {
        name: 'Travel Bike News',
        url: 'http://www.travelnbike.com/news/articleView.html?idxno=25499',
        date: '2016-09-06',
      },
    ],
  },
  {
    place: 'jeonju-hyanggyo',
    work: 'sungkyunkwan-scandal',
    scene: {
      es: 'La academia de la serie, con su ginkgo centenario.',
      en: 'The academy of the series, with its age-old ginkgo.',
    },
    today: {
      es: 'El árbol y los patios son los mismos. Es un lugar de culto: habla bajo.',
      en: 'The tree and the courtyards are the same. It is a place of worship, so speak softly.',
    },
    sources: [
      {
        name: 'Jeonbuk Yonhap News',
        url: 'https://jbyonhap.com/news/articleView.html?idxno=21665',
        date: '2010-08-27',
      },
    ],
  },
  {
    place: 'andong',
    work: 'the-slave-hunters',
    scene: {
      es: 'Buyongdae, el acantilado de 64 m frente a la aldea de Hahoe.',
      en: 'Buyongdae, the 64 m cliff opposite Hahoe Village.',
    },
    today: {
      es: 'Desde arriba se ve toda la aldea en la curva del río; desde la aldea, el acantilado.',
      en: 'From the top you see the whole village in the bend of the river; from the village, the cliff.',
    },
    sources: [
      {
        name: 'The Fact',
        url: 'http://news.tf.co.kr/read/national/1819091.htm',
        date: '2020-10-19',
      },
    ],
  },
  {
    place: 'wolji',
    work: 'princess-hours',
    scene: {
      es: 'Los pabellones del estanque, como parte de un palacio.',
      en: 'The pavilions of the pond, as part of a palace.',
    },
    today: {
      es: 'Se rodea el estanque a pie; de noche los pabellones se reflejan en el agua.',
      en: 'You walk round the pond; at night the pavilions are mirrored in the water.',
    },
    sources: [
      {
        name: 'Kyongsang Ilbo',
        url: 'http://www.ksilbo.co.kr/news/articleView.html?idxno=138301',
      },
    ],
  },
  {
    place: 'sokcho',
    work: 'autumn-in-my-heart',
    scene: {
      es: 'La aldea de Abai y la barca de cuerda que la une con el centro.',
      en: 'Abai Village and the rope ferry that links it with the centre.',
    },
    today: {
      es: 'La barca sigue cruzando, y puedes ayudar a tirar del cable. Sale cerca del mercado.',
      en: 'The ferry still crosses, and you can help to pull the cable. It leaves near the market.',
    },
    sources: [
      { name: 'NS Times', url: 'https://www.ns-times.com/news/view.php?bIdx=473' },
      { name: 'Blog hyanggyo', url: 'http://hyanggyo.tistory.com/1062', date: '2024-03-03' },
    ],
  },
] as const satisfies readonly Scene[];
