import type { City } from '../data/place-facts.ts';
import type { Text } from '../locale.ts';
import type { Source } from '../register/figure.ts';

/** A part of a city's page in a line: the answer, what it rests on, and where it was read. */
export interface CityDay {
  /** The anchor. */
  readonly id: string;
  readonly heading: Text;
  readonly fact: Text;
  /** Before the places under a roof, which the reader of the page adds. */
  readonly roofs?: Text;
  readonly points: readonly Text[];
  readonly sources?: readonly Source[];
}

/** The lines of a city. */
export interface CityDays {
  readonly heading: Text;
  readonly rain: CityDay;
  /** A day of sun, where there is a sea. */
  readonly sea?: CityDay;
  readonly children: CityDay;
  readonly stepFree: CityDay;
}

const heading = {
  es: 'Con lluvia, con niños, sin escalones',
  en: 'In the rain, with children, step-free',
} as const;
const rain = { es: 'Si llueve', en: 'If it rains' } as const;
const children = { es: 'Con niños', en: 'With children' } as const;
const stepFree = {
  es: 'En silla de ruedas o con cochecito',
  en: 'By wheelchair or with a stroller (pram)',
} as const;

/** The city of Seoul's office of accessible tourism, on the folk museum. */
const danurim: Source = {
  name: { es: 'Seoul Danurim, en coreano', en: 'Seoul Danurim, in Korean' },
  url: 'https://www.seouldanurim.net/attractions/D/TOURINFOTYPE2/33636',
};

const nationalMuseum: Source = {
  name: {
    es: 'Museo Nacional, en Newsis, en coreano',
    en: 'National Museum, on Newsis, in Korean',
  },
  url: 'https://mobile.newsis.com/view/NISX20241111_0002954083',
  date: '2024-11-11',
};

const deoksugung: Source = {
  name: {
    es: 'Oficina del palacio Deoksugung, en Asia Economy, en coreano',
    en: 'Deoksugung Palace office, in Asia Economy, in Korean',
  },
  url: 'https://www.asiae.co.kr/article/2020122418064634791',
  date: '2020-12-24',
};

const haeundae: Source = {
  name: { es: 'Ciudad de Busan, en japonés', en: 'City of Busan, in Japanese' },
  url: 'https://busan.go.kr/jpn/bsnews01/1316299',
  date: '2018',
};

