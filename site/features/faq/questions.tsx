import { FilterChips, FilterCount, shownUnder } from '#site/ui/filter-chips.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Question, QuestionList } from '#site/ui/question-list.tsx';
import type { FaqPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { FaqAnswer } from './faq-answer.tsx';
import styles from './questions.module.css';
import sprite from './question-icons.svg?url';

interface Props {
  readonly text: FaqPage['text']['questions'];
  readonly items: FaqPage['items'];
  readonly locale: Locale;
}

const categories = ['all', 'visas', 'study', 'accommodation', 'travel', 'general'] as const;

/** The questions, all or those of one topic; one at a time is open, and its anchor opens it. */
export function Questions({ text, items, ...rest }: Props) {
  return (
    <QuestionList
      id="questions"
      heading={text.heading}
      head={
        <>
          <FilterChips
            name="category"
            label={text.filter}
            options={categories.map((value) => ({ value, label: text.categories[value] }))}
          />
          <FilterCount text={text.count} total={items.length} />
          <p>
            <Prose text={text.more} locale={rest.locale} />
          </p>
        </>
      }
    >
      {items.map((item, index) => (
        <Question
          key={item.id}
          name="faq"
          open={index === 0}
          title={item.question}
          fact={<Prose text={item.short} locale={rest.locale} />}
          icon={
            <svg aria-hidden="true" className={styles.icon}>
              <use href={`${sprite}#${item.icon}`} />
            </svg>
          }
          {...shownUnder(
            'category',
            categories,
            (each) => each === 'all' || each === item.category,
          )}
        >
          <FaqAnswer item={item} {...rest} />
        </Question>
      ))}
    </QuestionList>
  );
}
