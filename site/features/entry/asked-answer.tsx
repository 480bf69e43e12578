import { ToolLinks } from '#site/ui/tool-links.tsx';
import type { FormText } from '#content/text/entry-checker.ts';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import type { Passports } from './read.ts';
import type { EntryTrip } from '#domain/entry-trip.ts';
import { budgetLink } from '#domain/trip-answers.ts';
import { d4Query } from '#domain/trip-links.ts';
import type { AnswerText } from './answer-text.ts';
import { EntryAnswer } from './entry-answer.tsx';
import { unlisted } from './trip-query.ts';
import type { Answering } from './use-answer.ts';

interface Props {
  readonly text: FormText;
  readonly answerText: AnswersText;
  readonly passports: Passports['choices'];
  readonly locale: Locale;
  /** Undefined until the rules have been fetched. */
  readonly answering: Answering | undefined;
  readonly trip: EntryTrip & { readonly passport: string };
  /** `YYYY-MM-DD` in Korea. */
  readonly today: string;
}

/** The answer to the question, and links to the next tools. */
export function AskedAnswer(props: Props) {
  const { answering, text, answerText, passports, trip, today, locale } = props;
  const loaded = answering === 'failed' ? undefined : answering;
  if (!loaded) return <p>{answering ? text.failed : text.loading}</p>;
  const answer = loaded.answerText(loaded.rules, trip, today, locale);
  if (!answer) return <p>{text.issues.passport}</p>;
  const country = passports.find(({ id }) => id === trip.passport)?.name;
  const days = text.dayCount[trip.days === 1 ? 'one' : 'other'];
  const asked = [
    country,
    text.purposes[trip.purpose],
    ...(trip.purpose === 'transit' ? [] : [days.replace('{count}', `${trip.days}`)]),
    ...(trip.age ? [text.ages[trip.age]] : []),
  ];
  return (
    <>
      <EntryAnswer trip={asked.join(' · ')} answer={answer} text={text} locale={locale} />
      {/* A stopover needs no further tools. */}
      {trip.purpose !== 'transit' && <NextTools text={answerText} answer={answer} trip={trip} />}
    </>
  );
}

/** Links to the next tools, with the same journey. */
function NextTools({
  answer,
  trip,
  text: { links, paths },
}: Pick<Props, 'trip'> & {
  readonly answer: AnswerText;
  readonly text: AnswersText;
}) {
  const d4 = { href: `${paths.study}${d4Query(trip)}#d4`, label: links.d4 };
  const embassy = {
    href: `${paths.embassies}${trip.passport === unlisted ? '' : `?country=${trip.passport}`}#embassies`,
    label: links.embassy,
  };
  const budget = { href: paths.budget + budgetLink(trip), label: links.budget };
  return (
    <div>
      <ToolLinks
        links={[
          ...(answer.verdict === 'd-4' ? [d4] : []),
          budget,
          ...(answer.verdict.startsWith('no-visa') ? [] : [embassy]),
        ]}
      />
    </div>
  );
}