/** What the pages of the two cities say of a rainy day, of children and of ways without steps. */
export const cityDays = {
  seoul: {
    heading,
    rain: {
      id: 'rain',
      heading: rain,
      fact: {
        es: '**Museos y mercados**: al Nacional se llega bajo tierra',
        en: '**Museums and markets**: walk underground to the National Museum',
      },
      roofs: { es: 'Bajo techo:', en: 'Under a roof:' },
      points: [
        {
          es: 'Un día que funciona: el Museo Nacional por la mañana, que es gratis; comer en Gwangjang, y la tarde en el centro comercial COEX, con su biblioteca.',
          en: 'A day that works: the National Museum in the morning, which is free, lunch at Gwangjang, and the afternoon in the COEX mall with its library.',
        },
        {
          es: 'Deja para otro día los miradores, que con nubes bajas no dejan ver nada, y las cuestas de Bukchon. Los palacios abren igual, pero se ven por fuera. Cuánto llueve cada mes, en [cuándo ir](seasons#rain).',
          en: 'Leave the viewpoints for another day, as low cloud hides everything, and the slopes of Bukchon too. The palaces are open all the same, but you see them from outside. [When to go](seasons#rain) shows how much it rains each month.',
        },
        {
          es: 'Para acabar en seco y caliente, un [jjimjilbang](where-to-stay#jjimjilbang).',
          en: 'To end the day warm and dry, a [jjimjilbang](where-to-stay#jjimjilbang).',
        },
      ],
    },
    children: {
      id: 'children',
      heading: children,
      fact: {
        es: '**Palacios gratis** a extranjeros {palace-free-age}; metro, a menores de 6',
        en: '**Palaces free** for foreigners {palace-free-age}; subway free under 6',
      },
      points: [
        {
          es: 'En el metro van gratis los {seoul-subway-free-age}. De 6 a 12 años pagan {seoul-subway-child-fare}, con la edad registrada en una T-money infantil; llévala con el pasaporte.',
          en: 'On the subway it is free for {seoul-subway-free-age}. From 6 to 12 they pay {seoul-subway-child-fare}, with the age registered on a child’s T-money; bring the passport for it.',
        },
        {
          es: 'Los palacios son gratis para extranjeros {palace-free-age}; para toda la familia, {palace-free-hanbok}.',
          en: 'The palaces are free for foreigners aged {palace-free-age}; for the whole family, {palace-free-hanbok}.',
        },
        {
          es: 'Cambiador y sala de lactancia: busca 수유실 (suyusil) en los grandes almacenes y en las estaciones grandes. El Museo Nacional del Folclore, junto a Gyeongbokgung, tiene cambiador y presta cochecitos gratis; el [Museo Nacional](more-seoul#national-museum) también los presta en información.',
          en: 'Changing table and nursing room: look for 수유실 (suyusil) in department stores and large stations. The National Folk Museum, beside Gyeongbokgung, has a changing table and lends strollers free; the [National Museum](more-seoul#national-museum) lends them too, at the information desk.',
        },
        {
          es: 'Qué papeles necesitan, dónde dormir y un día entero con ellos, en [Seúl con niños](seoul-with-children).',
          en: '[Seoul with children](seoul-with-children) has their documents, where to sleep and a day out.',
        },
      ],
      sources: [danurim, nationalMuseum],
    },
    stepFree: {
      id: 'step-free',
      heading: stepFree,
      fact: {
        es: '**Museos y DDP**, mejor que Bukchon y los templos',
        en: '**Museums and the DDP** rather than Bukchon and the temples',
      },
      points: [
        {
          es: 'El [Museo Nacional](more-seoul#national-museum) tiene puertas automáticas y presta sillas de ruedas. En el del Folclore, una silla motorizada se mueve sin dificultad, el baño accesible tiene sitio y las sillas se prestan gratis.',
          en: 'The [National Museum](more-seoul#national-museum) has automatic doors and lends wheelchairs. At the Folk Museum a powered chair gets about easily, the accessible toilet has room for it, and wheelchairs are lent free.',
        },
        {
          es: 'En [Deoksugung](more-seoul#deoksugung) hay rampa hasta el patio del salón del trono. [Bukchon](seoul#bukchon) es una cuesta, y los templos tienen escalones.',
          en: 'At [Deoksugung](more-seoul#deoksugung) a ramp leads into the courtyard of the throne hall. [Bukchon](seoul#bukchon) is a slope, and temples have steps.',
        },
        {
          es: 'En el metro, elige «Con ascensor» en el [buscador](metro): dice por qué salida se sube. El baño accesible se anuncia como 장애인 화장실.',
          en: 'On the subway, choose “With lifts” in the [planner](metro): it says which exit has one. Accessible toilets are marked 장애인 화장실.',
        },
        {
          es: 'Sillas, furgonetas con rampa y a quién llamar, en [seguridad](safety#wheelchair).',
          en: 'Wheelchairs, vans with a ramp and who to call are under [safety](safety#wheelchair).',
        },
      ],
      sources: [nationalMuseum, danurim, deoksugung],
    },
  },
  busan: {
    heading,
    rain: {
      id: 'rain',
      heading: rain,
      fact: {
        es: '**Museo, Seomyeon y Centum City**; el mar, para otro día',
        en: '**Museum, Seomyeon and Centum City**; the sea another day',
      },
      roofs: { es: 'Bajo techo:', en: 'Under a roof:' },
      points: [
        {
          es: 'Por la mañana, el [Museo de Busan](more-busan#busan-museum), en Daeyeon: es gratis y abre {busan-museum-hours.hours}. Cierra {busan-museum-hours.closed}. Luego, una sopa de cerdo (dwaeji gukbap) en [Seomyeon](shopping#seomyeon), con su galería de tiendas bajo tierra. Todo está en la línea 2.',
          en: 'In the morning, [Busan Museum](more-busan#busan-museum) at Daeyeon: it is free and opens {busan-museum-hours.hours}. It is closed {busan-museum-hours.closed}. Then pork soup (dwaeji gukbap) in [Seomyeon](shopping#seomyeon), with its underground arcade of shops. Everything is on Line 2.',
        },
        {
          es: 'Por la tarde, el metro entra en [Shinsegae](shopping#shinsegae-centum). Sus baños, Spa Land, abren {spa-land-hours.hours}; cuatro horas cuestan {spa-land-admission}. Con niños, el acuario de Haeundae ({busan-aquarium-admission}) abre {busan-aquarium-hours.hours}. Al anochecer se enciende la cubierta del [Busan Cinema Center](busan#centum-city).',
          en: 'In the afternoon, the subway runs into [Shinsegae](shopping#shinsegae-centum). Its baths, Spa Land, open {spa-land-hours.hours}; four hours cost {spa-land-admission}. With children, the Haeundae aquarium ({busan-aquarium-admission}) opens {busan-aquarium-hours.hours}. At nightfall the great roof of the [Busan Cinema Center](busan#centum-city) lights up.',
        },
        {
          es: 'Deja los acantilados de Taejongdae y los 108 escalones de [Haedong Yonggungsa](busan#haedong-yonggungsa), que mojados resbalan. Con aviso de tifón no vayas a la orilla: mira [las alertas del teléfono](safety#alerts).',
          en: 'Leave the cliffs of Taejongdae and the 108 steps of [Haedong Yonggungsa](busan#haedong-yonggungsa), which are slippery when wet. When there is a typhoon warning keep off the shore: see [phone alerts](safety#alerts).',
        },
      ],
    },
    sea: {
      id: 'sea',
      heading: { es: 'Un día de mar', en: 'A day by the sea' },
      fact: {
        es: '**Templo, tren de playa y Haeundae**, en este orden',
        en: '**Temple, beach train and Haeundae**, in this order',
      },
      points: [
        {
          es: 'Sal temprano hacia el templo [Haedong Yonggungsa](busan#haedong-yonggungsa), sobre las olas. Un taxi corto te deja en Songjeong: allí sube al [tren de playa](more-busan#blue-line-park), {blue-line-train}, y baja en Cheongsapo a comer pescado.',
          en: 'Leave early for [Haedong Yonggungsa](busan#haedong-yonggungsa), the temple above the waves. A short taxi ride takes you to Songjeong, where you board the [beach train](more-busan#blue-line-park), {blue-line-train}. Get off at Cheongsapo for a lunch of fish.',
        },
        {
          es: 'El tren acaba en Mipo, en la arena de [Haeundae](busan#haeundae). Báñate si hay socorristas: {haeundae-bathing}. De noche, el puente encendido en [Gwangalli](busan#gwangan-bridge); los sábados vuelan los drones.',
          en: 'The train ends at Mipo, on the sand of [Haeundae](busan#haeundae). Swim if there are lifeguards: {haeundae-bathing}. In the evening, the bridge lit up at [Gwangalli](busan#gwangan-bridge); on Saturdays the drones fly.',
        },
      ],
    },
    children: {
      id: 'children',
      heading: children,
      fact: {
        es: '**Metro**: {busan-subway-child-fare}',
        en: '**Subway**: {busan-subway-child-fare}',
      },
      points: [
        {
          es: 'De 6 a 12 años, el metro de Busan es {busan-subway-child-fare}; los menores de 6 años, {subway-under-six}.',
          en: 'From 6 to 12, the Busan subway is {busan-subway-child-fare}; under 6, {subway-under-six}.',
        },
        {
          es: 'Para jugar en la arena, [Haeundae](busan#haeundae), a diez minutos del metro. [Gamcheon](busan#gamcheon) es una ladera con escaleras: mejor con portabebés que con cochecito.',
          en: 'To play in the sand, [Haeundae](busan#haeundae), ten minutes from the subway. [Gamcheon](busan#gamcheon) is a hillside with stairs, so a baby carrier beats a stroller.',
        },
        {
          es: 'Para cambiar un pañal, busca 수유실 (suyusil) en los grandes almacenes. Lo que vale para toda Corea está en [Seúl con niños](seoul-with-children).',
          en: 'To change a nappy (diaper), look for 수유실 (suyusil) in department stores. What holds for all Korea is in [Seoul with children](seoul-with-children).',
        },
      ],
    },
    stepFree: {
      id: 'step-free',
      heading: stepFree,
      fact: {
        es: '**Haeundae**, con accesos adaptados, mejor que los templos',
        en: '**Haeundae**, with accessible facilities, rather than the temples',
      },
      points: [
        {
          es: 'El Gobierno eligió [Haeundae](busan#haeundae) en 2018 para hacerla accesible: camino hasta la arena, ducha, vestuario y baño adaptados. Pregunta en la oficina de turismo de la playa qué está abierto en tu fecha.',
          en: 'In 2018 the government chose [Haeundae](busan#haeundae) to be made accessible: a way onto the sand, and an accessible shower, changing room and toilet. Ask at the tourist office on the beach what is open on your date.',
        },
        {
          es: '[Haedong Yonggungsa](busan#haedong-yonggungsa) tiene 108 escalones y [Gamcheon](busan#gamcheon) es una ladera con escaleras: en silla se ven desde lejos.',
          en: '[Haedong Yonggungsa](busan#haedong-yonggungsa) has 108 steps, and [Gamcheon](busan#gamcheon) is a hillside with stairs: from a wheelchair you see them from a distance.',
        },
        {
          es: 'En el metro, elige «Con ascensor» en el [buscador](metro). El baño accesible se anuncia como 장애인 화장실.',
          en: 'On the subway, choose “With lifts” in the [planner](metro). Accessible toilets are marked 장애인 화장실.',
        },
      ],
      sources: [haeundae],
    },
  },
} as const satisfies Readonly<Record<City, CityDays>>;
