import type { ComponentProps } from 'react';
import { useChoice } from '#app/lib/choice.ts';
import type { DatedNote } from '#app/ui/dated-note.tsx';
import { FilterBar } from '#app/ui/filter-bar.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { FaqPage } from '#content/faq.server.ts';
import type { Locale } from '#content/locale.ts';
import { Answer } from './answer.tsx';
import { QuestionIcon } from './question-icon.tsx';
import { keepInAddress, useNamedQuestion } from './use-named-question.ts';
import styles from './questions.module.css';

interface Props {
  readonly words: FaqPage['copy']['questions'];
  readonly items: FaqPage['items'];
  readonly note: Pick<ComponentProps<typeof DatedNote>, 'words' | 'language'>;
  readonly locale: Locale;
  readonly newTab: string;
}

const categories = ['all', 'visas', 'study', 'accommodation', 'travel', 'general'] as const;

/** The questions, all or those of one topic; one at a time stands open, and its anchor opens it. */
export function Questions({ words, items, ...rest }: Props) {
  const [category, choose] = useChoice('category', categories, 'all');
  const shown = items.filter((item) => category === 'all' || item.category === category);
  useNamedQuestion();
  return (
    <section aria-labelledby="questions" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="questions">{words.heading}</h2>
        <FilterBar
          label={words.filter}
          options={categories.map((value) => ({ value, label: words.categories[value] }))}
          value={category}
          onChange={choose}
        />
        <p role="status" className={styles.count}>
          {words.count
            .replace('{count}', String(shown.length))
            .replace('{total}', String(items.length))}
        </p>
        <p>
          <Prose text={words.more} locale={rest.locale} newTab={rest.newTab} />
        </p>
      </div>
      <div className={styles.list}>
        {shown.map((item) => (
          // The browser may have opened the one that the address names before the page is alive.
          <details
            key={item.id}
            name="faq"
            onToggle={({ currentTarget }) => keepInAddress(item.id, currentTarget.open)}
            suppressHydrationWarning
          >
            <summary>
              <QuestionIcon name={item.icon} />
              <h3>{keepNames(item.question)}</h3>
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
                <path d="M5 12h14" />
                <path d="M12 5v14" />
              </svg>
            </summary>
            <Answer item={item} month={words.month} {...rest} />
          </details>
        ))}
      </div>
    </section>
  );
}
