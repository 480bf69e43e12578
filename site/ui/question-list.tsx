import type { ComponentProps, ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { keepNames } from './keep-names.tsx';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';
import styles from './question-list.module.css';

interface ListProps {
  /** The anchor of the list. */
  readonly id: string;
  readonly heading: string;
  /** Beside the questions, below the heading. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** Questions beside their heading; filters may stand in `head` (ui/filter-list.ts). */
export function QuestionList({ id, heading, head, children }: ListProps) {
  return (
    <Section
      layout="beside"
      id={id}
      headingId={`${id}-title`}
      heading={heading}
      lead={head}
      data-filter-list
    >
      <div data-part="items" className={styles.list}>
        {children}
      </div>
    </Section>
  );
}

interface QuestionProps extends ComponentProps<'details'> {
  /** Of the questions of one name one at a time stands open. */
  readonly name?: string;
  readonly title: string;
  /** The title in Korean, below it. */
  readonly hangul?: ReactNode;
  /** Before the title: an icon, or a small picture. */
  readonly icon?: ReactNode;
  /** What counts most of the answer; it stays in view while the rest is folded. */
  readonly fact?: ReactNode;
}

/** Chapters, one below the other; they may be the items of a filter (ui/filter-list.ts). */
export function Chapters(list: ComponentProps<'div'>) {
  return <div className={styles.list} {...list} />;
}

/** A question, or a chapter, that unfolds its answer; an anchor within the answer unfolds it too. */
export function Question({ title, hangul, icon, fact, children, ...details }: QuestionProps) {
  return (
    <details {...details}>
      <summary>
        {icon}
        <h3>
          {keepNames(title)}
          {hangul && <span lang="ko">{hangul}</span>}
        </h3>
        {fact && <span className={styles.fact}>{fact}</span>}
        <FoldSign />
      </summary>
      {children}
    </details>
  );
}

interface RowProps {
  /** The anchor of what unfolds. */
  readonly id: string;
  readonly title: string;
  /** The answer in one line. */
  readonly short: string;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** A part of a page in a line: its title, the answer, and the rest on demand, as wide as the page. */
export function AnswerRow({ id, title, short, locale, children }: RowProps) {
  return (
    <Question name="rest" title={title} fact={<Prose text={short} locale={locale} />}>
      <Answer id={id} className={styles.wide}>
        {children}
      </Answer>
    </Question>
  );
}

/** The plus of a row that unfolds, and its minus once it has. */
export function FoldSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </svg>
  );
}

/** What stands in a question. */
export function Answer({
  id,
  className = '',
  children,
}: {
  /** The anchor, where the question has none. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div id={id} className={`${styles.answer} ${className}`}>
      {children}
    </div>
  );
}
