import { ways, type Answer } from './answer.ts';

/** What the guide has no page for, with what comes nearest. */
export const notCovered = [
  {
    id: 'back-through-the-gate',
    question: {
      es: 'Salí en otra estación: ¿vuelvo a pagar?',
      en: 'I left at the wrong station: do I pay again?',
    },
    text: {
      es: 'La guía no lo dice. Antes de volver a pasar la tarjeta, pregunta al personal de la estación: enséñale a dónde ibas en hangul.',
      en: 'This guide does not say. Before you tap your card again, ask the station staff, and show them in Hangul where you were going.',
    },
    more: ['transport#seoul-subway', 'phrases-lost'],
    asked: ways(
      'pase de estacion, pase estacion, me pase estacion, sali estacion, volver a entrar metro, vuelvo a entrar metro, entrar otra vez metro, estacion equivocada, wrong station, missed my stop, re-enter subway, tap out wrong station, exited wrong station',
    ),
  },
  {
    id: 'animal-cafes',
    question: { es: '¿Hay cafés con gatos o perros?', en: 'Are there cat or dog cafés?' },
    text: {
      es: 'La guía no lista ninguno. En Naver Map búscalos como 고양이카페 (goyangikape), de gatos, o 애견카페 (aegyeonkape), de perros.',
      en: 'This guide lists none. On Naver Map look for 고양이카페 (goyangikape), with cats, or 애견카페 (aegyeonkape), with dogs.',
    },
    more: ['seoul#hongdae', 'more-seoul'],
    asked: ways(
      'cafe gatos, cafe gato, cafe perros, cafe perro, cafe mascotas, cafe animales, cafe mapaches, cat cafe, dog cafe, animal cafe, raccoon cafe, 고양이카페, 애견카페',
    ),
  },
  {
    id: 'mass',
    question: { es: '¿Hay misa en español?', en: 'Is there Mass in Spanish?' },
    text: {
      es: 'La guía no tiene horarios de misa. La catedral católica está en Myeongdong: pregunta allí, o al 1330, por las misas en español o inglés.',
      en: 'This guide has no Mass times. The Catholic cathedral is in Myeongdong: ask there, or on 1330, for Mass in Spanish or English.',
    },
    more: ['seoul#myeongdong', 'manners#faith'],
    asked: ways(
      'misa, misas, misa español, misa en español, iglesia catolica, catedral, ir a misa, parroquia, misa domingo, mass, catholic mass, spanish mass, catholic church, cathedral, sunday mass, 성당, 미사',
    ),
  },
  {
    id: 'place-not-covered',
    question: { es: 'Ese lugar no está en la guía', en: 'That place is not in the guide' },
    text: {
      es: 'No tenemos ficha de ese lugar. Busca su nombre en hangul en Naver Map, y pregunta al 1330 el horario, el precio y cómo se llega. Más lugares y Otros destinos tienen lo más parecido.',
      en: 'We have no entry for that place. Look for its Hangul name on Naver Map, and ask 1330 for its hours, price and way there. More places and Other destinations have what comes nearest.',
    },
    more: ['more-seoul', 'more-busan', 'other-destinations'],
    asked: ways(
      'changgyeonggung, gyeonghuigung, blue house, casa azul, cheong wa dae, cheongwadae, leeum, mmca, 63 building, edificio 63, seoulland, seoul land, children grand park, teamlab, nanta, jump show, trick eye, museo 3d, aquarium, coex aquarium, lotte world aquarium, acuario, acuarios, zoo, zoologico, morning calm, garden of morning calm, petite france, alpaca world, vivaldi park, botanic park, botanic garden, jardin botanico, songdo incheon, incheon chinatown, chinatown, barrio chino, ganghwa, ulleungdo, dokdo, udo, isla udo, udo island, jirisan, samgwangsa, apgujeong, luge, luge busan, garak, legoland, ihwa mural village, line friends, river cruise, han river cruise, crucero rio han, paseo en barco, boseong, mokpo, pohang, pyeongchang, daejeon, gwangju, daegu, gangneung, ulsan, cheongju, jecheon, geoje',
    ),
  },
  {
    id: 'lost-card',
    question: { es: 'He perdido la tarjeta del banco', en: 'I have lost my bank card' },
    text: {
      es: 'Bloquéala ahora, en la app de tu banco o por su teléfono. Si te la han robado, denúncialo en el 112 y guarda el comprobante. Para tener dinero hoy, usa otra tarjeta o el móvil; si no tienes, tu banco dice si hay tarjeta de emergencia.',
      en: 'Block it now, in your bank’s app or by phone. If it was stolen, report it on 112 and keep the report. For money today use another card or your phone; if you have none, your bank says whether there is an emergency card.',
    },
    more: [
      'emergencies#theft',
      'phone-money-apps#cards',
      { to: 'phrases-bank#blockCard', label: { es: 'La frase', en: 'The phrase' } },
      'emergencies#lost',
    ],
    asked: ways(
      'perdi tarjeta, perdi mi tarjeta, perdi tarjeta banco, perdi tarjeta credito, tarjeta perdida, tarjeta banco perdida, perdi la visa tarjeta, robaron tarjeta, tarjeta robada, bloquear tarjeta, clonaron tarjeta, tarjeta clonada, lost card, lost bank card, lost credit card, lost debit card, lost my card, card stolen, stolen card, block card, cancel card, card cloned',
    ),
  },
  {
    id: 'food-trip',
    question: { es: '¿Hay una ruta para comer?', en: 'Is there a trip for food lovers?' },
    text: {
      es: 'Sí, «Comer Corea»: cinco días de mercados, una clase de cocina y Jeonju, con lo que cuesta cada día. Cámbiala a tu gusto en Mi viaje.',
      en: 'Yes, “Eating Korea”: five days of markets, a cooking class and Jeonju, with what each day costs. Change it as you like in My trip.',
    },
    more: ['food-tour-5days', 'gastronomy', 'trip'],
    asked: ways(
      'ruta gastronomica, viaje gastronomico, tour gastronomico, ruta para comer, itinerario comida, itinerario gastronomico, viaje para comer, foodie, viaje foodie, food trip, foodie trip, food tour, food itinerary, eating trip, culinary trip, culinary tour, trip for food',
    ),
  },
  {
    id: 'seoul-or-busan',
    question: { es: '¿Seúl, Busan o Jeju?', en: 'Seoul, Busan or Jeju?' },
    text: {
      es: 'Con menos de una semana, Seúl, que tiene los palacios, los museos y las excursiones. Con una semana o más, suma Busan por la playa y los templos, a menos de tres horas en tren. Jeju pide vuelo y tres días o más: es naturaleza.',
      en: 'With less than a week, Seoul, which has the palaces, the museums and the day trips. With a week or more, add Busan for beaches and temples, under three hours by train. Jeju takes a flight and three days or more: it is nature.',
    },
    more: ['seoul', 'busan', 'itineraries'],
    asked: ways(
      'que ciudad elegir, que ciudad visitar, que ciudades visitar, cual ciudad, which city, which cities visit, where to go korea',
    ),
  },
  {
    id: 'missed-flight',
    question: { es: 'He perdido el vuelo', en: 'I have missed my flight' },
    text: {
      es: 'Ve al mostrador de tu aerolínea, o llámala, antes de comprar otro billete: dice si hay cambio. Avisa al alojamiento. Si se acaban tus días en Corea, llama al 1345 antes de que pasen.',
      en: 'Go to your airline’s desk, or call it, before you buy another ticket: it says whether you can change. Tell your accommodation. If your days in Korea run out, call 1345 before they do.',
    },
    more: ['arriving', 'requirements#quedarme-mas'],
    asked: ways(
      'perdi vuelo, perdi el vuelo, perdi avion conexion, perdi conexion, vuelo cancelado, cancelaron vuelo, vuelo retrasado, retraso vuelo, vuelo demorado, missed flight, missed connection, flight cancelled, cancelled flight, flight delayed, delayed flight, flight canceled',
    ),
  },
  {
    id: 'charging-phone',
    question: { es: '¿Dónde cargo el móvil (celular)?', en: 'Where can I charge my phone?' },
    text: {
      es: 'Pregunta en el café o en el alojamiento: la frase «휴대폰 좀 충전할 수 있을까요?» se puede enseñar. Lleva el adaptador y una batería. Antes de volar, guarda la guía: se lee sin conexión.',
      en: 'Ask at the café or where you stay: the phrase “휴대폰 좀 충전할 수 있을까요?” is there to show. Carry the adapter and a power bank. Save the guide before you fly: it works offline.',
    },
    more: [
      { to: 'phrases-bank#chargePhone', label: { es: 'La frase', en: 'The phrase' } },
      'phone-money-apps#plugs',
    ],
    asked: ways(
      'cargar celular, cargar movil, cargar telefono, donde cargo celular, cargo celular, celular descargado, sin bateria, murio celular, bateria celular, power bank, powerbank, bateria portatil, charge phone, charging phone, phone died, phone dead, out of battery, low battery, battery, power bank rental, rent power bank, powerbank rental, alquilar bateria, alquilar power bank, rentar bateria, rentar power bank, prestamo bateria, battery rental',
    ),
  },
  {
    id: 'locked-out',
    question: { es: 'Me he quedado fuera sin llave', en: 'I am locked out' },
    text: {
      es: 'Llama a la recepción o a quien te alquila: muchas puertas llevan un código, y la frase para pedirlo está en Alojamiento y casero. No fuerces la cerradura. Si no contestan y no estás a salvo, 112.',
      en: 'Call the reception or your landlord: many doors have a code, and the phrase to ask for it is under Lodging and landlord. Do not force the lock. If nobody answers and you are not safe, 112.',
    },
    more: [
      { to: 'phrases-home#doorCode', label: { es: 'La frase', en: 'The phrase' } },
      'emergencies',
    ],
    asked: ways(
      'encerrado afuera, me quede afuera, quede encerrado, sin llave, perdi llave, perdi la llave, perdi llaves, codigo puerta, cerrajero, llave habitacion, locked out, lost key, lost keys, lost my key, door code, forgot door code, locksmith',
    ),
  },
  {
    id: 'lgbt-bars',
    question: { es: '¿Dónde hay bares LGBT?', en: 'Where are LGBT bars?' },
    text: {
      es: 'La guía no lista bares ni clubes LGBT: búscalos en Naver Map con 게이바 (geiba), o pregunta a una asociación. Lo que sí explica es la ley y las costumbres, y qué hacer si alguien te molesta.',
      en: 'This guide lists no LGBT bars or clubs: look for 게이바 (geiba) on Naver Map, or ask a local association. What it does explain is the law, the customs and what to do if somebody bothers you.',
    },
    more: ['safety#lgbt', 'emergencies#night'],
    asked: ways(
      'bar gay, bares gay, bares gays, bar lgbt, bares lgbt, club gay, clubes gay, discoteca gay, antro gay, antros gay, boliche gay, fiesta gay, bar lesbico, bares lesbianas, zona gay, barrio gay, ambiente gay, gay bar, gay bars, gay club, gay clubs, gay nightlife, lgbt bars, lgbt clubs, lgbtq bars, lesbian bar, lesbian bars, queer bar, queer clubs, drag show, gay area, gay district',
    ),
  },
  {
    id: 'adoption',
    question: { es: '¿La guía trata la adopción?', en: 'Does the guide cover adoption?' },
    text: {
      es: 'No. Desde julio de 2025 la lleva el Estado, y un niño sale de Corea solo si aquí no se le encuentra familia: empieza por la autoridad de adopción de tu país. Si te adoptaron en Corea, tu expediente lo guarda el NCRC, 아동권리보장원 (ncrc.or.kr).',
      en: 'No. Since July 2025 the state has been in charge, and a child leaves Korea only if no family is found there: start with the adoption authority of your country. If you were adopted from Korea, NCRC, 아동권리보장원 (ncrc.or.kr), keeps your file.',
    },
    sources: [
      {
        name: { es: 'YTN, en coreano', en: 'YTN, in Korean' },
        url: 'https://www.ytn.co.kr/_ln/0103_202507171208513325',
        date: '2025-07-17',
      },
    ],
    more: ['requirements#origen-coreano', 'embassies'],
    asked: ways(
      '=adopcion, =adoptar, adopcion niño, adoptar nino, adoptar niña, adoptar bebe, adoptar coreano, adopcion internacional, padres biologicos, buscar padres biologicos, familia biologica, expediente adopcion, madre biologica, padre biologico, adoptado padres, adoptada padres, adoptada madre biologica, adoptado madre biologica, =adopt, adopt child, adopt baby, adopt kid, =adopting, =adoption, adoption agency, adoption child, adoptee birth, international adoption, birth parents, birth mother, birth family, find birth parents, adoption file, adoption records, 입양',
    ),
  },
] as const satisfies readonly Answer[];
