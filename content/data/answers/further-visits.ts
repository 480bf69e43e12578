import { ways, type Answer } from './answer.ts';

/** Cash, ways and words of a visit. */
export const furtherVisits = [
  {
    id: 'how-much-cash',
    question: { es: '¿Cuánto efectivo llevo?', en: 'How much cash do I bring?' },
    text: {
      es: 'Con {arrival-cash} pasas unos días: casi todo se paga con tarjeta y el efectivo es para la T-money, los mercados y los puestos. Para una semana lleva lo mismo y saca más en un «Global ATM» si hace falta.',
      en: '{arrival-cash} lasts a few days: nearly everything is paid by card, and cash is for the T-money, markets and stalls. For a week bring the same, and take out more at a “Global ATM” if you need it.',
    },
    more: ['phone-money-apps#cash-machines', 'phone-money-apps#cards', 'arriving#money'],
    asked: ways(
      'cuanto efectivo, efectivo semana, dinero en mano, cuanto dinero llevo, how much cash, cash week, cash to bring, cash day, how many won bring, spending money',
    ),
  },
  {
    id: 'airport-taxi',
    question: {
      es: '¿Cuánto cuesta un taxi desde Incheon?',
      en: 'What does a taxi from Incheon cost?',
    },
    text: {
      es: 'A Seúl, un International Taxi, con precio cerrado según la zona, {incheon-international-taxi}; pregunta si incluye los peajes. El de taxímetro empieza en {taxi-seoul-base}, con recargo de noche y el peaje aparte. Tómalo en la parada, nunca de quien te aborde dentro.',
      en: 'To Seoul, an International Taxi, at a fixed price by zone, is {incheon-international-taxi}; ask whether tolls are included. A metered one starts at {taxi-seoul-base}, with a night surcharge and tolls on top. Take it from the stand, never from someone who approaches you inside.',
    },
    more: ['arriving#incheon', 'transport#taxi', 'transport#fare-helper'],
    asked: ways(
      'taxi aeropuerto, taxi incheon, traslado privado aeropuerto, transfer aeropuerto, taxi airport, airport transfer, international taxi, taxi airport gangnam, taxi aeropuerto gangnam, taxi incheon gangnam, taxi airport price, taxi fare airport',
    ),
  },
  {
    id: 'airport-bus',
    question: {
      es: '¿Qué autobús va del aeropuerto a Seúl?',
      en: 'Which bus goes from the airport to Seoul?',
    },
    text: {
      es: 'El 6001 va a la estación de Seúl, Myeongdong y Dongdaemun; el 6002, a Hongdae; el 6015, a Myeongdong. Cuesta {incheon-limousine-fare} y tarda {incheon-limousine-time}, según el tráfico. En los carteles es «limousine bus»: confirma el tuyo en el panel.',
      en: '6001 goes to Seoul Station, Myeongdong and Dongdaemun; 6002 to Hongdae; 6015 to Myeongdong. It costs {incheon-limousine-fare} and takes {incheon-limousine-time}, depending on traffic. Signs say “limousine bus”: confirm yours on the board.',
    },
    more: ['arriving#incheon', 'arriving#landing-at-night'],
    asked: ways(
      '6001, 6002, 6015, autobus aeropuerto, bus aeropuerto centro, autobus limusina, limusina aeropuerto, limousine bus, airport limousine, airport bus, limousine aeropuerto, 공항버스, 리무진버스',
    ),
  },
  {
    id: 'coach-to-busan',
    question: {
      es: '¿Hay autobús de Seúl a Busan, también de noche?',
      en: 'Is there a coach from Seoul to Busan, overnight too?',
    },
    text: {
      es: 'Sí: sale del Express Bus Terminal de Seúl y tarda unas 4 h 15 min sin atascos; también los hay de noche (심야). La guía no tiene horas ni precios: míralos en kobus.co.kr o pregunta al 1330. El KTX tarda {ktx-seoul-busan-time}.',
      en: 'Yes: it leaves from Seoul’s Express Bus Terminal and takes about 4 h 15 min without jams; there are night coaches (심야) too. This guide has no times or prices: see kobus.co.kr or ask 1330. The KTX takes {ktx-seoul-busan-time}.',
    },
    sources: [
      {
        name: 'YTN',
        url: 'http://www.ytn.co.kr/_ln/0115_201602061458449949',
        date: '2016-02-06',
      },
      {
        name: { es: 'Wiki coreana, línea Seúl-Busan', en: 'Korean wiki, Seoul–Busan route' },
        url: 'https://readonly.wiki/w/%EA%B3%A0%EC%86%8D%EB%B2%84%EC%8A%A4%20%EC%84%9C%EC%9A%B8%EA%B2%BD%EB%B6%80-%EB%B6%80%EC%82%B0',
      },
    ],
    more: ['transport#ktx-srt', 'arriving'],
    asked: ways(
      'autobus seul busan, bus seul busan, autobus nocturno busan, bus nocturno busan, bus de noche busan, bus interurbano, autobus interurbano, autobus larga distancia, bus larga distancia, autobus express, autobus expreso, bus expreso, terminal autobuses seul, coach busan, coach seoul, seoul busan bus, overnight bus busan, night bus busan, night coach, intercity bus, long distance bus, express bus busan, express bus terminal, kobus, 고속버스, autobus noche seul busan, bus noche seul busan, autobus barato busan',
    ),
  },
  {
    id: 'ktx-luggage',
    question: {
      es: '¿Cabe una maleta grande en el KTX?',
      en: 'Does a big suitcase fit on the KTX?',
    },
    text: {
      es: 'La guía no tiene la medida que admite Korail: pregúntala en la estación o al 1330 si la tuya es muy grande. Cuenta con subirla tú y llega con tiempo. La maleta grande también se puede enviar aparte.',
      en: 'This guide does not have Korail’s size limit: ask at the station or 1330 if yours is very large. Expect to lift it aboard yourself, and come early. A big suitcase can also be sent on separately.',
    },
    more: ['transport#ktx-srt', 'arriving#luggage'],
    asked: ways(
      'ktx equipaje, ktx maleta, tren maleta, tren equipaje, srt equipaje, ktx luggage, ktx suitcase, ktx baggage, train luggage, train suitcase, srt luggage, korail luggage',
    ),
  },
  {
    id: 'rainy-season',
    question: { es: '¿Cuándo es la época de lluvias?', en: 'When is the rainy season?' },
    text: {
      es: 'En Seúl, el monzón, 장마 (jangma), dura de media del 25 de junio al 26 de julio, y sigue lloviendo hasta finales de agosto. No llueve todos los días, pero llueve con ganas. Los tifones llegan sobre todo en agosto y septiembre.',
      en: 'In Seoul the monsoon, 장마 (jangma), lasts on average from 25 June to 26 July, and rain goes on until late August. It does not rain every day, but it rains hard. Typhoons come mostly in August and September.',
    },
    more: ['seasons#rain', 'seasons#choose'],
    asked: ways(
      'monzon, jangma, epoca lluvias, temporada lluvias, estacion lluvias, cuando llueve, meses lluvia, lluvias cuando, monsoon, rainy season, wet season, when rain, rainy months, 장마, monsoon when, monzon cuando',
    ),
  },
  {
    id: 'alcohol-price',
    question: {
      es: '¿Cuánto cuesta una cerveza o un soju?',
      en: 'What does a beer or a soju cost?',
    },
    text: {
      es: 'La guía no tiene ese precio: está en la carta o en la etiqueta, y en una tienda de conveniencia sale más barato que en un bar (pregunta antes de sentarte). Para saberlo: 얼마예요? (eolmayeyo?), ¿cuánto cuesta?',
      en: 'This guide does not have that price: it is on the menu or on the label, and a convenience store is cheaper than a bar, so ask before you sit down. To ask: 얼마예요? (eolmayeyo?), how much is it?',
    },
    more: [
      'food-menu#soju',
      { to: 'phrases-shopping#thisHowMuch', label: { es: 'La frase', en: 'The phrase' } },
    ],
    asked: ways(
      'precio soju, cuesta soju, vale soju, soju barato, precio cerveza, cuesta cerveza, cerveza barata, soju price, soju cost, how much soju, beer price, beer cost, how much beer, pint price',
    ),
  },
  {
    id: 'forms-of-address',
    question: { es: '¿Qué significa oppa?', en: 'What does oppa mean?' },
    text: {
      es: 'Una mujer llama oppa (오빠) a un hombre mayor que ella y unnie (언니) a una mujer; un hombre dice hyung (형) y noona (누나). Con desconocidos no los uses, y ajumma (아줌마), señora, a muchas les molesta. Para llamar a quien atiende: 저기요 (jeogiyo).',
      en: 'A woman calls a man older than her oppa (오빠) and a woman unnie (언니); a man says hyung (형) and noona (누나). Do not use them with strangers, and many women dislike ajumma (아줌마), “auntie”. To call a waiter or a shopkeeper: 저기요 (jeogiyo).',
    },
    sources: [
      {
        name: 'Korea JoongAng Daily',
        url: 'https://koreajoongangdaily.joins.com/news/2025-06-21/why/WHY-From-oppa-to-ajumma-The-dos-and-donts-of-addressing-people-in-Korean/2334789',
        date: '2025-06-21',
      },
    ],
    more: ['phrases-courtesy', 'manners#home'],
    asked: ways(
      'oppa, opa, unnie, eonni, onni, hyung, hyeong, noona, nuna, ajumma, ahjumma, ayuma, ajumeoni, ajusshi, ajussi, ahjussi, sunbae, hubae, dongsaeng, honorificos, tratamiento coreano, como llamo a alguien, honorifics, how to address people, how to address strangers, what to call people, auntie korean, 오빠, 언니, 누나, 아줌마, 아저씨, oppar, unni, jiung, oppa noona, opa noona, maknae, honorificos coreanos, chico mayor, chica mayor, alguien mayor, hermano mayor, hermana mayor, older guy, older girl, older brother, older sister',
    ),
  },
  {
    id: 'olive-young',
    question: { es: '¿Dónde hay un Olive Young?', en: 'Where is an Olive Young?' },
    text: {
      es: 'Es una cadena de cosmética y la guía no lista sus tiendas: busca 올리브영 en Naver Map. Varias calles de cosmética están en Myeongdong. Lleva el pasaporte: en las tiendas «Tax Free» recuperas parte del IVA si gastas {tax-refund-minimum}.',
      en: 'It is a chain of cosmetics shops, and this guide does not list its branches: search 올리브영 on Naver Map. Streets of cosmetics are in Myeongdong. Bring your passport: “Tax Free” shops refund part of the VAT if you spend {tax-refund-minimum}.',
    },
    more: ['shopping#myeongdong', 'shopping#best-buys', 'shopping#tax-free'],
    asked: ways(
      'olive young, olive yong, oliveyoung, 올리브영, olive yung, olive jang, olive yang, olive jung, oliv jang, oliv yang',
    ),
  },
  {
    id: 'love-motel',
    question: { es: '¿Qué es un love motel?', en: 'What is a love motel?' },
    text: {
      es: 'Un motel (모텔) para parejas, que se alquila por horas o por noche; también duermen en ellos viajeros, porque suelen ser baratos y céntricos. La guía no recomienda ninguno. No lleva estrellas: lee opiniones recientes, mira la habitación antes de pagar y cierra con llave.',
      en: 'A motel (모텔) for couples, let by the hour or by the night; travellers sleep in them too, as they tend to be cheap and central. This guide recommends none. They have no stars: read recent reviews, see the room before you pay and lock the door.',
    },
    sources: [
      {
        name: { es: 'Ubitto (blog)', en: 'Ubitto (a blog)' },
        url: 'https://ubitto.com/blog/culture/5-facts-about-korean-love-motels',
      },
    ],
    more: ['where-to-stay#kinds', 'where-to-stay#booking', 'safety#women'],
    asked: ways(
      'love hotel, hotel por horas, habitacion por horas, albergue transitorio, telo, hotel by the hour, 모텔, 러브호텔, love motel, motel horas, motel seguro, motel parejas, motel safe',
    ),
  },
  {
    id: 'coffee-with-milk',
    question: { es: '¿Cómo pido un café con leche?', en: 'How do I order a coffee with milk?' },
    text: {
      es: 'Di 카페라테 주세요 (kaperate juseyo): un café con leche, por favor. El americano, 아메리카노, es solo y largo. Si la leche te sienta mal, pregunta antes con la frase «¿Esto lleva leche?». Un americano de cadena cuesta unos {price-americano}.',
      en: 'Say 카페라테 주세요 (kaperate juseyo): a latte, please. An americano, 아메리카노, is black and long. If milk does not agree with you, ask first with the phrase “Does this contain milk?”. An americano at a chain is about {price-americano}.',
    },
    more: [
      'food-menu#americano',
      { to: 'phrases-allergy#containsItem', label: { es: 'La frase', en: 'The phrase' } },
    ],
    asked: ways(
      'precio cafe, cafe precio, cuanto cafe, cuesta cafe, coffee price, price coffee, much coffee, cafe con leche, latte, cortado, cafe marron, pingado, flat white, cappuccino, capuchino, pedir cafe, coffee with milk, white coffee, order coffee, milky coffee, 카페라테, 라떼',
    ),
  },
  {
    id: 'visiting-family',
    question: { es: '¿Puedo ir a ver a mi familia?', en: 'Can I visit my family in Korea?' },
    text: {
      es: 'Sí: sin visado (visa) puedes hacer turismo y visitar a familia y amigos. Si necesitas K-ETA, e-Arrival o visado depende de tu pasaporte. Apunta la dirección y el teléfono de quien te recibe: te los pueden pedir al entrar.',
      en: 'Yes: without a visa you can sightsee and visit family and friends. Whether you need a K-ETA, an e-Arrival card or a visa depends on your passport. Note the address and phone of the person you stay with: you may be asked for them on arrival.',
    },
    more: ['requirements#visados', 'requirements'],
    asked: ways(
      'visitar familia, visitar familiares, visitar hija, visitar hijo, visitar amigos, ver a mi hija, ver a mi hijo, mi nieta, mi nieto, mi hija estudia, mi hijo estudia, mi hija vive, mi hijo vive, visita familiar, visitar novia, visitar novio, visit family, visit relatives, visit friends, visit daughter, visit son, my daughter studies, my son studies, daughter lives, son lives, granddaughter, grandson, parents visit, padres visitarme, mis padres visitar',
    ),
  },
  {
    id: 'quiet-parks',
    question: { es: '¿Qué parques tranquilos hay?', en: 'Which quiet parks are there?' },
    text: {
      es: 'En Seúl, el Parque Olímpico, el Bosque de Seúl y la orilla del Han en Yeouido: gratis y con sitio de sobra para sentarse y pasear. El arroyo Cheonggyecheon, en el centro, está abierto a todas horas. En Busan, el parque de Taejongdae y las playas.',
      en: 'In Seoul, the Olympic Park, Seoul Forest and the bank of the Han in Yeouido: free, with plenty of room to sit and stroll. The Cheonggyecheon stream, in the centre, is open at all hours. In Busan, Taejongdae park and the beaches.',
    },
    more: ['more-seoul', 'seoul#cheonggyecheon', 'busan#taejongdae'],
    asked: ways(
      '=parque, =parques, parque tranquilo, parques seul, parque ciudad, parques gratis, parques para pasear, sitios para sentarse, donde sentarse, sitio tranquilo, lugares tranquilos, zonas verdes, areas verdes, bancos para sentarse, =park, =parks, quiet park, parks seoul, city parks, green spaces, places to sit, somewhere to sit, quiet places, peaceful park, 공원',
    ),
  },
] as const satisfies readonly Answer[];
