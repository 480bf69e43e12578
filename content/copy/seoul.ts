import type { CityCopy } from './guide-copy.ts';

export const copy = {
  title: {
    es: 'Qué ver en Seúl: {count:seoul-attractions} lugares y cómo llegar | Rumbo Corea',
    en: 'Seoul: {count:seoul-attractions} places to see and how to get there | Rumbo Corea',
  },
  description: {
    es: '{Words:seoul-attractions} lugares de Seúl con horario, día de cierre, salida de metro y un consejo: palacios, mercados, miradores, un arroyo y barrios para la noche.',
    en: '{Words:seoul-attractions} places in Seoul with opening hours, closing days, the right subway exit and a tip: palaces, markets, lookouts and districts for the night.',
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
  heading: { es: 'Seúl, entre palacios y mercados', en: 'Seoul, between palaces and markets' },
  lead: {
    es: '{Words:seoul-attractions} lugares que caben en cinco días. De cada uno te decimos qué salida del metro tomar, a qué hora abre y qué día cierra.',
    en: '{Words:seoul-attractions} places that fit into five days. For each one, which subway exit to take, when it opens and which day it closes.',
  },
  hangul: '서울',
  hangulMeaning: {
    es: 'Seúl, que en coreano quiere decir «capital»',
    en: 'Seoul, the Korean word for “capital”',
  },
  pictureAlt: {
    es: 'Seúl de noche: la torre de Namsan, una puerta antigua y la fuente de colores del puente Banpo',
    en: 'Seoul by night: the Namsan tower, an old gate and the coloured fountain of Banpo bridge',
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
      es: 'Seúl se recorre mejor por zonas. Gyeongbokgung, Bukchon, Insadong y Jogyesa caben a pie en un mismo día; otro une Changdeokgung, el mercado Gwangjang y el arroyo Cheonggyecheon. Para lo demás está el metro, que explicamos en la guía de [transporte](transport). Cuanto más cerca duermas de las líneas 2, 3 o 4, menos transbordos: mira las opciones de [alojamiento](accommodation).',
      en: 'Seoul is best taken one area at a time. Gyeongbokgung, Bukchon, Insadong and Jogyesa fit on foot into a single day; another joins Changdeokgung, Gwangjang Market and the Cheonggyecheon stream. For the rest there is the subway, which our [transport guide](transport) explains. The closer you sleep to lines 2, 3 or 4, the fewer changes you make: look through the [places to stay](accommodation).',
    },
    {
      es: 'Entrar en Gyeongbokgung o en Changdeokgung cuesta {gyeongbokgung-admission}, lo mismo que en nuestra edición de marzo de 2025, aunque el Gobierno estudia subirlo; Deoksugung, Changgyeonggung y el santuario Jongmyo cuestan {palace-admission-other}. El mirador de la N Seoul Tower cobra {n-seoul-tower-admission}, y no hemos podido confirmar cuánto: mira su tarifa antes de subir. Las actividades de Hongdae cuestan {hongdae-activities}; los barrios, los mercados, el templo y el arroyo son gratis.',
      en: 'Gyeongbokgung and Changdeokgung each cost {gyeongbokgung-admission} to enter, the same as in our March 2025 edition, although the government is studying a rise; Deoksugung, Changgyeonggung and the Jongmyo shrine cost {palace-admission-other}. The N Seoul Tower observatory charges {n-seoul-tower-admission}, and we could not confirm how much: check its fare before you go up. Activities in Hongdae cost {hongdae-activities}; the districts, the markets, the temple and the stream are free.',
    },
    {
      es: 'Para saber qué pedir en Gwangjang o en los puestos de Myeongdong, lee la guía de [gastronomía](gastronomy); para llenar bien la maleta, la de [compras](shopping). Con más días, [Busan](busan) está a unos {ktx-seoul-busan-time.typicalMinutes} en KTX y hay [otros destinos](other-destinations), de Gyeongju a la isla de Jeju. Y si quieres quedarte una temporada, puedes [estudiar coreano](study) en la ciudad.',
      en: 'To know what to order in Gwangjang or at the Myeongdong carts, read the [food guide](gastronomy); to fill your suitcase well, the one on [shopping](shopping). With more days, [Busan](busan) is about {ktx-seoul-busan-time.typicalMinutes} away by KTX and there are [other destinations](other-destinations), from Gyeongju to Jeju Island. And if you want to stay for a while, you can [study Korean](study) in the city.',
    },
  ],
  attractions: {
    heading: {
      es: '{Words:seoul-attractions} lugares de Seúl',
      en: '{Words:seoul-attractions} places in Seoul',
    },
    lead: {
      es: 'Palacios, un templo, mercados, dos miradores y barrios con vida propia. Los horarios son los habituales; antes de un festivo, confírmalos.',
      en: 'Palaces, a temple, markets, two lookouts and districts with a life of their own. These are the usual hours; before a public holiday, check them.',
    },
  },
  why: {
    heading: { es: 'Por qué visitar Seúl', en: 'Why visit Seoul' },
    points: [
      {
        title: { es: 'Seis siglos a pie', en: 'Six centuries on foot' },
        text: {
          es: 'La eligieron capital en 1394 y conserva cinco palacios reales. Entre Gyeongbokgung y Changdeokgung, con Bukchon en medio, hay menos de media hora andando.',
          en: 'It was chosen as the capital in 1394 and keeps five royal palaces. From Gyeongbokgung to Changdeokgung, with Bukchon in between, is less than half an hour’s walk.',
        },
      },
      {
        title: { es: 'Un metro que llega a todo', en: 'A subway that goes everywhere' },
        text: {
          es: 'Suma {seoul-subway-lines} líneas ({seoul-subway-lines.edition} si se cuentan de otro modo), con rótulos en alfabeto latino y avisos en inglés. Casi todos estos lugares están a doce minutos o menos de una salida; a la torre N Seoul se sube en teleférico.',
          en: 'It has {seoul-subway-lines} lines ({seoul-subway-lines.edition} by another count), with signs in the Latin alphabet and announcements in English. Nearly all these places are within twelve minutes of an exit; to N Seoul Tower you ride a cable car.',
        },
      },
      {
        title: { es: 'Montañas dentro de la ciudad', en: 'Mountains inside the city' },
        text: {
          es: 'El Namsan, el Bugaksan o el Inwangsan se suben en una mañana y con zapatillas. Desde arriba se ve cómo la muralla antigua seguía las cumbres.',
          en: 'Namsan, Bugaksan or Inwangsan take a morning and a pair of trainers. From the top you can see how the old city wall followed the ridges.',
        },
      },
      {
        title: { es: 'Noches largas y tranquilas', en: 'Long, easy nights' },
        text: {
          es: 'Se cena tarde en un mercado, se oye música en Hongdae y se compra en Dongdaemun de madrugada. Pasear tarde por el centro es de lo más normal.',
          en: 'You can dine late in a market, hear music in Hongdae and shop in Dongdaemun in the small hours. Walking through the centre late is perfectly ordinary.',
        },
      },
    ],
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Where to next' },
    links: [
      {
        es: '[Busan](busan): playas, templos sobre las rocas y lonjas, a unos {ktx-seoul-busan-time.typicalMinutes} en KTX.',
        en: '[Busan](busan): beaches, temples on the rocks and fish markets, about {ktx-seoul-busan-time.typicalMinutes} away by KTX.',
      },
      {
        es: '[Otros destinos](other-destinations): de Jeju a Andong, con lo que se tarda y cuántos días piden.',
        en: '[Other destinations](other-destinations): from Jeju to Andong, with travel times and how many days they need.',
      },
      {
        es: '[Estudiar coreano](study): academias en Gangnam y Hongdae, con programas desde dos semanas.',
        en: '[Study Korean](study): academies in Gangnam and Hongdae, with programs from two weeks.',
      },
    ],
  },
} as const satisfies CityCopy & Record<string, unknown>;
