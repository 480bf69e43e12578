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
    unofficial: 'Teléfono, según listas no oficiales: {number}.',
    duty: 'Guardia: {number} (publicada el {date}; confírmala antes del viaje).',
    address: 'Dirección: {address}.',
    unseen:
      'No hemos visto su teléfono: búscalo en el directorio oficial o llama al 1330, que ayuda en español.',
    ask: 'Si es urgente, llama al 1330, que te ayuda a encontrar a quién acudir.',
  },
  en: {
    open: 'Embassy of {country} in Seoul.',
    closed: 'There is no embassy of {country} in Seoul.',
    telephone: 'Telephone: {number}.',
    unofficial: 'Telephone, by unofficial lists: {number}.',
    duty: 'Duty line: {number} (published {date}; confirm it before you travel).',
    address: 'Address: {address}.',
    unseen:
      'We have seen no telephone: look it up in the official directory or call 1330, which helps in English.',
    ask: 'If it is urgent, call 1330, where they tell you who to ask.',
  },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>;

const asked = {
  es: ['embajada', 'consulado'],
  en: ['embassy', 'consulate'],
} as const satisfies Record<Locale, readonly string[]>;

function textOf(country: string, mission: MissionInSeoul, locale: Locale): string {
  const say = words[locale];
  const { status, telephone, unofficialTelephone, duty, address } = mission;
  if (status === 'closed') return `${say.closed.replace('{country}', country)} ${say.ask}`;
  const parts = [
    say.open.replace('{country}', country),
    telephone && say.telephone.replace('{number}', telephone),
    unofficialTelephone && say.unofficial.replace('{number}', unofficialTelephone),
    duty &&
      say.duty.replace('{number}', duty.number).replace('{date}', formats[locale].date(duty.date)),
    address && say.address.replace('{address}', address),
    !telephone && !unofficialTelephone && !duty && say.unseen,
  ];
  return parts.filter(Boolean).join(' ');
}

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
      { to: `embassies#${id}`, label: { es: `Las dos embajadas`, en: `Both embassies` } },
      'emergencies#embassy',
    ],
    asked: locales.flatMap((locale) => asked[locale].map((word) => `${word} ${name[locale]}`)),
  };
}

/** The embassy of each country in Seoul, with its number. */
export const ofEmbassies: readonly Answer[] = embassies.map(answerOf);
