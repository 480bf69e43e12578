import type { AnswerWords } from '#content/kept-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import type { Passports } from '#content/requirements.server.ts';
import type { Trip } from '#domain/entry-trip.ts';
import type { CheckerWords } from './checker-words.ts';
import { EntryAnswer } from './entry-answer.tsx';
import { NextTools } from './next-tools.tsx';
import type { Answering } from './use-answer.ts';

interface Props {
  readonly words: CheckerWords;
  readonly answerWords: AnswerWords;
  readonly passports: Passports['choices'];
  readonly locale: Locale;
  readonly newTab: string;

  readonly answering: Answering | undefined;
  readonly trip: Trip & { readonly passport: string };
  readonly today: string;
}

/** The answer, as soon as the rules have come. */
export function AskedAnswer({ answering, words, answerWords, passports, trip, ...rest }: Props) {
  const { today, locale, newTab } = rest;
  if (answering === 'failed') return <p>{words.failed}</p>;
  if (!answering) return <p>{words.loading}</p>;
  const answer = answering.answerText(answering.rules, trip, today, locale);
  if (!answer) return <p>{words.issues.passport}</p>;
  const country = passports.find(({ id }) => id === trip.passport)?.name;
  const days = words.dayCount[trip.days === 1 ? 'one' : 'other'];
  const asked = [country, words.purposes[trip.purpose], days.replace('{count}', `${trip.days}`)];
  return (
    <>
      <EntryAnswer trip={asked.join(' · ')} {...{ answer, locale, newTab }} />
      <NextTools words={answerWords.links} {...{ answer, trip, locale }} />
    </>
  );
}
