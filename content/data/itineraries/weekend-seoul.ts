import type { Itinerary } from './itinerary.ts';

export const itinerary = {
  id: 'weekend-seoul',
  title: { es: 'Fin de semana en Seúl', en: 'A weekend in Seoul' },
  duration: 2,
  description: {
    es: 'Para una escala larga o un fin de semana largo: un día de historia y otro de barrios nuevos, con dos noches bonitas.',
    en: 'For a long stopover or a long weekend: a day of history, a day of up-and-coming neighbourhoods and two fine evenings.',
  },
  alt: {
    es: 'El horizonte de Seúl, mitad de día con un palacio y mitad de noche con la fuente de colores del río, y la torre de Namsan en medio',
    en: 'The skyline of Seoul, half by day with a palace and half by night with the coloured fountain on the river, the Namsan tower between them',
  },
  cities: ['seoul'],
  difficulty: 'easy',
  days: [
    {
      day: 1,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Del trono a la torre', en: 'From the throne to the tower' },
      activities: [
        {
          id: 'gwanghwamun',
          time: '09:00',
          icon: 'walk',
          title: { es: 'Plaza Gwanghwamun', en: 'Gwanghwamun Square' },
          location: { es: 'Línea 5, Gwanghwamun, salida 9', en: 'Line 5, Gwanghwamun, exit 9' },
          stop: { spot: 'gwanghwamun-square' },
          description: {
            es: 'Empieza ante la estatua dorada del rey Sejong, a quien se debe el alfabeto coreano.',
            en: 'Begin at the golden statue of King Sejong, who gave Korea its alphabet.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          id: 'gyeongbokgung-guards',
          time: '09:45',
          icon: 'palace',
          title: { es: 'Gyeongbokgung y el relevo', en: 'Gyeongbokgung and the guards' },
          location: { es: 'Puerta Gwanghwamun', en: 'Gwanghwamun Gate' },
          stop: { attraction: 'gyeongbokgung' },
          description: {
            es: 'Camina recto hasta la puerta y espera en el patio, donde la guardia desfila con tambores ({gyeongbokgung-guard}). Después recorre el palacio hasta el jardín trasero de Hyangwonjeong.',
            en: 'Walk straight ahead to the gate and wait in the courtyard, where the guard parades with drums ({gyeongbokgung-guard}). Then cross the palace to the Hyangwonjeong garden at the back.',
          },
          tips: [
            {
              es: 'El palacio cierra {gyeongbokgung-hours.closed}. El sábado y el domingo hay cola; compra la entrada nada más llegar.',
              en: 'The palace is closed {gyeongbokgung-hours.closed}. On Saturday and Sunday there are queues, so buy your ticket as you arrive.',
            },
          ],
          tickets: ['gyeongbokgung-admission'],
        },
        {
          id: 'samcheong-sujebi',
          time: '12:30',
          icon: 'food',
          title: { es: 'Sopa de sujebi en Samcheong-dong', en: 'Sujebi soup in Samcheong-dong' },
          location: { es: 'Samcheong-ro', en: 'Samcheong-ro' },
          stop: { spot: 'samcheong-dong' },
          description: {
            es: 'Sal por la puerta este y sube por la calle de los ginkgos. El sujebi, caldo con trozos de masa estirados a mano, es el almuerzo clásico del barrio.',
            en: 'Leave by the east gate and go up the street of ginkgo trees. Sujebi, a broth with hand-torn dough, is the neighbourhood’s classic lunch.',
          },
        },
        {
          id: 'bukchon-lookouts',
          time: '14:00',
          icon: 'walk',
          title: { es: 'Miradores de Bukchon', en: 'The lookouts of Bukchon' },
          location: { es: 'Gahoe-dong', en: 'Gahoe-dong' },
          stop: { attraction: 'bukchon' },
          description: {
            es: 'Desde Samcheong-dong, unas escaleras llevan a la parte alta de la aldea, donde verás los tejados de frente y la ciudad moderna detrás.',
            en: 'From Samcheong-dong a flight of steps leads to the upper end of the village, with the roofs in front of you and the modern city behind.',
          },
          tips: [
            {
              es: 'Las calles residenciales tienen horario de visita ({bukchon-hours}), con multa para quien se quede después.',
              en: 'The residential lanes have visiting hours ({bukchon-hours}), with a fine for anyone who stays longer.',
            },
          ],
        },
        {
          id: 'insadong-crafts',
          time: '15:45',
          icon: 'shopping',
          title: { es: 'Artesanía en Insadong', en: 'Crafts in Insadong' },
          location: { es: 'Línea 3, Anguk, salida 6', en: 'Line 3, Anguk, exit 6' },
          stop: { attraction: 'insadong' },
          description: {
            es: 'Es el sitio para comprar regalos, como sellos con tu nombre en coreano, abanicos y cerámica. El patio en espiral de Ssamziegil reúne los talleres más nuevos.',
            en: 'This is the place to buy presents, such as seals carved with your name in Korean, fans and pottery. The spiral courtyard of Ssamziegil has the newer workshops.',
          },
        },
        {
          id: 'n-seoul-tower-night',
          time: '17:30',
          icon: 'view',
          title: { es: 'Anochecer en la N Seoul Tower', en: 'Nightfall at N Seoul Tower' },
          location: { es: 'Namsan', en: 'Namsan' },
          stop: { attraction: 'n-seoul-tower' },
          description: {
            es: 'Metro hasta Chungmuro (línea 3), salida 2, y autobús amarillo 01A hasta la cima (antes era el 01: compruébalo en Naver Map). Entra al mirador media hora antes de que se ponga el sol. La entrada del mirador no está en la estimación; mira la tarifa en la web de la torre.',
            en: 'Subway to Chungmuro (Line 3), exit 2, then the yellow bus 01A to the top (it used to be the 01: check on Naver Map). Go into the observatory half an hour before sunset. The observatory ticket is not in the estimate; see its price on the tower’s website.',
          },
          legs: [
            { mode: 'subway', city: 'seoul' },
            { mode: 'bus', city: 'seoul' },
          ],
          extras: ['n-seoul-tower-admission'],
        },
        {
          id: 'myeongdong-dinner',
          time: '20:30',
          icon: 'night',
          title: { es: 'Cena y luces en Myeongdong', en: 'Dinner and lights in Myeongdong' },
          location: { es: 'Línea 4, Myeongdong, salida 6', en: 'Line 4, Myeongdong, exit 6' },
          stop: { attraction: 'myeongdong' },
          description: {
            es: 'Un plato de kalguksu, fideos cortados a cuchillo, en un restaurante del barrio o una cena de picoteo entre los carritos.',
            en: 'A bowl of kalguksu, knife-cut noodles, in one of the local restaurants, or a dinner of snacks from the carts.',
          },
          legs: [{ mode: 'walk' }],
        },
      ],
    },
    {
      day: 2,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Mercado, talleres y río', en: 'A market, workshops and the river' },
      activities: [
        {
          id: 'stream-morning',
          stay: 20,
          time: '09:30',
          icon: 'walk',
          title: { es: 'El arroyo por la mañana', en: 'The stream in the morning' },
          location: { es: 'Cheonggyecheon', en: 'Cheonggyecheon' },
          stop: { attraction: 'cheonggyecheon' },
          description: {
            es: 'Baja junto a la caracola roja y azul de la plaza Cheonggye (línea 5, Gwanghwamun, salida 5) y camina media hora hacia el este, de puente en puente.',
            en: 'Go down beside the red and blue shell of Cheonggye Plaza (Line 5, Gwanghwamun, exit 5) and walk east for half an hour, bridge after bridge.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          id: 'gwangjang-breakfast',
          time: '10:30',
          icon: 'market',
          title: { es: 'Desayuno tardío en Gwangjang', en: 'A late breakfast at Gwangjang' },
          location: { es: 'Mercado Gwangjang', en: 'Gwangjang Market' },
          stop: { attraction: 'gwangjang-market' },
          opening: ['gwangjang-hours'],
          description: {
            es: 'Antes de mediodía hay sitio en los bancos. Comparte una tortita crujiente, un plato de fideos y los mini gimbap que llaman «adictivos» (mayak gimbap).',
            en: 'Before noon there is room on the benches. Share a crisp pancake, a bowl of noodles and the tiny gimbap they call “addictive” (mayak gimbap).',
          },
          tips: [
            {
              es: 'Los puestos de comida abren también en domingo; muchas tiendas de telas y ropa, no.',
              en: 'The food stalls open on Sundays too; many of the cloth and clothing shops do not.',
            },
          ],
          legs: [{ mode: 'walk' }],
        },
        {
          id: 'ddp',
          time: '12:30',
          icon: 'museum',
          title: { es: 'Curvas del DDP', en: 'The curves of the DDP' },
          location: { es: 'Dongdaemun', en: 'Dongdaemun' },
          stop: { attraction: 'dongdaemun-design-plaza' },
          description: {
            es: 'Veinte minutos a pie por la orilla del arroyo. Recorre la rampa que enlaza por dentro todas las plantas y mira si hay alguna exposición gratuita.',
            en: 'Twenty minutes on foot along the stream. Follow the ramp that links the floors inside and see whether there is a free exhibition.',
          },
        },
        {
          id: 'seongsu-workshops',
          time: '14:00',
          icon: 'shopping',
          title: { es: 'Talleres de Seongsu', en: 'The workshops of Seongsu' },
          location: { es: 'Línea 2, Seongsu, salida 4', en: 'Line 2, Seongsu, exit 4' },
          stop: { spot: 'yeonmujang-gil' },
          description: {
            es: 'Por la línea 2, sin cambiar de tren. Las antiguas fábricas de zapatos son hoy cafeterías, galerías y tiendas que duran una semana; almuerza por aquí.',
            en: 'Along Line 2, without changing trains. The old shoe factories are cafés, galleries and shops that last a week; have lunch around here.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          id: 'seoul-forest',
          time: '16:30',
          icon: 'rest',
          title: { es: 'Seoul Forest', en: 'Seoul Forest' },
          location: {
            es: 'Línea Suin-Bundang, Seoul Forest, salida 3',
            en: 'Suin–Bundang Line, Seoul Forest, exit 3',
          },
          stop: { place: 'seoul-forest' },
          description: {
            es: 'A veinticinco minutos a pie desde Seongsu, un gran parque con ciervos, un bosque de ginkgos y sombra para una siesta. Entrada libre.',
            en: 'Twenty-five minutes on foot from Seongsu, a big park with deer, a ginkgo grove and shade for a nap. Free entry.',
          },
          legs: [{ mode: 'walk' }],
        },
        {
          id: 'banpo-fountain',
          time: '19:00',
          icon: 'night',
          title: { es: 'La fuente del puente Banpo', en: 'The fountain on Banpo Bridge' },
          location: {
            es: 'Express Bus Terminal, salida 8-1',
            en: 'Express Bus Terminal, exit 8-1',
          },
          stop: { spot: 'banpo-hangang-park' },
          description: {
            es: 'Línea Suin-Bundang hasta Gangnam-gu Office y línea 7 hasta Express Bus Terminal; desde ahí, veinte minutos a pie. Cena en el parque y espera a que el puente eche agua de colores.',
            en: 'Suin–Bundang Line to Gangnam-gu Office, Line 7 to Express Bus Terminal, then twenty minutes on foot. Eat in the park and wait for the bridge to pour coloured water.',
          },
          tips: [
            {
              es: 'Hay varios pases cada noche de abril a octubre, salvo con lluvia. En invierno cambia la fuente por una noche en Hongdae.',
              en: 'There are several shows a night from April to October, unless it rains. In winter, swap the fountain for an evening in Hongdae.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
      ],
    },
  ],
} as const satisfies Itinerary;
