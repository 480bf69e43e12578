import type { Text } from '../locale.ts';
import type { AttractionId } from './attractions.ts';

/** A dated note that stands beside a figure of the guide; the original figure stays. */
export interface Update {
  readonly note: Text;
  readonly source: {
    readonly url: string;
    readonly name: string;
    /** Year and month of the source; of reading it, where the note says that it bears no date. */
    readonly date: string;
  };
}

/** What has changed since the guide's figures of March 2025, or should be read beside them. */
export const updates = {
  'keta-waiver': {
    note: {
      es: 'Hasta el 31 de diciembre de 2026 no necesitan K-ETA los pasaportes de España y Estados Unidos ni, según la prensa, los de México, Chile, Colombia y Portugal. No hemos visto ningún aviso sobre 2027.',
      en: 'Until 31 December 2026 Spanish and US passports need no K-ETA, nor, according to the press, do Mexican, Chilean, Colombian and Portuguese ones. We have seen no notice about 2027.',
    },
    source: { url: 'https://visasnews.com/?p=34112', name: 'VisasNews', date: '2025-12' },
  },
  'earrival-digital-only': {
    note: {
      es: 'Desde el 1 de enero de 2026 la tarjeta en papel ya no existe: se rellena en línea dentro de los 3 días anteriores a la llegada, salvo que tengas K-ETA o residencia.',
      en: 'Since 1 January 2026 the paper card is gone: it is filled in online within the 3 days before arrival, unless you hold a K-ETA or a residence card.',
    },
    source: {
      url: 'https://theseoulist.pages.dev/plan-your-trip/korea-keta-earrival-card-2026',
      name: 'The Seoulist',
      date: '2026-05',
    },
  },
  'stay-30-days': {
    note: {
      es: 'No todos los pasaportes tienen 90 días: Honduras, Paraguay y Andorra figuran con 30.',
      en: 'Not every passport gets 90 days: Honduras, Paraguay and Andorra are listed with 30.',
    },
    source: { url: 'https://etaportal.net/notice/304', name: 'etaportal.net', date: '2024-03' },
  },
  'd4-bank-balance': {
    note: {
      es: 'Para el D-4 se pide desde julio de 2023 un saldo de 10 millones de wones, u 8 millones si la universidad está fuera del área de Seúl.',
      en: 'Since July 2023 a D-4 needs a bank balance of 10 million won, or 8 million if the university is outside the Seoul area.',
    },
    source: {
      url: 'https://woorifoundation.or.kr/html/multiculture/culture_view?idx=148',
      name: 'Woori Multicultural Foundation',
      date: '2023-07',
    },
  },
  'd4-sponsor': {
    note: {
      es: 'El visado D-4 de idiomas solo lo tramitan los centros de idiomas de las universidades. Una academia privada no puede patrocinarlo: pregunta a la tuya con qué visado se estudia.',
      en: 'Only the language centres of universities can sponsor a D-4 language visa. A private academy cannot: ask yours which visa its courses need.',
    },
    source: {
      url: 'https://koreaimmigration.blogspot.com/2018/06/general-trainee-d-4.html',
      name: 'Korea Immigration',
      date: '2018-06',
    },
  },
  'palace-fee-review': {
    note: {
      es: 'En febrero de 2026 seguía costando 3.000\u00a0₩, pero el Gobierno estudia la primera subida desde 2005.',
      en: 'In February 2026 it still cost ₩3,000, but the government is studying the first rise since 2005.',
    },
    source: {
      url: 'https://m.ajupress.com/amp/20260219142170574',
      name: 'Aju Press',
      date: '2026-02',
    },
  },
  'palace-fee-others': {
    note: {
      es: 'Los 3.000\u00a0₩ valen para Changdeokgung y Gyeongbokgung. Deoksugung, Changgyeonggung y el santuario Jongmyo cuestan 1.000\u00a0₩, y los extranjeros de 18 años o menos entran gratis.',
      en: 'The ₩3,000 is for Changdeokgung and Gyeongbokgung. Deoksugung, Changgyeonggung and the Jongmyo shrine cost ₩1,000, and foreigners aged 18 or under enter free.',
    },
    source: {
      url: 'https://m.ajupress.com/amp/20260219142170574',
      name: 'Aju Press',
      date: '2026-02',
    },
  },
  'busan-tower': {
    note: {
      es: 'Dos fuentes sin fecha, consultadas en noviembre de 2026, dan 12.000\u00a0₩ por subir al mirador.',
      en: 'Two undated sources, read in November 2026, give ₩12,000 for the observatory.',
    },
    source: {
      url: 'https://cestee.es/destino/corea-del-sur/busan/busan-tower',
      name: 'Cestee',
      date: '2026-11',
    },
  },
} as const satisfies Record<string, Update>;

/** The note that stands on the card of a sight. */
export const attractionUpdates: Readonly<Partial<Record<AttractionId, Update>>> = {
  gyeongbokgung: updates['palace-fee-review'],
  changdeokgung: updates['palace-fee-others'],
  'busan-tower': updates['busan-tower'],
};
