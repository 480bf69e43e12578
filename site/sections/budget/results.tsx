import { fill } from '#domain/fill.ts';
import { won } from '#domain/amounts.ts';
import { patch } from '#site/ui/patch.ts';
import type { Locale } from '#content/locale.ts';
import type { Ui } from '#content/ui/es.ts';
import { calculateBudget } from '#domain/budget.ts';
import type { CoursePrices } from '#domain/course-notice.ts';
import { perDay, perMonth } from '#domain/budget-shares.ts';
import { searchOf, type BudgetAddress } from './address.ts';
import { Breakdown } from './breakdown.tsx';
import type { BudgetCopy } from './budget-copy.ts';
import { Comparison } from './comparison.tsx';
import { CourseNoticeBox } from './course-notice.tsx';
import { OneOffCostsForm, type KnownCosts } from './one-off-costs.tsx';
import { OwnCurrencyForm } from './own-currency.tsx';
import { ReportRequest } from './report-request.tsx';
import { ResultActions } from './result-actions.tsx';
import styles from './results.module.css';
import { courseTextOf, foreign, summaryOf, timeOf } from './words.ts';

export interface ResultsProps {
  readonly address: BudgetAddress;
  readonly copy: BudgetCopy;
  readonly locale: Locale;
  readonly form: Ui['form'];
  readonly controller: string;
  readonly privacyHref: string;
  readonly page: string;
  readonly open: (patch: Partial<BudgetAddress>) => void;
  readonly coursePrices: CoursePrices;
  readonly known: KnownCosts;
}

/** What the stay costs, where the money goes, what else it could cost, and how to keep it. */
export function Results({
  address,
  copy,
  locale,
  open,
  page,
  coursePrices,
  known,
  ...office
}: ResultsProps) {
  const { inputs } = address;
  const result = calculateBudget(inputs);
  const words = copy.results;
  const course = courseTextOf(inputs, coursePrices, copy, locale);
  return (
    <>
      <section className={`wrap ${styles.result}`} aria-labelledby="budget-results">
        <div className={styles.total} data-notice={course ? '' : undefined}>
          <div className={styles.amounts}>
            <h2 id="budget-results" tabIndex={-1}>
              {fill(words.heading, {
                time: timeOf(inputs, copy),
                city: copy.cities[inputs.city].name,
              })}
            </h2>
            <p className={styles.won}>{won(result.total, locale)}</p>
            <p className={styles.foreign}>
              <b>{foreign(result.total, 'EUR', locale)}</b> {words.euros}{' '}
              <b>{foreign(result.total, 'USD', locale)}</b> {words.dollars}
            </p>
          </div>
          {course && <CourseNoticeBox text={course} link={copy.course.link} locale={locale} />}
          <div className={styles.plan}>
            <p className={styles.rates}>
              <b>{won(perMonth(result.total, inputs), locale)}</b> {words.month} ·{' '}
              <b>{won(perDay(result.total, inputs), locale)}</b> {words.day}
            </p>
            <p className={styles.summary}>
              {summaryOf(inputs, copy, locale)}{' '}
              <a href={searchOf({ ...address, step: 'preferences' })}>{words.change}</a>
            </p>
            <ResultActions
              {...{ address, inputs, result, copy, locale }}
              notice={course}
              query={searchOf(address)}
            />
          </div>
        </div>
        <Breakdown {...{ inputs, result, copy, locale }} />
        <p className={styles.note}>
          {words.rates} {words.pace[inputs.durationType]} {words.apart}
        </p>
        <p className={styles.address}>
          {words.address}: {page}
          {searchOf(address)}
        </p>
        <OneOffCostsForm {...{ address, total: result.total, copy, known, locale, open }} />
        <OwnCurrencyForm {...{ address, total: result.total, copy, locale, open }} />
      </section>
      <Comparison {...{ address, copy, locale }} />
      <section className={`wrap ${styles.report}`} aria-labelledby="budget-report">
        <div className={`${patch('hanji')} ${styles.sheet}`}>
          <h2 id="budget-report">{copy.report.heading}</h2>
          <ReportRequest {...{ inputs, locale, copy: copy.report.request, ...office }} />
        </div>
      </section>
    </>
  );
}
