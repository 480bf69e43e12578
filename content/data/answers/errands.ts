import { ways, type Answer } from './answer.ts';

/** What somebody has to get, send or arrange on the way. */
export const errands = [
  {
    id: 'open-data',
    question: {
      es: '¿Puedo descargar los datos de la guía?',
      en: 'Can I download the guide’s data?',
    },
    text: {
      es: 'Sí: los lugares, los precios, los platos, las frases y los festivos están como GeoJSON, JSON, CSV y calendarios, en Datos en archivos.',
      en: 'Yes: places, prices, dishes, phrases and holidays are there as GeoJSON, JSON, CSV and calendars, under Data files.',
    },
    more: ['data'],
    asked: ways(
      'datos abiertos, descargar datos, bajar datos, datos csv, csv, json, geojson, api, dataset, base de datos, datos metro, datos precios, open data, download data, data csv, data json, metro data, subway data, data download, 공공데이터',
    ),
  },
  {
    id: 'bicycles',
    question: { es: '¿Puedo alquilar una bicicleta?', en: 'Can I hire a bicycle?' },
    text: {
      es: 'En Seúl, la bici pública es 따릉이 (Ttareungi): se alquila en su aplicación, que tiene una entrada para extranjeros, y costaba {seoul-bike-hour} la hora en 2019. En Gyeongju se alquilan cerca de la terminal de autobuses.',
      en: 'In Seoul the public bike is 따릉이 (Ttareungi): you hire it in its app, which has an entry for foreigners, and an hour cost {seoul-bike-hour} in 2019. In Gyeongju you can hire one near the bus terminal.',
    },
    sources: [
      {
        name: { es: 'Blog hemil03, en coreano', en: 'hemil03 blog, in Korean' },
        url: 'https://hemil03.tistory.com/266',
      },
    ],
    more: ['other-destinations#gyeongju', 'transport#fares'],
    asked: ways(
      'bicicleta, bicicletas, bici, bicis, alquilar bici, alquilar bicicleta, rentar bicicleta, bici seul, bici publica, bicis publicas, ttareungi, ttareungyi, ciclovia, carril bici, andar en bici, bike, bikes, bicycle, bicycles, bike hire, bike rental, public bikes, cycling, cycle path, 자전거, 따릉이',
    ),
  },
  {
    id: 'food-delivery',
    question: { es: '¿Puedo pedir comida a domicilio?', en: 'Can I have food delivered?' },
    text: {
      es: 'Los coreanos piden con Baemin, Yogiyo y Coupang Eats. Si no aceptan tu tarjeta, pide ayuda en la recepción o baja a una tienda de 24 horas. Ten tu dirección en hangul.',
      en: 'Koreans order with Baemin, Yogiyo and Coupang Eats. If they refuse your card, ask at your reception or go to a 24-hour shop. Have your address in Hangul.',
    },
    sources: [
      {
        name: { es: 'Blog Feel the Korea', en: 'Feel the Korea blog' },
        url: 'https://www.feelthekorea.com/post/1754993985972/bae-dal-minjok-a-deep-dive-into-koreas-delivery-culture',
        date: '2025-08',
      },
    ],
    more: ['phone-money-apps', 'arriving#first-meal'],
    asked: ways(
      'comida a domicilio, pedir comida domicilio, delivery, delivery comida, app delivery, app pedir comida, app comida, aplicacion comida, pedir por app, envio comida, baemin, yogiyo, coupang, coupang eats, uber eats, rappi, pedidosya, glovo, didi food, food delivery, order food delivery, order delivery, order food app, delivery app, deliveroo, doordash, takeaway app, food app, 배달, 배달의민족',
    ),
  },
  {
    id: 'breakdown',
    question: {
      es: 'Se ha averiado el coche (carro). ¿Qué hago?',
      en: 'My car has broken down. What do I do?',
    },
    text: {
      es: 'Luces de emergencia, fuera del coche y detrás de la barrera. En la autopista, la Korea Expressway (1588-2504) lo remolca gratis hasta la zona segura más cercana. Después llama a la empresa de alquiler. Si hay heridos, 119; intérprete, 1588-5644.',
      en: 'Hazard lights on, out of the car and behind the barrier. On a motorway the Korea Expressway (1588-2504) tows it free to the nearest safe place. Then call the hire company. If anyone is hurt, 119; for an interpreter, 1588-5644.',
    },
    sources: [
      {
        name: { es: 'Insight, en coreano', en: 'Insight, in Korean' },
        url: 'https://insight.co.kr/news/447285',
        date: '2024',
      },
    ],
    more: ['safety#law', 'emergencies'],
    asked: ways(
      'averia, averiado, averio coche, coche averiado, averio, descompuso carro, carro descompuesto, auto descompuesto, coche no arranca, carro no enciende, llanta, llanta ponchada, pinche llanta, pincho rueda, rueda pinchada, neumatico, goma pinchada, bateria coche, sin bateria coche, grua, remolque, gasolinera, gasolina, nafta, bencina, bencinera, breakdown, broke down, broken down, car broke, flat tyre, flat tire, puncture, tow, tow truck, car battery, petrol station, gas station, petrol, gasoline, 견인, 주유소',
    ),
  },
  {
    id: 'prepaid-card',
    question: { es: '¿Qué es la WOWPASS?', en: 'What is WOWPASS?' },
    text: {
      es: 'Una tarjeta de prepago para extranjeros: paga en tiendas y lleva dentro una T-money, que se recarga aparte y en efectivo. Hay máquinas en las estaciones de Incheon y Gimpo. Si tu tarjeta funciona y tienes una T-money, no hace falta.',
      en: 'A prepaid card for foreigners: it pays in shops and holds a T-money, which is topped up separately and in cash. There are machines at the Incheon and Gimpo airport stations. If your own card works and you have a T-money, you do not need it.',
    },
    sources: [
      {
        name: { es: 'WOWPASS, preguntas', en: 'WOWPASS, questions' },
        url: 'https://wowpass.oopy.io/en',
      },
    ],
    more: ['phone-money-apps#cards', 'transport#t-money'],
    asked: ways(
      'wowpass, wow pass, wau pas, wau pass, wao pass, guaupas, tarjeta wowpass, namane, tarjeta prepago, tarjeta prepaga, tarjeta recargable, tarjeta turista, prepaid card, travel card, tourist card, wowpass o t-money, wowpass or t-money, wowpass t-money, wowpass vs, 와우패스',
    ),
  },
  {
    id: 'out-of-money',
    question: {
      es: 'Me he quedado sin dinero. ¿Qué hago?',
      en: 'I have run out of money. Now what?',
    },
    text: {
      es: 'Prueba otro «Global ATM», mete la tarjeta en vez de acercarla y llama a tu banco: puede haberla bloqueado. Tu embajada te pone en contacto con tu familia y tu banco; solo adelanta dinero en casos extremos. Si te han robado, 112.',
      en: 'Try another “Global ATM”, insert the card instead of tapping it, and call your bank: it may have blocked it. Your embassy puts you in touch with family and bank; it lends money in extreme cases only. If you were robbed, 112.',
    },
    sources: [
      {
        name: { es: 'Consumer, lo que hace un consulado', en: 'Consumer, what a consulate does' },
        url: 'https://www.consumer.es/viajes/los-consulados-aliados-en-las-salidas-al-extranjero.html',
        date: '2010-07-16',
      },
    ],
    more: ['phone-money-apps#cash-machines', 'embassies', 'emergencies#theft'],
    asked: ways(
      'sin dinero, sin plata, sin pisto, sin efectivo emergencia, quede sin dinero, quede sin plata, me quede sin dinero, acabo dinero, acabo la plata, no tengo dinero, no tengo plata, tarjeta bloqueada, bloquearon tarjeta, tarjeta rechazada, tarjeta no funciona, rechaza tarjeta, no pasa tarjeta, run out money, ran out money, no money, out of money, card blocked, blocked card, card declined, declined card, card rejected, card not working',
    ),
  },
  {
    id: 'post-office',
    question: { es: '¿Cómo envío un paquete?', en: 'How do I send a parcel?' },
    text: {
      es: 'En una oficina de correos, 우체국 (ucheguk), la del cartel rojo. El EMS lleva hasta 30 kg al extranjero, menos a algunos países; hay que escribir qué va dentro y cuánto vale. Cierran los sábados, domingos y festivos.',
      en: 'At a post office, 우체국 (ucheguk), with the red sign. EMS takes up to 30 kg abroad, less to some countries; you write down what is inside and what it is worth. They close on Saturdays, Sundays and holidays.',
    },
    sources: [
      {
        name: { es: 'Korea Post, el EMS', en: 'Korea Post, EMS' },
        url: 'https://www.koreapost.go.kr/eng/subIndex/4418.do',
      },
      {
        name: { es: 'EPIK, la vida diaria', en: 'EPIK, everyday life' },
        url: 'https://www.epik.go.kr/contents.do?contentsNo=99&menuNo=355',
      },
    ],
    more: ['arriving#luggage', 'shopping'],
    asked: ways(
      'correos, correo postal, oficina correos, oficina postal, enviar paquete, mandar paquete, enviar paquete casa, enviar caja, encomienda, encomiendas, mandar encomienda, postal, postales, estampillas, sellos, ems, dhl, fedex, paqueteria, post office, post, parcel, package home, send package, send parcel, mail package, ship home, shipping, postcard, postcards, stamps, courier, 우체국, 택배',
    ),
  },
  {
    id: 'hairdresser',
    question: { es: '¿Dónde me corto el pelo?', en: 'Where can I get a haircut?' },
    text: {
      es: 'Busca 미용실 (miyongsil), peluquería, en Naver Map y pregunta el precio antes de sentarte. La guía no recomienda ninguna ni conoce sus precios.',
      en: 'Look for 미용실 (miyongsil), hairdresser, on Naver Map and ask the price before you sit down. This guide recommends none and does not know their prices.',
    },
    more: ['phrases-shopping', 'phone-money-apps#maps'],
    asked: ways(
      'peluqueria, peluquero, cortarme el pelo, corte de pelo, cortar pelo, barberia, barbero, salon de belleza, estetica, depilacion, manicura, manicure, masaje, masajes, spa facial, haircut, hairdresser, hair salon, barber, nails, nail salon, massage, beauty salon, waxing, 미용실',
    ),
  },
  {
    id: 'clothes-sizes',
    question: { es: '¿Qué talla es la mía?', en: 'What is my size?' },
    text: {
      es: 'El calzado va en milímetros: 240 es un 7,5 de mujer de Estados Unidos. La ropa de mujer va en 44, 55 y 66; la 55 es la corriente y pocas marcas pasan de la 66. Pruébate siempre: cada marca talla a su manera.',
      en: 'Shoes are in millimetres: 240 is a women’s 7.5 in the US. Women’s clothes come in 44, 55 and 66; 55 is the usual one and few brands go beyond 66. Always try on: each brand cuts its own way.',
    },
    sources: [
      {
        name: { es: 'Asia Economy, en coreano', en: 'Asia Economy, in Korean' },
        url: 'https://cm.asiae.co.kr/ampview.htm?no=2015030907135608998',
        date: '2015-03-09',
      },
      {
        name: { es: 'Blog de Korea.net', en: 'Korea.net blog' },
        url: 'http://blog.korea.net/?p=3740',
        date: '2011-07-04',
      },
    ],
    more: ['shopping', 'phrases-shopping'],
    asked: ways(
      'zapatillas talla, zapatillas tallas, tenis talla, championes talla, talla coreana, talla, tallas, talle, talles, talla ropa, talla zapatos, tallas grandes, talla grande, talla xl, numero de zapato, calzado, que talla, equivalencia tallas, size, sizes, sizing, shoe size, shoe sizes, clothes size, clothing size, clothing sizes, plus size, large sizes, size conversion, 사이즈',
    ),
  },
  {
    id: 'returns',
    question: { es: '¿Puedo devolver una compra?', en: 'Can I return what I bought?' },
    text: {
      es: 'Guarda el recibo, no quites la etiqueta y pregunta el plazo al pagar. En Pagar y comprar están las frases para cambiar o devolver. Si la tienda se niega y crees tener razón, el 1330 atiende quejas de viajeros.',
      en: 'Keep the receipt, leave the label on and ask for the time limit when you pay. The phrases to exchange or return are under Paying and shopping. If the shop refuses and you think you are right, 1330 takes travellers’ complaints.',
    },
    more: ['phrases-shopping', 'safety#scams'],
    asked: ways(
      'devolver, devolucion compra, devolver ropa, devolver producto, cambiar talla, cambio ropa, cambio producto, reembolso, reembolso tienda, reembolso producto, producto defectuoso, producto roto, garantia, reclamar tienda, queja tienda, hoja de reclamaciones, return item, return clothes, returns, refund shop, refund item, refund clothes, exchange clothes, exchange size, faulty, defective, warranty, complaint shop, 환불, 교환',
    ),
  },
  {
    id: 'korean-address',
    question: {
      es: '¿Cómo es una dirección coreana?',
      en: 'What does a Korean address look like?',
    },
    text: {
      es: 'De lo grande a lo pequeño: ciudad, distrito (-gu), calle (-ro o -gil) y número. Copia la de tu alojamiento en hangul desde la reserva y enséñala; la tarjeta para el taxi de Emergencias la pone en letras grandes.',
      en: 'From large to small: city, district (-gu), street (-ro or -gil) and number. Copy that of your place to stay in Hangul from the booking and show it; the taxi card under Emergencies puts it in large letters.',
    },
    more: ['emergencies#taxi', 'phrases-taxi'],
    asked: ways(
      'direccion coreana, direccion en coreano, direccion coreano, direccion hangul, direccion taxi, direccion hotel taxi, escribir direccion, leer direccion, como es direccion, codigo postal, korean address, address korean, address hangul, address taxi, hotel address taxi, show address, read address, write address, postcode, zip code, 주소',
    ),
  },
  {
    id: 'airport-sleep',
    question: {
      es: '¿Puedo dormir o ducharme en Incheon?',
      en: 'Can I sleep or shower at Incheon?',
    },
    text: {
      es: 'En las dos terminales está Darakhyu, un hotel cápsula fuera del control, junto a la estación: habitaciones por horas o por noche, que conviene reservar. El de la terminal 2 alquila también solo la ducha.',
      en: 'Both terminals have a Darakhyu, a capsule hotel landside, by the station: rooms by the hour or for the night, best booked ahead. The one in Terminal 2 also lets you pay for a shower only.',
    },
    sources: [
      {
        name: { es: 'Darakhyu, preguntas', en: 'Darakhyu, questions' },
        url: 'https://app.walkerhill.com/darakhyu/t1/en/customer/FAQ',
      },
      {
        name: 'Insider',
        url: 'https://www.insider.com/stayed-airport-capsule-hotel-seoul-and-loved-it-review-2023-10',
        date: '2023-10',
      },
    ],
    more: ['arriving#incheon', 'where-to-stay#kinds'],
    asked: ways(
      'hotel aeropuerto, hotel en el aeropuerto, hotel cerca del aeropuerto, hotel cerca aeropuerto, hotel incheon, hotel junto al aeropuerto, dormir aeropuerto, dormir en aeropuerto, dormir incheon, pasar la noche aeropuerto, ducha aeropuerto, ducharse aeropuerto, ducharme aeropuerto, bañarse aeropuerto, hotel capsula, capsula aeropuerto, sala vip, sala vip aeropuerto, sala vip incheon, darakhyu, airport hotel, hotel airport, hotel near airport, hotel near incheon, hotel incheon airport, sleep airport, sleep incheon, shower airport, shower incheon, capsule hotel, lounge incheon, lounge airport, airport lounge, transit hotel, madrugada incheon duermo, madrugada aeropuerto dormir, madrugada incheon dormir, llego madrugada donde duermo, llego de noche donde duermo, dormir madrugada incheon, overnight incheon',
    ),
  },
] as const satisfies readonly Answer[];
