import { ruleOf } from '../../text/entry-checker.ts';
import { locales, type Locale, type Text } from '../../locale.ts';
import { countryName } from '../country-words.ts';
import { passports, type PassportEntry } from '../entry-rules.ts';
import type { Answer } from './answer.ts';

/** What one asks of a passport. */
const asked = {
  es: [
    'visado',
    'K-ETA',
    'entrar',
    'pasaporte',
    'requisitos',
    'exención',
    'soy',
    'viajo',
    'entrar visado',
    'siendo',
    'días',
    'estancia',
    'quedarme',
    'nacionalidad',
  ],
  en: [
    'visa',
    'K-ETA',
    'entry',
    'passport',
    'requirements',
    'waiver',
    'I am',
    'travel',
    'enter',
    'enter visa',
    'being',
    'days',
    'stay',
    'citizen',
    'nationality',
  ],
} as const satisfies Record<Locale, readonly string[]>;

function answerOf(passport: PassportEntry): Answer {
  const name = countryName(passport);
  const steps: Text =
    passport.visa === 'free' && !passport.kEtaWaiver
      ? {
          es: ' Pídela {keta-apply-ahead} en k-eta.go.kr; cuesta {keta-fee}.',
          en: ' Apply {keta-apply-ahead} on k-eta.go.kr; it costs {keta-fee}.',
        }
      : { es: '', en: '' };
  return {
    id: `entry-${passport.id}`,
    question: {
      es: `${name.es}: ¿visado o K-ETA?`,
      en: `${name.en}: visa or K-ETA?`,
    },
    text: {
      es: `${ruleOf(passport, 'es')}.${steps.es}`,
      en: `${ruleOf(passport, 'en')}.${steps.en}`,
    },
    more: [
      {
        to: `requirements?passport=${passport.id}`,
        label: { es: 'Comprobar tu viaje', en: 'Check your trip' },
      },
      'requirements',
    ],
    asked: locales.flatMap((locale) => {
      const country = name[locale];
      return [`=${country}`].concat(asked[locale].map((word) => `${word} ${country}`));
    }),
  };
}

/** The rules of entry for each passport of the checker. */
export const ofPassports: readonly Answer[] = passports.map(answerOf);
