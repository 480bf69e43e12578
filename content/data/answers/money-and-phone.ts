import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';
import { costsByLength } from './trips.ts';

/** Money, cards, telephone and electricity. */
export const moneyAndPhone = [
  {
    id: 'plug',
    question: { es: '¿Qué enchufe se usa?', en: 'What plug do I need?' },
    text: {
      es: 'Enchufes redondos de tipo C y F, como en España, con 220 V y 60 Hz. Con clavijas planas (México, Colombia, Estados Unidos) o inglesas necesitas adaptador. Comprueba que el cargador pone «100-240 V».',
      en: 'Round type C and F sockets, 220 V and 60 Hz, as in most of Europe. From the UK, Ireland, the US, Mexico or Australia you need an adapter. Check that the charger says “100–240 V”.',
    },
    sources: [sources.plugs],
    more: ['phone-money-apps#plugs'],
    asked: ways(
      'enchufe, enchufes, adaptador, clavija, tomacorriente, corriente, voltaje, voltios, electricidad, cargador, toma corriente, plug, socket, adapter, adaptor, voltage, outlet, charger, electricity, power, enchufe corea, tipo enchufe, contacto luz, contacto pared, transformador, 220, 220v, 110, secador, plancha pelo, hair dryer, plug type, plug adapter, type c, type f, 콘센트',
    ),
  },
  {
    id: 'tipping',
    question: { es: '¿Se deja propina?', en: 'Do you tip?' },
    text: {
      es: 'No, ni en restaurantes ni en taxis. Pagas el precio marcado, casi siempre en la caja al salir.',
      en: 'No, neither in restaurants nor in taxis. You pay the marked price, usually at the till on the way out.',
    },
    sources: [
      {
        name: 'Travel essentials South Korea',
        url: 'https://github.com/pixer-11/korea-travel-guide',
        date: '2026-08-01',
      },
    ],
    more: ['manners#table', 'gastronomy#etiquette'],
    asked: ways(
      'propina, propinas, dejar propina, tip, tips, tipping, gratuity, service charge, hay que dar propina, dar propina, se da propina, cuanto propina, propina restaurante, propina taxi, leave tip, do i tip, tip waiter, tip taxi, 팁',
    ),
  },
  {
    id: 'currency',
    question: { es: '¿Qué moneda se usa y cuánto vale?', en: 'What is the currency worth?' },
    text: {
      es: 'El won (₩). En {fx-eur.since}, 1.000\u00a0₩ eran {fx-eur} o {fx-usd}. Para verlos en la tuya, pulsa «Precios en mi moneda», arriba en cada página con precios.',
      en: 'The won (₩). In {fx-eur.since}, ₩1,000 was {fx-eur} or {fx-usd}. For your own, press “Prices in my currency”, at the top of every page with prices.',
    },
    more: ['requirements#dinero', 'budget'],
    asked: ways(
      'moneda, won, wones, divisa, tipo de cambio, tasa de cambio, cotizacion, euro, euros, dolar, dolares, peso mexicano, pesos, currency, exchange rate, dollar, dollars, krw, euro won, conversor, convertir, currency converter, cuanto vale won, valor won, a cuanto esta won, won peso, won dolar, won mexicano, sol peruano, peso colombiano, peso chileno, peso argentino, guarani, bolivianos, quetzal, lempira, how much won, value of won, 환율, billetes won, monedas won, banknotes won, won pesos, wones pesos, mil won, mil wones, cuanto won, cuanto wones, won soles, much won, pound to won, pounds won, dollars won, euros wones, 100 dolares, 100 dollars, pesos a wones, soles a wones, rupees won, pesos won, dolares wones, exchange rate won, cuanto es en dolares, cuanto es en pesos',
    ),
  },
  {
    id: 'changing-money',
    question: { es: '¿Dónde cambio dinero?', en: 'Where do I change money?' },
    text: {
      es: 'Lo más sencillo es sacar wones en un cajero marcado «Global ATM» con el logotipo de tu red. En Incheon los hay en las dos terminales. Si la máquina te ofrece tu moneda, elige wones.',
      en: 'The easiest way is to withdraw won from a machine marked “Global ATM” with the mark of your network. Incheon has them in both terminals. If you are offered your own currency, choose won.',
    },
    sources: [sources.cashMachines, sources.cards],
    more: ['phone-money-apps#cash-machines'],
    asked: ways(
      'cash point, cashpoint, cambiar dinero, cambio divisa, cambio moneda, cambio dinero, sacar dinero, cajero, cajero automatico, atm, retirar dinero, dinero, exchange money, change money, money exchange, currency exchange, cash machine, withdraw money, cashpoint, money, cambiar plata, cambiar moneda, donde cambio, donde cambiar, sacar plata, sacar efectivo, retirar plata, retirar efectivo, where exchange, get cash, get won, withdraw cash, withdraw, 환전, cambiar efectivo, mejor lugar cambiar, lugar cambiar, sacar wones, exchange, where atm, cambiar wones, cambiar efectivo seul, wones antes viajar, get won before',
    ),
  },
  {
    id: 'cards-and-cash',
    question: { es: '¿Efectivo o tarjeta?', en: 'Cash or card?' },
    text: {
      es: 'La tarjeta extranjera vale en hoteles, cadenas y casi todas las tiendas, y falla en puestos de mercado y en algunas máquinas. Lleva dos tarjetas de redes distintas y algo de efectivo.',
      en: 'Foreign cards work in hotels, chains and most shops, and fail at market stalls and some machines. Carry two cards of different networks and some cash.',
    },
    sources: [sources.cards],
    more: ['phone-money-apps#cards', 'shopping#payments'],
    asked: ways(
      'amex, american express, diners, efectivo, tarjeta credito, tarjeta debito, tarjeta visa, tarjeta mastercard, pagar tarjeta, pagar, visa mastercard, tarjeta revolut, revolut, plata, cash, credit card, debit card, cash card, pay card, contactless, cash or card, aceptan tarjeta, acepta tarjeta, toman tarjeta, tarjeta, tarjetas, llevar efectivo, mejor efectivo, sirve tarjeta, funciona tarjeta, take visa, they take visa, accept visa, take card, take cards, accept card, accept cards, take mastercard, foreign card, foreign cards',
    ),
  },
  {
    id: 'korean-wallets',
    question: { es: '¿Sirven KakaoPay y NaverPay?', en: 'Do KakaoPay and NaverPay work?' },
    text: {
      es: 'De viaje, cuenta con que no: para usarlos del todo piden un número y una cuenta de banco coreanos. Paga con tu tarjeta, con Apple Pay o en efectivo.',
      en: 'As a visitor, count on not: full use takes a Korean number and bank account. Pay by card, with Apple Pay or in cash.',
    },
    sources: [
      {
        name: 'CitiesInsider',
        url: 'https://citiesinsider.com/country/south-korea/incheon/digital-payments',
      },
    ],
    more: ['phone-money-apps#cards', 'first-month#bank'],
    asked: ways(
      'kakao pay, kakaopay, naver pay, naverpay, toss, zeropay, samsung pay, pago qr, pagar con qr, qr payment, pay by qr',
    ),
  },
  {
    id: 'apple-pay',
    question: { es: '¿Funciona Apple Pay?', en: 'Does Apple Pay work?' },
    text: {
      es: 'Sí, con tu tarjeta extranjera, donde la terminal lee sin contacto y acepta tu red. No abre los torniquetes del metro; para eso hace falta la T-money.',
      en: 'Yes, with your foreign card, wherever the terminal reads contactless and takes your network. It does not open subway gates; for those you need a T-money card.',
    },
    sources: [sources.applePay],
    more: ['phone-money-apps#cards', 'transport#t-money'],
    asked: ways('apple pay, google pay, samsung pay, pago movil, nfc, wallet, apple wallet'),
  },
  {
    id: 'tax-refund',
    question: { es: '¿Puedo recuperar el IVA?', en: 'Can I get the tax back?' },
    text: {
      es: 'Sí, en tiendas «Tax Free», con el pasaporte, si gastas {tax-refund-minimum}. Recuperas {tax-refund-rate}. Si la compra es de {tax-refund-immediate}, muchas tiendas lo descuentan al pagar.',
      en: 'Yes, in tax-free shops, with your passport, if you spend {tax-refund-minimum}. You get back {tax-refund-rate}. If the purchase is {tax-refund-immediate}, many shops deduct it when you pay.',
    },
    more: ['shopping#refund', 'shopping#tax-free'],
    asked: ways(
      'global blue, global tax free, iva, devolucion iva, devolucion impuestos, impuestos, tax free, tax refund, vat, vat refund, duty free, libre impuestos, reembolso, tax, vuelvo iva, vuelven iva, recuperar iva, recupero iva, devuelven iva, me devuelven iva, devolver iva, iva compras, iva turistas, devolucion compras, get tax back, tax back, refund tax, vat back, claim vat, tourist tax refund, 택스리펀드',
    ),
  },
  {
    id: 'calling-home',
    question: { es: '¿Cómo llamo a mi país?', en: 'How do I call home?' },
    text: {
      es: 'Por internet, con WhatsApp u otra app y tus datos o el wifi, no se paga la llamada. La guía no tiene tarifas de llamadas internacionales: pregunta a tu operador.',
      en: 'Over the internet, with WhatsApp or another app on your data or wifi, the call itself costs nothing. This guide has no prices of international calls: ask your network.',
    },
    more: ['phone-money-apps#sim'],
    asked: ways(
      'llamar casa, llamar mi casa, llamo casa, llamar familia, llamo familia, llamar exterior, llamar extranjero, llamar afuera, llamar mi pais, llamadas internacionales, llamada internacional, prefijo, codigo pais, call home, call abroad, international call, international calls, country code, phone home, llamar desde corea, cuanto llamar, llamar a mexico, llamar a argentina, llamar a colombia, llamar a españa',
    ),
  },
  {
    id: 'sim',
    question: { es: '¿Qué SIM o eSIM compro?', en: 'Which SIM or eSIM should I buy?' },
    text: {
      es: 'Para mapas y mensajes basta una eSIM de datos. Para llamar al 1330, al 1345 o a tu embajada necesitas una línea con llamadas de SK Telecom, KT o LG U+, que se activa con el pasaporte.',
      en: 'For maps and messages a data eSIM is enough. To call 1330, 1345 or your embassy you need a plan with calls from SK Telecom, KT or LG U+, activated with your passport.',
    },
    sources: [sources.sim],
    more: ['phone-money-apps#sim', 'requirements#sim'],
    asked: ways(
      'cobertura, coverage, signal, señal celular, sim, esim, tarjeta sim, chip, datos moviles, datos, linea telefono, numero coreano, telefono, movil, celular, roaming, sim card, mobile data, data plan, korean number, phone, phone number, prepaid sim, mobile phone, cell phone, chip celular, chip corea, chip aeropuerto, comprar chip, linea coreana, numero de telefono coreano, internet celular, internet movil, datos celular, plan datos, roaming corea, phone plan, korean sim, sim airport, buy sim, mobile internet, 유심, 이심, usar mi celular, usar mi telefono, usar mi movil, use my phone, my phone work, my own phone, use phone, phone abroad',
    ),
  },
  {
    id: 'wifi',
    question: { es: '¿Hay wifi gratis?', en: 'Is there free wifi?' },
    text: {
      es: 'Sí, en el aeropuerto de Incheon y en más de 12.000 puntos públicos de Seúl. Para no depender de ellos, lleva datos propios.',
      en: 'Yes, at Incheon Airport and at more than 12,000 public hotspots in Seoul. Carry data of your own all the same.',
    },
    sources: [
      sources.airport,
      {
        name: 'Seoul Essentials',
        url: 'https://glama.ai/mcp/servers/do-droid/seoul-essentials',
        date: '2026-08-04',
      },
    ],
    more: ['phone-money-apps#sim', 'requirements#sim'],
    asked: ways(
      'wifi, internet, wifi gratis, free wifi, wifi gratis calle, wifi metro, hay wifi, internet gratis, wifi aeropuerto, wifi airport, wifi subway, public wifi',
    ),
  },
  {
    id: 'maps',
    question: { es: '¿Funciona Google Maps?', en: 'Does Google Maps work?' },
    text: {
      es: 'Para guardar sitios, sí. Para ir a pie usa Naver Map, que da metro, autobús y la salida exacta. Corea autorizó en febrero de 2026 las rutas a pie de Google: prueba una antes de fiarte.',
      en: 'For saved places, yes. To find your way on foot use Naver Map, which gives subway, bus and the exact exit. Korea approved Google’s walking routes in February 2026; try one before you rely on it.',
    },
    sources: [
      sources.maps,
      {
        name: { es: 'Gobierno de Corea', en: 'Government of Korea' },
        url: 'https://www.korea.kr/news/policyNewsView.do?newsId=148960107',
        date: '2026-02-27',
      },
    ],
    more: ['phone-money-apps#maps', 'transport#mobility-apps'],
    asked: ways(
      'google maps, mapa, naver, naver map, kakao map, kakaomap, gps, aplicacion mapas, maps, map app, navigation, navigate, 네이버지도, 카카오맵',
    ),
  },
  {
    id: 'translator',
    question: { es: '¿Qué traductor uso?', en: 'Which translator should I use?' },
    text: {
      es: 'Papago, de Naver, traduce texto, voz, fotos y conversaciones. Algunos idiomas funcionan sin conexión: prueba el tuyo antes de salir.',
      en: 'Papago, by Naver, translates text, voice, photos and conversations. Some languages work offline; try yours before you leave.',
    },
    sources: [sources.apps],
    more: ['phone-money-apps#maps', 'requirements#idioma'],
    asked: ways(
      'traductor, traducir, traduccion, papago, google translate, translator, translate, translation, 파파고',
    ),
  },
  {
    id: 'apps',
    question: { es: '¿Qué aplicaciones instalo?', en: 'Which apps should I install?' },
    text: {
      es: 'Naver Map para moverte, Papago para traducir y k.ride o Uber para los taxis. KakaoMap sirve para contrastar una ruta.',
      en: 'Naver Map to get around, Papago to translate, and k.ride or Uber for taxis. KakaoMap is useful to compare a route.',
    },
    sources: [sources.apps, sources.taxis],
    more: ['phone-money-apps', 'transport#mobility-apps'],
    asked: ways(
      'app, apps, aplicacion, aplicaciones, kakao, que descargar, =applications, download, apps utiles, que apps, app util, useful apps, best apps, app recomendadas, delivery, comida a domicilio, pedir comida, baemin, coupang eats, yogiyo, food delivery, descargar apps, aplicaciones necesarias, must have apps',
    ),
  },
  {
    id: 'meal-price',
    question: { es: '¿Cuánto cuesta comer?', en: 'What does a meal cost?' },
    text: {
      es: 'En Seúl, un gimbap cuesta {price-gimbap}, un kimchi-jjigae {price-kimchi-jjigae}, un bibimbap {price-bibimbap} y una ración de samgyeopsal {price-samgyeopsal}, de media.',
      en: 'In Seoul, on average, a gimbap costs {price-gimbap}, a kimchi-jjigae {price-kimchi-jjigae}, a bibimbap {price-bibimbap} and a portion of samgyeopsal {price-samgyeopsal}.',
    },
    more: ['gastronomy', 'budget'],
    asked: ways(
      'cuanto cuesta comer, precio comida, precio restaurante, comer barato, comida barata, presupuesto comida, meal price, food price, cheap food, cheap eats, cost of food, how much is a meal, meal cost, cuanto almuerzo, cuanto cena, cuanto comer, cuanto comida, precio almuerzo, precio cena, precio menu, precio desayuno, almuerzo, cena, menu del dia, comer barato seul, cuanto restaurante, how much food, food cost, price meal, lunch price, dinner price, much meal, much food, cenar, cuanto cenar, precio cenar, cuanto bibimbap, cuanto cuesta plato, precio platos, comida calle precio, price bibimbap, street food price, =precio comida, menu precio, gastar comida, comida presupuesto, food budget, food prices',
    ),
  },
  {
    id: 'trip-cost',
    question: { es: '¿Es caro viajar a Corea?', en: 'Is Korea expensive?' },
    text: {
      es: 'Moverse y comer, no mucho: el metro de Seúl cuesta desde {seoul-subway-base-fare} y un bibimbap, {price-bibimbap} de media. Lo que más cambia la cuenta es el alojamiento. En los itinerarios puedes contar tu viaje: noches, cama, comidas y trenes.',
      en: 'Getting around and eating are not: the Seoul subway costs from {seoul-subway-base-fare} and a bibimbap {price-bibimbap} on average. Where you sleep makes the difference. On the itineraries page you can count your own trip: nights, bed, meals and trains.',
    },
    more: ['itineraries', 'budget'],
    asked: [
      ...ways(
        'caro, cara, es caro, cuanto cuesta viajar, cuanto cuesta viaje, precio viaje, coste viaje, presupuesto viaje, presupuesto dias, gasto diario, expensive, trip cost, cost trip, how much trip, travel budget, daily budget, budget per day, is it expensive, cuanto cuesta ir, cuanto sale ir, cuanto cuesta ir a corea, cuanto gasto, cuanto gastare, cuanto llevar, cuanta plata llevo, cuanto dinero llevo, dinero por dia, gasto por dia, viaje barato, viajar barato, es caro corea, how much money per day, how much does a trip cost, trip price, cheap trip, cuanto dinero viajar, cuanto dinero viaje, dinero viaje, plata viaje, presupuesto dias viaje, presupuesto semana, cuanto viaje, sale viaje, cuanto cuesta corea, corea caro, corea cara, corea barato, much trip, trip money, how much money, wones dia, dinero dia, plata dia, gasto dia, alcanza dia, alcanzan wones, cuanto alcanza, money day, money per day, won per day, daily money, spend per day, won a day',
      ),
      ...costsByLength,
    ],
  },
  {
    id: 'monthly-cost',
    question: { es: '¿Cuánto cuesta vivir un mes?', en: 'What does a month cost?' },
    text: {
      es: 'Un estudiante gasta {student-month} al mes, sin el curso ni la fianza. La calculadora lo ajusta a tu ciudad, tu alojamiento y tu nivel.',
      en: 'A student spends {student-month} a month, not counting tuition or a deposit. The calculator fits it to your city, housing and level.',
    },
    more: ['student-costs#month', 'budget'],
    asked: ways(
      'coste de vida, costo de vida, cuanto cuesta vivir, gastos mes, gastos mensuales, vivir mes, presupuesto mes, presupuesto mensual, cuanto dinero necesito, dinero al mes, cost of living, living costs, living expenses, monthly budget, budget month, monthly cost, month cost, expenses, gasta mes, gasto mes, estudiante mes, gasta estudiante, cuanto estudiante, cuanto vida, cuesta vida, vida seul, vivir seul, vivir corea cuanto, cuanto vivir, cuanto mes, cost living seoul, student month, spend month, coste vida estudiante, costo vida estudiante, vida estudiante busan',
    ),
  },
] as const satisfies readonly Answer[];
