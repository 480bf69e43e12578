import type { CityCopy } from './guide-copy.ts';

export const copy = {
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
      es: 'Seúl se ve mejor por zonas. Gyeongbokgung, Bukchon, Insadong y Jogyesa se recorren a pie en un mismo día; en otro, Changdeokgung, el mercado Gwangjang y el arroyo Cheonggyecheon. A lo demás se llega en metro, como explica la guía de [transporte](transport). Cuanto más cerca duermas de las líneas 2, 3 o 4, menos transbordos harás: compara las opciones de [alojamiento](accommodation).',
      en: 'See Seoul one area at a time. You can walk Gyeongbokgung, Bukchon, Insadong and Jogyesa in a single day, and on another Changdeokgung, Gwangjang Market and the Cheonggyecheon stream. The subway takes you to the rest, as our [transport guide](transport) explains. The closer you sleep to Lines 2, 3 or 4, the fewer changes you make, so compare the [places to stay](accommodation).',
    },
    {
      es: 'Entrar en Gyeongbokgung o en Changdeokgung cuesta {gyeongbokgung-admission=changdeokgung-admission=gyeongbokgung-admission.edition}, lo mismo que en nuestra edición de marzo de 2025, aunque el Gobierno estudia subirlo. Deoksugung, Changgyeonggung y el santuario Jongmyo cuestan {palace-admission-other}. El mirador de la N Seoul Tower cobra {n-seoul-tower-admission}. Mira su tarifa antes de subir. Las actividades de Hongdae cuestan {hongdae-activities}; los barrios, los mercados, el templo y el arroyo son gratis.',
      en: 'Gyeongbokgung and Changdeokgung each cost {gyeongbokgung-admission=changdeokgung-admission=gyeongbokgung-admission.edition} to enter, the same as in our March 2025 edition, although the government is studying a rise. Deoksugung, Changgyeonggung and the Jongmyo shrine cost {palace-admission-other}. The N Seoul Tower observatory charges {n-seoul-tower-admission}. Check the price before you go up. Activities in Hongdae cost {hongdae-activities}; the districts, the markets, the temple and the stream are free.',
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
      es: 'Palacios, un templo, mercados, dos miradores y barrios con vida propia. Los horarios son los habituales; antes de un festivo, confírmalos.',
      en: 'Palaces, a temple, markets, two viewpoints and districts with a life of their own. These are the usual hours, so check them before a public holiday.',
    },
    more: {
      es: 'Ver {count:seoul-further} lugares y excursiones más',
      en: 'See {count:seoul-further} more places and day trips',
    },
  },
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
          es: 'Tiene {seoul-subway-lines} líneas ({seoul-subway-lines.edition} si se cuentan de otro modo), con rótulos en alfabeto latino y avisos en inglés. Casi todos estos lugares están a doce minutos o menos de una salida; a la N Seoul Tower se sube en teleférico.',
          en: 'It has {seoul-subway-lines} lines ({seoul-subway-lines.edition} by another count), with signs in the Latin alphabet and announcements in English. Nearly all these places are within twelve minutes of an exit; a cable car takes you up to N Seoul Tower.',
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
        es: '[Busan](busan): playas, un templo sobre las rocas y mercados de pescado, a unas {ktx-seoul-busan-time.typicalMinutes} en KTX.',
        en: '[Busan](busan): beaches, a temple on the rocks and fish markets, about {ktx-seoul-busan-time.typicalMinutes} away by KTX.',
      },
      {
        es: '[Otros destinos](other-destinations): de Jeju a Andong, cuánto se tarda y cuántos días dedicarles.',
        en: '[Other destinations](other-destinations): from Jeju to Andong, with travel times and how many days to stay.',
      },
      {
        es: '[Estudiar coreano](study): academias en Gangnam y Hongdae, con programas desde dos semanas.',
        en: '[Study Korean](study): academies in Gangnam and Hongdae, with programmes from two weeks.',
      },
    ],
  },
} as const satisfies CityCopy & Record<string, unknown>;
