import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

/** Where people go by metro, and from each to each, in the city. */
const areas = [
  ways(
    'Hongdae, Gangnam, Myeongdong, Itaewon, Insadong, Dongdaemun, Jamsil, Sinchon, Seongsu, Bukchon, Gyeongbokgung, Gwangjang, Namsan, Yeouido',
  ),
  ways('Haeundae, Seomyeon, Gwangalli, Nampo, Gamcheon, Jagalchi'),
];
const byMetro = areas.flatMap((city) =>
  city.flatMap((from, at) => [
    `metro ${from}`,
    `subway ${from}`,
    ...city.slice(at + 1).map((to) => `${from} ${to}`),
  ]),
);

/** Airport, trains, subway, buses and taxis. */
export const gettingAround = [
  {
    id: 't-money',
    question: {
      es: '¿Qué es la T-money y dónde se compra?',
      en: 'What is T-money and where do I buy it?',
    },
    text: {
      es: 'La tarjeta de prepago de metro y autobús. Se vende en tiendas de conveniencia y estaciones y cuesta {tmoney-card-price}. Se recarga {tmoney-topup}.',
      en: 'The prepaid card for subways and buses. It is sold in convenience stores and stations and costs {tmoney-card-price}. You top it up {tmoney-topup}.',
    },
    more: ['transport#t-money', 'phone-money-apps#tmoney'],
    asked: ways(
      't-money, tmoney, tarjeta transporte, tarjeta metro, recargar tmoney, recargar tarjeta, cashbee, tarjeta bus, transport card, travel card, top up tmoney, subway card, metro card, transit card, 티머니, 교통카드, donde compro tmoney, comprar tmoney, donde comprar tmoney, recarga tmoney, cargar tmoney, cuanto cuesta tmoney, sube, tarjeta sube, =bip, bip metro, tarjeta bip, colectivo tarjeta credito, autobus tarjeta credito, bus tarjeta credito, metro tarjeta credito, bus credit card, subway credit card, buy tmoney, where buy tmoney, load tmoney, recharge tmoney, oyster card',
    ),
  },
  {
    id: 't-money-refund',
    question: {
      es: '¿Me devuelven el saldo de la T-money?',
      en: 'Can I get back what is left on a T-money?',
    },
    text: {
      es: 'Sí, en tiendas de conveniencia y, {tmoney-refund}, en la oficina de las estaciones de las líneas 1 a 8 de Seúl. Lo que costó la tarjeta no se devuelve.',
      en: 'Yes, in convenience stores and, {tmoney-refund}, at the office of stations on Lines 1 to 8 in Seoul. What the card itself cost is not returned.',
    },
    more: ['transport#t-money'],
    asked: ways(
      'saldo tmoney, saldo tarjeta, saldo t-money, reembolso tmoney, reembolso tarjeta transporte, devolver tmoney, devolucion tmoney, recuperar saldo, sobra tmoney, sobro tmoney, sobra tarjeta, sobro saldo, sobra saldo, sacar saldo, tmoney refund, refund tmoney, refund transport card, refund travel card, tmoney balance, card balance, leftover tmoney, left over tmoney, money left tmoney, money back tmoney',
    ),
  },
  {
    id: 'priority-seats',
    question: {
      es: '¿De quién son los asientos de los extremos?',
      en: 'Who are the end seats for?',
    },
    text: {
      es: 'En el metro, los asientos de los extremos del vagón son para personas mayores, embarazadas o con discapacidad: déjalos libres aunque el vagón vaya vacío.',
      en: 'On the subway the seats at the ends of the carriage are for older, pregnant or disabled passengers. Leave them free, even on an empty train.',
    },
    more: ['manners#street', 'transport#seoul-subway'],
    asked: ways(
      'asientos rosas, asiento rosa, asiento rosado, asientos reservados metro, asiento preferente, asientos preferentes, asiento embarazadas, asiento embarazada, ceder asiento, priority seat, priority seats, pink seat, pink seats, pregnant seat, pregnant seats, reserved seats subway',
    ),
  },
  {
    id: 'climate-card',
    question: { es: '¿Qué es la Climate Card?', en: 'What is the Climate Card?' },
    text: {
      es: 'El abono de transporte de Seúl. Para 1, 2, 3 y 5 días cuesta {climate-card-1-2-3-5-days}; para 7, {climate-card-7-days}; para 30, {climate-card-30d}. El de 30 compensa desde {monthly-pass-break-even}.',
      en: 'Seoul’s transport pass. For 1, 2, 3 and 5 days it costs {climate-card-1-2-3-5-days}; for 7, {climate-card-7-days}; for 30, {climate-card-30d}. The 30-day one pays off from {monthly-pass-break-even}.',
    },
    more: ['transport#fares', 'transport#students'],
    asked: ways(
      'climate card, abono transporte, abono mensual, abono metro, tarjeta clima, pase transporte, m-pass, transport pass, monthly pass, day pass, tourist pass, pase turista, discover seoul pass, ilimitado, ilimitada, abono, pase ilimitado, unlimited, unlimited pass, tarjeta ilimitada, pase de transporte, pase metro, travel pass, pase diario, bono transporte, weekly pass, pase mensual, subway pass',
    ),
  },
  {
    id: 'subway-fare',
    question: { es: '¿Cuánto cuesta el metro?', en: 'What does the subway cost?' },
    text: {
      es: 'Con T-money, en Seúl desde {seoul-subway-base-fare} y en Busan {busan-subway-fare}. La tarifa sube con la distancia.',
      en: 'With T-money, from {seoul-subway-base-fare} in Seoul; in Busan, {busan-subway-fare}. The fare rises with distance.',
    },
    more: ['metro', 'transport#fare-helper'],
    asked: ways(
      'precio metro, cuanto cuesta metro, tarifa metro, tarifas, billete metro, boleto metro, subway fare, subway price, metro fare, subway ticket, fares, how much is the subway, cuanto metro, precio viaje metro, pasaje metro, sale metro, vale metro, cost subway, price subway, much subway, much metro, underground fare, precio boleto metro',
    ),
  },
  {
    id: 'subway-hours',
    question: { es: '¿A qué hora cierra el metro?', en: 'When does the subway close?' },
    text: {
      es: 'En Seúl circula {seoul-subway-hours}. En Busan, {busan-subway-hours}. Cuenta con la medianoche y mira tu último tren en el cartel del andén. Después quedan los taxis y, en Seúl, los autobuses con una N, {seoul-night-bus-hours}.',
      en: 'In Seoul it runs {seoul-subway-hours}. In Busan, {busan-subway-hours}. Count on midnight, and check your last train on the platform sign. After that there are taxis and, in Seoul, buses with an N, {seoul-night-bus-hours}.',
    },
    more: ['transport#night', 'transport#seoul-subway', 'emergencies#night'],
    asked: ways(
      'primer tren, first train, horario metro, hora metro, metro noche, ultimo metro, primer metro, cierra metro, hasta que hora metro, metro abre, subway hours, last subway, last train, last metro, subway close, subway time, subway night, first subway, bus nocturno, autobus nocturno, buses nocturnos, autobuses nocturnos, night bus, night buses, owl bus, 올빼미버스, n13, n26, n37, n51, n61, n62, n75, bus noche seul, autobus noche seul, bus nocturno busan, night bus busan, 심야버스 부산, metro abierto, metro madrugada, hasta que hora hay metro, hora cierra metro, hora abre metro, metro domingo, subte noche, ultimo tren, volver de noche, como vuelvo de noche, transporte nocturno, get back at night, how late subway, subway open, subway late, 막차, 첫차, metro medianoche, despues medianoche, subway midnight, after midnight, metro hora, hora ultimo metro, perdi ultimo metro, perdi el ultimo metro, perdi ultimo tren, perdi ultimo autobus, se me paso ultimo metro, se me fue ultimo metro, perder ultimo metro, missed last train, missed last subway, missed last metro, missed the last train, miss last train',
    ),
  },
  {
    id: 'taxi',
    question: { es: '¿Cuánto cuesta un taxi?', en: 'What does a taxi cost?' },
    text: {
      es: 'En Seúl, {taxi-seoul-base} de salida y después {taxi-seoul-distance}. De noche hay recargo: {taxi-seoul-night}. Para pedirlo valen k.ride, en inglés y sin cuenta coreana, y Uber.',
      en: 'In Seoul, {taxi-seoul-base} to start and then {taxi-seoul-distance}. There is a night surcharge: {taxi-seoul-night}. To call one, k.ride works in English and without a Korean account, and so does Uber.',
    },
    sources: [sources.taxis],
    more: ['transport#taxi', 'phone-money-apps#taxi-apps'],
    asked: ways(
      'taxi, taxis, precio taxi, taxi noche, uber, kakao taxi, kakao t, k.ride, kride, cabify, didi, taxi app, cab, cabs, taxi fare, taxi price, bolt, lyft, 택시, cuanto taxi, cobra taxi, cobran taxi, cobran taxista, taxista, taxistas, much taxi, cost taxi, taxi hongdae, taxi hotel',
    ),
  },
  {
    id: 'last-airport-train',
    question: {
      es: '¿A qué hora sale el último AREX de Incheon?',
      en: 'When does the last AREX leave Incheon?',
    },
    text: {
      es: 'El exprés circula {arex-express-hours}. El que para en todas, el último desde la terminal 2: {arex-last-train}. Después, autobús nocturno o taxi. El último de vuelta al aeropuerto no está en la guía: míralo en Naver Map.',
      en: 'The express runs {arex-express-hours}. The last all-stop train from Terminal 2: {arex-last-train}. After that there are night buses and taxis. The last train back to the airport is not in this guide: see Naver Map.',
    },
    more: ['arriving#landing-at-night'],
    asked: ways(
      'ultimo arex, ultimo tren aeropuerto, ultimo tren incheon, primer arex, primer tren aeropuerto, primer tren incheon, horario arex, horario tren aeropuerto, hora arex, arex cierra, hasta que hora arex, arex noche, last arex, last airport train, last train airport, last train incheon, first arex, first airport train, first train incheon, arex hours, arex schedule, arex timetable, airport train time, airport train hours, arex time',
    ),
  },
  {
    id: 'airport-terminals',
    question: { es: '¿A qué terminal de Incheon llego?', en: 'Which Incheon terminal is mine?' },
    text: {
      es: 'Lo dice tu billete (boleto). Las dos terminales son edificios distintos y no se pasa a pie de una a otra; las dos tienen AREX, autobuses y taxis.',
      en: 'Your ticket says so. The two terminals are separate buildings and you cannot walk from one to the other; both have the AREX, buses and taxis.',
    },
    more: ['arriving#incheon'],
    asked: ways(
      'que terminal, terminal vuelo, terminal llega, t1 t2, terminal aerolinea, cambiar terminal, entre terminales, terminales incheon, which terminal, terminal flight, terminal airline, between terminals, change terminal, incheon terminals',
    ),
  },
  {
    id: 'incheon-to-seoul',
    question: { es: '¿Cómo voy de Incheon a Seúl?', en: 'How do I get from Incheon to Seoul?' },
    text: {
      es: 'Desde la terminal 1, el tren exprés AREX tarda {arex-express-time} hasta Seoul Station y cuesta {arex-express-fare}. El que para en todas tarda {arex-allstop-time} y cuesta {arex-allstop-fare-t1}, o {arex-allstop-fare} desde la terminal 2. También hay autobús y taxi.',
      en: 'From Terminal 1, the AREX express takes {arex-express-time} to Seoul Station and costs {arex-express-fare}. The all-stop train takes {arex-allstop-time} and costs {arex-allstop-fare-t1}, or {arex-allstop-fare} from Terminal 2. There are buses and taxis too.',
    },
    more: ['arriving', 'arriving#incheon'],
    asked: ways(
      'aeropuerto, aeropuertos, incheon, aeropuerto incheon, incheon seul, incheon seoul, aeropuerto seul, aeropuerto centro, del aeropuerto al centro, arex, tren aeropuerto, llegar al centro, airport, incheon airport, airport to seoul, airport train, airport transfer, airport express, aterrizar, llegada, 인천공항, icn, llegar seul, ir seul aeropuerto, salir aeropuerto, salgo aeropuerto, aeropuerto hotel, traslado, traslado aeropuerto, transfer aeropuerto, terminal 1, terminal 2, get to seoul, get into seoul, airport hotel, airport city',
    ),
  },
  {
    id: 'seoul-to-busan',
    question: { es: '¿Cómo voy de Seúl a Busan?', en: 'How do I get from Seoul to Busan?' },
    text: {
      es: 'En KTX, por {ktx-seoul-busan-weekday}: {ktx-seoul-busan-time}. Los billetes (boletos) salen a la venta {ktx-sale-window}; en Seollal y Chuseok se agotan.',
      en: 'By KTX, for {ktx-seoul-busan-weekday}: {ktx-seoul-busan-time}. Tickets go on sale {ktx-sale-window}; at Seollal and Chuseok they sell out.',
    },
    more: ['transport#ktx-srt'],
    asked: ways(
      'seul busan, tren seul busan, seoul busan, ktx, ktx busan, srt, tren busan, tren rapido, tren bala, tren alta velocidad, ir busan, llegar busan, korail, trenes, tren, train, trains, seoul to busan, train busan, high-speed train, bullet train, ktx price, precio ktx, korail pass, kr pass, billete tren, boleto tren, 고속철도, itx, cuanto tarda busan, tren a busan, tren de seul a busan, pasaje tren, boleto ktx, billete ktx, reservar ktx, reservar tren, comprar ktx, how long busan, book ktx, ktx tickets, train to busan, 기차, seul a busan, viajar busan, llegar a busan, busan desde seul, get to busan, 부산 기차',
    ),
  },
  {
    id: 'luggage',
    question: { es: '¿Dónde dejo las maletas?', en: 'Where can I leave my luggage?' },
    text: {
      es: 'Casi todos los alojamientos guardan la maleta antes de la entrada y después de la salida. En muchas estaciones de metro hay consigna (guardaequipaje); la grande se llena los fines de semana. T-Luggage las guarda y las envía al aeropuerto.',
      en: 'Most places to stay keep your suitcase before check-in and after check-out. Many subway stations have lockers; the large ones fill up at weekends. T-Luggage stores cases and sends them to the airport.',
    },
    sources: [
      {
        name: 'Korea.net',
        url: 'https://japanese.korea.net/NewsFocus/FoodTravel/view?articleId=233071',
        date: '2023-05-22',
      },
    ],
    more: ['arriving#luggage'],
    asked: ways(
      'equipaje, maleta, maletas, consigna, consignas, taquilla, taquillas, casillero, casilleros, locker, lockers, guardar maleta, dejar maleta, guardaequipaje, valija, valijas, luggage, luggage storage, left luggage, suitcase, baggage, bag storage, leave luggage, mochila, mochilas, guardar mochila, dejar mochila, guardar equipaje, dejar equipaje, deposito equipaje, backpack, store luggage, drop luggage, store bags, drop bags, 짐보관, 물품보관함, guardo maleta, dejo maleta, guardo maletas, guardo equipaje, dejo equipaje, guardar valijas, dejar mochilas, casilleros estacion, locker estacion, locker mochila, maletas hongdae, store suitcase, leave bags, leave suitcase, bags, check in, check out, late check in, early check in, check-in tarde, llegar antes check in, late check out, checkout, late checkout, checkin, early checkin',
    ),
  },
  {
    id: 'driving',
    question: { es: '¿Puedo alquilar un coche?', en: 'Can I hire a car?' },
    text: {
      es: 'Sí, si tu país firmó el convenio de Ginebra de 1949, con el permiso internacional en papel, el nacional y el pasaporte. Entre ellos están España, Argentina, Chile, Perú y Ecuador, según una lista no oficial: pide a la empresa que te lo confirme por escrito.',
      en: 'Yes, if your country signed the Geneva convention of 1949, with the paper international permit, your own licence and your passport. With a UK licence, ask for the 1949 permit. An unofficial list has Spain, Argentina, Chile, Peru and Ecuador too. Have the hire company confirm yours in writing.',
    },
    sources: [
      {
        name: { es: 'a-ha, lista de 91 países', en: 'a-ha, list of 91 countries' },
        url: 'https://a-ha.io/questions/4366bddb05b25a30b065583876747c93',
      },
    ],
    more: ['transport', 'other-destinations#jeju'],
    asked: ways(
      'alquilar coche, alquiler coche, coche, auto, rentar auto, renta autos, carro, conducir, manejar, carnet conducir, licencia conducir, permiso conducir internacional, licencia internacional, rent car, car rental, hire car, car hire, rental car, drive, driving, driving licence, international driving permit, car, moto, scooter, idp, idp korea, us license, license us, driver license, conducir licencia, manejar licencia, licencia mexicana, licencia colombiana, licencia argentina, licencia peruana, licencia chilena, licencia extranjera, carnet argentino, carnet extranjero, permiso internacional, foreign license, foreign licence, us licence, uk licence, rent car jeju, alquilar auto, rentar carro, alquiler auto, alquiler carro, licencia, carnet internacional, maneja derecha, conduce derecha, lado conducir, lado manejar, se maneja, se conduce, que lado, which side drive, side road, tourists drive, drivers licence, gasolina, gasolinera, nafta, peaje, peajes, estacionar, aparcar, parking, estacionamiento, tolls, petrol, gas station, uk driving licence, uk driving license, british licence, british driving licence, irish licence, australian licence, canadian licence, international permit, 1949 permit, 1968 permit, licencia de conducir, carnet de conducir, uk license, american license, american licence, british license, australian license, canadian license',
    ),
  },
  {
    id: 'transfers',
    question: { es: '¿Los transbordos son gratis?', en: 'Are transfers free?' },
    text: {
      es: 'Con T-money, sí, {tmoney-transfers}. Se paga solo la distancia de más.',
      en: 'With T-money, yes, {tmoney-transfers}. You pay only for the extra distance.',
    },
    more: ['transport#t-money'],
    asked: ways(
      'transbordo, transbordos, trasbordo, combinacion metro bus, transfer, transfers, free transfer',
    ),
  },
  {
    id: 'subway-map',
    question: { es: '¿Hay un plano del metro?', en: 'Is there a subway map?' },
    text: {
      es: 'La página del metro tiene el plano de Seúl y Busan, las líneas con sus estaciones y un buscador con minutos, transbordos y tarifa. También sirve sin conexión.',
      en: 'The subway page has the map of Seoul and Busan, the lines with their stations and a planner with minutes, changes and fare. It also works without a connection.',
    },
    more: ['metro'],
    asked: ways(
      'mapa metro, plano metro, mapa subte, mapa lineas metro, plano lineas, subway map, metro map, map subway lines, 노선도, 지하철 노선도',
    ),
  },
  {
    id: 'by-metro',
    question: {
      es: '¿Cómo voy de un sitio a otro?',
      en: 'How do I get from one place to another?',
    },
    text: {
      es: 'En metro casi siempre: el planificador pide de dónde sales y adónde vas, y da el camino, los minutos, los transbordos y la tarifa, también sin conexión. Entre barrios vecinos a veces se llega antes a pie: compáralo en Naver Map.',
      en: 'By subway, nearly always: the planner asks where you start and where you go, and gives the way, minutes, changes and fare, offline too. Between neighbouring areas walking may be quicker: compare on Naver Map.',
    },
    more: ['metro', 'phone-money-apps#maps'],
    asked: [
      ...ways(
        'sitio a otro, planificador metro, ruta metro, subway planner, subway route, one place to another',
      ),
      ...byMetro,
    ],
  },
  {
    id: 'bus-fare',
    question: { es: '¿Cuánto cuesta el autobús?', en: 'What does the bus cost?' },
    text: {
      es: 'Con T-money, {seoul-bus-fare} en Seúl y {busan-bus-fare} en Busan. Pasa la tarjeta al subir y también al bajar.',
      en: 'With T-money, {seoul-bus-fare} in Seoul and {busan-bus-fare} in Busan. Tap the card when you get on and when you get off.',
    },
    more: ['transport#seoul-buses', 'transport#busan-buses'],
    asked: ways(
      'precio bus, precio autobus, tarifa autobus, cuanto cuesta bus, cuanto cuesta autobus, bus fare, bus price, bus ticket, billete bus, boleto bus, cuanto bus, cuanto autobus, how much bus, much bus, precio pasaje bus, pasaje autobus, boleto autobus, billete autobus, sale autobus, vale autobus, price bus, cost bus, micro precio, autobus, autobuses, bus, buses, subir autobus, tomar autobus, bus urbano, take bus, 버스',
    ),
  },
] as const satisfies readonly Answer[];
