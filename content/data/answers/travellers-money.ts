import { countryName } from '../country-words.ts';
import { passports } from '../entry-rules.ts';
import { guideSources } from '../guide-sources.ts';
import { locales, type Locale } from '../../locale.ts';
import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

/** How one asks what a trip costs from a country; without the trip itself, with no other words. */
const fromHome = {
  es: [
    '=cuánto desde',
    '=precio desde',
    'cuánto viaje',
    'cuánto ir',
    'precio viaje',
    'viaje desde',
    'presupuesto',
  ],
  en: ['=much from', '=cost from', '=price from', 'cost trip', 'trip from', 'budget'],
} as const satisfies Record<Locale, readonly string[]>;

/** What visitors ask about cash, apps to pay with and what things cost. */
export const travellersMoney: readonly Answer[] = [
  {
    id: 'trip-from-home',
    question: {
      es: '¿Cuánto cuesta el viaje desde mi país?',
      en: 'What does the trip from my country cost?',
    },
    text: {
      es: 'El vuelo depende de tu ciudad y de la fecha, y esta guía no lo compara. Lo demás lo cuentas en Itinerarios: noches, cama, comidas y trenes. Con «Precios en mi moneda», arriba en la página, lo ves en la tuya.',
      en: 'The flight depends on your city and the date, and this guide does not compare it. Count the rest under Itineraries: nights, bed, meals and trains. “Prices in my currency”, at the top of the page, shows it in yours.',
    },
    more: [
      {
        to: 'itineraries#trip-budget',
        label: { es: 'Cuenta tu viaje', en: 'Count your trip' },
      },
      'budget',
      'requirements#escala',
    ],
    asked: ways(
      'viaje desde mi pais, cuanto viaje desde, precio vuelo y hotel, trip from my country',
    ).concat(
      passports.flatMap((passport) =>
        locales.flatMap((locale) =>
          fromHome[locale].map((way) => `${way} ${countryName(passport)[locale]}`),
        ),
      ),
    ),
  },
  {
    id: 'cash-to-change',
    question: {
      es: '¿Cambio dólares o euros en efectivo?',
      en: 'Can I change dollars or euros in cash?',
    },
    text: {
      es: 'Sí, en casas de cambio (환전소, hwanjeonso) como las de Myeongdong, que suelen pagar más que el banco y el aeropuerto. Elige una autorizada, que da recibo, y compara dos. Con pesos o soles no cuentes: lleva dólares o euros.',
      en: 'Yes, at exchange offices (환전소, hwanjeonso) such as those of Myeongdong, which mostly pay more than banks and the airport. Choose a licensed one, which gives a receipt, and compare two. Do not count on pesos or soles; bring dollars or euros.',
    },
    sources: [
      {
        name: { es: 'enkor, cambiar dinero', en: 'enkor, exchanging cash' },
        url: 'https://stay.enkor.kr/zh/blog/post-18',
      },
      {
        name: { es: 'Blog Next Corea', en: 'Next Corea blog, in Spanish' },
        url: 'http://www.nextcorea.com/2017/06/nc-2-cap-8-dinero-myeongdong.html',
        date: '2017-06-27',
      },
      {
        name: { es: 'Working Holiday News, en japonés', en: 'Working Holiday News, in Japanese' },
        url: 'https://workingholidaynews.com/local-news/1588.html',
      },
    ],
    more: ['phone-money-apps#cash-machines', 'phone-money-apps#cards', 'requirements#dinero'],
    asked: ways(
      'dolares efectivo, euros efectivo, llevar dolares, llevar euros, dolares o euros, llevo dolares, llevo euros, que moneda llevo, que moneda llevar, cambio dolares, cambio euros, cambio pesos, cambiar dolares, cambiar euros, cambiar pesos, cambiar soles, cambiar reales, cambiar bolivares, cambiar quetzales, cambiar guaranies, cambiar lempiras, cambiar colones, cambiar billetes, cambiar myeongdong, cambio myeongdong, casa de cambio, casas de cambio, dolares myeongdong, dolares aeropuerto, cambiar dinero aeropuerto, mejor cambio, mejor tasa, cambista, bring dollars, bring euros, dollars cash, euros cash, exchange dollars, exchange euros, exchange pounds, exchange pesos, change dollars, change euros, change pounds, cash exchange, money changer, money exchange myeongdong, exchange office, exchange booth, exchange myeongdong, which currency bring, best exchange rate, 환전소, cambiar aeropuerto, cambio aeropuerto, exchange airport',
    ),
  },
  {
    id: 'wallets-from-home',
    question: {
      es: '¿Sirven Nequi, Yape o Bizum en Corea?',
      en: 'Do payment apps from home work in Korea?',
    },
    text: {
      es: 'No cuentes con ellas: en las tiendas de Corea se paga con tarjeta, en efectivo o con apps coreanas, que piden un banco de allí. Si la tuya da una tarjeta Visa o Mastercard, llévala en plástico, y otra de otra red.',
      en: 'Do not count on them: in Korean shops you pay by card, in cash or with Korean apps, which take a bank there. If yours comes with a Visa or Mastercard, bring the plastic card, and another on a different network.',
    },
    sources: [sources.cards],
    more: ['phone-money-apps#cards', 'phone-money-apps#cash-machines'],
    asked: ways(
      'nequi, daviplata, yape, plin, mercado pago, mercadopago, uala, bizum, pix, codi, sinpe, sinpe movil, zelle, venmo, cash app, cashapp, paypal, billetera virtual, billetera digital, billetera celular, app pagar, app pago, payment app, payment apps, digital wallet, tarjeta virtual, binance, cripto, criptomonedas, bitcoin, crypto',
    ),
  },
  {
    id: 'messaging',
    question: {
      es: '¿Funcionan WhatsApp e Instagram en Corea?',
      en: 'Do WhatsApp and Instagram work in Korea?',
    },
    text: {
      es: 'Sí, con datos o wifi, igual que en casa. En Corea lo que más se usa es KakaoTalk (카카오톡): instálalo si vas a hablar con un alojamiento, una escuela o amigos de allí.',
      en: 'Yes, on data or wifi, just as at home. In Korea most people use KakaoTalk (카카오톡); install it if you will be talking to a guesthouse, a school or friends there.',
    },
    sources: [
      {
        name: { es: 'Universidad de Minnesota', en: 'University of Minnesota' },
        url: 'https://tandemplus.umn.edu/getting-started/digital-communication-around-world',
      },
    ],
    more: ['phone-money-apps#sim', 'phone-money-apps'],
    asked: ways(
      'whatsapp, wasap, guasap, watsap, whatsap, wsp, usar whatsapp, whatsapp corea, funciona whatsapp, instagram, telegram, messenger, tiktok, facebook, redes sociales, kakaotalk, kakao talk, videollamada, facetime, line app, whatsapp work, use whatsapp, messaging app, messenger app, social media, 카카오톡',
    ),
  },
  {
    id: 'supermarket-prices',
    question: {
      es: '¿Cuánto cuesta la compra en el supermercado?',
      en: 'What do groceries cost?',
    },
    text: {
      es: 'Esta guía no tiene precios de supermercado. La agencia coreana de consumo los publica, en coreano, en el portal 참가격 (chamgagyeok). Sí tiene lo que cuesta comer fuera y lo que gasta al mes quien estudia.',
      en: 'This guide has no supermarket prices. The Korea Consumer Agency publishes them, in Korean, on its portal 참가격 (chamgagyeok). What it has is the price of eating out and what a student spends in a month.',
    },
    sources: [
      {
        name: { es: 'SBS, en coreano', en: 'SBS, in Korean' },
        url: 'https://news.sbs.co.kr/news/endPage.do?cooper=SBSNEWS&news_id=N1003725022&plink=TIT',
        date: '2016-08-10',
      },
    ],
    more: ['student-costs#month', 'gastronomy', 'budget'],
    asked: ways(
      'precio supermercado, precios supermercado, supermercado precio, precio fruta, precio frutas, fruta cara, frutas caras, fruta precio, precio leche, precio huevos, precio carne, precio verdura, precio agua botella, costo supermercado, cuanto supermercado, cuanto fruta, aguacate caro, palta cara, palta precio, aguacate precio, hacer mercado, supermercado barato, supermercados baratos, supermarket prices, supermarket price, grocery prices, grocery price, groceries, grocery, grocery cost, fruit price, fruit expensive, milk price, egg price, price fruit, cost groceries, cheap supermarket, 장보기, 참가격, cuanto leche, cuanto huevos, cuanto pan, cuanto kilo, precio kilo, precio manzana, precio manzanas',
    ),
  },
  {
    id: 'barbecue-price',
    question: {
      es: '¿Cuánto cuesta una barbacoa coreana?',
      en: 'What does a Korean barbecue cost?',
    },
    text: {
      es: 'Una ración de samgyeopsal cuesta {price-samgyeopsal} de media en Seúl, y muchos sitios piden dos raciones como mínimo. Los banchan van incluidos y se repiten.',
      en: 'A portion of samgyeopsal costs {price-samgyeopsal} on average in Seoul, and many places serve two portions at least. The side dishes are included, and you can have more.',
    },
    more: ['gastronomy#samgyeopsal', 'gastronomy#galbi'],
    asked: ways(
      'precio barbacoa, barbacoa precio, cuanto barbacoa, barbacoa coreana precio, cuanto samgyeopsal, precio samgyeopsal, samgyeopsal precio, precio asado, cuanto asado, asado coreano precio, parrillada precio, precio parrillada, precio carne restaurante, barbacoa libre, barbacoa buffet, barbacoa barata, bbq precio, bbq price, kbbq price, barbecue price, price barbecue, cost barbecue, much barbecue, much bbq, much kbbq, bbq cost, kbbq cost, samgyeopsal price, price samgyeopsal, cheap bbq, cheap kbbq, unlimited bbq, all you can eat bbq, bbq buffet, buffet carne, carne ilimitada',
    ),
  },
  {
    id: 'luxury-hotels',
    question: { es: '¿Hay hoteles de lujo?', en: 'Are there luxury hotels?' },
    text: {
      es: 'Sí, y esta guía no los lista. Mira las estrellas: la Organización de Turismo de Corea las da, de una a cinco, y las revisa cada tres años. Una noche en Seúl e Incheon, con los de lujo, costaba de media {hotel-average-seoul}.',
      en: 'Yes, and this guide does not list them. Go by the stars: the Korea Tourism Organization gives one to five and reviews them every three years. A night in Seoul and Incheon, luxury included, cost {hotel-average-seoul} on average.',
    },
    sources: [guideSources['hotel-stars']],
    more: ['where-to-stay#kinds', 'where-to-stay'],
    asked: ways(
      'hotel lujo, hotel de lujo, hoteles lujo, hotel lujoso, hotel 5 estrellas, hotel cinco estrellas, cinco estrellas, 5 estrellas, hotel estrellas, resort, resorts, luxury hotel, luxury hotels, five star, five star hotel, 5 star hotel, luxury stay',
    ),
  },
  {
    id: 'airbnb',
    question: { es: '¿Es legal Airbnb en Corea?', en: 'Is Airbnb legal in Korea?' },
    text: {
      es: 'Sí, si el alojamiento está registrado. Airbnb pide el certificado a todos los anuncios desde octubre de 2025. La pena es para quien alquila, no para quien duerme; pero un anuncio sin número puede desaparecer, y tu reserva con él.',
      en: 'Yes, if the place is registered. Airbnb has asked every listing for the certificate since October 2025. The penalty is for the person who lets, not for the guest; but a listing without a number may vanish, and your booking with it.',
    },
    sources: [guideSources['airbnb-registration'], guideSources['illegal-lodging']],
    more: ['where-to-stay#booking', 'where-to-stay'],
    asked: ways(
      'airbnb legal, airbnb ilegal, airbnb permitido, airbnb prohibido, legal airbnb, airbnb seguro, airbnb registro, airbnb multa, airbnb numero, airbnb cancelado, airbnb cancelo, alquiler vacacional, alquiler turistico, apartamento turistico, airbnb illegal, airbnb allowed, airbnb banned, airbnb registered, airbnb registration, airbnb safe, airbnb cancelled, airbnb licence, airbnb license, holiday let, vacation rental, 에어비앤비, cancelaron airbnb',
    ),
  },
];
