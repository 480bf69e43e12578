import { cityDays } from './city-days.ts';
import type { CityText } from './guide-text.ts';

export const text = {
  title: {
    es: 'Qué ver en Busan: playas, templos y mercados | Rumbo Corea',
    en: 'What to see in Busan: beaches, temples, markets | Rumbo Corea',
  },
  description: {
    es: '{Words:busan-attractions} lugares de Busan con horario, metro más cercano y un consejo: Haeundae, Gamcheon, Jagalchi, Taejongdae y el templo Haedong Yonggungsa.',
    en: '{Words:busan-attractions} places in Busan with opening hours, the nearest subway and a tip: Haeundae, Gamcheon, Jagalchi, Taejongdae and Haedong Yonggungsa temple.',
  },
  keywords: {
    es: 'Busan, qué ver en Busan, Haeundae, Gwangalli, Gamcheon, Jagalchi, Haedong Yonggungsa, Taejongdae, Torre de Busan',
    en: 'Busan, what to see in Busan, Haeundae, Gwangalli, Gamcheon, Jagalchi, Haedong Yonggungsa, Taejongdae, Busan Tower',
  },
  menu: {
    label: { es: 'Busan', en: 'Busan' },
    line: { es: 'Playas, templos y pescado fresco', en: 'Beaches, temples and fresh fish' },
  },
  heading: {
    es: 'Busan, {words:busan-attractions} lugares entre el mar y el monte',
    en: 'Busan, {words:busan-attractions} places between sea and hills',
  },
  lead: {
    es: 'Playas a las que se llega en metro, un templo sobre las olas y un puerto que madruga. De cada lugar te contamos el horario, cómo llegar y un consejo.',
    en: 'Beaches you reach by subway, a temple above the waves and a port that rises early. For each place we give the hours, the way there and one tip.',
  },
  hangul: '부산',
  hangulMeaning: { es: 'Busan, «monte caldero»', en: 'Busan, “cauldron mountain”' },
  pictureAlt: {
    es: 'Atardecer en Busan: las casas de Gamcheon, un pesquero, el puente de Gwangan ante los rascacielos y sombrillas en la playa',
    en: 'Sunset in Busan: the houses of Gamcheon, a fishing boat, the Gwangan Bridge before the skyscrapers and parasols on the beach',
  },
  figure: {
    number: '4',
    label: {
      es: 'líneas de metro; la 2 lleva a las playas',
      en: 'subway lines; Line 2 goes to the beaches',
    },
  },
  intro: [
    {
      es: '**Si solo tienes un día**, ve de los montes al mar: [Gamcheon](busan#gamcheon) antes de las 10:00, el pescado en [Jagalchi](busan#jagalchi), un ssiat hotteok en la [plaza BIFF](busan#biff-square), la tarde en la arena de [Haeundae](busan#haeundae) y la noche en [Gwangalli](busan#gwangan-bridge), con el puente encendido. Si es sábado, quédate a los drones.',
      en: '**If you have only one day**, go from the hills to the sea: [Gamcheon](busan#gamcheon) before 10:00, fish at [Jagalchi](busan#jagalchi), a ssiat hotteok in [BIFF Square](busan#biff-square), the afternoon on the sand at [Haeundae](busan#haeundae) and the evening at [Gwangalli](busan#gwangan-bridge), with the bridge lit up. On a Saturday, stay for the drones.',
    },
    {
      es: '**Lo que puedes saltarte.** La Torre de Busan: el puente desde la arena es mejor mirador, y gratis. Centum City, si no llueve ni vas de compras. Y entre el teleférico de Songdo y los acantilados de Taejongdae, elige uno. Los dos templos quedan lejos: con dos días ves lo principal, y el tercero es para ellos.',
      en: '**What you can skip.** Busan Tower: the bridge from the sand is a better view, and free. Centum City, unless it rains or you are shopping. And between the Songdo cable car and the cliffs of Taejongdae, choose one. The two temples are further out: two days cover the main sights, and the third is for them.',
    },
    {
      es: 'Busan es la segunda ciudad de Corea y su mayor puerto: más de tres millones de personas entre montes y bahías. El KTX tarda unas {ktx-seoul-busan-time.typicalMinutes} desde Seúl y, ya en la ciudad, el metro y algún autobús corto llegan a casi todo. Las tarifas, en [transporte](transport).',
      en: 'Busan is Korea’s second city and its largest port, with more than three million people between hills and bays. The KTX takes about {ktx-seoul-busan-time.typicalMinutes} from Seoul. Once you are there, the subway and the odd short bus ride reach almost everything; the fares are in the [transport guide](transport).',
    },
    {
      es: 'Duerme en Haeundae o Gwangalli para estar cerca de la arena, en Nampo por los mercados o en Seomyeon, donde se cruzan las líneas 1 y 2, si vas a moverte mucho. Si te quedas meses, compara los tipos de [alojamiento](accommodation). Los platos de los puestos están en [gastronomía](gastronomy), y los mercados, en [compras](shopping).',
      en: 'Stay in Haeundae or Gwangalli to be near the sand, in Nampo for the markets, or in Seomyeon, where Lines 1 and 2 cross, if you plan to move around a lot. If you are staying for months, compare the kinds of [accommodation](accommodation). The dishes at the stalls are in our [food](gastronomy) guide, the markets and department stores in [shopping](shopping).',
    },
    {
      es: 'Muchos viajeros empiezan por [Seúl](seoul) y terminan junto al mar; si te sobran días, Gyeongju queda a {ktx-busan-gyeongju-time} en tren rápido y está entre los [otros destinos](other-destinations). Y si vas a quedarte más tiempo, mira antes cómo [estudiar coreano](study).',
      en: 'Many travellers start in [Seoul](seoul) and finish by the sea. If you have days to spare, Gyeongju is {ktx-busan-gyeongju-time} away by fast train and is one of the [other destinations](other-destinations). If you are staying longer, first see how to [study Korean](study).',
    },
  ],
  attractions: {
    heading: { es: 'Qué ver en Busan', en: 'What to see in Busan' },
    lead: {
      es: 'El horario puede cambiar con el mal tiempo y en las fiestas de Seollal y Chuseok.',
      en: 'Hours may change in bad weather and over the Seollal and Chuseok holidays.',
    },
    more: {
      es: 'Ver {count:busan-further} lugares y excursiones más',
      en: 'See {count:busan-further} more places and trips',
    },
  },
  answers: cityDays.busan,
  why: {
    heading: { es: 'Por qué ir a Busan', en: 'Why visit Busan' },
    fold: { es: 'Cuatro razones', en: 'Four reasons' },
    points: [
      {
        title: { es: 'A la playa, en metro', en: 'Take the subway to the beach' },
        text: {
          es: 'Haeundae y Gwangalli quedan a diez minutos a pie de la línea 2. Puedes ver un templo por la mañana y bañarte por la tarde con la misma tarjeta de transporte.',
          en: 'Haeundae and Gwangalli are ten minutes on foot from Line 2. You can see a temple in the morning and swim in the afternoon with the same transport card.',
        },
      },
      {
        title: { es: 'El pescado, del acuario al plato', en: 'Fish straight from the tank' },
        text: {
          es: 'En Jagalchi lo eliges en el acuario y te lo sirven en la planta de arriba. La ciudad tiene además cocina propia: la sopa de cerdo con arroz (dwaeji gukbap) y los fideos fríos de trigo (milmyeon) son de aquí.',
          en: 'At Jagalchi you choose it from the tank and eat it upstairs. The city also has its own cooking: pork and rice soup (dwaeji gukbap) and cold wheat noodles (milmyeon) come from here.',
        },
      },
      {
        title: { es: 'Una ciudad de refugiados', en: 'A city of refugees' },
        text: {
          es: 'Fue la capital provisional durante casi toda la guerra de Corea (1950-1953). Gamcheon y Jagalchi crecieron con quienes llegaron huyendo.',
          en: 'It was the provisional capital for most of the Korean War (1950–1953). Gamcheon and Jagalchi grew with the people who fled here.',
        },
      },
      {
        title: { es: 'Cuesta menos que Seúl', en: 'Cheaper than Seoul' },
        text: {
          es: 'Con el mismo nivel de gasto, el alquiler y la comida de un mes salen más baratos aquí que en la capital. Compara las dos ciudades con la [calculadora de presupuesto](budget).',
          en: 'At the same level of spending, a month’s rent and food come to less here than in the capital. Compare the two cities with the [budget calculator](budget).',
        },
      },
    ],
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué ver en Seúl](seoul): palacios, mercados y barrios para la noche',
        en: '[What to see in Seoul](seoul): palaces, markets and districts for the evening',
      },
      {
        es: '[Series y música](series-and-music): «Black Panther», «Hometown Cha-Cha-Cha» y más, con lo que queda hoy',
        en: '[Series and music](series-and-music): “Black Panther”, “Hometown Cha-Cha-Cha” and more, and what is left today',
      },
      {
        es: '[Otros destinos](other-destinations): Gyeongju, Jeju, Andong y tres escapadas más',
        en: '[Other destinations](other-destinations): Gyeongju, Jeju, Andong and three more trips',
      },
      {
        es: '[Estudiar en Corea](study): academias, programas desde dos semanas y trámites',
        en: '[Study in Korea](study): academies, programmes from two weeks and the paperwork',
      },
    ],
  },
} as const satisfies CityText & Record<string, unknown>;
