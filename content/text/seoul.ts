import { cityDays } from './city-days.ts';
import type { CityText } from './guide-text.ts';

export const text = {
  title: {
    es: 'Qué ver en Seúl: {count:seoul-attractions} lugares y cómo llegar | Rumbo Corea',
    en: 'Seoul: {count:seoul-attractions} places to see and how to get there | Rumbo Corea',
  },
  description: {
    es: '{Words:seoul-attractions} lugares de Seúl con horario, día de cierre, salida de metro y un consejo: palacios, mercados, miradores, un arroyo y barrios para la noche.',
    en: '{Words:seoul-attractions} places in Seoul with opening hours, closing days, the subway exit and a tip: palaces, markets, viewpoints, a stream and nightlife.',
  },
  keywords: {
    es: 'qué ver en Seúl, turismo Seúl, Gyeongbokgung, N Seoul Tower, Bukchon, Myeongdong, Hongdae, palacios de Seúl, horarios',
    en: 'what to see in Seoul, Seoul tourism, Gyeongbokgung, N Seoul Tower, Bukchon, Myeongdong, Hongdae, Seoul palaces, opening hours',
  },
  menu: {
    label: { es: 'Seúl', en: 'Seoul' },
    line: {
      es: 'Palacios, mercados y barrios de noche',
      en: 'Palaces, markets and districts after dark',
    },
  },
  heading: { es: 'Seúl, entre palacios y mercados', en: 'Seoul, city of palaces and markets' },
  lead: {
    es: '{Words:seoul-attractions} lugares que caben en cinco días. De cada uno te decimos qué salida del metro tomar, a qué hora abre y qué día cierra.',
    en: '{Words:seoul-attractions} places that fit into five days. For each one we tell you which subway exit to take, when it opens and which day it closes.',
  },
  hangul: '서울',
  hangulMeaning: {
    es: 'Seúl, que en coreano quiere decir «capital»',
    en: 'Seoul, the Korean word for “capital”',
  },
  pictureAlt: {
    es: 'Seúl de noche: la torre de Namsan, una puerta antigua y la fuente de colores del puente Banpo',
    en: 'Seoul by night: the Namsan tower, an old gate and the coloured fountain of Banpo Bridge',
  },
  figure: {
    number: { es: '{count:seoul-attractions}', en: '{count:seoul-attractions}' },
    label: {
      es: 'lugares, con su horario y su salida de metro',
      en: 'places, with their hours and their subway exit',
    },
  },
  intro: [
    {
      es: '**Si solo tienes un día**, hazlo a pie: [Gyeongbokgung](seoul#gyeongbokgung) al abrir, los callejones de [Bukchon](seoul#bukchon), la comida en [Insadong](seoul#insadong), el patio de [Jogyesa](seoul#jogyesa) y, al atardecer, el [Cheonggyecheon](seoul#cheonggyecheon) agua abajo hasta cenar en las planchas de [Gwangjang](seoul#gwangjang-market). Gyeongbokgung cierra {gyeongbokgung-hours.closed}; ese día, empieza por [Changdeokgung](seoul#changdeokgung).',
      en: '**If you have only one day**, spend it on foot: [Gyeongbokgung](seoul#gyeongbokgung) at opening time, the lanes of [Bukchon](seoul#bukchon), lunch in [Insadong](seoul#insadong), the courtyard of [Jogyesa](seoul#jogyesa) and, at dusk, the [Cheonggyecheon](seoul#cheonggyecheon) downstream to dinner at the griddles of [Gwangjang](seoul#gwangjang-market). Gyeongbokgung closes {gyeongbokgung-hours.closed}; on that day, begin with [Changdeokgung](seoul#changdeokgung).',
    },
    {
      es: '**Lo que puedes saltarte.** Con un mirador basta, y el de Namsan queda más a mano que el de la Lotte World Tower. El DDP, de día, pierde casi toda la gracia. Si no vas de compras, a Myeongdong le basta media hora, cuando salen los carritos.',
      en: '**What you can skip.** One viewpoint is enough, and Namsan is closer to everything than Lotte World Tower. The DDP loses most of its charm by day. Unless you are shopping, half an hour of Myeongdong will do, once the food carts are out.',
    },
    {
      es: 'Con más días, ve por zonas: a casi todo se llega en metro, como explica la guía de [transporte](transport). Cuanto más cerca duermas de las líneas 2, 3 o 4, menos transbordos harás: compara las opciones de [alojamiento](accommodation).',
      en: 'With more days, take one area at a time. The subway reaches almost everything, as the [transport guide](transport) explains. The closer you sleep to Lines 2, 3 or 4, the fewer changes you make, so compare the [places to stay](accommodation).',
    },
    {
      es: 'Seúl sale barato de mirar: los barrios, los mercados, el templo y el arroyo son gratis. Entrar en Gyeongbokgung o en Changdeokgung cuesta {gyeongbokgung-admission=changdeokgung-admission}; en Deoksugung, Changgyeonggung o el santuario Jongmyo, {palace-admission-other}. El mirador de la N Seoul Tower cobra {n-seoul-tower-admission}, y las actividades de Hongdae, {hongdae-activities}.',
      en: 'Seoul is cheap to look at: the districts, the markets, the temple and the stream are free. Gyeongbokgung and Changdeokgung each cost {gyeongbokgung-admission=changdeokgung-admission} to enter; Deoksugung, Changgyeonggung and the Jongmyo shrine, {palace-admission-other}. The N Seoul Tower observatory charges {n-seoul-tower-admission}, and activities in Hongdae cost {hongdae-activities}.',
    },
    {
      es: 'Para saber qué pedir en Gwangjang o en los puestos de Myeongdong, lee la guía de [gastronomía](gastronomy); para saber qué traerte a casa, la de [compras](shopping). Con más días, [Busan](busan) está a unas {ktx-seoul-busan-time.typicalMinutes} en KTX y hay [otros destinos](other-destinations), de Gyeongju a la isla de Jeju. Y si quieres quedarte una temporada, puedes [estudiar coreano](study) en la ciudad.',
      en: 'The [food guide](gastronomy) tells you what to order at Gwangjang or from the Myeongdong carts, and the [shopping](shopping) guide what to bring home. With more days, [Busan](busan) is about {ktx-seoul-busan-time.typicalMinutes} away by KTX, and there are [other destinations](other-destinations), from Gyeongju to Jeju Island. If you want to stay for a while, you can [study Korean](study) in the city.',
    },
  ],
  attractions: {
    heading: {
      es: '{Words:seoul-attractions} lugares de Seúl',
      en: '{Words:seoul-attractions} places in Seoul',
    },
    lead: {
      es: 'Palacios, un templo, mercados, dos miradores y barrios con vida propia. En los festivos cambian los horarios.',
      en: 'Palaces, a temple, markets, two viewpoints and districts with a life of their own. Hours change on public holidays.',
    },
    more: {
      es: 'Ver {count:seoul-further} lugares y excursiones más',
      en: 'See {count:seoul-further} more places and day trips',
    },
  },
  answers: cityDays.seoul,
  why: {
    heading: { es: 'Por qué visitar Seúl', en: 'Why visit Seoul' },
    fold: { es: 'Cuatro razones', en: 'Four reasons' },
    points: [
      {
        title: { es: 'Seis siglos a pie', en: 'Six centuries on foot' },
        text: {
          es: 'La eligieron capital en 1394 y conserva cinco palacios reales. Entre Gyeongbokgung y Changdeokgung, con Bukchon en medio, hay menos de media hora andando.',
          en: 'Seoul was chosen as the capital in 1394, and five royal palaces survive. Gyeongbokgung and Changdeokgung, with Bukchon in between, are less than half an hour apart on foot.',
        },
      },
      {
        title: { es: 'Un metro que llega a todas partes', en: 'A subway that goes everywhere' },
        text: {
          es: 'Tiene {seoul-subway-lines} líneas, con rótulos en alfabeto latino y avisos en inglés. Casi todos estos lugares están a doce minutos o menos de una salida; a la N Seoul Tower se sube en teleférico.',
          en: 'It has {seoul-subway-lines} lines, with signs in the Latin alphabet and announcements in English. Nearly all these places are within twelve minutes of an exit; a cable car takes you up to N Seoul Tower.',
        },
      },
      {
        title: { es: 'Montañas dentro de la ciudad', en: 'Mountains inside the city' },
        text: {
          es: 'El Namsan, el Bugaksan o el Inwangsan se suben en una mañana y con calzado deportivo. Desde arriba se ve cómo la muralla antigua seguía las cumbres.',
          en: 'All you need for Namsan, Bugaksan or Inwangsan is a morning and a pair of trainers. From the top you can see how the old city wall followed the ridges.',
        },
      },
      {
        title: { es: 'Noches largas y tranquilas', en: 'Long, easy nights' },
        text: {
          es: 'Se cena tarde en un mercado, se oye música en Hongdae y se compra en Dongdaemun de madrugada. Pasear tarde por el centro es lo más normal.',
          en: 'You can dine late in a market, hear music in Hongdae and shop in Dongdaemun in the small hours. Walking through the centre late at night is perfectly normal.',
        },
      },
    ],
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Busan](busan): playas, un templo sobre las rocas y mercados de pescado, a unas {ktx-seoul-busan-time.typicalMinutes} en KTX',
        en: '[Busan](busan): beaches, a temple on the rocks and fish markets, about {ktx-seoul-busan-time.typicalMinutes} away by KTX',
      },
      {
        es: '[Otros destinos](other-destinations): de Jeju a Andong, cuánto se tarda y cuántos días dedicarles',
        en: '[Other destinations](other-destinations): from Jeju to Andong, with travel times and how many days to stay',
      },
      {
        es: '[Series y música](series-and-music): dónde se rodó tu serie y dónde cantó BTS',
        en: '[Series and music](series-and-music): where your series was filmed and where BTS sang',
      },
      {
        es: '[Estudiar coreano](study): academias en Gangnam y Hongdae, con programas desde dos semanas',
        en: '[Study Korean](study): academies in Gangnam and Hongdae, with programmes from two weeks',
      },
    ],
  },
} as const satisfies CityText & Record<string, unknown>;
