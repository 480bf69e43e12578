import type { Text } from '../locale.ts';

/** Practical advice before the first ride (specification 2, section 3). */
export interface TransportInfo {
  readonly id: string;
  readonly title: Text;
  /** Prose: see `GuideCopy`. */
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
    content: {
      es: 'Se compra sin saldo en tiendas de conveniencia y estaciones. Cuesta {tmoney-card-price}. Se recarga {tmoney-topup}. Descuenta {tmoney-discount} por viaje de metro. En Seúl los transbordos son gratis: {tmoney-transfers}. La tarifa básica cubre {tmoney-transfer-radius} y después se paga por distancia. En Busan son {busan-transfers}.',
      en: 'Buy it empty at convenience stores and stations. It costs {tmoney-card-price}. Top it up {tmoney-topup}. It takes {tmoney-discount} off each subway ride. Transfers in Seoul are free: {tmoney-transfers}. The basic fare covers {tmoney-transfer-radius}, and after that you pay by distance. In Busan it is {busan-transfers}.',
    },
    icon: 'card',
  },
  {
    id: 'mobility-apps',
    title: { es: 'Aplicaciones para moverte', en: 'Apps for getting around' },
    content: {
      es: 'Naver Map y KakaoMap dan rutas en inglés, con la salida de metro que te conviene. Con Kakao T pides un taxi sin hablar coreano, porque el destino va escrito. Google Maps sirve para guardar lugares; desde febrero de 2026 puede recibir el mapa detallado de Corea, pero no hemos visto que sus rutas a pie funcionen ya. Descárgalas antes de salir de casa.',
      en: 'Naver Map and KakaoMap give routes in English, with the subway exit that suits you. With Kakao T you can call a taxi without a word of Korean, because the destination is written down. Google Maps is good for saving places; since February 2026 it may receive Korea’s detailed map, but we have not seen its walking routes work yet. Download them before you leave home.',
    },
    icon: 'phone',
  },
  {
    id: 'tourist-information',
    title: { es: 'Información turística', en: 'Tourist information' },
    content: {
      es: 'Hay oficinas en los aeropuertos de Incheon, Gimpo y Gimhae y en barrios como Myeongdong: dan planos y responden en inglés. En línea, la guía oficial es [VisitKorea](https://spanish.visitkorea.or.kr/).',
      en: 'There are offices at Incheon, Gimpo and Gimhae airports and in districts such as Myeongdong. They hand out maps and answer in English. Online, the official guide is [VisitKorea](https://english.visitkorea.or.kr/).',
    },
    icon: 'sign',
  },
  {
    id: 'support-center',
    title: { es: '1330, la línea de ayuda al viajero', en: '1330, the travel helpline' },
    content: {
      es: 'Es el centro de atención multicanal de la Organización de Turismo de Corea. Por teléfono atiende las 24 horas, y también contesta por chat en VisitKorea. Ayuda con rutas, interpretación por teléfono y quejas, y te pasa con la policía y las emergencias. Habla inglés, japonés y chino, pero no español.',
      en: 'This is the multichannel support centre of the Korea Tourism Organization. The phone line is open 24 hours, and you can also chat on VisitKorea. It helps with routes, interpretation by phone and complaints, and puts you through to the police and emergency services. It speaks English, Japanese and Chinese.',
    },
    icon: 'headset',
    phone: { number: '1330', label: { es: 'Las 24 horas', en: 'Open 24 hours' } },
  },
] as const satisfies readonly TransportInfo[];
