import { FilterChips, FilterCount, shownUnder } from '#site/ui/filter-chips.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import type { FaqPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { FaqAnswer } from './faq-answer.tsx';
import styles from './questions.module.css';

interface Props {
  readonly text: FaqPage['text']['questions'];
  readonly items: FaqPage['items'];
  readonly locale: Locale;
}

const categories = ['all', 'visas', 'study', 'accommodation', 'travel', 'general'] as const;

/**
 * The questions, all or those of one topic, as a cloth: each a patch in the colour of its topic, with its answer large.
 * One at a time is open, and its anchor opens it.
 */
export function Questions({ text, items, ...rest }: Props) {
  return (
    <Section
      id="questions"
      headingId="questions-title"
      heading={text.heading}
      className={styles.questions}
      lead={
        <>
          <FilterChips
            name="category"
            label={text.heading}
            unlabelled
            options={categories.map((value) => ({ value, label: text.categories[value] }))}
          />
          <FilterCount text={text.count} total={items.length} />
        </>
      }
      data-filter-list
    >
      <Chapters data-filter-items>
        {items.map((item) => (
          <Question
            key={item.id}
            name="faq"
            className={styles[item.category]}
            title={item.question}
            fact={<Prose text={item.short} locale={rest.locale} />}
            icon={<Picture picture={item.picture} alt="" sizes="200px" />}
            {...shownUnder(
              'category',
              categories,
              (each) => each === 'all' || each === item.category,
            )}
          >
            <FaqAnswer item={item} {...rest} />
          </Question>
        ))}
      </Chapters>
      <p className={styles.more}>
        <Prose text={text.more} locale={rest.locale} />
      </p>
    </Section>
  );
}
