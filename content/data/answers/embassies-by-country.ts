import { formats } from '../../formats.ts';
import { locales, type Locale } from '../../locale.ts';
import { countryName } from '../country-words.ts';
import { embassies, type EmbassyEntry, type MissionInSeoul } from '../embassies.ts';
import type { Answer } from './answer.ts';

const words = {
  es: {
    open: 'Embajada de {country} en Seúl.',
    closed: 'No hay embajada de {country} en Seúl.',
    telephone: 'Teléfono: {number}.',
    duty: 'Guardia: {number} (publicada el {date}; confírmala antes del viaje).',
    address: 'Dirección: {address}.',
    noNumber: 'Para su teléfono, pregunta en inglés al 1330.',
    ask: 'Pregunta en tu ministerio de Exteriores qué embajada te atiende.',
  },
  en: {
    open: 'Embassy of {country} in Seoul.',
    closed: 'There is no embassy of {country} in Seoul.',
    telephone: 'Telephone: {number}.',
    duty: 'Duty line: {number} (published {date}; confirm it before you travel).',
    address: 'Address: {address}.',
    noNumber: 'For its telephone, ask 1330.',
    ask: 'Ask your foreign ministry which embassy looks after you.',
  },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>;

const asked = {
  es: ['embajada', 'consulado'],
  en: ['embassy', 'consulate'],
} as const satisfies Record<Locale, readonly string[]>;

function textOf(country: string, mission: MissionInSeoul, locale: Locale): string {
  const say = words[locale];
  const { closed, telephone, duty, address } = mission;
  if (closed) return `${say.closed.replace('{country}', country)} ${say.ask}`;
  const parts = [
    say.open.replace('{country}', country),
    telephone && say.telephone.replace('{number}', telephone),
    duty &&
      say.duty.replace('{number}', duty.number).replace('{date}', formats[locale].date(duty.date)),
    address && say.address.replace('{address}', address),
    !telephone && !duty && say.noNumber,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `Spanish` is a language more often than a people, so that it is no word for the country. */
const asSpanish = ['Spanish embassy', 'Spanish consulate', 'embassy of Spain'];

function answerOf({ id, country, inSeoul }: EmbassyEntry): Answer {
  const name = countryName({ id, name: country });
  return {
    id: `embassy-${id}`,
    question: {
      es: `${name.es}: su embajada en Seúl`,
      en: `${name.en}: its embassy in Seoul`,
    },
    text: { es: textOf(name.es, inSeoul, 'es'), en: textOf(name.en, inSeoul, 'en') },
    more: [
      { to: `embassies#${id}`, label: { es: 'Las dos embajadas', en: 'Both embassies' } },
      'emergencies#embassy',
    ],
    asked: locales
      .flatMap((locale) => asked[locale].map((word) => `${word} ${name[locale]}`))
      .concat(id === 'ES' ? asSpanish : []),
  };
}

/** The embassy of each country in Seoul, with its number. */
export const ofEmbassies: readonly Answer[] = embassies.map(answerOf);
