import type { PracticalGuide } from './practical-guide.ts';

export const text = {
  title: {
    es: 'Seguridad y leyes en Corea: lo que conviene saber | Rumbo Corea',
    en: 'Safety and law in Korea: what to know | Rumbo Corea',
  },
  description: {
    es: 'Avisos en el móvil, tifones, calor, drogas, alcohol y patinetes, grabar a desconocidos, estafas, viajar sola, LGBT, silla de ruedas y niños en Corea.',
    en: 'Phone alerts, typhoons, heat, drugs, alcohol and scooters, filming strangers, scams, travelling alone, LGBT travellers, wheelchairs and children in Korea.',
  },
  keywords: {
    es: 'seguridad en Corea, alerta en el móvil, tifón, terremoto, drogas, multas, estafas, timos, taxi, mujer sola, LGBT, gay, silla de ruedas, accesibilidad, niños, objetos perdidos',
    en: 'safety in Korea, phone alert, typhoon, earthquake, drugs, fines, scams, taxi, solo woman, LGBT, gay, wheelchair, accessibility, children, lost property',
  },
  menu: {
    label: { es: 'Seguridad y ley', en: 'Safety and law' },
    line: { es: 'Avisos, normas y ayuda', en: 'Alerts, rules and help' },
  },
  heading: { es: 'Seguridad y leyes en Corea', en: 'Safety and law in Korea' },
  lead: {
    es: 'Corea es un país tranquilo con algunas leyes duras. Aquí están los avisos que puede dar tu móvil (celular), lo que sale caro y a quién pedir ayuda.',
    en: 'Korea is a calm country with a few hard laws. Here are the alerts your phone may give, what can cost you dearly and who helps.',
  },
  hangul: '안전',
  hangulMeaning: { es: 'Seguridad', en: 'Safety' },
  pictureAlt: {
    es: 'Tres escolares cruzan con la mano en alto ante un puesto de policía; una abuela detiene el tráfico con su banderín',
    en: 'Three pupils cross with a hand up by a police box; a grandmother holds the traffic with her flag',
  },
  pictured: 'alerts',
  /** The alert as it looks, its words, and what is fined or punished. */
  alert: {
    picture: {
      es: 'Un teléfono con dos avisos en coreano: en el primero destacan «Earthquake», 지진 y 대피소; en el segundo, 태풍',
      en: 'A phone with two alerts in Korean: “Earthquake”, 지진 and 대피소 stand out in the first, 태풍 in the second',
    },
    keyword: 'Earthquake',
    kind: '긴급재난문자',
    words: [
      {
        hangul: '지진',
        romanization: 'jijin',
        meaning: { es: 'terremoto', en: 'earthquake' },
        text: {
          es: 'Bajo una mesa; cuando pare, sal por la escalera.',
          en: 'Under a table; once it stops, leave by the stairs.',
        },
      },
      {
        hangul: '태풍',
        romanization: 'taepung',
        meaning: { es: 'tifón', en: 'typhoon' },
        text: {
          es: 'Quédate dentro, lejos del mar y de los ríos.',
          en: 'Stay in, away from the sea and rivers.',
        },
      },
      {
        hangul: '대피소',
        romanization: 'daepiso',
        meaning: { es: 'refugio', en: 'shelter' },
        text: {
          es: 'La app Emergency Ready enseña dónde están.',
          en: 'The app Emergency Ready shows where they are.',
        },
      },
    ],
    penalties: { es: 'Penas y multas', en: 'Penalties and fines' },
    atLeast: { es: 'Desde {count} años', en: 'From {count} years' },
    atMost: { es: 'Hasta {count} años', en: 'Up to {count} years' },
    figures: [
      'drug-import-penalty',
      'drug-penalty',
      'filming-penalty',
      'scooter-fine',
      'smoking-fine',
    ],
  },
  sections: [
    {
      id: 'alerts',
      title: { es: 'El móvil suena muy fuerte', en: 'Your phone sounds a loud alert' },
      short: {
        es: '**El aviso lleva una palabra en inglés**; el resto está en coreano',
        en: '**The alert has one word in English**; the rest is in Korean',
      },
      answer: {
        es: 'Es un aviso de emergencia (긴급재난문자). Desde febrero de 2024 lleva una palabra en inglés, como «Earthquake» o «Heavy Rain»; el resto está en coreano.',
        en: 'It is an emergency alert (긴급재난문자). Since February 2024 it carries a keyword in English, such as “Earthquake” or “Heavy Rain”; the rest is in Korean.',
      },
      points: [
        {
          text: {
            es: 'Muchos hablan de calor, de lluvia o de una persona mayor que se ha perdido. Qué hacer, la app que los traduce y los simulacros están en [Emergencias](emergencies#alarm).',
            en: 'Many are about heat, rain or an elderly person who is missing. What to do, the app that translates them and the drills are under [Emergencies](emergencies#alarm).',
          },
          sources: [
            'alerts-herald',
            'alerts-busan',
            'emergency-ready',
            'smartraveller',
            'uk-advice',
          ],
        },
      ],
    },
    {
      id: 'weather',
      title: { es: 'Tifón, calor, polvo y terremoto', en: 'Typhoon, heat, dust and earthquake' },
      short: {
        es: '**Agua y sombra** con calor, **ventanas cerradas** con polvo',
        en: '**Water and shade** in the heat, **windows shut** in the dust',
      },
      answer: {
        es: 'Con calor, bebe agua y busca la sombra en las horas centrales.',
        en: 'In the heat, drink water and keep to the shade around midday.',
      },
      points: [
        {
          text: {
            es: 'Cuándo llueve y cuándo llegan los tifones, en [Cuándo ir](seasons#rain).',
            en: 'When it rains and when typhoons come is under [When to go](seasons#rain).',
          },
        },
        {
          text: {
            es: 'En primavera hay días de polvo amarillo. En los malos, ventanas cerradas y nada de ejercicio fuera.',
            en: 'In spring there are days of yellow dust. On bad ones keep the windows shut and do not exercise outside.',
          },
          sources: ['uk-advice'],
        },
        {
          text: {
            es: 'Los consejos oficiales para cada caso están en safekorea.go.kr.',
            en: 'Official advice for each case is on safekorea.go.kr.',
          },
        },
      ],
    },
    {
      id: 'law',
      title: { es: 'Lo que sale caro', en: 'Costly mistakes' },
      short: {
        es: '**Drogas, alcohol al volante y grabar cuerpos**',
        en: '**Drugs, drink-driving and filming bodies**',
      },
      answer: {
        es: 'Las drogas, también un poco de marihuana o lo que consumiste antes de venir; conducir con alcohol; y grabar el cuerpo de alguien: son delitos. Casi todo lo demás son multas pequeñas.',
        en: 'Drugs, even a little marijuana or what you took before coming; drink-driving; and filming someone’s body. Those are crimes; most of the rest are small fines.',
      },
      figures: ['drink-driving-limit'],
      points: [
        {
          text: {
            es: '**Ni con receta se puede entrar con cannabis.** Ha habido personas detenidas solo por dar positivo en un análisis.',
            en: '**Cannabis is forbidden even with a prescription.** People have been arrested on a positive test alone.',
          },
          sources: ['uk-laws', 'spain-advice'],
        },
        {
          text: {
            es: 'En el metro, la playa y las piscinas no apuntes con el móvil a desconocidos. Compartir la imagen también es delito.',
            en: 'On the subway, at the beach and at pools do not aim your phone at strangers. Sharing the picture is a crime too.',
          },
          sources: ['filming'],
        },
        {
          text: {
            es: 'Para el patinete (monopatín) eléctrico hacen falta permiso de conducir y casco. Va una sola persona, y no por la acera.',
            en: 'For an electric scooter you need a driving licence and a helmet. One rider only, and never on the pavement.',
          },
          sources: ['scooters'],
        },
        {
          text: {
            es: 'No se fuma a menos de diez metros de una salida del metro, ni en los parques y paradas con cartel de prohibido. El vapeador cuenta como tabaco desde el 24 de abril de 2026.',
            en: 'Smoking is banned within ten metres of a subway exit, and in parks and at bus stops with a sign. Vapes have counted as tobacco since 24 April 2026.',
          },
          sources: ['seoul-smoking', 'vaping'],
        },
        {
          text: {
            es: 'Lleva siempre el pasaporte o la tarjeta de residencia: pueden pedírtelos.',
            en: 'Always carry your passport or residence card; you may be asked for it.',
          },
          sources: ['uk-laws'],
        },
        {
          text: {
            es: 'Para conducir hacen falta el permiso internacional, el de tu país y el pasaporte. El internacional de México, Colombia, Uruguay, Bolivia y parte de Centroamérica puede no valer en Corea: pide respuesta escrita a la embajada antes de alquilar.',
            en: 'To drive you need an international permit, your own licence and your passport. International permits of Mexico, Colombia, Uruguay, Bolivia and parts of Central America may not be valid in Korea: get an answer in writing from the embassy before you rent. With any other, have the rental company confirm in writing that it accepts yours.',
          },
          sources: ['driving', 'driving-parties', 'driving-mexico'],
        },
      ],
    },
    {
      id: 'scams',
      title: { es: 'Estafas y cobros de más', en: 'Scams and overcharging' },
      short: { es: '**Mira el importe** antes de pagar', en: '**Read the amount** before you pay' },
      answer: {
        es: 'Se roba poco, pero a veces se cobra de más. Mira el importe en la terminal antes de pagar y toma el taxi con una app o en la parada.',
        en: 'Theft is rare, overcharging less so. Read the amount on the terminal before you pay, and take taxis by app or at a taxi stand.',
      },
      points: [
        {
          text: {
            es: 'De lo que más se queja quien viene de fuera es de las compras y, después, de los taxis.',
            en: 'Foreign visitors complain most about shopping, then about taxis.',
          },
          sources: ['complaints'],
        },
        {
          text: {
            es: 'Si un taxi da rodeos o apaga el taxímetro, guarda el recibo y la placa (matrícula) y quéjate al [02-120](tel:02120) o por el código QR del taxi.',
            en: 'If a taxi takes detours or turns off the meter, keep the receipt and the number plate and complain to [02-120](tel:02120) or by the QR code in the taxi.',
          },
          sources: ['seoul-taxi-receipts', 'inside-taxi'],
        },
        {
          text: {
            es: 'La policía turística patrulla Myeongdong y otras zonas. Llámala por el [112](tel:112) o el [1330](tel:1330).',
            en: 'The tourist police patrol Myeongdong and other areas. Reach them through [112](tel:112) or [1330](tel:1330).',
          },
          sources: ['government-guide'],
        },
        {
          text: {
            es: 'En Halloween y otras noches grandes evita los callejones llenos de Itaewon y Hongdae, y sal en cuanto cueste caminar.',
            en: 'At Halloween and on other big nights avoid packed alleys in Itaewon and Hongdae, and leave as soon as it is hard to walk.',
          },
          sources: ['smartraveller'],
        },
      ],
    },
    {
      id: 'women',
      title: { es: 'Viajar sola', en: 'Women travelling alone' },
      short: {
        es: '**Mucha gente viaja sola**; si te graban o te tocan, 112',
        en: '**Many travel alone**; if someone films or touches you, 112',
      },
      answer: {
        es: 'Mucha gente viaja sola y vuelve de noche en metro. Si te graban o te tocan, di el sitio y llama al [112](tel:112); las líneas 1366 y [1577-1366](tel:15771366) atienden día y noche.',
        en: 'Many people travel alone and ride the subway home at night. If someone films or touches you, say where you are and call [112](tel:112). The numbers 1366 and [1577-1366](tel:15771366) answer day and night.',
      },
      points: [
        {
          text: {
            es: 'Un tercio de los delitos del metro de Seúl entre 2020 y abril de 2022 fueron sexuales, sobre todo grabaciones y tocamientos en hora punta (hora pico).',
            en: 'A third of crimes on the Seoul subway from 2020 to April 2022 were sexual, mostly filming and groping in the rush hour.',
          },
          sources: ['subway-crime'],
        },
        {
          text: {
            es: 'El 1577-1366 (Danuri) es para extranjeras y atiende en varios idiomas.',
            en: '1577-1366 (Danuri) is for foreign women and works in several languages.',
          },
          sources: ['danuri', 'un-women'],
        },
      ],
    },
    {
      id: 'lgbt',
      title: { es: 'Viajeros LGBT', en: 'LGBT travellers' },
      short: {
        es: '**No es delito**; tampoco hay ley que proteja',
        en: '**Not a crime**; no law protects you either',
      },
      answer: {
        es: 'Las relaciones entre personas del mismo sexo no son delito. No hay matrimonio igualitario ni ley contra la discriminación, y las muestras de afecto en público son raras en cualquier pareja.',
        en: 'Same-sex relations are not a crime. There is no same-sex marriage and no law against discrimination, and displays of affection in public are unusual for any couple.',
      },
      points: [
        {
          text: {
            es: 'Para trámites como un visado (visa) de familia, pregunta antes al [1345](tel:1345).',
            en: 'For paperwork such as a family visa, ask [1345](tel:1345) first.',
          },
          sources: ['spain-advice', 'uk-laws'],
        },
      ],
    },
    {
      id: 'wheelchair',
      title: {
        es: 'En silla de ruedas o con cochecito',
        en: 'By wheelchair or with a stroller (pram)',
      },
      short: {
        es: '**Cada estación de Seúl** tiene un camino con ascensor',
        en: '**Every Seoul station** has one way with a lift',
      },
      answer: {
        es: 'Desde diciembre de 2025 todas las estaciones del metro de Seúl tienen al menos un camino con ascensor de la calle al andén. Puede estar en otra salida, así que búscala antes.',
        en: 'Since December 2025 every Seoul subway station has at least one way with a lift from street to platform. It may be at another exit, so look it up first.',
      },
      figures: ['danurim-pickup'],
      points: [
        {
          text: {
            es: '[Seoul Danurim](https://www.seouldanurim.net/en), de la ciudad, presta sillas gratis y alquila furgonetas con rampa; pide seguro de viaje.',
            en: '[Seoul Danurim](https://www.seouldanurim.net/en), run by the city, lends wheelchairs free and hires out ramp vans; it requires travel insurance.',
          },
          sources: ['danurim', 'subway-lifts'],
        },
        {
          text: {
            es: 'Con niños, la sala de lactancia es 수유실. Un día entero con ellos está en [Seúl con niños](seoul-with-children).',
            en: 'With children, the nursing room is 수유실. A whole day with them is in [Seoul with children](seoul-with-children).',
          },
        },
      ],
      words: [
        {
          hangul: '엘리베이터',
          kind: 'spot',
          romanization: 'ellibeiteo',
          meaning: { es: 'ascensor (elevador)', en: 'lift' },
        },
        {
          hangul: '수유실',
          kind: 'spot',
          romanization: 'suyusil',
          meaning: { es: 'sala de lactancia', en: 'nursing room' },
        },
        {
          hangul: '기저귀',
          kind: 'thing',
          romanization: 'gijeogwi',
          meaning: { es: 'pañales', en: 'diapers (nappies)' },
        },
      ],
    },
    {
      id: 'lost',
      title: { es: 'He perdido algo', en: 'I have lost something' },
      short: { es: '**LOST112** o el 1330', en: '**LOST112** or 1330' },
      answer: {
        es: 'Lo que se entrega a la policía aparece en [LOST112](https://www.lost112.go.kr/), en coreano; el [1330](tel:1330) te ayuda a buscar. Los teléfonos del metro, los taxis y los autobuses están en [Emergencias](emergencies#lost).',
        en: 'What is handed to the police is listed on [LOST112](https://www.lost112.go.kr/), in Korean; [1330](tel:1330) helps you search. The numbers for the subway, taxis and buses are under [Emergencies](emergencies#lost).',
      },
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Salud y seguro](health): médico, farmacia y medicinas',
        en: '[Health and insurance](health): doctor, pharmacy and medicines',
      },
      {
        es: '[Costumbres y vida diaria](manners): en la mesa, en casa y en la calle',
        en: '[Manners and everyday life](manners): at the table, at home and in the street',
      },
      {
        es: '[Requisitos](requirements): con qué documentos entras',
        en: '[Requirements](requirements): the documents you enter with',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
