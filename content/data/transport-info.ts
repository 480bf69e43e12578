import type { Text } from '../locale.ts';

/** What to have ready before the first ride (specification 2, section 3). */
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
      es: 'Se compra en tiendas de conveniencia y estaciones, y se recarga en efectivo. Descuenta 100\u00a0₩ por viaje y da hasta cuatro transbordos gratis, en un radio de 10 km, si subes al siguiente antes de 30 minutos (1 hora entre las 21:00 y las 07:00).',
      en: 'Sold at convenience stores and stations, and topped up with cash. It takes ₩100 off each ride and gives up to four free transfers, within a 10 km radius, if you board the next one within 30 minutes (1 hour between 21:00 and 07:00).',
    },
    icon: 'card',
  },
  {
    id: 'mobility-apps',
    title: { es: 'Aplicaciones para moverte', en: 'Mobility apps' },
    content: {
      es: 'Naver Map y KakaoMap dan rutas en inglés, con la salida de metro que te conviene. Con Kakao T pides un taxi sin hablar coreano: el destino va escrito. Descárgalas antes de salir de casa.',
      en: 'Naver Map and KakaoMap give routes in English, with the subway exit that suits you. Kakao T calls a taxi without a word of Korean: the destination is written down. Download them before you leave home.',
    },
    icon: 'phone',
  },
  {
    id: 'tourist-information',
    title: { es: 'Información turística', en: 'Tourist information' },
    content: {
      es: 'Hay oficinas en los aeropuertos de Incheon, Gimpo y Gimhae y en barrios como Myeongdong: dan planos y responden en inglés. En línea, la guía oficial es [VisitKorea](https://spanish.visitkorea.or.kr/).',
      en: 'There are offices at Incheon, Gimpo and Gimhae airports and in districts such as Myeongdong: they hand out maps and answer in English. Online, the official guide is [VisitKorea](https://english.visitkorea.or.kr/).',
    },
    icon: 'sign',
  },
  {
    id: 'support-center',
    title: { es: 'Centro de atención multicanal', en: 'Multichannel support center' },
    content: {
      es: 'La línea 1330 de la Organización de Turismo de Corea atiende las 24 horas: rutas, interpretación por teléfono, quejas y enlace con la policía y las emergencias. Habla inglés, japonés y chino, pero no español. También contesta por chat en VisitKorea.',
      en: 'The 1330 line of the Korea Tourism Organization is open 24 hours: routes, interpretation by phone, complaints, and a link to the police and emergency services. It speaks English, Japanese and Chinese, but not Spanish. It also answers by chat on VisitKorea.',
    },
    icon: 'headset',
    phone: { number: '1330', label: { es: 'Las 24 horas', en: 'Open 24 hours' } },
  },
] as const satisfies readonly TransportInfo[];
