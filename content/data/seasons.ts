import type { Text } from '../locale.ts';
import type { Source } from '../register/figure.ts';

interface SeasonFact {
  /** `MM-DD`, both days included; a season may span the new year. */
  readonly from: string;
  readonly to: string;
  readonly text: Text;
  /** Of cherry trees, whose days differ from year to year. */
  readonly blossom?: true;
  /** The cities that it is about; absent where it is about all of the country. */
  readonly cities?: readonly string[];
  /** Absent where a card of the guide says it. */
  readonly source?: Source;
}

const blossom: Source = {
  name: {
    es: 'Haps Korea, pronóstico de floración de 2024',
    en: 'Haps Korea, blossom forecast of 2024',
  },
  url: 'https://www.hapskorea.com/2024-nationwide-cherry-blossom-forecast-in-south-korea/',
  date: '2024',
};

const leaves: Source = {
  name: {
    es: 'Haps Korea, pronóstico de hojas de otoño de 2023',
    en: 'Haps Korea, autumn leaves forecast of 2023',
  },
  url: 'https://www.hapskorea.com/korea-destinations-fall-foliage-forecast-south-korea/',
  date: '2023-10-02',
};

/** What each part of the year brings; every day of the year has one at least. */
export const seasons: readonly SeasonFact[] = [
  {
    from: '11-01',
    to: '03-15',
    text: {
      es: 'Bungeoppang y hotteok recién hechos en los puestos de la calle.',
      en: 'Bungeoppang and hotteok, hot from the street stalls.',
    },
  },
  {
    from: '03-01',
    to: '05-31',
    text: {
      es: 'Polvo amarillo (hwangsa) algunos días. Mira el aire antes de salir.',
      en: 'Yellow dust (hwangsa) on some days. Check the air before you go out.',
    },
    source: {
      name: {
        es: 'Haps Korea, con datos del servicio meteorológico',
        en: 'Haps Korea, with data of the weather service',
      },
      url: 'https://www.hapskorea.com/april-in-busan-saw-hot-temperatures-heavy-rain-and-early-rise-in-yellow-dust/',
      date: '2024-05-14',
    },
  },
  {
    from: '03-20',
    to: '03-31',
    blossom: true,
    cities: ['jeju', 'busan'],
    text: {
      es: 'Cerezos: empiezan en Jeju, Jinhae y Busan y llegan a Seúl a primeros de abril.',
      en: 'Cherry trees: Jeju, Jinhae and Busan come first, Seoul follows in early April.',
    },
    source: blossom,
  },
  {
    from: '04-01',
    to: '04-14',
    blossom: true,
    cities: ['seoul'],
    text: {
      es: 'Cerezos en flor en Seúl. Duran pocos días, y la fecha cambia cada año.',
      en: 'Cherry blossom in Seoul. It lasts a few days, and the date changes every year.',
    },
    source: blossom,
  },
  {
    from: '06-01',
    to: '08-31',
    text: {
      es: 'Naengmyeon, fideos en caldo helado.',
      en: 'Naengmyeon, noodles in icy broth.',
    },
  },
  {
    from: '06-01',
    to: '08-31',
    text: {
      es: 'Calor: un verano normal tiene unos once días de 33 °C o más.',
      en: 'Heat: a normal summer has about eleven days of 33 °C or more.',
    },
    source: {
      name: {
        es: 'Servicio meteorológico de Corea, sobre el verano de 2023',
        en: 'Korean weather service, on the summer of 2023',
      },
      url: 'https://www.kma.go.kr/kma/flexer/html/press/2023/09/07/ATC202309070751422_a9558982-e174-4a9b-bc46-d65f1dc3f4e5.hwp.files/Sections1.html',
      date: '2023-09-07',
    },
  },
  {
    from: '06-25',
    to: '07-26',
    cities: ['seoul'],
    text: {
      es: 'Jangma, la estación de lluvias en Seúl: llueve cerca de la mitad de los días.',
      en: 'Jangma, Seoul’s rainy season: it rains on about half of the days.',
    },
    source: {
      name: {
        es: 'Newspim, análisis del servicio meteorológico',
        en: 'Newspim, analysis of the weather service',
      },
      url: 'https://ir.newspim.com/news/view/20200604000548',
      date: '2020-06-04',
    },
  },
  {
    from: '07-01',
    to: '09-30',
    text: {
      es: 'Tifones: al año llegan unos tres, casi todos entre julio y septiembre.',
      en: 'Typhoons: about three a year arrive, nearly all from July to September.',
    },
    source: {
      name: {
        es: 'Aju Business Daily, con datos del servicio meteorológico',
        en: 'Aju Business Daily, with data of the weather service',
      },
      url: 'https://m.ajunews.com/view/20160911133745477',
      date: '2016-09-11',
    },
  },
  {
    from: '10-01',
    to: '10-29',
    cities: ['sokcho'],
    text: {
      es: 'Hojas de otoño: a finales de mes, en las montañas de Seoraksan y Odaesan.',
      en: 'Autumn leaves: towards the end of the month on Seoraksan and Odaesan.',
    },
    source: leaves,
  },
  {
    from: '10-30',
    to: '11-15',
    cities: ['seoul'],
    text: {
      es: 'Hojas de otoño en Seúl y, unos días después, en Naejangsan.',
      en: 'Autumn leaves in Seoul and, a few days later, on Naejangsan.',
    },
    source: leaves,
  },
];
