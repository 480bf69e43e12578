import { useQueryChoice } from '#site/lib/query.ts';
import { Count, FilterBar } from '#site/ui/filter-bar.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Question, QuestionList } from '#site/ui/question-list.tsx';
import type { FaqPage } from '#content/faq.server.ts';
import type { Locale } from '#content/locale.ts';
import { FaqAnswer } from './faq-answer.tsx';
import { QuestionIcon } from './question-icon.tsx';
import { keepInAddress, useNamedQuestion } from './use-named-question.ts';

interface Props {
  readonly words: FaqPage['copy']['questions'];
  readonly items: FaqPage['items'];
  readonly locale: Locale;
  readonly newTab: string;
}

const categories = ['all', 'visas', 'study', 'accommodation', 'travel', 'general'] as const;

/** The questions, all or those of one topic; one at a time stands open, and its anchor opens it. */
export function Questions({ words, items, ...rest }: Props) {
  const [category, choose] = useQueryChoice('category', categories, 'all');
  const shown = items.filter((item) => category === 'all' || item.category === category);
  useNamedQuestion();
  return (
    <QuestionList
      id="questions"
      heading={words.heading}
      head={
        <>
          <FilterBar
            label={words.filter}
            options={categories.map((value) => ({ value, label: words.categories[value] }))}
            value={category}
            onChange={choose}
          />
          <Count>
            {words.count
              .replace('{count}', String(shown.length))
              .replace('{total}', String(items.length))}
          </Count>
          <p>
            <Prose text={words.more} locale={rest.locale} newTab={rest.newTab} />
          </p>
        </>
      }
    >
      {shown.map((item) => (
        <Question
          key={item.id}
          name="faq"
          title={item.question}
          icon={<QuestionIcon name={item.icon} />}
          onToggle={({ currentTarget }) => keepInAddress(item.id, currentTarget.open)}
        >
          <FaqAnswer item={item} {...rest} />
        </Question>
      ))}
    </QuestionList>
  );
}
