import { Prose } from '#site/ui/prose.tsx';
import { Answer, Question, QuestionList } from '#site/ui/question-list.tsx';
import type { Question as QuestionEntry } from '#content/text/requirements.ts';
import type { Locale, Localized } from '#content/locale.ts';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly more: string;
  readonly items: readonly Localized<QuestionEntry>[];
  readonly locale: Locale;
}

/** Questions of which one at a time stands open; an answer's anchor opens it. */
export function Questions({ id, heading, more, items, locale }: Props) {
  return (
    <QuestionList
      id={id}
      heading={heading}
      head={
        <p>
          <Prose text={more} locale={locale} />
        </p>
      }
    >
      {items.map((item) => (
        <Question key={item.id} name="questions" title={item.question}>
          <Answer id={item.id}>
            {item.answer.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} locale={locale} />
              </p>
            ))}
          </Answer>
        </Question>
      ))}
    </QuestionList>
  );
}
