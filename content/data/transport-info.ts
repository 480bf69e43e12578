import type { Text } from '../locale.ts';

/** Practical advice before the first ride. */
export interface TransportInfo {
  readonly id: string;
  readonly title: Text;
  /** The answer in a line. */
  readonly fact: Text;
  /** Prose: see `GuideText`. */
  readonly content: Text;
  /** A symbol of the transport icons. */
  readonly icon: 'card' | 'phone' | 'sign' | 'headset';
  /** A number to call, as it is dialled within Korea. */
  readonly phone?: { readonly number: string; readonly label: Text };
}

export const transportInfo = [
  {
    id: 't-money',
    title: { es: 'Tarjeta T-money', en: 'T-money card' },
    fact: {
      es: '**{tmoney-discount} menos por viaje** y transbordos gratis',
      en: '**{tmoney-discount} less a ride** and free transfers',
    },
    content: {
      es: 'Cómprala vacía en la primera tienda de conveniencia, {tmoney-card-price}, y pide que te la carguen. Cada viaje de metro cuesta {tmoney-discount} menos que con billete (boleto). Los transbordos entre metro y autobús son gratis. En Seúl puedes hacer {tmoney-transfers}. En Busan, {busan-transfers}. Se recarga {tmoney-topup}.',
      en: 'Buy it empty at the first convenience store, {tmoney-card-price}, and have it loaded there. Each subway ride costs {tmoney-discount} less than with a ticket. Changing between subway and bus is free. Seoul allows {tmoney-transfers}. Busan allows {busan-transfers}. You top it up {tmoney-topup}.',
    },
    icon: 'card',
  },
  {
    id: 'mobility-apps',
    title: { es: 'Aplicaciones para moverte', en: 'Apps for getting around' },
    fact: {
      es: '**Naver Map** para ir; **k.ride** para el taxi',
      en: '**Naver Map** for the way, **k.ride** for a taxi',
    },
    content: {
      es: 'Naver Map y KakaoMap dan rutas en inglés, con la salida de metro que te conviene. Con k.ride, la app de Kakao para visitantes, pides un taxi en inglés, con tarjeta extranjera y [sin cuenta coreana](phone-money-apps#taxi-apps). Google Maps sirve para guardar lugares, pero para ir a pie sigue siendo mejor Naver Map o KakaoMap. Descárgalas antes de salir de casa.',
      en: 'Naver Map and KakaoMap give routes in English, with the subway exit that suits you. With k.ride, Kakao’s app for visitors, you call a taxi in English, with a foreign card and [no Korean account](phone-money-apps#taxi-apps). Google Maps is fine for saved places, but Naver Map and KakaoMap are still better on foot. Download them before you leave home.',
    },
    icon: 'phone',
  },
  {
    id: 'tourist-information',
    title: { es: 'Información turística', en: 'Tourist information' },
    fact: {
      es: '**En los aeropuertos** y en barrios como Myeongdong',
      en: '**At the airports** and in districts such as Myeongdong',
    },
    content: {
      es: 'Hay oficinas en los aeropuertos de Incheon, Gimpo y Gimhae y en barrios como Myeongdong. Dan planos y responden en inglés. En línea, la guía oficial es [VisitKorea](https://spanish.visitkorea.or.kr/).',
      en: 'There are offices at Incheon, Gimpo and Gimhae airports and in districts such as Myeongdong. They hand out maps and answer in English. Online, the official guide is [VisitKorea](https://english.visitkorea.or.kr/).',
    },
    icon: 'sign',
  },
  {
    id: 'support-center',
    title: { es: '1330, la línea de ayuda al viajero', en: '1330, the travel helpline' },
    fact: {
      es: '**A cualquier hora**, en inglés',
      en: '**At any hour**, in English',
    },
    content: {
      es: 'La línea de la Organización de Turismo de Corea te da rutas, interpreta por teléfono, recoge quejas y te pasa con la policía o con emergencias. Atiende en inglés, también por chat en VisitKorea.',
      en: 'The line of the Korea Tourism Organization gives directions, interprets by phone, takes complaints and puts you through to the police or emergency services. It answers in English, also by chat on VisitKorea.',
    },
    icon: 'headset',
    phone: { number: '1330', label: { es: 'Las 24 horas', en: 'Open 24 hours' } },
  },
] as const satisfies readonly TransportInfo[];
